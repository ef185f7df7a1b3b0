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
    /// The version of the rules to which they belong; `nil` if both have them, and for a check by one.
    var version: RuleVersion?
  }

  /// A comparison of whole records, of which no two may be equal.
  struct RecordKey: Sendable {
    let severity: Severity
    /// The columns that are compared, unless records are objects; `nil` for all.
    var columns: [Int]?
    /// The version of the rules to which it belongs; `nil` if both have it, and for a check by one.
    var version: RuleVersion?
  }

  let records: TableRules.RecordCount?
  let columns: [Column]
  let recordKeys: [RecordKey]
  /// The requirements of records that belong together.
  let groups: [BoundGroup]
  /// The texts of the failures that replace those of the catalog, or `nil`.
  let messages: RuleMessages?

  init(
    records: TableRules.RecordCount? = nil, columns: [Column] = [], duplicates: Severity? = nil,
    groups: [BoundGroup] = [], messages: RuleMessages? = nil
  ) {
    (self.records, self.columns) = (records, columns)
    recordKeys = duplicates.map { [RecordKey(severity: $0)] } ?? []
    (self.groups, self.messages) = (groups, messages)
  }

  /// Creates the comparisons of records with each other by two versions of the rules.
  init(orders columns: [Column], recordKeys: [RecordKey], messages: RuleMessages?) {
    (self.columns, self.recordKeys, self.messages) = (columns, recordKeys, messages)
    (records, groups) = (nil, [])
  }

  /// Returns the columns that the rules read: all if records are compared, unless they are objects.
  func columnsOfTable(of count: Int, _ format: RecordFormat) -> [Int] {
    columns.map(\.column) + groups.flatMap(\.readColumns)
      + (format.members == nil ? recordKeys.flatMap { $0.columns ?? Array(0..<count) } : [])
  }
}
