import TestSupport
import Testing

@testable import Validation

extension RuleTable {
  static let json = RuleTable(
    "json", as: .json,
    accepts: [
      "{}", "[]", "null", "true", "false", "0", "-0", "1", "-1", "10", "0.5", "1e5", "1E+5", "1e-5", "-0.0e0",
      "\"\"",
      "\"a\"", #""\"\\\/\b\f\n\r\t\u00e9""#, #""\ud83d\ude00""#, #""\ud800""#, " \t\n\r0 ", "[1,2]",
      "[[],{}]",
      #"{"a":1}"#, #"{"a":1,"b":[{"c":null}]}"#, #"{"a":1,"a":2}"#, #"{"":""}"#, "\"é😀\u{7F}\u{2028}\"",
      "[ 1 , 2 ]", "1.0", "123456789012345678901234567890", "[[[[[[[[[[]]]]]]]]]]",
      String(repeating: "[", count: 1024) + String(repeating: "]", count: 1024),
    ],
    rejects: [
      "json.incomplete": [
        "", " ", "{", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "\"", "\"a", "\"\\",
        "\"\\u00",
        "-", "1.", "1e", "1e+", "t", "tru", "nul", "fals", "[[]",
      ],
      "json.unexpected": [
        "[1,]", "[,1]", "[1 2]", "{a:1}", "{'a':1}", "{\"a\" 1}", "{\"a\":1,}", "{1:1}", "{\"a\"}", "]", "}",
        "[}",
        "{]", "01", "-01", "00", "+1", ".5", "1.e5", "0x1", "1e5.5", "NaN", "Infinity", "-Infinity", "True",
        "nulL",
        "truefalse", "1 2", "{}{}", "[1]]", "'a'", "a", "\u{FEFF}1", "\u{A0}1", "// a\n1", "/**/1", "1,",
        "\0",
        "\u{C}1", "undefined", "--1", "1-1", "[1}", "{\"a\":1]", "0\0",
      ],
      "json.escape": [
        #""\x41""#, #""\'""#, #""\u12g4""#, #""\uD83""#, #""\U0041""#, #""\é""#, #""\0""#, #""\v""#,
      ],
      "json.control-character": ["\"\n\"", "\"\t\"", "\"\0\"", "\"a\u{1F}\""],
      "json.too-deep": [
        String(repeating: "[", count: 1025), String(repeating: "{\"a\":", count: 1025),
        String(repeating: "[{\"a\":", count: 600),
      ],
    ])
}

@Suite struct JSONStrategyTests {
  @Test func `a failure has the position of the first error in characters`() {
    #expect(
      JSONStrategy().failure(of: "[\"é\", x]")
        == ValidationFailure("json.unexpected", ["position": 7, "character": "x"]))
    #expect(
      JSONStrategy().failure(of: "\"é\n\"") == ValidationFailure("json.control-character", ["position": 3]))
    #expect(
      JSONStrategy().failure(of: [0x22, 0x61, 0xC3, 0x22])
        == ValidationFailure("text.invalid-utf8", ["position": 3]))
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xE2, 0x82, 0x22], [0x22, 0x80, 0x22],
    ] as [[UInt8]])
  func `a string that is not UTF-8 is rejected`(value: [UInt8]) {
    #expect(JSONStrategy().failure(of: value)?.code == "text.invalid-utf8")
  }

  @Test func `a string is valid exactly if it is UTF-8`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [
      0x61, 0x80, 0xBF, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xED, 0xA0, 0xF0, 0x9F, 0x98, 0xF4, 0x90,
    ]
    for _ in 0..<TestRun.rounds(20_000) {
      let content = generator.string(of: alphabet, count: 1...6)
      let value = [0x22] + content + [0x22]
      let isUTF8 = (try? UTF8Span(validating: content.span)) != nil
      guard (JSONStrategy().verdict(on: value) == .valid) != isUTF8 else { continue }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
  }

  @Test func `random texts are accepted exactly if the ABNF of RFC 8259 derives them`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    // A valid text of a frame and at most four words is nested at most three deep.
    let grammar = Grammar.sequence(
      JSONGrammar.whiteSpace, JSONGrammar.value(depth: 4), JSONGrammar.whiteSpace)
    let words = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\"", "0", "1", "-", ".5", "e1", "true", "null", " ", #""\n""#,
      "\"",
    ]
    let frames = [("", ""), ("[", "]"), ("{\"a\":", "}"), ("[1,", "]")]
    var accepted = 0
    for _ in 0..<TestRun.rounds(2000) {
      let frame = generator.pick(frames)
      let text = frame.0 + generator.string(of: words, count: 0...4).joined() + frame.1
      let isValid = JSONStrategy().verdict(on: text) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != grammar.matches([UInt8](text)) else { continue }
      Issue.record("seed \(seed): \(text) is \(isValid ? "accepted" : "rejected")")
      return
    }
    #expect(accepted > 100, "\(accepted)")
  }
}

/// The grammar of RFC 8259, sections 2 to 7, for a limited depth and ASCII strings.
private enum JSONGrammar {
  static let whiteSpace = Grammar.any(.anyOf([" ", "\t", "\n", "\r"]))
  private static let digit = Grammar.values(0x30...0x39)
  private static let hexDigit = Grammar.values(0x30...0x39, 0x41...0x46, 0x61...0x66)
  private static let int = Grammar.either("0", .sequence(.values(0x31...0x39), .any(digit)))
  private static let number = Grammar.sequence(
    .optional("-"), int, .optional(.sequence(".", .some(digit))),
    .optional(.sequence(.word("e"), .optional(.either("-", "+")), .some(digit))))
  private static let char = Grammar.either(
    .values(0x20...0x21, 0x23...0x5B, 0x5D...0x7F),
    .sequence("\\", .anyOf(["\"", "\\", "/", "b", "f", "n", "r", "t"])),
    .sequence("\\u", .times(4...4, hexDigit)))
  private static let string = Grammar.sequence("\"", .any(char), "\"")

  static func value(depth: Int) -> Grammar {
    guard depth > 0 else { return .either("false", "null", "true", number, string) }
    let value = value(depth: depth - 1)
    let member = Grammar.sequence(string, spaced(":"), value)
    return .either(
      "false", "null", "true", number, string,
      .sequence(spaced("["), .optional(.sequence(value, .any(.sequence(spaced(","), value)))), spaced("]")),
      .sequence(spaced("{"), .optional(.sequence(member, .any(.sequence(spaced(","), member)))), spaced("}")))
  }

  private static func spaced(_ text: Grammar) -> Grammar { .sequence(whiteSpace, text, whiteSpace) }
}
