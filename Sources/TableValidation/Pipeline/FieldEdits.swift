internal import Bytes
internal import CSVRecords
internal import Validation

/// The fields of a chunk that are written otherwise than they stand there, in the order of the input.
struct FieldEdits {
  private let dialect: Dialect
  private let changes: [NormalizedColumn.Change]
  /// How many were made, or left out with their records.
  private var next = 0

  /// What the columns have normalized; `nil` of lines, which have no fields.
  init?(_ columns: [ColumnChecker], _ format: RecordFormat) {
    guard case .csv(let dialect) = format else { return nil }
    self.dialect = dialect
    changes = columns.flatMap { $0.normalized?.changes ?? [] }.sorted {
      $0.raw.lowerBound < $1.raw.lowerBound
    }
  }

  /// Copies a stretch of the chunk with its fields edited: each in quotes where it stood in quotes or needs them.
  ///
  /// - Parameter stretch: Behind those of earlier calls, and no part of a field.
  mutating func copy(_ stretch: Range<Int>, in bytes: Span<UInt8>, to output: inout [UInt8]) {
    var start = stretch.lowerBound
    while next < changes.count, changes[next].raw.lowerBound < stretch.upperBound {
      let change = changes[next]
      next += 1
      guard change.raw.lowerBound >= stretch.lowerBound else { continue }
      output.append(bytes.extracting(start..<change.raw.lowerBound))
      let isQuoted = !change.raw.isEmpty && bytes[change.raw.lowerBound] == dialect.quote
      // What the dialect cannot say stays as it stands.
      let isSaid = dialect.append(bytes.extracting(change.normalized), isQuoted: isQuoted, to: &output)
      start = isSaid ? change.raw.upperBound : change.raw.lowerBound
    }
    output.append(bytes.extracting(start..<stretch.upperBound))
  }
}
