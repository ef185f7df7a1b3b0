public import CSVRecords
internal import Validation

/// What a check asks of records of one format: which columns, by which rules, reported how.
public struct CheckPlan: Sendable {
  /// One for each column that anything is asked of, in the order of the file.
  public let checks: [ColumnCheck]
  /// What is asked of several columns at once, in the order in which it is told of a record: by column, then as given.
  public let recordChecks: [RecordCheck]
  /// In the order of their findings.
  let keys: [PlannedKey]
  /// Whether some of them are compared with those of records before.
  let comparesKeys: Bool
  /// How many fields a record has; 1 for lines.
  public let columnCount: Int
  public let format: RecordFormat
  public var options: CheckOptions
  /// How findings are written, or `nil` where nobody reads them.
  public var report: (any Report)?

  /// - Parameter keys: What is asked of records against each other, beside the rule `unique` of a column.
  /// - Precondition: Each column is below `columnCount` and stands once; those of `recordChecks` and of keys are among them.
  public init(
    _ checks: [ColumnCheck], recordChecks: [RecordCheck] = [], keys: [TableKey] = [], columnCount: Int,
    format: RecordFormat, options: CheckOptions = CheckOptions(), report: (any Report)? = nil
  ) {
    let needed = Set(recordChecks.flatMap(\.allColumns)).union(keys.flatMap(\.columnsOfTable))
    precondition(
      needed.isSubset(of: checks.map(\.column)), "what is asked of records is about columns that are checked")
    let secrets = Set(recordChecks.flatMap(\.secretColumns))
    self.checks = checks.map { check in
      var check = check
      if secrets.contains(check.column) { check.rules.isSecret = true }
      return check
    }.filter { !$0.rules.isEmpty || $0.normalization != nil || needed.contains($0.column) }
      .sorted { $0.column < $1.column }
    self.recordChecks = recordChecks.enumerated().sorted {
      ($0.element.column ?? .max, $0.offset) < ($1.element.column ?? .max, $1.offset)
    }.map(\.element)
    self.keys = PlannedKey.ordered(keys, self.checks)
    comparesKeys = self.keys.contains { !$0.key.isForeign }
    precondition(checks.allSatisfy { $0.column < columnCount }, "a column is beyond the last")
    precondition(Set(checks.map(\.column)).count == checks.count, "a column is named twice")
    self.columnCount = columnCount
    self.format = format
    self.options = options
    self.report = report
  }

  /// The tables that foreign keys refer to, this one aside.
  public var referredInputs: [TableInput] {
    keys.compactMap { planned in
      if case .foreign(.table(_, let input, _)) = planned.key.kind { input } else { nil }
    }
  }

  /// The position among the checks of that of a column, or `nil` where the column is not checked.
  func check(ofColumn column: Int) -> Int? {
    checks.firstIndex { $0.column == column }
  }
}
