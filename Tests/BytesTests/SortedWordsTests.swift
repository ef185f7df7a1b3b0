import TestSupport
import Testing

@testable import Bytes

/// The search in a table of lines against a search line by line.
@Suite struct SortedWordsTests {
  private static let text: StaticString = "A\nAD\nAE x\nAEA\nB y z\nBA 10\nBB\nZ\nZZ 999999999999999999"
  private static let table = SortedWords(text)
  private static let lines = table.all

  @Test func `random words are found where a line is the word or has a space after it`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let word = String(generator.string(of: ["A", "B", "D", "E", "Z", "x", "y", " ", "\n"], count: 0...4))
      let bytes = Array(word.utf8)
      let line = Self.table.line(startingWith: bytes.span).map { Self.table.text(in: $0) }
      let isWord = Self.table.contains(bytes.span)
      let expected = Self.lines.first { $0 == word || $0.hasPrefix(word + " ") }
      guard line != expected || isWord != Self.lines.contains(word) else { continue }
      Issue.record("seed \(seed), \(bytes.shown): \(line as Any), not \(expected as Any)")
      return
    }
  }

  @Test func `every line is found by its first word, and its rest read as a number`() throws {
    #expect(Self.lines.count == 9)
    for (word, number) in [("BA", 10), ("ZZ", 999_999_999_999_999_999)] {
      let bytes = Array(word.utf8)
      let found = Self.table.line(startingWith: bytes.span)
      let line = try #require(found)
      #expect(Self.table.number(in: line.lowerBound + 3..<line.upperBound) == number)
      #expect(Self.table.number(in: line) == nil)
    }
    for line in Self.lines {
      let bytes = Array(line.split(atFirst: UInt8(ascii: " ")).head.utf8)
      let found = Self.table.line(startingWith: bytes.span)
      #expect(found.map { Self.table.text(in: $0) } == line)
    }
  }
}
