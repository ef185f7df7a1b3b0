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
  public var checks: [ColumnCheck] { planned.checks }
  /// The columns with secret values, also those without a check.
  package var secretColumns: Set<Int> { planned.secretColumns }
  /// The rules over several columns, in the order of their findings in a record: by column, then as given.
  public var recordChecks: [RecordCheck] { planned.recordChecks }
  /// The keys, in the order of their findings.
  var keys: [PlannedKey] { planned.keys }
  /// Whether some keys are compared with those of earlier records.
  var comparesKeys: Bool { planned.comparesKeys }
  /// The rules over the table as a whole; `nil` for none.
  var tableChecks: TableChecks? { planned.tableChecks }
  /// The columns whose values are counted and added for these rules.
  var tableColumns: [PlannedTable.Column] { planned.tableColumns }
  /// The columns whose values must be in order.
  var orders: [PlannedTable.Order] { planned.orders }
  /// The requirements of records that belong together.
  var groups: [PlannedGroup] { planned.groups }
  /// The requirements of all groups, in the order of their findings in a record: by column, then as given.
  var groupRequirements: [GroupRequirement] { planned.groupRequirements }
  /// The limits of invalid records that rules and columns have of their own.
  var limits: PlannedLimits { planned.limits }
  /// The number of fields of a record; 1 for lines.
  public var columnCount: Int { planned.columnCount }
  /// The format of the records.
  public var format: RecordFormat { planned.format }
  /// The numbers of tables that must be equal.
  var equalities: [PlannedEquality] = []
  /// Whether records are compared with others.
  var comparesRecords: Bool { !keys.isEmpty || !orders.isEmpty || !groups.isEmpty }
  /// The options of the check.
  public var options: CheckOptions {
    get { sharedOptions.value }
    set { sharedOptions = Shared(newValue) }
  }
  /// They are stored indirectly, because each stage of a check has the plan, and copies of it would have copies of them all.
  private var sharedOptions: Shared<CheckOptions>
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
  /// What two versions of the rules say of objects of JSON as a whole; empty for one version.
  var objectRules: [ObjectRules] = []
  /// The rule file; `nil` for other rules. It is stored indirectly, because plans are copied for each input.
  var ruleFile: RuleFile? {
    get { sharedRuleFile?.value }
    set { sharedRuleFile = newValue.map { Shared($0) } }
  }
  private var sharedRuleFile: Shared<RuleFile>?
  /// How values of JSON are judged by their types; `nil` if their texts are judged.
  var typedRules: TypedRules? { ruleFile.flatMap { $0.judgesJSON ? $0.typedRules : nil } }
  /// The keys of the rule file as it has them, except those that are skipped.
  package internal(set) var ruleFileKeys: [TableKey] = []
  /// The number of the table whose inputs the plan checks: keys and the rules over a table compare records of one table.
  package var tableNumber = 0
  /// The name of that table in summaries; `nil` if the run has only one table.
  package var tableName: String?
  /// The texts that mean an absent value in each column, whether or not it has rules.
  var absences: [[[UInt8]]] { planned.absences }
  private let planned: PlannedChecks

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
    planned = PlannedChecks(
      checks, recordChecks: recordChecks, keys: keys, table: table, columnCount: columnCount, format: format,
      missingValues: options.missingValues, severities: options.severities)
    var options = options
    // A chunk costs some thousand instructions for each column, whatever the number of its records.
    let wideSize = columnCount * Self.bytesPerColumn
    if wideSize > ChunkReader.defaultChunkSize {
      options.chunkSize = min(max(options.chunkSize, wideSize), Self.largestWideSize)
    }
    sharedOptions = Shared(options)
    self.report = report
  }

  /// The tables that foreign keys refer to, except the checked table itself, and those whose numbers are compared with its own.
  public var referredInputs: [TableInput] {
    let ofKeys = keys.flatMap { planned in
      if case .foreign(.table(_, let files)) = planned.key.kind { files.map(\.input) } else { [TableInput]() }
    }
    return ofKeys
      + equalities.flatMap(\.sources).flatMap { source in
        if case .other(let number) = source { number.files.map(\.input) } else { [TableInput]() }
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
