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
    precondition(zip(wanted, wanted.dropFirst()).allSatisfy(<), "wanted columns are given in ascending order")
    self.format = format
    self.columnCount = columnCount
    self.wanted = wanted
    self.maximumRecordSize = maximumRecordSize
  }

  /// Replaces what the batch holds by the records of the chunk.
  public func parse(_ chunk: borrowing Chunk, into batch: inout RecordBatch) {
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    let builder = BatchBuilder(self, reusing: batch)
    switch format {
    case .csv(let dialect) where chunk.isIrregular: batch = parse(bytes, RecordMachine(dialect), builder)
    case .csv(let dialect): batch = parse(bytes, StructureScanner(dialect), builder)
    case .lines: batch = parse(bytes, terminator: 0x0A, builder)
    case .nulTerminated: batch = parse(bytes, terminator: 0, builder)
    }
  }
}
