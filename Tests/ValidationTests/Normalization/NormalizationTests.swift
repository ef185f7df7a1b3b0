import TestSupport
import Testing

@testable import Validation

/// Checks the normalization of values, which precedes validation.
struct NormalizationTests {
  #if InternationalNames
  private static let unicodeForms: [(Normalization.Step, String, String)] = [
    (.nfc, "e\u{301}", "\u{E9}"), (.nfc, "ﬁ", "ﬁ"), (.nfc, "\u{212B}", "\u{C5}"), (.nfc, "abc", "abc"),
    (.nfkc, "ﬁ１ ²", "fi1 2"), (.nfkc, "\u{A0}", " "), (.nfkc, "e\u{301}", "\u{E9}"),
  ]
  #else
  private static let unicodeForms: [(Normalization.Step, String, String)] = []
  #endif

  @Test(
    arguments: unicodeForms + [
      (.trim, " a b\t\n", "a b"), (.trim, "\u{3000}\u{A0}é\u{2028}", "é"), (.trim, " \t ", ""),
      (.trim, "\u{FEFF}a\u{200B}", "\u{FEFF}a\u{200B}"), (.trim, "", ""), (.trim, "a", "a"),
      (.collapseSpaces, "a  b", "a b"), (.collapseSpaces, "a\tb", "a b"),
      (.collapseSpaces, "  a\u{A0} b\r\n", " a b "),
      (.collapseSpaces, "a b c", "a b c"), (.collapseSpaces, "\u{A0}", " "),
      (.removeSpaces, " a\u{A0} b\tc", "abc"), (.removeSpaces, "\u{3000}", ""),
      (.removeSpaces, "é-\u{200B}", "é-\u{200B}"),
      (.lowercase, "ÄB1", "äb1"), (.lowercase, "ΣΑΣ", "σασ"), (.lowercase, "İ", "i\u{307}"),
      (.lowercase, "Ⅳ", "ⅳ"),
      (.lowercase, "I", "i"), (.lowercase, "straße", "straße"),
      (.uppercase, "straße", "STRASSE"), (.uppercase, "ﬁ", "FI"), (.uppercase, "i", "I"),
      (.uppercase, "ǆ", "Ǆ"),
      (.uppercase, "日本", "日本"),
      (.digitsOnly, "+1 (202) 555-0100", "12025550100"), (.digitsOnly, "x", ""), (.digitsOnly, "１2", "2"),
      (.digitsOnly, "42", "42"),
    ] as [(Normalization.Step, String, String)])
  func `each step has its expected result and does not change that result again`(
    step: Normalization.Step, text: String, expected: String
  ) {
    let normalization = Normalization([step])
    let result = normalization.normalized(text)
    #expect(result.utf8.elementsEqual(expected.utf8))
    #expect(normalization.changes(text) == !text.utf8.elementsEqual(expected.utf8))
    #expect(!normalization.changes(expected))
  }

  @Test func `steps are applied in order`() {
    #expect(Normalization([.collapseSpaces, .trim]).normalized(" a \t b ") == "a b")
    #if InternationalNames
    #expect(Normalization([.nfkc, .trim]).normalized("\u{2002}a").utf8.elementsEqual("a".utf8))
    #endif
    #expect(Normalization([]).normalized(" a ") == " a ")
    #expect(!Normalization([]).changes(" a "))
  }

  @Test func `each step counts the values that it changes`() {
    var counts = [0, 0, 0]
    var output = Array("x".utf8)
    let normalization = Normalization([.trim, .lowercase, .digitsOnly])
    for text in [" A1 ", "1", "b2", "", " 3"] {
      let bytes = Array(text.utf8)
      _ = normalization.append(bytes.span, to: &output, countingSteps: &counts)
    }
    #expect(counts == [2, 1, 2])
    #expect(String(decoding: output, as: UTF8.self) == "x123")
  }

