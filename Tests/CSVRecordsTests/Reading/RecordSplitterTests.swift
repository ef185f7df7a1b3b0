import TestSupport
import Testing

@testable import CSVRecords

struct RecordSplitterTests {
  private typealias Split = (splitter: RecordSplitter, map: SeparatorMap)

  /// Advances a new splitter over a buffer to which each text is appended in turn.
  private func split(_ texts: [String], _ format: RecordFormat = .csv(Dialect())) -> Split {
    var split = (splitter: RecordSplitter(format), map: SeparatorMap())
    var bytes: [UInt8] = []
    for text in texts {
      bytes += [UInt8](latin: text)
      split.splitter.advance(in: bytes.span, map: &split.map)
    }
    return split
  }

  @Test(arguments: [
    (["a,b"], 0, 0), (["a,b\n"], 4, 1), (["a\nb"], 2, 1), (["a\r\nb\nc"], 5, 2), (["a\rb"], 2, 1),
    (["\"a\n"], 0, 0), (["\"a\n\"\nb"], 5, 2), (["a", "\n", "b"], 2, 1), (["\"a", "\n\"", "\n"], 5, 2),
    (["a\"\n\"b\n"], 3, 1), (["a\n", "b\"\n", "\"c\n"], 5, 2), (["\"a\"", "b\n\"\nc"], 5, 1), ([""], 0, 0),
    (["\"", "\"", "\"\n"], 0, 0), (["a\n\"b\"", "\"\n"], 2, 1), (["a\n\"b\n\n", "c"], 2, 1),
    (["\n\n", "\n"], 3, 3),
  ])
  func `the splitter finds the last record end outside quotes and counts the line ends up to it`(
    texts: [String], lastEnd: Int, lineEnds: Int
  ) {
    let splitter = split(texts).splitter
    #expect(splitter.lastEnd == lastEnd)
    #expect(splitter.lineEndsAtLastEnd == lineEnds)
  }

  @Test(arguments: [
    (["\"a\""], [], false), (["\"a"], [], true), (["a\""], [1], false), (["\"a\"", "b\"c"], [3, 4], false),
    (["\"a\"b", ",\"c"], [3], true), (["\"a\"", "\""], [], true), (["\"a", "\""], [], false),
  ])
  func `the splitter finds stray quotes and whether a quote is open`(
    texts: [String], strays: [UInt32], isInQuotes: Bool
  ) {
    let split = split(texts)
    #expect(split.map.strays == strays)
    #expect(split.splitter.isInQuotes == isInQuotes)
  }

  @Test func `quotes have no effect in lines and in NUL-terminated values`() {
    let lines = split(["\"a\nb", "\"\r\nc"], .lines).splitter
    #expect(lines.lastEnd == 7 && lines.lineEndsAtLastEnd == 2 && !lines.isInQuotes)
    #expect(split(["a\rb"], .lines).splitter.lastEnd == 0)
    let values = split(["\"a\n\u{0}b", "\"\u{0}c"], .nulTerminated).splitter
    #expect(values.lastEnd == 7 && values.lineEndsAtLastEnd == 2 && !values.isInQuotes)
  }

  @Test func `separators are set where fields and records end`() {
    #expect(
      split(["a,", "\",\"\r\nb"]).map.words == [
        Self.word(0b110_0010, recordEnds: 0b110_0000, lineEnds: 0b10_0000)
      ])
    #expect(split(["a\nb\r\n", "c"], .lines).map.words == [Self.word(0b1_0010)])
    #expect(split(["a\u{0}b\n", "\u{0}"], .nulTerminated).map.words == [Self.word(0b1_0010)])
    let long = split([String(repeating: "a", count: 63), ",\n" + String(repeating: "b", count: 63), "\n"])
    #expect(long.map.words == [Self.word(1 << 63, recordEnds: 0, lineEnds: 0), Self.word(1), Self.word(1)])
  }

  @Test func `random files split in random steps have the record ends of the reference parser`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(500) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      let bytes = file.isLucky(2) ? file.arbitrary(Dialect()) : file.written(Dialect()).bytes
      let records = ObviousParser(bytes, .csv(Dialect())).records
      var splitter = RecordSplitter(.csv(Dialect()))
      var map = SeparatorMap()
      var end = 0
      while end < bytes.count {
        end = min(bytes.count, end + Int.random(in: 1...100, using: &file.random))
        while end < bytes.count, bytes[end - 1] == 0x0D { end += 1 }
        let soFar = Array(bytes[..<end])
        splitter.advance(in: soFar.span, map: &map)
        let whole = records.last { $0.bytes.upperBound <= end && $0.text.upperBound < $0.bytes.upperBound }
        let isRight =
          splitter.lastEnd == whole?.bytes.upperBound ?? 0
          && map == Self.map(of: soFar)
          && splitter.lineEndCount == ObviousParser(soFar, .csv(Dialect())).lineEndCount
        try #require(isRight, "seed \(seed), round \(round), \(end) bytes of \"\(bytes.escaped)\"")
      }
    }
  }

  private static func word(
    _ separators: UInt64, recordEnds: UInt64? = nil, lineEnds: UInt64? = nil
  ) -> SeparatorMap.Word {
    SeparatorMap.Word(
      separators: separators, recordEnds: recordEnds ?? separators, lineEnds: lineEnds ?? separators)
  }

  private static func map(of bytes: [UInt8]) -> SeparatorMap {
    var machine = RecordMachine(Dialect())
    var map = SeparatorMap()
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var (separators, recordEnds, lineEnds) = (UInt64(0), UInt64(0), UInt64(0))
      for index in start..<min(start + 64, bytes.count) {
        let bit: UInt64 = 1 << UInt64(index - start)
        switch machine.next(bytes[index]) {
        case .content: break
        case .stray: map.strays.append(UInt32(index))
        case .fieldEnd: separators |= bit
        case .recordEnd, .lineFeed: (separators, recordEnds) = (separators | bit, recordEnds | bit)
        }
        let isSecond = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
        if [0x0A, 0x0D].contains(bytes[index]) && !isSecond { lineEnds |= bit }
      }
      map.words.append(word(separators, recordEnds: recordEnds, lineEnds: lineEnds))
    }
    return map
  }
}
