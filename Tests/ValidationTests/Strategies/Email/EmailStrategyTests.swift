import TestSupport
import Testing
import Validation

/// Checks the codes, parameters and positions of failures.
@Suite struct EmailStrategyTests {
  @Test(
    arguments: [
      (.practical, "ann", ValidationFailure("email.no-at-sign")),
      (.practical, "@b.de", ValidationFailure("email.local-part-missing")),
      (.practical, "a@", ValidationFailure("email.domain-missing")),
      (.practical, "a@localhost", ValidationFailure("email.domain-single-label")),
      (.practical, "a@b.c", ValidationFailure("email.top-level-domain")),
      (.practical, "a b@c.de", place("email.local-part-character", 2, " ")),
      (.practical, ".a@b.de", place("email.local-part-character", 1, ".")),
      (.practical, "a.@b.de", place("email.local-part-character", 2, ".")),
      (.practical, "a..b@c.de", place("email.local-part-character", 3, ".")),
      (.practical, "aé@b.de", place("email.local-part-character", 2, "é")),
      (.practical, "a😀@b.de", place("email.local-part-character", 2, "😀")),
      (.practical, "a\0@b.de", place("email.local-part-character", 2, "\0")),
      (.practical, "a@b_c.de", place("email.domain-character", 4, "_")),
      (.practical, "a@b@c.de", place("email.domain-character", 4, "@")),
      (.practical, "a@日本.de", place("email.domain-character", 3, "日")),
      (.practical, "a@b.de\n", place("email.domain-character", 7, "\n")),
      (.practical, "a@.b.de", ValidationFailure("email.label-empty", ["position": 3])),
      (.practical, "a@b..de", ValidationFailure("email.label-empty", ["position": 5])),
      (.practical, "a@b.de.", ValidationFailure("email.label-empty", ["position": 7])),
      (.practical, "a@-b.de", ValidationFailure("email.label-hyphen", ["position": 3])),
      (.practical, "a@b-.de", ValidationFailure("email.label-hyphen", ["position": 4])),
      (.practical, "a@b.de-", ValidationFailure("email.label-hyphen", ["position": 7])),
      (.html, "a.b..c@d e", place("email.domain-character", 9, " ")),
      (.html, "\"a\"@b", place("email.local-part-character", 1, "\"")),
      (.rfc5321, "\"a\tb\"@c", place("email.local-part-character", 3, "\t")),
      (.rfc5321, "\"a\\é\"@b", place("email.local-part-character", 4, "é")),
      (.rfc5321, "\"a\"b@c", place("email.local-part-character", 4, "b")),
      (.rfc5321, "a@[1.2.3]", ValidationFailure("email.address-literal")),
    ] as [(EmailProfile, String, ValidationFailure)])
  func `a failure has the position of the first error`(
    profile: EmailProfile, value: String, failure: ValidationFailure
  ) {
    #expect(EmailStrategy(profile).failure(of: value) == failure)
  }

  @Test func `a length failure has the maximum and the actual length`() {
    let local = String(repeating: "a", count: 65) + "@b.de"
    #expect(
      EmailStrategy().failure(of: local)
        == ValidationFailure("email.local-part-too-long", ["maximum": 64, "actual": 65]))
    let label = "a@b." + String(repeating: "c", count: 70)
    #expect(
      EmailStrategy().failure(of: label)
        == ValidationFailure("email.label-too-long", ["maximum": 63, "actual": 70, "position": 5]))
    let whole = String(repeating: "é", count: 200)
    #expect(
      EmailStrategy(.rfc5321).failure(of: whole)
        == ValidationFailure("email.too-long", ["maximum": 254, "actual": 400]))
  }

  @Test func `invalid UTF-8 is reported as U+FFFD`() {
    #expect(
      EmailStrategy().failure(of: [0x61, 0xFF, 0x40, 0x62])
        == Self.place("email.local-part-character", 2, "\u{FFFD}"))
    #expect(
      EmailStrategy().failure(of: [0x61, 0x40, 0xE2, 0x82])
        == Self.place("email.domain-character", 3, "\u{FFFD}"))
  }

  /// Compares the statements of failures with random values, for every profile.
  @Test func `the parameters of a failure are correct for the value`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(50_000) {
      let value = generator.nearAddress()
      for profile in EmailProfile.allCases {
        guard let failure = EmailStrategy(profile).failure(of: value) else { continue }
        guard let fault = Self.incorrectStatement(of: failure, about: value) else { continue }
        Issue.record("seed \(seed): \(value.shown), \(profile): \(fault), \(failure.parameters)")
        return
      }
    }
  }

  private static func incorrectStatement(of failure: ValidationFailure, about value: [UInt8]) -> String? {
    let characters = Array(String(decoding: value, as: UTF8.self).unicodeScalars)
    var named: Unicode.Scalar?
    if case .integer(let position)? = failure.parameters["position"] {
      guard 1...characters.count ~= position else { return "\(failure.code) has a position after the end" }
      named = characters[position - 1]
    }
    let claim =
      switch failure.code {
      case "email.no-at-sign": !value.contains(0x40)
      case "email.local-part-missing": value.first == 0x40
      case "email.domain-missing": value.last == 0x40
      case "email.label-empty": named == "."
      case "email.label-hyphen": named == "-"
      case "email.local-part-character", "email.domain-character":
        failure.parameters["character"] == named.map { .text(String($0)) }
      default: true
      }
    return claim ? nil : "\(failure.code) is incorrect"
  }

  private static func place(_ code: FailureCode, _ position: Int, _ character: String) -> ValidationFailure {
    ValidationFailure(code, ["position": .integer(position), "character": .text(character)])
  }
}