  @Test(arguments: Normalization.Step.allCases)
  func `steps other than digitsOnly keep the bytes that are not UTF-8`(step: Normalization.Step) {
    let broken: [UInt8] = [0xFF, 0x20, 0x20, 0x41, 0xE2, 0x82, 0x62, 0x20]
    var output: [UInt8] = []
    var counts = [0]
    let isChanged = Normalization([step]).append(broken.span, to: &output, countingSteps: &counts)
    let expected: [UInt8]? =
      switch step {
      case .trim: broken.dropLast()
      case .collapseSpaces: [0xFF, 0x20, 0x41, 0xE2, 0x82, 0x62, 0x20]
      case .removeSpaces: [0xFF, 0x41, 0xE2, 0x82, 0x62]
      case .lowercase: [0xFF, 0x20, 0x20, 0x61, 0xE2, 0x82, 0x62, 0x20]
      case .uppercase: [0xFF, 0x20, 0x20, 0x41, 0xE2, 0x82, 0x42, 0x20]
      case .digitsOnly: []
      #if InternationalNames
      case .nfc, .nfkc: nil
      #endif
      }
    #expect(isChanged == (expected != nil))
    #expect(output == expected ?? [])
  }

  @Test func `random text is normalized as by the standard library and Foundation`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] =
      Array(" \t\u{A0}\u{2003}aAzZ09éÉßŉİıΣσςǅﬁ１e\u{301}\u{323}\u{345}ᾳK\u{212A}日".unicodeScalars)
    for _ in 0..<TestRun.rounds(20_000) {
      var text = ""
      text.unicodeScalars += random.string(of: alphabet, count: 0...12)
      let steps = random.string(of: Normalization.Step.allCases, count: 1...3)
      let expected = steps.reduce(text) { Self.reference($1, $0) }
      let normalization = Normalization(steps)
      let result = normalization.normalized(text)
      guard result.utf8.elementsEqual(expected.utf8),
        !steps.allSatisfy({ Self.reference($0, text).utf8.elementsEqual(text.utf8) })
          == normalization.changes(text)
      else {
        Issue.record("\(text.debugDescription) by \(steps), seed \(seed): \(result.debugDescription)")
        return
      }
    }
  }

  /// Returns the text after the step, implemented with the standard library and Foundation.
  private static func reference(_ step: Normalization.Step, _ text: String) -> String {
    let scalars = text.unicodeScalars
    var result = String.UnicodeScalarView()
    switch step {
    case .trim:
      let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
      result += scalars.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    case .collapseSpaces:
      for scalar in scalars {
        if !scalar.properties.isWhitespace {
          result.append(scalar)
        } else if result.last != " " {
          result.append(" ")
        }
      }
    case .removeSpaces: result += scalars.filter { !$0.properties.isWhitespace }
    #if InternationalNames
    case .nfc: return text.precomposed
    case .nfkc: return text.compatiblyPrecomposed
    #endif
    case .lowercase: for scalar in scalars { result += scalar.properties.lowercaseMapping.unicodeScalars }
    case .uppercase: for scalar in scalars { result += scalar.properties.uppercaseMapping.unicodeScalars }
    case .digitsOnly: result += scalars.filter { "0"..."9" ~= $0 }
    }
    return String(result)
  }

  #if !DEBUG
  @Test(
    arguments: [
      "ann@example.com", "ANN 1", "12025550100", "日本語 と かな", "straße",
      String(repeating: "a b", count: 4000),
    ])
  func `steps that do not change a value do not allocate`(text: String) {
    let bytes = Array(text.utf8)
    let unexempt: [Normalization.Step] = [
      .trim, .collapseSpaces, .removeSpaces, .lowercase, .uppercase, .digitsOnly,
    ]
    let steps = unexempt.filter { !$0.changes(bytes.span) }
    let normalization = Normalization(steps)
    var output: [UInt8] = []
    var counts = [Int](repeating: 0, count: steps.count)
    var isChanged = true
    let count = allocationCount {
      isChanged = normalization.append(bytes.span, to: &output, countingSteps: &counts)
    }
    #expect(count == 0)
    #expect(!isChanged && !steps.isEmpty)
  }
  #endif
}
