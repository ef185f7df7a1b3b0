import TestSupport
import Testing
import Validation

/// Each profile against a slow oracle of its grammar, on 200,000 random strings near to it.
@Suite struct EmailDifferentialTests {
  @Test func `rfc5321 accepts what RFC 5321's ABNF derives`() {
    compare("rfc5321", EmailStrategy(.rfc5321), with: EmailGrammar.isMailbox)
  }

  @Test func `practical accepts what its grammar derives`() {
    compare("practical", EmailStrategy(.practical), with: EmailGrammar.isPractical)
  }

  @Test func `html accepts what WHATWG's regular expression matches`() throws {
    // WHATWG HTML, section 4.10.5.1.5, "valid email address": the expression without its anchors.
    let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    let expression = try Regex(#"[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@"# + label + #"(?:\."# + label + ")*")
      .matchingSemantics(.unicodeScalar)
    compare("html", EmailStrategy(.html)) { bytes in
      (try? UTF8Span(validating: bytes.span)) != nil
        && String(decoding: bytes, as: UTF8.self).wholeMatch(of: expression) != nil
    }
  }

  @Test func `every practical address is one of html and of rfc5321 too`() {
    let (random, seed) = SeededGenerator.announced(by: "EmailDifferentialTests, subset")
    var generator = random
    var practical = 0
    for _ in 0..<100_000 {
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

  @Test func `lengths alone decide about letters with dots and an at sign`() {
    let (random, seed) = SeededGenerator.announced(by: "EmailDifferentialTests, lengths")
    var generator = random
    for _ in 0..<20_000 {
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
    let (random, seed) = SeededGenerator.announced(by: "EmailDifferentialTests, \(name)")
    var generator = random
    var accepted = 0
    for _ in 0..<200_000 {
      let value = generator.nearAddress()
      let isValid = strategy.verdict(on: value) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != oracle(value) else { continue }
      Issue.record("seed \(seed): \(value.shown) is \(isValid ? "accepted" : "refused")")
      return
    }
    // The strings are near enough to the grammar for both answers to be common.
    #expect((10_000...190_000).contains(accepted), "\(accepted)")
  }
}
