internal import CSVRecords
public import Validation

extension CheckPlan {
  /// A plan of rules for columns that are named as the header of an input names them.
  ///
  /// ```swift
  /// let input = try TableInput(MemorySource(Array("email\nann\n".utf8)), named: "people.csv")
  /// let plan = try CheckPlan(columns: ["email": [Catalog.rule("required"), Catalog.rule("email")]], of: input)
  /// ```
  ///
  /// - Throws: ``ColumnNameError`` where the input has no such column, or has it twice.
  public init(
    columns: KeyValuePairs<String, [Rule]>, of input: TableInput, options: CheckOptions = CheckOptions()
  ) throws(ColumnNameError) {
    let header = input.header ?? []
    let index = HeaderIndex(header)
    var checks: [ColumnCheck] = []
    for (name, rules) in columns {
      let found = index.columns(named: name)
      guard found.count == 1, !checks.contains(where: { $0.column == found[0] }) else {
        let suggestion = found.isEmpty ? Suggestion.nearest(to: name, among: header) : nil
        throw ColumnNameError(name: name, columns: found, suggestion: suggestion)
      }
      checks.append(ColumnCheck(name: name, column: found[0], rules: RuleSet(rules)))
    }
    self.init(
      checks, columnCount: input.columnCount ?? max(1, checks.count), format: input.format, options: options)
  }
}

/// A name that is not the name of exactly one column.
public struct ColumnNameError: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  /// The columns of that name, from 0.
  public let columns: [Int]
  /// The name of a column that may be meant.
  public let suggestion: String?

  public var description: String {
    switch columns.count {
    case 0: "there is no column '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case 1: "rules for column '\(name)' are given twice"
    default: "there are \(columns.count) columns '\(name)'"
    }
  }
}
