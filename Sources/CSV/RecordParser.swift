/// Finds the records of a chunk and the fields of each. It cannot fail.
///
/// ```swift
/// let parser = RecordParser(.csv(Dialect()), columnCount: 3)
/// ```
public struct RecordParser: Sendable {
  let format: RecordFormat
  let columnCount: Int
  let maximumRecordSize: Int

  /// - Parameters:
  ///   - columnCount: How many fields a record has, at least 1; 1 for lines.
  ///   - maximumRecordSize: A longer record, in bytes without its line end, is noted.
  public init(
    _ format: RecordFormat, columnCount: Int,
    maximumRecordSize: Int = ChunkReader.defaultMaximumRecordSize
  ) {
    precondition(columnCount >= 1, "a record has a field")
    self.format = format
    self.columnCount = columnCount
    self.maximumRecordSize = maximumRecordSize
  }

  /// Replaces what the batch holds by the records of the chunk.
  public func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch) {
    let bounds = bounds(of: chunk)
    // A word of 64 bits is written as a whole, however few of them say something.
    batch.removeAll(roomForRecords: bounds.records, starts: bounds.starts + 64)
    let counts = unsafe batch.recordRoom.withUnsafeMutableBufferPointer { records in
      unsafe batch.soundRoom.withUnsafeMutableBufferPointer { sounds in
        unsafe batch.startRoom.withUnsafeMutableBufferPointer { starts in
          var builder = unsafe BatchBuilder(
            self, strays: chunk.separators.strays, records: records, sounds: sounds, starts: starts)
          parse(chunk, &builder)
          return (builder.recordCount, builder.soundCount, builder.startCount, builder.notes)
        }
      }
    }
    (batch.recordCount, batch.soundCount, batch.startCount, batch.notes) = counts
  }

  private func parse(_ chunk: borrowing Chunk, _ builder: inout BatchBuilder) {
    switch format {
    case .csv: parseRecords(of: chunk, &builder)
    case .lines: parseValues(of: chunk, &builder, terminator: 0x0A)
    case .nulTerminated: parseValues(of: chunk, &builder, terminator: 0)
    }
  }
}
