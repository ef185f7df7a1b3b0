/// Finds the records of a chunk and the fields of each. Parsing cannot fail: faults become notes.
///
/// ```swift
/// let parser = RecordParser(.csv(Dialect()), columnCount: 3)
/// ```
package struct RecordParser: Sendable {
  let format: RecordFormat
  let columnCount: Int
  let maximumRecordSize: Int

  /// - Parameters:
  ///   - columnCount: The number of fields of a record, at least 1; 1 for lines.
  ///   - maximumRecordSize: In bytes without the line end; a longer record gets a note.
  package init(
    _ format: RecordFormat, columnCount: Int,
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) {
    precondition(columnCount >= 1, "a record has at least one field")
    self.format = format
    self.columnCount = columnCount
    self.maximumRecordSize = maximumRecordSize
  }

  /// Replaces the contents of the batch by the records of the chunk.
  package func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch) {
    // Enough for records with as many fields as columns; if others need more, all separators are counted.
    let records = chunk.lineEndCount + 1
    let (starts, overflows) = records.multipliedReportingOverflow(by: columnCount + 1)
    if parse(chunk, into: &batch, starts: overflows ? chunk.count : min(starts, chunk.count)) { return }
    let count = chunk.separators.words.reduce(0) { $0 + $1.separators.nonzeroBitCount }
    precondition(parse(chunk, into: &batch, starts: count), "all separators were counted")
  }

  /// - Parameter starts: The number of field starts to reserve, beside the first one and that after the last byte.
  /// - Returns: Whether they were enough.
  private func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch, starts: Int) -> Bool {
    // The scan writes the offsets of a word of 64 bits at once, whether or not as many bits are set: 64 more.
    // A line ends with one or two of the bytes that end records.
    batch.removeAll(
      roomForRecords: chunk.lineEndCount + 1, ends: 2 * chunk.lineEndCount + 64, starts: starts + 2 + 64)
    // SAFETY: the buffers are the batch's own arrays, used within these closures only. `BatchBuilder` checks its indices;
    // record ends are read below the number that the scan has listed within the buffer.
    let result = unsafe batch.recordRoom.withUnsafeMutableBufferPointer { records in
      unsafe batch.wellFormedRoom.withUnsafeMutableBufferPointer { wellFormed in
        unsafe batch.endRoom.withUnsafeMutableBufferPointer { ends in
          unsafe batch.startRoom.withUnsafeMutableBufferPointer { starts in
            var builder = unsafe BatchBuilder(
              self, strays: chunk.separators.strays, records: records, wellFormed: wellFormed, starts: starts)
            let hadRoom = unsafe parse(chunk, &builder, ends: ends)
            return (hadRoom, builder.recordCount, builder.wellFormedCount, builder.startCount, builder.notes)
          }
        }
      }
    }
    let hadRoom: Bool
    (hadRoom, batch.recordCount, batch.wellFormedCount, batch.startCount, batch.notes) = result
    return hadRoom
  }

  private func parse(
    _ chunk: borrowing Chunk, _ builder: inout BatchBuilder, ends: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    switch format {
    case .csv(let dialect):
      guard let comment = dialect.comment else {
        return unsafe parseRecords(of: chunk, dialect, &builder, ends: ends) { _, _ in false }
      }
      return unsafe parseRecords(of: chunk, dialect, &builder, ends: ends) { comment.begins($0, at: $1) }
    case .lines: unsafe parseValues(of: chunk, &builder, terminator: 0x0A, ends: ends)
    case .nulTerminated: unsafe parseValues(of: chunk, &builder, terminator: 0, ends: ends)
    }
    return true
  }
}
