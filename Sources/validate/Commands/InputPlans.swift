internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The plans of a run, one for each group of inputs, and the inputs in their order.
struct InputPlans {
  private(set) var plans: [CheckPlan] = []
  private(set) var inputs: [PlannedInput] = []
  private let groups: InputGroups
  private let request: CheckRequest
  private let options: CheckOptions
  private let report: (any Report)?
  /// The files that the foreign keys of a table refer to, by the numbers of the table and the key; they are opened once for all
  /// plans.
  private var references: [Int: [Int: TableKey.Reference]] = [:]
  /// The indices of the inputs that can be read only once.
  private lazy var streams = groups.inputs.indices.filter { !groups.inputs[$0].canBeReadAgain }

  /// - Parameter report: The format of the findings; `nil` if they are not written as lines.
  /// - Throws: ``UsageError`` if an input lacks a column of `-c`; ``RuleFileFaults`` for a file that a foreign key refers to.
  init(
    _ groups: InputGroups, _ tables: [CheckedTable], _ request: CheckRequest, _ options: CheckOptions,
    _ report: (any Report)?
  ) throws {
    self.groups = groups
    self.request = request
    self.options = options
    self.report = report
    var headerFindings: [[Finding]] = []
    for representative in groups.representatives {
      let table = groups.tables[representative]
      var (plan, findings) = try plan(tables, table, groups.inputs[representative])
      plan.tableNumber = table
      if tables.count > 1 { plan.tableName = tables[table].description.resource }
      plans.append(plan)
      headerFindings.append(findings)
    }
    for (index, input) in groups.inputs.enumerated() {
      let group = groups.groupOfInput[index]
      var findings = headerFindings[group]
      if !findings.isEmpty, groups.representatives[group] != index {
        findings = Self.headerFindings(tables[groups.tables[index]].rules, input)
      }
      inputs.append(PlannedInput(input, plan: group, findings: findings))
    }
  }

  /// Returns the findings about the header of an input that does not determine the plan of its group; none if it has no header,
  /// because the findings about tables without headers are reported once.
  private static func headerFindings(_ rules: CheckedRules, _ input: TableInput) -> [Finding] {
    guard input.header != nil, case .file(let file) = rules else { return [] }
    return SchemaMatch(file, input).findings
  }

  /// Returns the plan for an input of a table, and the findings about its header.
  ///
  /// - Parameter number: The index of the table.
  private mutating func plan(
    _ tables: [CheckedTable], _ number: Int, _ input: TableInput
  ) throws -> (CheckPlan, [Finding]) {
    let table = tables[number]
    var findings: [Finding] = []
    var columnCount = input.columnCount ?? 1
    let checks: [ColumnCheck]
    var recordChecks: [RecordCheck] = []
    var keys: [TableKey] = []
    var tableChecks: TableChecks?
    switch table.rules {
    case .lines(let rules): checks = [ColumnCheck(name: nil, column: 0, rules: rules)]
    case .columns(let columns):
      checks = try ColumnResolver(input, groups, tables, request).checks(columns)
    case .file(let file):
      let match = SchemaMatch(file, input)
      (checks, recordChecks, findings) = (match.checks, match.recordChecks, match.findings)
      columnCount = match.columnCount
      tableChecks = match.tableChecks
      keys = try self.keys(of: file, table, number, match)
    }
    columnCount = max(columnCount, (checks.map(\.column).max() ?? 0) + 1)
    let plan = CheckPlan(
      checks, recordChecks: recordChecks, keys: keys, table: tableChecks, columnCount: columnCount,
      format: input.format, options: table.options(options), report: report)
    return (plan, findings)
  }

  /// Returns the keys of a rule file and opens the files that they refer to.
  private mutating func keys(
    of file: RuleFile, _ table: CheckedTable, _ number: Int, _ match: SchemaMatch
  ) throws -> [TableKey] {
    let keys: [TableKey]
    let options = table.options(options)
    do throws(RuleFileError) {
      if let package = table.package {
        keys = try SchemaKeys(file, match, references: &references[number, default: [:]]) { resource in
          try package.open(resource, options)
        }.keys
      } else {
        let folder = request.rules?.folder ?? ""
        keys = try SchemaKeys(
          file, match, in: folder, dialect: file.dialect.records, options: options,
          references: &references[number, default: [:]]
        ).keys
      }
    } catch {
      throw table.description.faults(error)
    }
    if keys.contains(where: \.refersToItself),
      let index = streams.first(where: { groups.tables[$0] == number })
    {
      throw UsageError(
        "a foreign key refers to the table itself, which is then read twice, but "
          + "\(groups.inputs[index].displayName) can be read "
          + "only once; store it in a file and name the file")
    }
    return keys
  }
}
