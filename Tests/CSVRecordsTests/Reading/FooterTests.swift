import TestSupport
import Testing

@testable import CSVRecords

/// Tests of tables that end before the file does, and that begin after it does.
struct FooterTests {
  private static let rows = [
    "a,b", "\"x\ny\",1", "", "#c\",", "Total,1", "\"Total\"", "T,\"\nTotal\"", "\"\"\"\r\nTotal\",2", "To",
  ]

  private func read(_ bytes: [UInt8], _ footer: TableFooter, chunkSize: Int, isReady: Bool) throws -> [UInt8]
  {
    let source = DrippingSource(bytes, sizes: [3, 1, 11], isReady: isReady)
    let format = RecordFormat.csv(Dialect(comment: BytePrefix("#".utf8)))
    var reader = ChunkReader(source, format: format, footer: footer, chunkSize: chunkSize)
    var (chunk, found) = (Chunk(), [UInt8]())
    while try reader.fill(&chunk) {
      #expect(chunk.lineEndCount == LineEnds.count(in: chunk.storage.span, 0..<chunk.count).count)
      found += chunk.storage[..<chunk.count]
    }
    return found
  }

  @Test func `random rows end before the last ones, and before the first that begins as the footer does`()
    throws
  {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for round in 0..<TestRun.rounds(1000) {
      let rows = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Array((Self.rows.randomElement(using: &random)! + (Bool.random(using: &random) ? "\n" : "\r\n")).utf8)
      }
      let hasPrefix = Bool.random(using: &random)
      let footer = TableFooter(
        rowCount: hasPrefix ? 0 : Int.random(in: 1...4, using: &random),
        prefix: hasPrefix ? Array("Total".utf8) : [])
      let end =
        hasPrefix
        ? rows.firstIndex { $0.starts(with: footer.prefix) } ?? rows.count
        : max(0, rows.count - footer.rowCount)
      let bytes = Array(rows.joined())
      for (chunkSize, isReady) in [(1, false), (7, true), (64, false), (1 << 18, true)] {
        let found = try read(bytes, footer, chunkSize: chunkSize, isReady: isReady)
        #expect(
          found == Array(rows[..<end].joined()),
          "seed \(seed), round \(round), chunks of \(chunkSize): \(bytes.escaped), \(footer)")
      }
    }
  }

  @Test func `a row without a line end is one`() throws {
    let bytes = Array("a,b\n1,2\n3,4".utf8)
    #expect(
      try read(bytes, TableFooter(rowCount: 1), chunkSize: 4, isReady: true) == Array("a,b\n1,2\n".utf8))
    #expect(
      try read(bytes, TableFooter(prefix: [0x33]), chunkSize: 4, isReady: true) == Array("a,b\n1,2\n".utf8))
    #expect(try read(bytes, TableFooter(prefix: [0x34]), chunkSize: 4, isReady: true) == bytes)
  }

  @Test func `a reader of records begins and ends with the table`() throws {
    var layout = TableLayout()
    layout.headerPrefix = Array("id".utf8)
    layout.footer = TableFooter(prefix: Array("Total".utf8))
    layout.skipsEmptyRecords = true
    var reader = try CSVReader(
      MemorySource(Array("Report\n\nid,n\n1,2\n,\"\"\n3,4\nTotal,6\n5,6\n".utf8)), layout: layout)
    #expect(reader.header == ["id", "n"])
    var found: [[String]] = []
    while let record = try reader.readRecord() {
      found.append(Array(record))
    }
    #expect(found == [["1", "2"], ["3", "4"]])
  }

  @Test func `a file without the first line of its table is an error`() {
    var layout = TableLayout()
    layout.headerPrefix = Array("id".utf8)
    #expect(throws: MissingTableError(prefix: Array("id".utf8))) {
      try CSVReader(MemorySource(Array("a\nb,id\n i\ni".utf8)), layout: layout)
    }
  }
}
