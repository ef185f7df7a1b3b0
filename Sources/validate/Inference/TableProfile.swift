internal import RuleAnalysis
internal import TableValidation

/// What is known of the columns of a table.
struct TableProfile: ColumnObserver {
  private(set) var columns: [ColumnProfile]

  /// - Parameter count: The number of columns.
  init(count: Int) { columns = Array(repeating: ColumnProfile(ofTableWith: count), count: count) }

  mutating func observe(_ column: Int, _ batch: ColumnBatch, in bytes: Span<UInt8>) {
    columns[column].beginPart()
    let absences = batch.absences
    columns[column].addAbsent(count: absences.count)
    var next = 0
    let values = batch.values.span
    for position in values.indices {
      if next < absences.count, absences[next] == position {
        next += 1
      } else {
        columns[column].add(bytes.extracting(values[position]))
      }
    }
  }

  mutating func add(_ other: TableProfile) {
    for column in columns.indices { columns[column].add(other.columns[column]) }
  }
}
