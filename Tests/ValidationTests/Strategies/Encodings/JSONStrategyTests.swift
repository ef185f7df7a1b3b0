import Foundation
import Testing

@testable import Validation

extension RuleTable {
  static let json = RuleTable(
    "json",
    accepts: [
      "{}", "[]", "null", "true", "false", "0", "-0", "1", "-1", "10", "0.5", "1e5", "1E+5", "1e-5", "-0.0e0",
      "\"\"",
      "\"a\"", #""\"\\\/\b\f\n\r\t\u00e9""#, #""\ud83d\ude00""#, #""\ud800""#, " \t\n\r0 ", "[1,2]",
      "[[],{}]",
      #"{"a":1}"#, #"{"a":1,"b":[{"c":null}]}"#, #"{"a":1,"a":2}"#, #"{"":""}"#, "\"é😀\u{7F}\u{2028}\"",
      "[ 1 , 2 ]", "1.0", "123456789012345678901234567890", "[[[[[[[[[[]]]]]]]]]]",
      String(repeating: "[", count: 1024) + String(repeating: "]", count: 1024),
    ],
    refuses: [
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
  @Test func `the place is that of the first fault, in characters`() {
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
  func `a string is UTF-8`(value: [UInt8]) {
    #expect(JSONStrategy().failure(of: value)?.code == "text.invalid-utf8")
  }

  @Test func `broken UTF-8 in a string is found where the whole value breaks`() {
    let (random, seed) = SeededGenerator.announced(by: "JSONStrategyTests, UTF-8")
    var generator = random
    let alphabet: [UInt8] = [
      0x61, 0x80, 0xBF, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xED, 0xA0, 0xF0, 0x9F, 0x98, 0xF4, 0x90,
    ]
    for _ in 0..<20_000 {
      let content = generator.string(of: alphabet, count: 1...6)
      let value = [0x22] + content + [0x22]
      let isUTF8 = (try? UTF8Span(validating: content.span)) != nil
      guard (JSONStrategy().verdict(on: value) == .valid) != isUTF8 else { continue }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
  }

  @Test func `it accepts what Foundation reads, on random texts near to JSON`() {
    let (random, seed) = SeededGenerator.announced(by: "JSONStrategyTests")
    var generator = random
    let words = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\"", "0", "1", "-", ".5", "e1", "true", "null", " ", #""\n""#,
      "\"",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let text = generator.string(of: words, count: 1...7).joined()
      let isRead =
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
      let isValid = JSONStrategy().verdict(on: text) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != isRead else { continue }
      Issue.record("seed \(seed): \(text) is \(isValid ? "accepted" : "refused")")
      return
    }
    #expect(accepted > 300)
  }
}
