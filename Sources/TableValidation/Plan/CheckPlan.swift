internal import Bytes
public import CSVRecords
internal import RuleFiles
internal import Validation

/// The checks of records of one format: the rules of columns, the rules over several columns, the keys, and the report.
public struct CheckPlan: Sendable {
  /// The number of bytes of a chunk for each column of a table so wide that a chunk of the default size has few records, and the
  /// maximum size of such a chunk.
  private static let bytesPerColumn = 512
  private static let largestWideSize = 16 << 20

  /// The checks of columns, in the order of the file; none for a column without rules that nothing else reads.
  public let checks: [ColumnCheck]
  /// The columns with secret values, also those without a check.
  package let secretColumns: Set<Int>
  /// The rules over several columns, in the order of their findings in a record: by column, then as given.
  public let recordChecks: [RecordCheck]
  /// The keys, in the order of their findings.
  let keys: [PlannedKey]
  /// Whether some keys are compared with those of earlier records.
  let comparesKeys: Bool
  /// The rules over the table as a whole; `nil` for none.
  let tableChecks: TableChecks?
  /// The columns whose values are counted and added for these rules.
  let tableColumns: [PlannedTable.Column]
  /// The columns whose values must be in order.
  let orders: [PlannedTable.Order]
  /// Whether records are compared with others.
  var comparesRecords: Bool { !keys.isEmpty || !orders.isEmpty }
  /// The number of fields of a record; 1 for lines.
  public let columnCount: Int
  /// The format of the records.
  public let format: RecordFormat
  /// The options of the check.
  public var options: CheckOptions
  /// The report that findings are written in, or `nil` if they are not written.
  public var report: (any Report)?
  /// The findings about the header of the input that the plan was created for; empty for rules that are not of a rule file.
  package var headerFindings: [Finding] = []
  /// Whether the header ends in the fields of reasons, which belong to no rule.
  package var hasReasons = false
  /// The columns that identify records in findings, by their names and their indices in a record.
  package var identifiers: [(name: String, column: Int)] = []
  /// The rules that are not checked, because the table lacks their columns.
  package internal(set) var skippedRules: [UncheckedRule] = []
  /// Whether records are checked by two versions of the rules, and only those whose verdict differs are reported.
  var isVersioned = false
  /// The rule file; `nil` for other rules. It is stored indirectly, because plans are copied for each input.
  var ruleFile: RuleFile? {
    get { sharedRuleFile?.value }
    set { sharedRuleFile = newValue.map { Shared($0) } }
  }
  private var sharedRuleFile: Shared<RuleFile>?
  /// The keys of the rule file as it has them, except those that are skipped.
  package internal(set) var ruleFileKeys: [TableKey] = []
  /// The number of the table whose inputs the plan checks: keys and the rules over a table compare records of one table.
  package var tableNumber = 0
  /// The name of that table in summaries; `nil` if the run has only one table.
  package var tableName: String?
  /// The texts that mean an absent value in each column, whether or not it has rules.
  let absences: [[[UInt8]]]

  /// Creates a plan for the columns of one table, by their positions.
  ///
  /// - Parameters:
  ///   - checks: The rules of single columns.
  ///   - recordChecks: The rules over several columns.
  ///   - keys: The keys, which compare records with each other, in addition to the rule `unique` of columns.
  ///   - table: The rules over the table as a whole; `nil` for none.
  ///   - columnCount: The number of fields of a record; 1 for lines.
  ///   - format: The format of the records.
  ///   - options: The options of the check.
  ///   - report: The format of the findings that the check writes; `nil` if it writes none.
  /// - Precondition: Each column occurs once in `checks` and is below `columnCount`; the columns of `recordChecks`, `keys` and
  ///   `table` are among them.
  public init(
    _ checks: [ColumnCheck], recordChecks: [RecordCheck] = [], keys: [TableKey] = [],
    table: TableChecks? = nil, columnCount: Int,
    format: RecordFormat, options: CheckOptions = CheckOptions(), report: (any Report)? = nil
  ) {
    var needed = Set(recordChecks.flatMap(\.allColumns)).union(keys.flatMap(\.columnsOfTable))
    if let table { needed.formUnion(table.columnsOfTable(of: columnCount, format)) }
    precondition(
      needed.isSubset(of: checks.map(\.column)),
      "each column of a record check, a key or a table rule must have a check")
    let secrets = Set(recordChecks.flatMap(\.secretColumns))
    let severities = options.severities
    let all = checks.map { check in
      var check = check
      check.rules = severities.apply(to: check.rules)
      if secrets.contains(check.column) { check.rules.isSecret = true }
      for text in options.missingValues where !check.rules.missingValues.contains(Array(text.utf8)) {
        check.rules.missingValues.append(Array(text.utf8))
      }
      return check
    }
    let width = all.map(\.column).max().map { $0 + 1 } ?? 0
    absences = all.reduce(into: [[[UInt8]]](repeating: [], count: width)) { absences, check in
      absences[check.column] = check.rules.missingValues
    }
    secretColumns = Set(all.filter(\.isSecret).map(\.column))
    self.checks = all.filter {
      !$0.rules.isEmpty || $0.normalization != nil || $0.isText || needed.contains($0.column)
    }.sorted { $0.column < $1.column }
    self.recordChecks = recordChecks.enumerated().sorted {
      ($0.element.column ?? .max, $0.offset) < ($1.element.column ?? .max, $1.offset)
    }.map { severities.apply(to: $0.element) }
    tableChecks = table
    if let table {
      let planned = PlannedTable(table, checks: self.checks, format: format)
      (tableColumns, orders) = (planned.columns, planned.orders.map(severities.apply))
      // The keys of the table follow those that report at columns, which are found by their positions.
      self.keys = PlannedKey.ordered(keys, self.checks) + planned.keys
    } else {
      (tableColumns, orders) = ([], [])
      self.keys = PlannedKey.ordered(keys, self.checks)
    }
    comparesKeys = self.keys.contains { !$0.key.isForeign }
    precondition(
      checks.allSatisfy { $0.readColumn < columnCount }, "a column is not below the number of columns")
    precondition(Set(checks.map(\.column)).count == checks.count, "a column has more than one check")
    self.columnCount = columnCount
    self.format = format
    self.options = options
    // A chunk costs some thousand instructions for each column, whatever the number of its records.
    let wideSize = columnCount * Self.bytesPerColumn
    if wideSize > ChunkReader.defaultChunkSize {
      self.options.chunkSize = min(max(options.chunkSize, wideSize), Self.largestWideSize)
    }
    self.report = report
  }

  /// The tables that foreign keys refer to, except the checked table itself.
  public var referredInputs: [TableInput] {
    keys.flatMap { planned in
      if case .foreign(.table(_, let files)) = planned.key.kind { files.map(\.input) } else { [TableInput]() }
    }
  }

  /// The indices of the keys that report at columns, which precede those of the table.
  var keysOfColumns: Range<Int> {
    var end = keys.count
    while end > 0, keys[end - 1].key.isOfTable { end -= 1 }
    return 0..<end
  }

  /// Returns the index of a column's check in ``checks``, or `nil` if the column is not checked. O(log n).
  func check(ofColumn column: Int) -> Int? { checks.index(ofColumn: column) }
}
