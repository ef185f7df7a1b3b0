import TestSupport
import Testing

@testable import CSVRecords

/// What a reader does before its first chunk.
struct ChunkReaderPreambleTests {
  private static let texts = [
    "", "a", "a\n", "a,b\r\nc", "\"a\nb\",c\nd\n", "\n\na\n", "\r\n\ra", "a\rb", "\"a", "\"a\n", "a\"\n\"b\n",
    "\"a\"b\n\"c",
    "a\r", "\"\r\"\r", "abcdefgh\nij\n", "abcdefg\r\nij\n", "abcdefghij",
  ]
  private static let formats = [RecordFormat.csv(Dialect()), .lines, .nulTerminated]

  /// All that the reader still gives.
  private func rest(_ reader: inout ChunkReader) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = Chunk()
    while try reader.fill(&chunk) {
      #expect(chunk.offset + chunk.count == reader.position)
      bytes += chunk.storage.prefix(chunk.count)
    }
    return bytes
  }

  @Test(arguments: texts, formats)
  func `the first record comes alone, if it is not too long, whatever the chunk size`(
    text: String, format: RecordFormat
  ) throws {
    let bytes = [UInt8](latin: text)
    let first = ObviousParser(bytes, format).records.first
    let end = first?.bytes.upperBound ?? 0
    for maximum in 1...12 {
      for chunkSize in Array(1...12) + [100] {
        let place = Comment("chunks of \(chunkSize), at most \(maximum) bytes")
        var reader = ChunkReader(
          DrippingSource(bytes, sizes: [3, 1, 100], isReady: false), format: format, chunkSize: chunkSize,
          maximumRecordSize: maximum)
        let record = try reader.readRecord()
        guard first?.text.count ?? 0 <= maximum else {
          try #require(record == nil, place)
          continue
        }
        try #require(record?.bytes == Array(bytes[..<end]), place)
        try #require(record?.offset == 0, place)
        try #require(reader.position == end, place)
        var again = reader
        try #require(try rest(&reader) == Array(bytes[end...]), place)
        again.unread(Array(bytes[..<end]))
        try #require(again.position == 0, place)
        try #require(try again.readRecord()?.bytes == Array(bytes[..<end]), place)
        again.unread(Array(bytes[..<end]))
        try #require(try rest(&again) == bytes, place)
      }
    }
  }

  @Test(arguments: texts, formats)
  func `records can be read one after another`(text: String, format: RecordFormat) throws {
    let bytes = [UInt8](latin: text)
    for chunkSize in [1, 2, 3, 100] {
      var reader = ChunkReader(MemorySource(bytes), format: format, chunkSize: chunkSize)
      for expected in ObviousParser(bytes, format).records {
        let record = try reader.readRecord()
        #expect(record?.bytes == Array(bytes[expected.bytes]))
        #expect(record?.offset == expected.bytes.lowerBound)
      }
      for _ in 0..<2 {
        let end = try reader.readRecord()
        #expect(end?.bytes == [] && end?.offset == bytes.count)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 100], [true, false])
  func `a byte order mark is taken away, anything else is left`(chunkSize: Int, isReady: Bool) throws {
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
        DrippingSource([0xEF, 0xBB, 0xBF] + bytes, isReady: isReady), format: .lines, chunkSize: chunkSize)
      #expect(try reader.skipByteOrderMark())
      #expect(reader.position == 3)
      var again = reader
      #expect(try rest(&reader) == bytes)
      #expect(try again.readRecord()?.offset == 3)
    }
  }

  @Test(arguments: [1, 2, 5, 100])
  func `bytes are read over, however they come`(chunkSize: Int) throws {
    let bytes = [UInt8](latin: "a,\"b\n\"\r\nc\n")
    for count in 0...bytes.count {
      for sizes in [[1], [4, 1], [100]] {
        var reader = ChunkReader(
          DrippingSource(bytes, sizes: sizes, isReady: false), format: .csv(Dialect()), chunkSize: chunkSize)
        try reader.skip(count)
        #expect(reader.position == count)
        #expect(try rest(&reader) == Array(bytes[count...]))
      }
    }
  }

  @Test func `reading over more than there is ends at the end`() throws {
    var reader = ChunkReader(MemorySource([1, 2]), format: .lines)
    try reader.skip(5)
    #expect(reader.position == 2)
    #expect(try rest(&reader) == [])
  }

  @Test(arguments: 0...5)
  func `reading over counts from where the reader stands`(count: Int) throws {
    let bytes = [UInt8](latin: "ab\ncd\n")
    var marked = ChunkReader(MemorySource([0xEF, 0xBB, 0xBF] + bytes), format: .lines)
    #expect(try marked.skipByteOrderMark())
    try marked.skip(count)
    #expect(marked.position == count + 3)
    #expect(try rest(&marked) == Array(bytes[count...]))
    var unmarked = ChunkReader(MemorySource(bytes), format: .lines)
    #expect(try !unmarked.skipByteOrderMark())
    try unmarked.skip(count)
    #expect(unmarked.position == count)
    #expect(try rest(&unmarked) == Array(bytes[count...]))
    var afterRecord = ChunkReader(MemorySource([0x78, 0x0A] + bytes), format: .lines)
    _ = try afterRecord.readRecord()
    try afterRecord.skip(count)
    #expect(afterRecord.position == count + 2)
    #expect(try rest(&afterRecord) == Array(bytes[count...]))
  }

  @Test func `what a source throws is passed on`() {
    var reader = ChunkReader(PieceSource([]), format: .lines)
    var chunk = Chunk()
    #expect(throws: PieceSource.AskedForMore.self) { try reader.skipByteOrderMark() }
    #expect(throws: PieceSource.AskedForMore.self) { try reader.readRecord() }
    #expect(throws: PieceSource.AskedForMore.self) { try reader.skip(1) }
    #expect(throws: PieceSource.AskedForMore.self) { try reader.fill(&chunk) }
  }
}
