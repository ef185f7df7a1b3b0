internal import CSVRecords
internal import RuleFiles
internal import Validation

/// The rules over a table as a whole (`TableRules`) for the columns of one header. ``SchemaMatch`` creates them.
public struct TableChecks: Sendable {
  /// The rules for a column.
  struct Column: Sendable {
    /// The index of the column, from 0.
    let column: Int
    let rules: TableRules.Column
    /// The type that compares the values.
    let type: any LogicalType
  }

  let records: TableRules.RecordCount?
  let columns: [Column]
  let duplicates: Severity?
  /// The requirements of records that belong together.
  let groups: [BoundGroup]
  /// The texts of the failures that replace those of the catalog, or `nil`.
  let messages: RuleMessages?

  init(
    records: TableRules.RecordCount? = nil, columns: [Column] = [], duplicates: Severity? = nil,
    groups: [BoundGroup] = [], messages: RuleMessages? = nil
  ) {
    (self.records, self.columns, self.duplicates) = (records, columns, duplicates)
    (self.groups, self.messages) = (groups, messages)
  }

  /// Returns the columns that the rules read: all if records are compared, unless they are objects.
  func columnsOfTable(of count: Int, _ format: RecordFormat) -> [Int] {
    duplicates == nil || format.members != nil
      ? columns.map(\.column) + groups.flatMap(\.readColumns) : Array(0..<count)
  }
}
