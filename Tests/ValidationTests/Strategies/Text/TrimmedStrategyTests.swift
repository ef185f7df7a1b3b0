import Testing
import Validation

extension RuleTable {
  static let trimmed = RuleTable(
    "trimmed", as: .trimmed,
    accepts: [
      "", "a", "a b", "a\n\nb", "\u{200B}a\u{200B}", "\u{FEFF}", "\0", "日 本", "é", "\u{180E}", "\u{2060}a",
      "😀",
    ],
    rejects: [
      "trimmed.start": [
        " ", "\t", " a", "\na", "\r", "\u{B}a", "\u{C}a", "\u{85}a", "\u{A0}a", "\u{1680}a", "\u{2000}a",
        "\u{2028}a", "\u{3000}a", " a ", "\u{3000}",
      ],
      "trimmed.end": [
        "a ", "a\t", "a\n", "a\r\n", "é\u{85}", "a\u{A0}", "a\u{1680}", "a\u{200A}", "a\u{2029}", "a\u{202F}",
        "a\u{205F}", "日\u{3000}",
      ],
    ])
}

@Suite struct TrimmedStrategyTests {
  @Test func `a character at either end is invalid exactly if it has the property White_Space`() {
    for value in Array(0...0x33FF as ClosedRange<UInt32>) + Array(0xFE00...0xFFFF) + [0x1F600, 0xE0020] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isWhiteSpace = scalar.properties.isWhitespace
      let character = String(Character(scalar))
      #expect((TrimmedStrategy().verdict(on: character + "a") == .invalid) == isWhiteSpace, "\(value)")
      #expect((TrimmedStrategy().verdict(on: "a" + character) == .invalid) == isWhiteSpace, "\(value)")
      #expect((TrimmedStrategy().verdict(on: character) == .invalid) == isWhiteSpace, "\(value)")
    }
  }

  @Test(
    arguments: [
      [0x85], [0x61, 0x85], [0x61, 0x80, 0x80], [0xE3, 0x80], [0x61, 0xE3, 0x80], [0xA0], [0x61, 0xC3, 0xA0],
    ] as [[UInt8]])
  func `invalid UTF-8 is not white space`(value: [UInt8]) {
    #expect(TrimmedStrategy().verdict(on: value) == .valid)
  }
}
