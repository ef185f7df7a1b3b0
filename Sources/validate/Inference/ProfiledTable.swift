internal import CSVRecords
internal import RuleAnalysis

/// The columns of a table with what is known of them.
struct ProfiledTable {
  /// The columns with names of their own.
  var columns: [(name: String, profile: ColumnProfile)]
  /// Whether the header has one name.
  let hasOneColumn: Bool
  let records: Int
  /// The names of the inputs, at least one.
  let names: [String]
  let format: RecordFormat
  /// Whether columns without names of their own are left out.
  var omitsColumns = false
}
