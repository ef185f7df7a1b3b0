import TestSupport
import Testing

@testable import CSVRecords

struct ChunkReaderTests {
  /// Returns the chunks of a file as escaped texts.
  private func chunks(
    _ source: any ByteSource, _ format: RecordFormat = .csv(Dialect()), chunkSize: Int
  ) throws -> [String] {
    var reader = ChunkReader(source, format: format, chunkSize: chunkSize)
    var chunk = Chunk()
    var texts: [String] = []
    while try reader.fill(&chunk) { texts.append(chunk.storage.prefix(chunk.count).escaped) }
    return texts
  }

  @Test func `the chunk size can change between chunks, and the reader is exhausted after the last chunk`()
    throws
  {
    var reader = ChunkReader(memory("aa\nbb\ncc\ndd\n"), format: .lines, chunkSize: 6)
    var chunk = Chunk()
    for (size, text) in [(6, "aa\\nbb\\n"), (2, "cc\\n"), (100, "dd\\n")] {
      #expect(!reader.isExhausted)
      reader.chunkSize = size
      #expect(try reader.fill(&chunk))
      #expect(chunk.storage.prefix(chunk.count).escaped == text)
    }
    #expect(reader.isExhausted)
    #expect(try !reader.fill(&chunk))
  }

  private func memory(_ text: String) -> MemorySource { MemorySource([UInt8](latin: text)) }

  @Test(arguments: [
    ("a,b\nc,d\ne", 4, ["a,b\\n", "c,d\\n", "e"]),
    ("a\nb\nc\nd\n", 5, ["a\\nb\\n", "c\\nd\\n"]),
    ("\"a\nb\nc\",d\ne\n", 2, ["\\\"a\\nb\\nc\\\",d\\n", "e\\n"]),
    ("a\r\nb\r\n", 2, ["a\\r\\n", "b\\r\\n"]),
    ("a\rb\r", 2, ["a\\r", "b\\r"]),
    ("12\" x 9\nb\"\nc\n", 3, ["12\\\" x 9\\n", "b\\\"\\n", "c\\n"]),
    ("a\n\"b\nc\n", 1, ["a\\n", "\\\"b\\nc\\n"]),
    ("\n\n\n", 2, ["\\n\\n", "\\n"]),
    ("a", 100, ["a"]),
    ("", 1, []),
  ])
  func `a chunk ends at the end of a record`(text: String, chunkSize: Int, expected: [String]) throws {
    #expect(try chunks(memory(text), chunkSize: chunkSize) == expected)
  }

  @Test func `quotes have no effect in lines and in NUL-terminated values`() throws {
    #expect(
      try chunks(memory("\"a\nb\"\r\nc\r"), .lines, chunkSize: 2) == ["\\\"a\\n", "b\\\"\\r\\n", "c\\r"])
    let values = try chunks(memory("\"a\u{0}\nb\"\u{0}c"), .nulTerminated, chunkSize: 2)
    #expect(values == ["\\\"a\\u{0}", "\\nb\\\"\\u{0}", "c"])
  }

  @Test func `complete records are delivered before the source is read again`() throws {
    var reader = ChunkReader(
      PieceSource(["a,b\nc", ",d\r", "\ne,f\n", "\"g", "\n", "\"\n"]), format: .csv(Dialect()))
    var chunk = Chunk()
    for (offset, text) in [(0, "a,b\\n"), (4, "c,d\\r\\ne,f\\n"), (13, "\\\"g\\n\\\"\\n")] {
      #expect(try reader.fill(&chunk))
      #expect(chunk.storage.prefix(chunk.count).escaped == text)
      #expect(chunk.offset == offset)
    }
    #expect(throws: PieceSource.AskedForMore.self) { try reader.fill(&chunk) }
  }

  @Test func `a CR is delivered only after the reader has checked whether an LF follows`() throws {
    var reader = ChunkReader(PieceSource(["a\r", "b\r", "\n"]), format: .csv(Dialect()))
    var chunk = Chunk()
    for text in ["a\\r", "b\\r\\n"] {
      #expect(try reader.fill(&chunk))
      #expect(chunk.storage.prefix(chunk.count).escaped == text)
    }
  }

  @Test(arguments: [true, false])
  func `a source that delivers few bytes at a time gives the same records`(isReady: Bool) throws {
    let bytes = [UInt8](latin: "a,\"b\n\"\r\n\r\nc\"c,d\re,f\n\"g\"\"\",\"\r")
    for sizes in [[1], [2], [3, 1], [1, 64], [7, 2, 5]] {
      let source = DrippingSource(bytes, sizes: sizes, isReady: isReady)
      for chunkSize in [1, 2, 10, 100] { try Trial(bytes).run(chunkSize: chunkSize, source: source) }
    }
  }

  @Test func `chunks are filled from a source that is ready, however few bytes each read delivers`() throws {
    let bytes = [UInt8](latin: String(repeating: "a,b\n", count: 10))
    let dripping = try chunks(DrippingSource(bytes, isReady: true), chunkSize: 12)
    #expect(dripping == [String](repeating: "a,b\\na,b\\na,b\\n", count: 3) + ["a,b\\n"])
    let waiting = try chunks(DrippingSource(bytes, isReady: false), chunkSize: 12)
    #expect(waiting == [String](repeating: "a,b\\n", count: 10))
  }

  @Test func `a reader at the end of the input delivers no more chunks`() throws {
    var reader = ChunkReader(memory("a\n"), format: .lines)
    var chunk = Chunk()
    #expect(try reader.fill(&chunk))
    for _ in 0..<3 { #expect(try !reader.fill(&chunk)) }
    #expect(reader.position == 2)
  }

  @Test func `the position is the number of bytes delivered so far`() throws {
    var reader = ChunkReader(memory("ab\ncd\r\nef"), format: .csv(Dialect()), chunkSize: 1)
    var chunk = Chunk()
    var positions = [reader.position]
    while try reader.fill(&chunk) { positions.append(reader.position) }
    #expect(positions == [0, 3, 7, 9])
  }

  @Test func `a reused chunk contains nothing of its previous contents`() throws {
    var chunk = Chunk()
    var first = ChunkReader(memory("\"a\"b,\"ccccccccccc\n\n"), format: .csv(Dialect()))
    #expect(try first.fill(&chunk))
    #expect(chunk.isCutInQuotes && chunk.separators.strays == [3])
    var second = ChunkReader(memory("x\n"), format: .csv(Dialect()))
    #expect(try second.fill(&chunk))
    #expect(chunk.count == 2 && chunk.offset == 0)
    #expect(!chunk.isCutInQuotes && chunk.separators.strays.isEmpty && chunk.kind == .records)
  }

  @Test func `buffers do not grow with the input`() throws {
    let bytes = [UInt8](latin: String(repeating: "abc,\"d\n\"\r\n", count: 20_000))
    var reader = ChunkReader(MemorySource(bytes), format: .csv(Dialect()), chunkSize: 1000)
    var chunk = Chunk()
    var count = 0
    while try reader.fill(&chunk) {
      count += chunk.count
      try #require(chunk.storage.count <= 2_000)
    }
    #expect(count == bytes.count)
  }

  @Test func `a chunk size or record limit below one is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      _ = ChunkReader(MemorySource([]), format: .lines, chunkSize: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = ChunkReader(MemorySource([]), format: .lines, maximumRecordSize: 0)
    }
  }
}
