import Testing

@testable import CSVRecords

struct RecordBatchTests {
  @Test func `a new batch is empty`() {
    let batch = RecordBatch()
    #expect(
      batch.records.isEmpty && batch.wellFormedRecords.isEmpty && batch.fieldStarts.isEmpty
        && batch.notes.isEmpty)
  }

  @Test func `a byte range converts to a range of integers`() {
    #expect(RecordBatch.ByteRange(3, 7).range == 3..<7)
    #expect(RecordBatch.ByteRange(5, 5).range == 5..<5)
  }
}
