import Testing
import Validation

extension RuleTable {
  static let ascii = RuleTable(
    "ascii", as: .ascii,
    accepts: [
      "", "\0", "\u{7F}", " ", "~", "a", "\t\r\n", "Zurich", "a\u{1B}", String(repeating: "a", count: 99),
    ],
    rejects: [
      "ascii.character": [
        "\u{80}", "é", "e\u{301}", "ａ", "\u{FEFF}", "\u{A0}", "aaaaaaaaé", "日", "😀", "\u{10FFFF}", "aé ",
        String(repeating: "a", count: 99) + "é",
      ]
    ])

  static let printable = RuleTable(
    "printable", as: .printable,
    accepts: [
      "", " ", "~", "\u{A0}", "\u{3000}", "é", "e\u{301}", "日本語", "👩‍👩‍👧", "\u{FFFD}", "\u{200E}", "\u{AD}",
      "\u{301}", "١", "€",
    ],
    rejects: [
      "printable.character": [
        "\0", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\t", "a\n", "\r", "\u{1B}[0m", "\u{2028}", "\u{2029}",
        "\u{E000}", "\u{F8FF}", "\u{FFF8}", "\u{FFFE}", "\u{378}", "\u{10FFFD}", "\u{10FFFF}",
      ]
    ])

  static let noControl = RuleTable(
    "no-control", as: .noControl,
    accepts: [
      "", " ", "~", "\u{A0}", "é", "日本語", "\u{2028}", "\u{202E}", "\u{E000}", "\u{FFFE}", "\u{200D}",
    ],
    rejects: [
      "no-control.control": [
        "\0", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\t", "\n", "\r", "a\u{1B}[0m", "\u{85}", "\u{9B}31m",
      ]
    ])

  static let noControlInLines = RuleTable(
    "no-control:lines", as: .noControlButInLines,
    accepts: ["", "\t", "\n", "\r", "a\r\nb", "\u{A0}", "é", "\u{2028}", "日\t本\n", " \n "],
    rejects: [
      "no-control.control": [
        "\0", "\u{8}", "\u{B}", "\u{C}", "\u{E}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\n\0",
      ]
    ])

  static let noBidi = RuleTable(
    "no-bidi", as: .noBidi,
    accepts: [
      "", "a", "שלום", "سلام", "\u{200E}", "\u{200F}", "\u{61C}", "\u{2029}", "\u{202F}", "\u{2065}",
      "\u{206A}",
      "\u{200D}", "\0",
    ],
    rejects: [
      "no-bidi.control": [
        "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
        "\u{2069}",
        "a\u{202E}b", "שלום\u{202C}",
      ]
    ])

  static let singleLine = RuleTable(
    "single-line", as: .singleLine,
    accepts: [
      "", "a", "\t", "\0", "\u{1B}", "\u{8}", "\u{E}", "\u{84}", "\u{86}", "\u{2027}", "\u{202A}", "日本語",
    ],
    rejects: [
      "single-line.line-break": [
        "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "a\n", "\na", "a\nb",
        "é\u{2028}",
      ]
    ])
}

@Suite struct CharacterStrategyTests {
  @Test(
    arguments: [
      ([0x80], "text.invalid-utf8"), ([0x61, 0xFF], "text.invalid-utf8"),
      ([0xED, 0xA0, 0x80], "text.invalid-utf8"),
      ([0xC2], "text.invalid-utf8"),
    ] as [([UInt8], FailureCode)], CharacterStrategy.Restriction.allCases)
  func `a value that is not UTF-8 is rejected`(
    value: ([UInt8], FailureCode), restriction: CharacterStrategy.Restriction
  ) {
    #expect(CharacterStrategy(restriction).failure(of: value.0)?.code == value.1)
    #expect(CharacterStrategy(restriction).verdict(on: value.0) == .invalid)
  }

  @Test func `the first invalid character is reported by its code point`() {
    #expect(
      CharacterStrategy(.noBidi).failure(of: "é\u{202E}\u{202E}")
        == ValidationFailure("no-bidi.control", ["position": 2, "codePoint": "U+202E"]))
    #expect(
      CharacterStrategy(.noControl).failure(of: "\0")?.message
        == "must not have control characters: character 1 is U+0000")
    #expect(
      CharacterStrategy(.printable).failure(of: "\u{10FFFD}")?.parameters["codePoint"] == "U+10FFFD")
    #expect(
      ASCIIStrategy().failure(of: "aé")
        == ValidationFailure("ascii.character", ["position": 2, "character": "é"]))
  }

  @Test func `the verdict on every character follows from its general category`() {
    let bidi: Set<UInt32> = [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069]
    let breaks: Set<UInt32> = [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029]
    for value in Array(0...0x33FF as ClosedRange<UInt32>) + Array(0xD7F0...0xE010) + Array(0xFFF0...0x10010) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let category = scalar.properties.generalCategory
      let isShown = ![.control, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator].contains(
        category)
      #expect((CharacterStrategy(.printable).verdict(on: text) == .valid) == isShown, "\(scalar.value)")
      #expect((CharacterStrategy(.noControl).verdict(on: text) == .valid) == (category != .control))
      #expect((CharacterStrategy(.noBidi).verdict(on: text) == .valid) == !bidi.contains(value))
      #expect((CharacterStrategy(.singleLine).verdict(on: text) == .valid) == !breaks.contains(value))
    }
  }

  @Test func `an unknown exception of no-control throws an error`() {
    #expect(throws: RuleError.unknownChoice("tabs", of: "exception", among: ["lines"])) {
      try Catalog.rule("no-control:tabs")
    }
  }
}
