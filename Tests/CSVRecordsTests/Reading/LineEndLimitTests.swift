import Testing

@testable import CSVRecords

/// A chunk holds only so many lines, however short they are.
@Suite struct LineEndLimitTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `chunks of the shortest records are whole records, wherever the blocks lie`(end: String) throws {
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
}
