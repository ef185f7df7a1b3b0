/// Finds the records of a chunk and the fields of each. Parsing cannot fail: faults become notes.
///
/// ```swift
/// let parser = RecordParser(.csv(Dialect()), columnCount: 3)
/// ```
package struct RecordParser: Sendable {
  let format: RecordFormat
  let columnCount: Int
  let maximumRecordSize: Int
  /// Whether a line without bytes is a record, and not a blank line.
  var hasBlankRecords: Bool { columnCount == 1 && format.members == nil }

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - columnCount: The number of fields of a record, at least 1; 1 for lines, JSON Lines among them.
  ///   - maximumRecordSize: The maximum size of a record in bytes without the line end; a note is added to a
  ///     longer record.
  package init(
    _ format: RecordFormat, columnCount: Int,
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) {
    precondition(columnCount >= 1, "the number of columns must be at least 1")
    self.format = format
    self.columnCount = columnCount
    self.maximumRecordSize = maximumRecordSize
  }

  /// Replaces the contents of the batch by the records of the chunk.
  package func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch) {
    // Room for records with as many fields as columns. If records need more, all separators are counted.
    let records = chunk.lineEndCount + 1
    let (starts, overflows) = records.multipliedReportingOverflow(by: columnCount + 1)
    if parse(chunk, into: &batch, starts: overflows ? chunk.count : min(starts, chunk.count)) { return }
    let count = chunk.separators.words.reduce(0) { $0 + $1.separators.nonzeroBitCount }
    precondition(parse(chunk, into: &batch, starts: count), "all separators were counted")
  }

  /// - Parameter starts: The number of field starts to reserve, in addition to the first one and the one after the last byte.
  /// - Returns: Whether the reserved number was sufficient.
  private func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch, starts: Int) -> Bool {
    // The scan may overwrite 64 elements after the last offset, because it lists the bits of a word several at a time.
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
    case .lines, .jsonLines: unsafe parseValues(of: chunk, &builder, terminator: 0x0A, ends: ends)
    case .nulTerminated: unsafe parseValues(of: chunk, &builder, terminator: 0, ends: ends)
    }
    return true
  }
}
