import TestSupport
import Testing

@testable import CSVRecords

struct RecordParserTests {
  @Test(arguments: CSVCase.quotes)
  func `quoted fields say what stands between their quotes`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.strayQuotes)
  func `a quote that opens and closes nothing is a character and noted`(file: CSVCase) throws {
    try file.check()
  }

  @Test(arguments: CSVCase.unclosedQuotes)
  func `a quote that is never closed holds all that follows`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.lineEnds)
  func `records end with CRLF, LF, CR or the file`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.blankLines)
  func `a blank line is a record only where there is one column`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.ragged)
  func `records with too many or too few fields are noted`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.bytes)
  func `any byte but delimiter, quote and line end is text`(file: CSVCase) throws { try file.check() }

  @Test(arguments: CSVCase.byteOrderMarks)
  func `a byte order mark is dropped at the front and nowhere else`(file: CSVCase) throws { try file.check() }

  @Test(arguments: ValueCase.lines)
  func `a line ends with LF, and a CR before it belongs to the end`(file: ValueCase) throws {
    try file.check()
  }

  @Test(arguments: ValueCase.nulTerminated)
  func `a value ends with NUL and may hold anything else`(file: ValueCase) throws { try file.check() }

  @Test(arguments: [
    "\"a,\n\",\"\"\r\n", "\"\"\"\",\"b\"\"\"\n", "a\"b,\"\"c\r\n\"d", "\r\n\r\n\r\n", ",\"\r\n\",\r\n",
    "\"a\r", "\"\"\"",
    "\"a\" \"b\"\n\"c\"", "\n\"\n\"\n",
  ])
  func `what stands across the ends of blocks of 64 bytes is read right`(text: String) throws {
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
  func `only wanted columns are given`(wanted: [Int]) throws {
    let bytes = [UInt8](latin: "a,\"b\"\"b\",c\nd,e\n\nf,\"g,\n\",h\ni,j,k,l\nm\"m,n,o\n,,")
    try Trial(bytes, wanted: wanted).run(chunkSize: 1)
    try Trial(bytes, wanted: wanted).run(chunkSize: 100)
  }

  @Test func `a batch that is used again keeps nothing of what it held`() throws {
    let parser = RecordParser(.csv(Dialect()), columnCount: 2)
    var batch = RecordBatch()
    try parser.parse(Self.chunk("a,b\n\nc\nd\"d,e\n"), into: &batch)
    #expect(batch.records.count == 3 && batch.wellFormedRecords.map(\.index) == [0, 2])
    #expect(Self.fields(of: batch) == [[0..<1, 2..<3], [7..<10, 11..<12]] && batch.notes.count == 3)
    try parser.parse(Self.chunk("a,b"), into: &batch)
    #expect(batch.records.map(\.range) == [0..<3] && batch.wellFormedRecords.map(\.index) == [0])
    #expect(Self.fields(of: batch) == [[0..<1, 2..<3]] && batch.notes.isEmpty)
  }

  @Test func `records with far more fields than columns have room all the same`() throws {
    let ragged = [UInt8](latin: String(repeating: String(repeating: "x,", count: 200) + "\n", count: 50))
    try Trial(ragged, columnCount: 2).run(chunkSize: 100_000)
    try Trial([UInt8](latin: String(repeating: ",", count: 1_000)), columnCount: 1).run(chunkSize: 100_000)
  }

  @Test func `bytes behind the count are not looked at`() throws {
    var chunk = try Self.chunk("a,b\n")
    chunk.appendScratch([UInt8](latin: "c\n\"d"))
    var batch = RecordBatch()
    RecordParser(.csv(Dialect()), columnCount: 2).parse(chunk, into: &batch)
    #expect(batch.records.map(\.range) == [0..<4] && Self.fields(of: batch) == [[0..<1, 2..<3]])
  }

  @Test func `a table without columns is a programming error`() async {
    await #expect(processExitsWith: .failure) { _ = RecordParser(.csv(Dialect()), columnCount: 0) }
  }

  /// The two fields of each sound record.
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
