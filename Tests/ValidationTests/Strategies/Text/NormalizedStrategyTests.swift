import Foundation
import TestSupport
import Testing

@testable import Validation

extension RuleTable {
  static let normalizedNFC = RuleTable(
    "normalized",
    accepts: ["", "a", "é", "ﬁ", "Å", "각", "日本語", "\u{301}", "q\u{301}", "\0", "１", "\u{2FFF}"],
    rejects: [
      "normalized.different": [
        "e\u{301}", "\u{212B}", "\u{212A}", "\u{1100}\u{1161}", "\u{AC00}\u{11A8}", "a\u{301}\u{323}",
        "\u{2126}",
        "\u{958}", "\u{F900}", "\u{37E}", "\u{1F71}", "ae\u{301}",
      ]
    ])

  static let normalizedNFD = RuleTable(
    "normalized:NFD",
    accepts: [
      "", "a", "e\u{301}", "ﬁ", "\u{1100}\u{1161}", "日本語", "a\u{323}\u{301}", "ß", "¹", "¿", "Æ",
    ],
    rejects: [
      "normalized.different": [
        "À", "é", "ñ", "각", "\u{212B}", "a\u{301}\u{323}", "\u{1E9B}", "\u{958}", "\u{F900}", "ÿ", "\u{344}",
      ]
    ])

  static let normalizedNFKC = RuleTable(
    "normalized:NFKC",
    accepts: ["", "a", "é", "fi", "1", "각", "日本語", "ß", "\u{301}", "Ω", "¡"],
    rejects: [
      "normalized.different": [
        "ﬁ", "\u{A0}", "¹", "½", "Ａ", "e\u{301}", "Ⅳ", "①", "\u{3000}", "ſ", "㎏", "…",
      ]
    ])

  static let normalizedNFKD = RuleTable(
    "normalized:NFKD",
    accepts: ["", "a", "e\u{301}", "fi", "1", "\u{1100}\u{1161}", "日本語", "ß", "Æ", "Ω"],
    rejects: [
      "normalized.different": [
        "é", "ﬁ", "\u{A0}", "¹", "½", "Ａ", "각", "Ⅳ", "①", "\u{3000}", "\u{FDFA}",
      ]
    ])
}

#if InternationalNames
@Suite struct NormalizedStrategyTests {
  @Test(
    arguments: [
      ("e\u{301}", 1), ("abe\u{301}", 3), ("éa\u{301}", 2), ("\u{212B}", 1), ("é\u{212B}", 2),
      ("日\u{1100}\u{1161}", 2), ("xa\u{301}\u{323}", 2),
    ] as [(String, Int)])
  func `a failure has the position of the first character that differs`(value: String, position: Int) {
    #expect(
      NormalizedStrategy().failure(of: value)
        == ValidationFailure("normalized.different", ["form": "NFC", "position": .integer(position)]))
  }

  @Test(arguments: NormalizationForm.allCases)
  func `a value that is not UTF-8 is rejected`(form: NormalizationForm) {
    #expect(NormalizedStrategy(form).failure(of: [0x61, 0xFF])?.code == "text.invalid-utf8")
    #expect(NormalizedStrategy(form).failure(of: [0xC3, 0xA9, 0xC3])?.code == "text.invalid-utf8")
  }

  @Test(arguments: NormalizationForm.allCases)
  func `a random text is valid exactly if it equals its normalization by Foundation`(
    form: NormalizationForm
  ) {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    // Without separate final consonants: contrary to section 3.12 of Unicode, Foundation does not compose them with a
    // preceding syllable.
    let alphabet: [Unicode.Scalar] = [
      "a", "e", "é", "\u{300}", "\u{301}", "\u{323}", "\u{345}", "\u{1100}", "\u{1161}", "가", "각",
      "\u{212B}", "ﬁ", "１", "\u{A0}", "\u{958}", "\u{915}", "\u{93C}", "日", "\u{F900}", "😀", "\u{1D15E}", "ß",
    ]
    // Long texts are normalized in pieces. They begin with normalized text, so that the end is also compared.
    let long = (0..<30).map { _ in
      String(String.UnicodeScalarView(generator.string(of: alphabet, count: 2000...4000))).normalized(
        to: form)
        + String(String.UnicodeScalarView(generator.string(of: alphabet, count: 0...3)))
    }
    let short = (0..<1500).map { _ in
      String(String.UnicodeScalarView(generator.string(of: alphabet, count: 0...6)))
    }
    for text in short + long {
      let normal = text.normalized(to: form)
      let isSame = Array(text.utf8) == Array(normal.utf8)
      #expect((NormalizedStrategy(form).verdict(on: text) == .valid) == isSame, "seed \(seed): \(text)")
      #expect(NormalizedStrategy(form).verdict(on: normal) == .valid, "seed \(seed): \(text)")
    }
  }

  @Test func `every character below U+0300 is valid exactly if Foundation does not change it`() {
    for form in NormalizationForm.allCases {
      for value in 0..<0x300 as Range<UInt32> {
        guard let scalar = Unicode.Scalar(value) else { continue }
        for text in [String(Character(scalar)), "a" + String(Character(scalar)) + "e"] {
          let isSame = Array(text.normalized(to: form).utf8) == Array(text.utf8)
          #expect((NormalizedStrategy(form).verdict(on: text) == .valid) == isSame, "\(value)")
        }
      }
    }
  }

  @Test(arguments: ["normalized:nfc", "normalized:NFX", "normalized:"])
  func `an unknown normalization form throws an error`(spelling: String) {
    let argument = String(spelling.dropFirst("normalized:".count))
    #expect(
      throws: RuleError.unknownChoice(
        argument, of: "normalization form", among: ["NFC", "NFD", "NFKC", "NFKD"])
    ) {
      try Catalog.rule(spelling)
    }
  }
}
#endif

#if InternationalNames
extension String {
  fileprivate func normalized(to form: NormalizationForm) -> String {
    switch form {
    case .nfc: precomposedStringWithCanonicalMapping
    case .nfd: decomposedStringWithCanonicalMapping
    case .nfkc: precomposedStringWithCompatibilityMapping
    case .nfkd: decomposedStringWithCompatibilityMapping
    }
  }
}
#endif
