import TestSupport
import Testing
import Validation

/// Compares each profile with a slow recognizer of its grammar on 200,000 random strings that resemble addresses.
@Suite struct EmailDifferentialTests {
  @Test func `the profile rfc5321 accepts exactly what the ABNF of RFC 5321 derives`() {
    compare("rfc5321", EmailStrategy(.rfc5321), with: EmailGrammar.isMailbox)
  }

  @Test func `the profile practical accepts exactly what its grammar derives`() {
    compare("practical", EmailStrategy(.practical), with: EmailGrammar.isPractical)
  }

  @Test func `the profile html accepts exactly what the regular expression of WHATWG matches`() throws {
    // WHATWG HTML, section 4.10.5.1.5, "valid email address": the expression without its anchors.
    let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    let expression = try Regex(#"[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@"# + label + #"(?:\."# + label + ")*")
      .matchingSemantics(.unicodeScalar)
    compare("html", EmailStrategy(.html)) { bytes in
      (try? UTF8Span(validating: bytes.span)) != nil
        && String(decoding: bytes, as: UTF8.self).wholeMatch(of: expression) != nil
    }
  }

  @Test func `every address of the profile practical is valid in html and rfc5321`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var practical = 0
    for _ in 0..<TestRun.rounds(100_000) {
      let value = generator.nearAddress()
      guard EmailStrategy(.practical).verdict(on: value) == .valid else { continue }
      practical += 1
      if EmailStrategy(.html).verdict(on: value) == .valid,
        EmailStrategy(.rfc5321).verdict(on: value) == .valid
      {
        continue
      }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
    #expect(practical > 5000)
  }

  @Test func `the verdict on letters with dots and an at sign depends only on lengths`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let local = generator.pick([1, 2, 62, 63, 64, 65, 66, 200])
      let labels = (0..<1 + generator.below(6)).map { _ in generator.pick([1, 2, 3, 20, 58, 61, 62, 63, 64]) }
      let domain = labels.map { String(repeating: "b", count: $0) }.joined(separator: ".")
      let value = Array((String(repeating: "a", count: local) + "@" + domain).utf8)
      let isHTML = labels.allSatisfy { $0 <= 63 }
      let isMailbox = isHTML && local <= 64 && value.count <= 254
      let isPractical = isMailbox && labels.count > 1 && labels[labels.count - 1] >= 2
      let verdicts = EmailProfile.allCases.map { EmailStrategy($0).verdict(on: value) }
      guard verdicts != [isPractical, isHTML, isMailbox, true, isMailbox].map(Verdict.init) else { continue }
      Issue.record("seed \(seed): \(local)@\(labels): \(verdicts)")
      return
    }
  }

  private func compare(_ name: String, _ strategy: EmailStrategy, with oracle: ([UInt8]) -> Bool) {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(200_000) {
      let value = generator.nearAddress()
      let isValid = strategy.verdict(on: value) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != oracle(value) else { continue }
      Issue.record("seed \(seed): \(value.shown) is \(isValid ? "accepted" : "rejected")")
      return
    }
    // The strings resemble addresses closely enough that both verdicts are common.
    #expect((10_000...190_000).contains(accepted), "\(accepted)")
  }
}
