import TestSupport
import Testing

@testable import CSVRecords

/// Tests of what a reader does before its first chunk.
struct ChunkReaderPreambleTests {
  private static let texts = [
    "", "a", "a\n", "a,b\r\nc", "\"a\nb\",c\nd\n", "\n\na\n", "\r\n\ra", "a\rb", "\"a", "\"a\n", "a\"\n\"b\n",
    "\"a\"b\n\"c",
    "a\r", "\"\r\"\r", "abcdefgh\nij\n", "abcdefg\r\nij\n", "abcdefghij",
  ]
  /// Returns all bytes that the reader has not yet delivered.
  private func rest(_ reader: inout ChunkReader) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = Chunk()
    while try reader.fill(&chunk) {
      #expect(chunk.offset + chunk.count == reader.position)
      bytes += chunk.storage.prefix(chunk.count)
    }
    return bytes
  }

  @Test(arguments: texts)
  func `the first row is read by itself for every chunk size, unless it exceeds the limit`(text: String)
    throws
  {
    let bytes = [UInt8](latin: text)
    let first = ObviousParser(bytes, .csv(Dialect())).records.first
    let end = first?.bytes.upperBound ?? 0
    for maximum in 1...12 {
      for chunkSize in Array(1...12) + [100] {
        let comment = Comment("chunks of \(chunkSize), at most \(maximum) bytes")
        var reader = ChunkReader(
          DrippingSource(bytes, sizes: [3, 1, 100], isReady: false), format: .csv(Dialect()),
          chunkSize: chunkSize, maximumRecordSize: maximum)
        let row = try reader.peekRow()
        guard first?.text.count ?? 0 <= maximum else {
          try #require(row == nil, comment)
          continue
        }
        try #require(row?.bytes == Array(bytes[..<end]), comment)
        try #require(row?.offset == 0 && reader.position == 0, comment)
        try #require(try reader.peekRow()?.bytes == Array(bytes[..<end]), comment)
        var again = reader
        reader.skip(end)
        try #require(reader.position == end, comment)
        try #require(try rest(&reader) == Array(bytes[end...]), comment)
        try #require(try rest(&again) == bytes, comment)
      }
    }
  }

  @Test(arguments: texts, [false, true])
  func `successive rows are read by skipping or by distance`(text: String, isMoving: Bool) throws {
    let bytes = [UInt8](latin: text)
    for chunkSize in [1, 2, 3, 100] {
      var reader = ChunkReader(MemorySource(bytes), format: .csv(Dialect()), chunkSize: chunkSize)
      var distance = 0
      for expected in ObviousParser(bytes, .csv(Dialect())).records {
        let row = try reader.peekRow(after: distance)
        #expect(row?.bytes == Array(bytes[expected.bytes]))
        #expect(row?.offset == expected.bytes.lowerBound)
        #expect(row?.fields == expected.fields.map(\.content))
        if isMoving { reader.skip(expected.bytes.count) } else { distance += expected.bytes.count }
      }
      for _ in 0..<2 {
        let end = try reader.peekRow(after: distance)
        #expect(end?.bytes == [] && end?.offset == bytes.count)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 100], [true, false])
  func `only a byte-order mark at the beginning is skipped`(chunkSize: Int, isReady: Bool) throws {
    for text in ["", "\u{EF}", "\u{EF}\u{BB}", "\u{EF}\u{BB}\u{BE}\n", "a\u{EF}\u{BB}\u{BF}", "a\n", "ab"] {
      let bytes = [UInt8](latin: text)
      var reader = ChunkReader(
        DrippingSource(bytes, isReady: isReady), format: .lines, chunkSize: chunkSize)
      #expect(try !reader.skipByteOrderMark())
      #expect(reader.position == 0)
      #expect(try rest(&reader) == bytes)
    }
    for text in ["", "a", "a\nb", "\u{EF}\u{BB}\u{BF}"] {
      let bytes = [UInt8](latin: text)
      var reader = ChunkReader(
        DrippingSource([0xEF, 0xBB, 0xBF] + bytes, isReady: isReady), format: .csv(Dialect()),
        chunkSize: chunkSize)
      #expect(try reader.skipByteOrderMark())
      #expect(reader.position == 3)
      var again = reader
      #expect(try rest(&reader) == bytes)
      #expect(try again.peekRow()?.offset == 3)
    }
  }

  @Test func `offsets count from the initial offset of the source`() throws {
    var reader = ChunkReader(MemorySource([0x78, 0x0A]), format: .csv(Dialect()), offset: 5)
    var chunk = Chunk()
    #expect(reader.position == 5)
    #expect(try reader.peekRow()?.offset == 5)
    #expect(try reader.fill(&chunk) && chunk.offset == 5)
    #expect(reader.position == 7)
  }

  @Test func `a long row is read in ever larger pieces`() throws {
    let row = [UInt8](repeating: 0x78, count: 1 << 20) + [0x0A]
    var reader = ChunkReader(CountingSource(row), format: .csv(Dialect()))
    #expect(try reader.peekRow()?.bytes == row)
    let source = try #require(reader.source as? CountingSource)
    // 4 KiB, then as much as before up to the size of a chunk, 256 KiB.
    #expect(source.reads <= 11)
  }

  @Test func `errors of the source are thrown by the reader`() {
    var reader = ChunkReader(PieceSource([]), format: .csv(Dialect()))
    var chunk = Chunk()
    #expect(throws: PieceSource.AskedForMore.self) { try reader.skipByteOrderMark() }
    #expect(throws: PieceSource.AskedForMore.self) { try reader.peekRow() }
    #expect(throws: PieceSource.AskedForMore.self) { try reader.fill(&chunk) }
  }
}

/// A source of bytes in memory that counts how often it is read.
private struct CountingSource: ByteSource {
  private var memory: MemorySource
  private(set) var reads = 0

  init(_ bytes: [UInt8]) {
    memory = MemorySource(bytes)
  }

  var isReady: Bool { true }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
    reads += 1
    return memory.read(into: &buffer, at: range)
  }
}
