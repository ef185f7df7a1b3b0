/// Finds the records of a chunk and the fields of each. It cannot fail.
///
/// ```swift
/// let parser = RecordParser(.csv(Dialect()), columnCount: 3)
/// ```
package struct RecordParser: Sendable {
  let format: RecordFormat
  let columnCount: Int
  let maximumRecordSize: Int

  /// - Parameters:
  ///   - columnCount: How many fields a record has, at least 1; 1 for lines.
  ///   - maximumRecordSize: A longer record, in bytes without its line end, is noted.
  package init(
    _ format: RecordFormat, columnCount: Int,
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) {
    precondition(columnCount >= 1, "a record has a field")
    self.format = format
    self.columnCount = columnCount
    self.maximumRecordSize = maximumRecordSize
  }

  /// Replaces what the batch holds by the records of the chunk.
  package func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch) {
    // Room for whole records that each end with CRLF; ragged ones may need more, and then all separators are counted.
    let records = chunk.lineEndCount + 1
    let (starts, isTooMuch) = records.multipliedReportingOverflow(by: columnCount + 1)
    if parse(chunk, into: &batch, starts: isTooMuch ? chunk.count : min(starts, chunk.count)) { return }
    let count = chunk.separators.words.reduce(0) { $0 + $1.separators.nonzeroBitCount }
    precondition(parse(chunk, into: &batch, starts: count), "a chunk has more separators than were counted")
  }

  /// - Parameter starts: For how many field starts to make room, beside the first and that after the last byte.
  /// - Returns: Whether that was enough.
  private func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch, starts: Int) -> Bool {
    // A word of 64 bits is written as a whole, however few of them say something.
    // A line ends with one or two of the bytes that end records.
    batch.removeAll(
      roomForRecords: chunk.lineEndCount + 1, ends: 2 * chunk.lineEndCount + 64, starts: starts + 2 + 64)
    let result = unsafe batch.recordRoom.withUnsafeMutableBufferPointer { records in
      unsafe batch.soundRoom.withUnsafeMutableBufferPointer { wellFormed in
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
