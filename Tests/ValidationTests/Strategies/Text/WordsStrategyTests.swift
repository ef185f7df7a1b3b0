import TestSupport
import Testing
import Validation

extension RuleTable {
  static let words = RuleTable(
    "words:2..3", as: .words(2...3),
    accepts: [
      "a b", "a b c", " a b ", "a\nb", "a\u{A0}b", "a\u{3000}b", "a\u{85}b", "a\u{2029}b", "well-known fact",
      "日本 語", "a\u{1680}b", "👩‍👩‍👧 👍", "a \0",
    ],
    rejects: [
      "words.too-few": [
        "", " ", "a", " a ", "a\u{200B}b", "a\u{FEFF}b", "a_b", "日本語", "\u{3000}", "a\u{180E}b",
      ],
      "words.too-many": ["a b c d", "a\tb\tc\td\te", ". . . ."],
    ])
}

@Suite struct WordsStrategyTests {
  @Test func `a failure has the number of words`() {
    #expect(
      WordsStrategy(2...).failure(of: "x")
        == ValidationFailure("words.too-few", ["minimum": 2, "actual": 1]))
    #expect(WordsStrategy(...1).failure(of: "a b")?.message == "must have at most 1 word, has 2")
    #expect(WordsStrategy(0...0).verdict(on: " ") == .valid)
  }

  @Test func `invalid UTF-8 is part of a word`() {
    #expect(WordsStrategy(1...1).verdict(on: [0x61, 0x85, 0x62]) == .valid)
    #expect(WordsStrategy(2...2).verdict(on: [0xE3, 0x80, 0x20, 0xFF]) == .valid)
  }

  @Test func `words are the parts between white space`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] = ["a", "é", " ", "\n", "\u{A0}", "\u{2003}", "\u{200B}", "\u{3000}", "-"]
    for _ in 0..<TestRun.rounds(2000) {
      let scalars = generator.string(of: alphabet, count: 0...12)
      let count = scalars.split { $0.properties.isWhitespace }.count
      let text = String(String.UnicodeScalarView(scalars))
      #expect(WordsStrategy(count...count).verdict(on: text) == .valid, "seed \(seed): \(scalars)")
    }
  }
}
