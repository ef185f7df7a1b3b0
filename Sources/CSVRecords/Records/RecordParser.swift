/// Finds the records of a chunk and the fields of each. Parsing cannot fail: faults become notes.
///
/// ```swift
/// let parser = RecordParser(.csv(Dialect()), columnCount: 3)
/// ```
package struct RecordParser: Sendable {
  let format: RecordFormat
  let columnCount: Int
  let maximumRecordSize: Int
  /// The header, with which records are compared; `nil` if no record can be the header again.
  package var header: RepeatedHeader?
  /// The records that are skipped because they have no value; `nil` if none are.
  package var emptyRecords: EmptyRecords?
  /// What is done with records of another number of fields.
  package var repairs: RecordRepairs = []
  /// Whether a line without bytes is a record, and not a blank line.
  var hasBlankRecords: Bool { columnCount == 1 && format.members == nil }

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - columnCount: The number of fields of a record, at least 1; 1 for lines, JSON Lines among them.
  ///   - header: The header, with which records are compared.
  ///   - maximumRecordSize: The maximum size of a record in bytes without the line end; a note is added to a
  ///     longer record.
  package init(
    _ format: RecordFormat, columnCount: Int, header: RepeatedHeader? = nil,
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) {
    precondition(columnCount >= 1, "the number of columns must be at least 1")
    self.format = format
    self.columnCount = columnCount
    self.header = header
    self.maximumRecordSize = maximumRecordSize
  }

  /// Replaces the contents of the batch by the records of the chunk.
  package func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch) {
    // Room for records with as many fields as columns. If records need more, all separators are counted.
    let records = chunk.recordLimit(format)
    // Of an element, the start and the end are listed, and the end of the blanks after it.
    let listed = format.isArray ? 3 : columnCount + 1
    let (starts, overflows) = records.multipliedReportingOverflow(by: listed)
    // The fields of a record that is filled or cut are listed again, with those that are added, and the end of the record.
    let added = repairs.isEmpty ? 0 : records * (columnCount + 2)
    var reading = Reading(starts: (overflows ? chunk.count : min(starts, chunk.count)) + added)
    while true {
      switch parse(chunk, into: &batch, reading) {
      case .complete: return
      case .hasMarks:
        reading.words = chunk.separators.words(markedIn: chunk)
        reading.starts += records
      case .needsRoom:
        let words = reading.words ?? chunk.separators.words
        reading.starts = words.reduce(records + added) { $0 + $1.separators.nonzeroBitCount }
      }
    }
  }

  /// How the records of a chunk are read.
  private struct Reading {
    /// The number of field starts to reserve, in addition to the first one and the one after the last byte.
    var starts: Int
    /// The separators, and the last byte of each byte-order mark at the start of a record; `nil` if no mark has been found.
    var words: [SeparatorMap.Word]?
  }

  /// Whether the records of a chunk have been listed, or how they have to be read again.
  enum Result {
    case complete
    /// The reserved number of fields is not sufficient.
    case needsRoom
    /// A record begins with a byte-order mark.
    case hasMarks
  }

  private func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch, _ reading: Reading) -> Result {
    // The scan may overwrite 64 elements after the last offset, because it lists the bits of a word several at a time.
    // A line ends with one or two of the bytes that end records.
    batch.removeAll(
      roomForRecords: chunk.recordLimit(format), ends: 2 * chunk.recordLimit(format) + 64,
      starts: reading.starts + 2 + 64)
    // SAFETY: the buffers are the batch's own arrays, used within these closures only. `BatchBuilder` checks its indices;
    // record ends are read below the number that the scan has listed within the buffer.
    let result = unsafe batch.recordRoom.withUnsafeMutableBufferPointer { records in
      unsafe batch.wellFormedRoom.withUnsafeMutableBufferPointer { wellFormed in
        unsafe batch.endRoom.withUnsafeMutableBufferPointer { ends in
          unsafe batch.startRoom.withUnsafeMutableBufferPointer { starts in
            var builder = unsafe BatchBuilder(
              self, strays: chunk.separators.strays, records: records, wellFormed: wellFormed, starts: starts)
            let result = unsafe parse(chunk, &builder, marked: reading.words, ends: ends)
            let firstFilled = builder.listFilledRecords()
            return (
              result, builder.recordCount, builder.wellFormedCount, builder.startCount, builder.notes,
              firstFilled
            )
          }
        }
      }
    }
    let found: Result
    (found, batch.recordCount, batch.wellFormedCount, batch.startCount, batch.notes, batch.firstFilled) =
      result
    (batch.columnCount, batch.repairs) = (columnCount, repairs)
    batch.separatorSize = format.fieldDialect.separatorSize
    return found
  }

  private func parse(
    _ chunk: borrowing Chunk, _ builder: inout BatchBuilder, marked: [SeparatorMap.Word]?,
    ends: UnsafeMutableBufferPointer<UInt32>
  ) -> Result {
    switch format {
    case .csv(let dialect):
      guard let comment = dialect.comment else {
        return unsafe parseRecords(of: chunk, dialect, &builder, marked: marked, ends: ends) { _, _ in false }
      }
      return unsafe parseRecords(of: chunk, dialect, &builder, marked: marked, ends: ends) {
        comment.begins($0, at: $1)
      }
    case .lines, .jsonLines:
      return unsafe parseValues(of: chunk, &builder, terminator: 0x0A, hasMarks: marked != nil, ends: ends)
    case .jsonArray: return unsafe parseElements(of: chunk, &builder, ends: ends)
    case .nulTerminated:
      return unsafe parseValues(of: chunk, &builder, terminator: 0, hasMarks: marked != nil, ends: ends)
    }
  }
}
