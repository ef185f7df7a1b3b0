import Testing
import Validation

extension RuleTable {
  static let alpha = RuleTable(
    "alpha", as: .alpha,
    accepts: ["a", "z", "A", "Z", "Ann", "zZ", "abcdefghijklm", "NOPQRSTUVWXYZ", "I", "x"],
    rejects: [
      "alpha.character": [
        "@", "[", "`", "{", "1", "é", "a1", "a b", "a-b", "a\n", " a", "\0", "ａ", "O'Neil", "\u{212A}", "ß",
      ], "alpha.empty": [""],
    ])

  static let alphaUnicode = RuleTable(
    "alpha:unicode", as: .alpha(.unicode),
    accepts: ["a", "Z", "é", "e\u{301}", "ß", "日本語", "हिन्दी", "ǅ", "ʰ", "\u{301}", "Ωμέγα", "שלום"],
    rejects: [
      "alpha.character": [
        "1", "é1", "a b", "٣", "Ⅳ", "½", "Ⓐ", "a-b", "’", "\u{A0}", "😀", "\u{200D}", "a\n", "_",
      ], "alpha.empty": [""],
    ])

  static let alphanumeric = RuleTable(
    "alphanumeric:ascii", accepts: ["a", "z", "A", "Z", "0", "9", "a1", "1a", "Ann2000", "007"],
    rejects: [
      "alphanumeric.character": [
        "/", ":", "@", "[", "`", "{", "é", "a b", "a_b", "a-1", "1.0", "٣", "１", "a\n", "\0", "-1",
      ], "alphanumeric.empty": [""],
    ])

  static let alphanumericUnicode = RuleTable(
    "alphanumeric:unicode", as: .alphanumeric(.unicode),
    accepts: ["a", "0", "é1", "٣", "１", "日本1", "हिन्दी१", "e\u{301}2", "ß", "𝟘"],
    rejects: [
      "alphanumeric.character": ["½", "²", "Ⅳ", "①", "a b", "a_b", "a-b", "😀", "\u{A0}", "a\n", "+1"],
      "alphanumeric.empty": [""],
    ])

  static let numeric = RuleTable(
    "numeric", as: .numeric,
    accepts: ["0", "9", "007", "00", "1234567890", "12", "999", "5", "42", "31415926535897932384626"],
    rejects: [
      "numeric.character": [
        "/", ":", "-1", "+1", "1.5", "1,000", " 1", "1 ", "1\n", "٣", "１", "²", "a", "0x1F", "1e3", "\0",
      ], "numeric.empty": [""],
    ])

  static let numericUnicode = RuleTable(
    "numeric:unicode", as: .numeric(.unicode), accepts: ["0", "٣", "１２", "१", "1٣", "𝟘", "๓", "߁", "᠐", "9"],
    rejects: [
      "numeric.character": ["½", "²", "Ⅳ", "①", "三", "-1", "１．５", "a", "é", "1 ", "٣\n"],
      "numeric.empty": [""],
    ])
}

@Suite struct AlphabetStrategyTests {
  @Test func `the verdict on every character follows from its general category`() {
    for value in Array(0...0x21FF as ClosedRange<UInt32>) + Array(0xA640...0xABFF) + Array(0x1D400...0x1D7FF)
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let category = scalar.properties.generalCategory
      let isLetter = "L" == category.initial || "M" == category.initial
      let isDigit = category == .decimalNumber
      #expect((AlphabetStrategy(.letters, of: .unicode).verdict(on: text) == .valid) == isLetter, "\(value)")
      #expect((AlphabetStrategy(.digits, of: .unicode).verdict(on: text) == .valid) == isDigit, "\(value)")
      let either = AlphabetStrategy(.lettersAndDigits, of: .unicode).verdict(on: text)
      #expect((either == .valid) == (isLetter || isDigit), "\(value)")
      let ascii = AlphabetStrategy(.lettersAndDigits).verdict(on: text)
      #expect((ascii == .valid) == (value < 128 && (isLetter || isDigit)), "\(value)")
    }
  }

  @Test func `a failure has the position in characters, and invalid UTF-8 is reported`() {
    #expect(
      AlphabetStrategy(.letters, of: .unicode).failure(of: "éé1")
        == ValidationFailure("alpha.character", ["position": 3, "character": "1"]))
    #expect(AlphabetStrategy(.digits).failure(of: [0x31, 0xFF])?.parameters["character"] == "\u{FFFD}")
    #expect(AlphabetStrategy(.digits, of: .unicode).failure(of: [0x31, 0xFF])?.code == "text.invalid-utf8")
    #expect(AlphabetStrategy(.letters).failure(of: "")?.message == "must have letters")
  }

  @Test(arguments: ["alpha:", "alphanumeric:Unicode", "identifier:utf8", "numeric:latin"])
  func `an unknown repertoire throws an error that lists the valid ones`(spelling: String) {
    let argument = String(spelling.drop { $0 != ":" }.dropFirst())
    #expect(throws: RuleError.unknownChoice(argument, of: "repertoire", among: ["ascii", "unicode"])) {
      try Catalog.rule(spelling)
    }
  }
}

extension Unicode.GeneralCategory {
  /// The first letter of the category's short name: "L", "M" or, for all others, "-".
  fileprivate var initial: Character {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: "L"
    case .nonspacingMark, .spacingMark, .enclosingMark: "M"
    default: "-"
    }
  }
}
