import Testing

@testable import CSVRecords

/// Tests of the limit on the number of lines in a chunk, which applies however short the lines are.
@Suite struct LineEndLimitTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `chunks of the shortest records end with whole records at every offset in a block`(end: String) throws
  {
    for front in 0..<4 {
      let text = String(repeating: "x", count: front) + end + String(repeating: "1" + end, count: 40_000)
      let bytes = Array(text.utf8)
      var reader = ChunkReader(MemorySource(bytes), format: .csv(Dialect()))
      let parser = RecordParser(.csv(Dialect()), columnCount: 1)
      var (chunk, batch) = (Chunk(), RecordBatch())
      var read: [UInt8] = []
      var (records, lines) = (0, 0)
      while try reader.fill(&chunk) {
        parser.parse(chunk, into: &batch)
        read += chunk.storage[..<chunk.count]
        records += batch.records.count
        lines += chunk.lineEndCount
        #expect(chunk.lineEndCount <= RecordSplitter.lineEndLimit + 64)
      }
      #expect(read == bytes)
      #expect(records == 40_001)
      #expect(lines == 40_001)
    }
  }

  @Test func `a chunk of JSON Lines has the fewer lines the more columns there are`() throws {
    let columns = try MemberColumns((0..<5_000).map { "c\($0)" })
    let bytes = Array(String(repeating: "{}\n", count: 2_000).utf8)
    var reader = ChunkReader(MemorySource(bytes), format: .jsonLines(columns))
    var (chunk, lines) = (Chunk(), 0)
    while try reader.fill(&chunk) {
      #expect(chunk.lineEndCount <= (1 << 20) / 5_000 + 64)
      lines += chunk.lineEndCount
    }
    #expect(lines == 2_000)
  }

  @Test func `a chunk of an array has the fewer elements the more columns there are, also in one line`()
    throws
  {
    let columns = try MemberColumns((0..<5_000).map { "c\($0)" })
    let format = RecordFormat.jsonArray(columns, at: .wholeText)
    let bytes = Array(String(repeating: "{}\u{1E}", count: 2_000).utf8)
    var reader = ChunkReader(MemorySource(bytes), format: format)
    let parser = RecordParser(format, columnCount: 1)
    var (chunk, batch, records) = (Chunk(), RecordBatch(), 0)
    while try reader.fill(&chunk) {
      parser.parse(chunk, into: &batch)
      #expect(batch.records.count <= (1 << 20) / 5_000 + 64)
      records += batch.records.count
    }
    #expect(records == 2_000)
  }
}
