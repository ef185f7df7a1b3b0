internal import CSVRecords

/// Copies the records of a chunk to where valid and invalid ones are collected.
struct RecordCopier {
  private let records: ArraySlice<RecordBatch.ByteRange>
  private var edits: FieldEdits?
  /// The first record that is not copied yet.
  private var next = 0

  /// - Parameter edits: The fields of valid records that are written otherwise than they are read, or `nil` for none.
  init(_ batch: RecordBatch, _ edits: FieldEdits?) {
    records = batch.records
    self.edits = edits
  }

  /// Copies an invalid record, and the valid ones before it.
  mutating func copyInvalid(_ record: Int, of chunk: Chunk, to turn: inout OrderedOutput.Turn) {
    copyValid(upTo: record, of: chunk, to: &turn)
    if turn.copiesInvalid { copy(record..<record + 1, of: chunk, to: &turn.invalid) }
    next = record + 1
  }

  /// Copies the valid records that are left.
  mutating func finish(_ chunk: Chunk, to turn: inout OrderedOutput.Turn) {
    copyValid(upTo: records.count, of: chunk, to: &turn)
  }

  private mutating func copyValid(upTo end: Int, of chunk: Chunk, to turn: inout OrderedOutput.Turn) {
    guard turn.copiesValid else { return }
    guard edits != nil else { return copy(next..<end, of: chunk, to: &turn.valid) }
    for record in next..<end {
      edits?.copy(records[record].range, in: chunk.storage.span, to: &turn.valid)
    }
  }

  /// Copies records byte for byte; blank lines and comments between them are left out.
  private func copy(_ range: Range<Int>, of chunk: Chunk, to output: inout [UInt8]) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, records[end].start == records[end - 1].end { end += 1 }
      output += chunk.storage[Int(records[start].start)..<Int(records[end - 1].end)]
      start = end
    }
  }
}
