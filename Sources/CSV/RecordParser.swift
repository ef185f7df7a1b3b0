/// Finds the records of a chunk and the fields that are wanted of each. It cannot fail.
///
/// ```swift
/// let parser = RecordParser(.csv(Dialect()), columnCount: 3, wanted: [0, 2])
/// ```
public struct RecordParser: Sendable {
  let format: RecordFormat
  let columnCount: Int
  let wanted: [Int]
  let maximumRecordSize: Int

  /// - Parameters:
  ///   - columnCount: How many fields a record has, at least 1; 1 for lines.
  ///   - wanted: The columns whose fields are asked for, from 0, ascending.
  ///   - maximumRecordSize: A longer record, in bytes without its line end, is noted.
  public init(
    _ format: RecordFormat, columnCount: Int, wanted: [Int],
    maximumRecordSize: Int = ChunkReader.defaultMaximumRecordSize
  ) {
    precondition(
      columnCount >= 1 && wanted.allSatisfy { 0..<columnCount ~= $0 }, "a wanted column is not there")
    precondition(zip(wanted, wanted.dropFirst()).allSatisfy(<), "wanted columns are given in ascending order")
    self.format = format
    self.columnCount = columnCount
    self.wanted = wanted
    self.maximumRecordSize = maximumRecordSize
  }

  /// Replaces what the batch holds by the records of the chunk.
  public func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch) {
    let bound = separatorBound(chunk) + 1
    batch.removeAll(roomForRecords: min(bound, chunk.lineEndCount + 1), fields: bound)
    let counts = unsafe batch.recordRoom.withUnsafeMutableBufferPointer { records in
      unsafe batch.ownerRoom.withUnsafeMutableBufferPointer { owners in
        unsafe batch.fieldRoom.withUnsafeMutableBufferPointer { fields in
          var builder = unsafe BatchBuilder(self, records: records, owners: owners, fields: fields)
          parse(chunk, &builder)
          return (builder.recordCount, builder.soundCount, builder.fieldCount, builder.notes)
        }
      }
    }
    (batch.recordCount, batch.soundCount, batch.fieldCount, batch.notes) = counts
  }

  private func parse(_ chunk: borrowing Chunk, _ builder: inout BatchBuilder) {
    switch format {
    case .csv(let dialect) where chunk.isIrregular:
      parse(chunk.storage.span.extracting(0..<chunk.count), &builder, RecordMachine(dialect))
    case .csv(let dialect): parse(chunk, &builder, delimiter: dialect.delimiter)
    case .lines: parse(chunk, &builder, terminator: 0x0A)
    case .nulTerminated: parse(chunk, &builder, terminator: 0)
    }
  }
}
