import TestSupport
import Testing

@testable import CSVRecords

struct RecordParserTests {
  @Test(arguments: CSVCase.quotes)
  func `a quoted field contains the text between its quotes`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.strayQuotes)
  func `a quote that neither opens nor closes a field is content and is noted`(file: CSVCase) throws {
    try file.check()
  }

  @Test(arguments: CSVCase.unclosedQuotes)
  func `a quote that is never closed includes the rest of the file in its field`(file: CSVCase) throws {
    try file.check()
  }

  @Test(arguments: CSVCase.lineEnds)
  func `records end with CRLF, LF, CR or the end of the file`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.blankLines)
  func `a blank line is a record only in a table of one column`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.headersAgain)
  func `the header again is not a record of a table of several columns`(file: CSVCase) throws {
    try file.check()
  }

  @Test(arguments: CSVCase.ragged)
  func `records with too many or too few fields are noted`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.bytes)
  func `any byte other than delimiter, quote and line end is content`(file: CSVCase) throws {
    try file.check()
  }

  @Test(arguments: CSVCase.byteOrderMarks)
  func `a byte-order mark before a record is not part of it`(file: CSVCase) throws {
    try file.check()
  }

  @Test(arguments: ValueCase.lines)
  func `a line ends with LF, and a CR before the LF belongs to the line end`(file: ValueCase) throws {
    try file.check()
  }

  @Test(arguments: ValueCase.nulTerminated)
  func `a value ends with NUL and may contain any other byte`(file: ValueCase) throws { try file.check() }

  @Test(arguments: [
    "\"a,\n\",\"\"\r\n", "\"\"\"\",\"b\"\"\"\n", "a\"b,\"\"c\r\n\"d", "\r\n\r\n\r\n", ",\"\r\n\",\r\n",
    "\"a\r", "\"\"\"",
    "\"a\" \"b\"\n\"c\"", "\n\"\n\"\n",
  ])
  func `records that cross the end of a block of 64 bytes are read correctly`(text: String) throws {
    for size in Array(54...68) + Array(118...132) {
      let fillers = [
        [UInt8](repeating: 0x61, count: size) + [0x0A],
        [0x22] + [UInt8](repeating: 0x0A, count: size - 2) + [0x22, 0x2C],
        [UInt8](repeating: 0x2C, count: size),
      ]
      for filler in fillers {
        let trial = Trial(filler + [UInt8](latin: text), columnCount: 2)
        for chunkSize in [1, 63, 64, 65, 128, 1000] { try trial.run(chunkSize: chunkSize) }
      }
    }
  }

  @Test(arguments: [[0], [1], [2], [0, 2], [1, 2], []])
  func `only the fields of the requested columns are returned`(wanted: [Int]) throws {
    let bytes = [UInt8](latin: "a,\"b\"\"b\",c\nd,e\n\nf,\"g,\n\",h\ni,j,k,l\nm\"m,n,o\n,,")
    try Trial(bytes, wanted: wanted).run(chunkSize: 1)
    try Trial(bytes, wanted: wanted).run(chunkSize: 100)
  }

  @Test func `a reused batch contains nothing of the previous chunk`() throws {
    let parser = RecordParser(.csv(Dialect()), columnCount: 2)
    var batch = RecordBatch()
    try parser.parse(Self.chunk("a,b\n\nc\nd\"d,e\n"), into: &batch)
    #expect(batch.records.count == 3 && batch.wellFormedRecords.map(\.index) == [0, 2])
    #expect(Self.fields(of: batch) == [[0..<1, 2..<3], [7..<10, 11..<12]] && batch.notes.count == 3)
    try parser.parse(Self.chunk("a,b"), into: &batch)
    #expect(batch.records.map(\.range) == [0..<3] && batch.wellFormedRecords.map(\.index) == [0])
    #expect(Self.fields(of: batch) == [[0..<1, 2..<3]] && batch.notes.isEmpty)
  }

  @Test func `records with far more fields than columns fit into the batch`() throws {
    let ragged = [UInt8](latin: String(repeating: String(repeating: "x,", count: 200) + "\n", count: 50))
    try Trial(ragged, columnCount: 2).run(chunkSize: 100_000)
    try Trial([UInt8](latin: String(repeating: ",", count: 1_000)), columnCount: 1).run(chunkSize: 100_000)
  }

  @Test func `bytes after the chunk's count are ignored`() throws {
    var chunk = try Self.chunk("a,b\n")
    chunk.appendScratch([UInt8](latin: "c\n\"d"))
    var batch = RecordBatch()
    RecordParser(.csv(Dialect()), columnCount: 2).parse(chunk, into: &batch)
    #expect(batch.records.map(\.range) == [0..<4] && Self.fields(of: batch) == [[0..<1, 2..<3]])
  }

  @Test func `a table without columns is a programming error`() async {
    await #expect(processExitsWith: .failure) { _ = RecordParser(.csv(Dialect()), columnCount: 0) }
  }

  /// Returns the ranges of both fields of each well-formed record.
  private static func fields(of batch: RecordBatch) -> [[Range<Int>]] {
    batch.wellFormedRecords.map { record in [0, 1].map { batch.field($0, of: record) } }
  }

  private static func chunk(_ text: String) throws -> Chunk {
    var reader = ChunkReader(MemorySource([UInt8](latin: text)), format: .csv(Dialect()))
    var chunk = Chunk()
    try #require(try reader.fill(&chunk))
    return chunk
  }
}
