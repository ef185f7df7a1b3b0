import Synchronization
import TestSupport
import Testing

@testable import CSVRecords

struct SectionReaderTests {
  /// Bytes in memory that can be read at any offset.
  private final class Memory: SeekableSource {
    private let bytes: [UInt8]
    private let position = Mutex(0)

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var openedSize: Int { bytes.count }
    var isReady: Bool { true }

    func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
      position.withLock {
        let count = read(into: &buffer, at: range, from: $0)
        $0 += count
        return count
      }
    }

    func read(into buffer: inout [UInt8], at range: Range<Int>, from offset: Int) -> Int {
      let found = bytes.dropFirst(offset).prefix(range.count)
      buffer.replaceSubrange(range.prefix(found.count), with: found)
      return found.count
    }

    func seek(to offset: Int) { position.withLock { $0 = offset } }
  }

  private func sections(_ bytes: [UInt8], _ format: RecordFormat, maximumRecordSize: Int = 1 << 20)
    -> SectionReader
  {
    SectionReader(Memory(bytes), format, maximumRecordSize: maximumRecordSize)
  }

  /// Bytes without quotes after the text, so that sections do not reach the end of the input.
  private static let rest = [UInt8](repeating: 0x0A, count: 9000)

  @Test(arguments: [
    ("aa\nbb\ncc\ndd\n", 1..<4, 3, "bb\\n"), ("aa\nbb\ncc\n", 3..<6, 3, "bb\\n"),
    ("aa\nbb\ncc\n", 3..<7, 3, "bb\\ncc\\n"),
    ("aa\r\nbb\r\ncc\r\n", 3..<6, 4, "bb\\r\\n"), ("aa\r\nbb\r\ncc\r\n", 2..<5, 4, "bb\\r\\n"),
    ("a\rb\rc\r", 1..<3, 2, "b\\r"),
    ("a,\"b\nc\",d\ne,\"f\ng\"\nh\n", 3..<12, 10, "e,\\\"f\\ng\\\"\\n"),
  ])
  func `a section has the records that begin in it`(
    text: String, section: Range<Int>, start: Int, expected: String
  ) throws {
    var chunk = Chunk()
    let reader = sections([UInt8](latin: text) + Self.rest, .csv(Dialect()))
    #expect(try reader.fill(&chunk, section))
    #expect(chunk.offset == start && chunk.kind == .records && chunk.scratchStart == chunk.count)
    #expect(chunk.storage.prefix(chunk.count).escaped == expected)
    #expect(chunk.lineEndCount == LineEnds.count(in: chunk.storage.span, 0..<chunk.count).count)
  }

  @Test
  func `a section is not read if no record begins in it, at the end of the input, and with too many lines`()
    throws
  {
    var chunk = Chunk()
    #expect(try !sections([UInt8](latin: "aaaaaaaa\nb\n") + Self.rest, .lines).fill(&chunk, 2..<5))
    #expect(try !sections([UInt8](latin: "aa\nbb\ncc"), .lines).fill(&chunk, 4..<8))
    #expect(try !sections([UInt8](repeating: 0x0A, count: 90_000), .lines).fill(&chunk, 1..<40_000))
    let long = [UInt8](latin: "a\n") + [UInt8](repeating: 0x61, count: 20_000) + [0x0A] + Self.rest
    #expect(try !sections(long, .lines, maximumRecordSize: 100).fill(&chunk, 2..<10, from: 2))
    #expect(try sections(long, .lines).fill(&chunk, 2..<10, from: 2))
    #expect(chunk.count == 20_001)
  }

  @Test func `the size of a section depends on the lines of a chunk`() throws {
    var chunk = Chunk()
    let reader = sections([UInt8](repeating: 0x0A, count: 90_000), .lines)
    #expect(try reader.fill(&chunk, 1..<2001))
    #expect(reader.sectionSize(atMost: 1 << 20, after: chunk) == 8192)
    #expect(reader.sectionSize(atMost: 100, after: chunk) == 100)
    #expect(reader.sectionSize(atMost: 1 << 20, after: Chunk()) == 1 << 20)
  }

  @Test func `sections of random files, each from the end of the one before, have all records`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for round in 0..<TestRun.rounds(60) {
      let alphabet = [UInt8](latin: "ab,\"\r\n")
      let bytes = (0..<Int.random(in: 5000...6000, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      let reader = sections(bytes, .csv(Dialect()))
      let ends = ends(in: bytes)
      var (chunk, start, offset) = (Chunk(), 0, 0)
      while true {
        let size = Int.random(in: 1...200, using: &random)
        let section = offset..<offset + size
        guard section.upperBound < bytes.count else { break }
        offset += size
        if start >= section.upperBound { continue }
        guard try reader.fill(&chunk, section, from: start) else { break }
        let end = start + chunk.count
        #expect(chunk.offset == start && end >= section.upperBound, "seed \(seed), round \(round)")
        #expect(ends.contains(end), "seed \(seed), round \(round): \(end) is not the end of a record")
        #expect(!ends.contains { $0 >= section.upperBound && $0 < end }, "seed \(seed), round \(round)")
        start = end
      }
    }
  }

  /// Returns the ends of all rows, found byte by byte.
  private func ends(in bytes: [UInt8]) -> Set<Int> {
    var (ends, start): (Set<Int>, Int) = ([], 0)
    while start < bytes.count {
      var row = RecordEndFinder(.csv(Dialect()))
      guard let size = row.end(in: bytes.span.extracting(start...)) else { break }
      start += size
      ends.insert(start)
    }
    return ends
  }
}
