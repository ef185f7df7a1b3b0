import TestSupport
import Testing

@testable import CSVRecords

struct ChunkTests {
  @Test func `scratch bytes follow the chunk's input bytes one after another`() throws {
    var reader = ChunkReader(MemorySource([UInt8](latin: "a,b\nc")), format: .csv(Dialect()), chunkSize: 4)
    var chunk = Chunk()
    #expect(try reader.fill(&chunk))
    #expect(chunk.scratchStart == 4)
    chunk.appendScratch([UInt8](latin: "xy"))
    chunk.appendScratch([])
    chunk.appendScratch([UInt8](latin: "z"))
    #expect(chunk.count == 4 && chunk.scratchStart == 7)
    #expect(chunk.storage.prefix(7) == [UInt8](latin: "a,b\nxyz")[...])
    #expect(try reader.fill(&chunk))
    #expect(chunk.count == 1 && chunk.offset == 4 && chunk.scratchStart == 1)
    #expect(chunk.storage.first == UInt8(ascii: "c"))
  }

  @Test func `a new chunk is empty`() {
    let chunk = Chunk()
    #expect(chunk.count == 0 && chunk.storage.isEmpty && chunk.kind == .records)
  }

  @Test(
    arguments: [
      ("a", 0, nil), ("a\n", 1, 2), ("a\r\nb", 1, 3), ("\r\r\n\n", 3, 4), ("a\rb\nc\r\nd", 3, 7),
      ("\n\r", 2, 2),
    ], [0, 62, 63, 64])
  func `CRLF, LF and a lone CR end a line of a table at every offset in a block`(
    file: (text: String, count: Int, last: Int?), front: Int
  ) throws {
    let chunk = try Self.chunk(String(repeating: "x", count: front) + file.text, .csv(Dialect()))
    let ends = chunk.lineEnds(in: front..<chunk.count)
    #expect(ends.count == file.count && ends.last == file.last.map { $0 + front })
  }

  @Test(arguments: [("a\rb\r\n\n", 2, 6), ("\r\r", 0, nil), ("\n\r\n\n", 3, 4)])
  func `only LF ends a line in the lines format`(text: String, count: Int, last: Int?) throws {
    let chunk = try Self.chunk(text, .lines)
    let ends = chunk.lineEnds(in: 0..<chunk.count)
    #expect(ends.count == count && ends.last == last)
  }

  @Test(arguments: ["\n\na\nb\n\n", "\n\na\n\"\"c\n"])
  func `only line ends in the given range are counted`(text: String) throws {
    let chunk = try Self.chunk(text, .csv(Dialect()))
    let ends = chunk.lineEnds(in: 2..<5)
    #expect(ends.count == 1 && ends.last == 4)
    #expect(chunk.lineEnds(in: 3..<3).count == 0)
  }

  @Test(arguments: [
    "", "a", "\n", "\r\n\r", "a\r\nb\n\rc", String(repeating: "x", count: 130) + "\n",
    String(repeating: "\"a\nb\",\r\n", count: 40),
  ])
  func `the next line end from every offset is the first of those counted`(text: String) throws {
    let chunk = try Self.chunk("x," + text, .csv(Dialect()))
    for start in 0...chunk.count {
      let next = chunk.nextLineEnd(from: start)
      #expect(next >= start && next <= chunk.count)
      #expect(chunk.lineEnds(in: start..<next).count == 0, "from \(start)")
      #expect(next == chunk.count || chunk.lineEnds(in: start..<next + 1).count == 1, "from \(start)")
    }
  }

  private static func chunk(_ text: String, _ format: RecordFormat) throws -> Chunk {
    var reader = ChunkReader(MemorySource([UInt8](latin: text)), format: format)
    var chunk = Chunk()
    try #require(try reader.fill(&chunk))
    return chunk
  }
}
