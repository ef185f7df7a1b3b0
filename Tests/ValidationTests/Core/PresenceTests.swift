import Testing

@testable import Validation

@Suite struct PresenceTests {
  @Test(
    arguments: [
      (.optional, nil, nil), (.optional, "", nil), (.optional, " ", nil), (.optional, "x", nil),
      (.required, nil, "required"), (.required, "", nil), (.required, " ", nil), (.required, "x", nil),
      (.notBlank, nil, "not-blank"), (.notBlank, "", "not-blank"), (.notBlank, " \t\r\n", "not-blank"),
      (.notBlank, " x ", nil), (.notBlank, "\0", nil),
    ] as [(Presence, String?, FailureCode?)])
  func `each presence has its own condition and code`(presence: Presence, value: String?, code: FailureCode?)
  {
    let failure = value.map { presence.failure(ofPresent: Array($0.utf8)) } ?? presence.failure(of: nil)
    #expect(failure?.code == code)
  }

  @Test func `exactly the scalars with the Unicode property White_Space are blank`() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isBlank = Presence.notBlank.failure(ofPresent: Array(String(scalar).utf8)) != nil
      guard isBlank != Self.whiteSpace.contains(value) else { continue }
      Issue.record("U+\(String(value, radix: 16)) is \(isBlank ? "" : "not ")blank")
      return
    }
  }

  @Test(arguments: [[0x80], [0x20, 0xC2], [0xE3, 0x80], [0xFF, 0x20], [0x20, 0xE2, 0x80]] as [[UInt8]])
  func `invalid UTF-8 is not blank`(bytes: [UInt8]) {
    #expect(Presence.notBlank.failure(ofPresent: bytes) == nil)
  }

  @Test func `a run of multibyte white space is blank, and not blank with one letter inside`() {
    let blank = "\u{3000}\u{A0} \u{2028}\u{1680}\t\u{85}"
    #expect(Presence.notBlank.failure(ofPresent: Array(blank.utf8))?.code == "not-blank")
    for index in blank.unicodeScalars.indices {
      var text = blank.unicodeScalars
      text.insert("é", at: index)
      #expect(Presence.notBlank.failure(ofPresent: Array(String(text).utf8)) == nil)
    }
  }

  @Test func `presences are ordered by strictness and named after their rules`() {
    #expect(Presence.optional < .required)
    #expect(Presence.required < .notBlank)
    #expect([Presence.optional, .required, .notBlank].map(\.ruleName) == [nil, "required", "not-blank"])
  }

  /// `White_Space=yes` in PropList.txt of the Unicode Character Database.
  private static let whiteSpace: Set<UInt32> = Set(0x09...0x0D).union(0x2000...0x200A).union([
    0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
  ])
}

extension Presence {
  fileprivate func failure(ofPresent bytes: [UInt8]) -> ValidationFailure? {
    failure(of: bytes.span)
  }
}
