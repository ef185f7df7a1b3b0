internal import Validation

/// The counts of the values of one column for the rules over a table. Those of parts of a table can be added in any order.
struct TableColumnTally: Sendable {
  /// The number of records with the column, and of those in which the value is absent.
  private(set) var records = 0
  private(set) var absent = 0
  private(set) var sum = ColumnSum()

  /// Adds the values of a batch. Those that a rule of the column rejects as errors are not part of the sum.
  mutating func add(_ column: ColumnChecker, spelling: NumberSpelling?, in bytes: Span<UInt8>) {
    records += column.batch.values.count
    absent += column.batch.absences.count
    guard let spelling else { return }
    let values = column.batch.values
    var added = sum
    column.forEachAccepted { added.add(bytes.extracting(values[$0]), spelled: spelling) }
    sum = added
  }

  mutating func add(_ other: TableColumnTally) {
    records += other.records
    absent += other.absent
    sum.add(other.sum)
  }
}
