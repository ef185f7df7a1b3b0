import Testing

@testable import CSV

struct RecordBatchTests {
  @Test func `a new batch is empty`() {
    let batch = RecordBatch()
    #expect(
      batch.records.isEmpty && batch.soundRecords.isEmpty && batch.fieldStarts.isEmpty && batch.notes.isEmpty)
  }

  @Test func `a stretch is a range`() {
    #expect(RecordBatch.Stretch(3, 7).range == 3..<7)
    #expect(RecordBatch.Stretch(5, 5).range == 5..<5)
  }
}
