internal import Bytes
internal import CSVRecords
internal import JSONDocument
public import Validation

extension CheckPlan {
  /// Creates a plan of rules for columns, given by their names in the header of an input.
  ///
  /// ```swift
  /// let input = try TableInput(MemorySource(Array("email\nann\n".utf8)), named: "people.csv")
  /// let plan = try CheckPlan(columns: ["email": [Catalog.rule("required"), Catalog.rule("email")]], of: input)
  /// ```
  ///
  /// - Parameters:
  ///   - columns: The rules of each column, by its name.
  ///   - input: An input with the header of all inputs that are checked.
  ///   - options: The options of the check.
  ///   - report: The format of the findings that the check writes; `nil` if it writes none.
  /// - Throws: ``ColumnNameError`` if a name is not the name of exactly one column, or occurs twice in `columns`.
  public init(
    columns: KeyValuePairs<String, [Rule]>, of input: TableInput, options: CheckOptions = CheckOptions(),
    report: (any Report)? = nil
  ) throws(ColumnNameError) {
    let index = HeaderIndex(input.header ?? [])
    var checks: [ColumnCheck] = []
    for (name, rules) in columns {
      let column = try index.column(named: name)
      guard !checks.contains(where: { $0.column == column }) else {
        throw ColumnNameError(name: name, columns: [column], suggestion: nil)
      }
      checks.append(ColumnCheck(name: name, column: column, rules: RuleSet(rules)))
    }
    self.init(
      checks, columnCount: input.columnCount ?? max(1, checks.count), format: input.format, options: options,
      report: report)
    hasReasons = input.hasReasons
  }
}
