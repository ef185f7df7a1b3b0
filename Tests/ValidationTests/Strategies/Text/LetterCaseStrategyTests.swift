import Testing
import Validation

extension RuleTable {
  static let lowercase = RuleTable(
    "lowercase", as: .lowercase,
    accepts: ["", "a", "z", "a1", "@[`{", "é", "straße", "日本語", "1º", "ʰ", "e\u{301}", "\n", "ﬁ", "ⓐ", "ⅳ"],
    rejects: [
      "lowercase.character": [
        "A", "Z", "aB", "É", "aÉ", "ǅ", "Ω", "Ⓐ", "Ⅳ", "İ", "\u{1D400}", "\u{212A}", "ẞ",
      ]
    ])

  static let uppercase = RuleTable(
    "uppercase", as: .uppercase,
    accepts: ["", "A", "Z", "A1", "@[`{", "É", "STRASSE", "日本語", "1º", "ẞ", "E\u{301}", "\n", "Ⓐ", "Ⅳ", "İ"],
    rejects: [
      "uppercase.character": [
        "a", "z", "Ab", "é", "STRAßE", "ǅ", "ω", "ⓐ", "ⅳ", "ﬁ", "ı", "\u{1D41A}", "Α\u{345}", "ſ",
      ]
    ])
}

@Suite struct LetterCaseStrategyTests {
  @Test func `every accepted character equals its case mapping`() {
    for value in Array(0...0x24FF as ClosedRange<UInt32>) + Array(0xA640...0xA7FF) + Array(0x10400...0x1044F)
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      if LetterCaseStrategy(.lower).verdict(on: text) == .valid {
        #expect(scalar.properties.lowercaseMapping == text, "\(value)")
      }
      if LetterCaseStrategy(.upper).verdict(on: text) == .valid {
        #expect(scalar.properties.uppercaseMapping == text, "\(value)")
      }
    }
  }

  @Test func `a failure has the first letter of the other case`() {
    #expect(
      LetterCaseStrategy(.lower).failure(of: "é1ÀB")
        == ValidationFailure("lowercase.character", ["position": 3, "character": "À"]))
    #expect(LetterCaseStrategy(.upper).failure(of: [0xFF])?.code == "text.invalid-utf8")
  }
}
