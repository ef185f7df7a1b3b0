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
    for representative in groups.representatives {
      let table = groups.tables[representative]
      var plan = try plan(tables, table, groups.inputs[representative])
      plan.tableNumber = table
      if tables.count > 1 { plan.tableName = tables[table].description.resource }
      plans.append(plan)
    }
    for (index, input) in groups.inputs.enumerated() {
      let group = groups.groupOfInput[index]
      let isRepresentative = groups.representatives[group] == index
      let findings =
        isRepresentative ? plans[group].headerFindings : plans[group].headerFindings(of: input)
      inputs.append(PlannedInput(input, plan: group, findings: findings))
    }
  }

  /// Returns the plan for an input of a table.
  ///
  /// - Parameter number: The index of the table.
  private mutating func plan(
    _ tables: [CheckedTable], _ number: Int, _ input: TableInput
  ) throws -> CheckPlan {
    let table = tables[number]
    let checks: [ColumnCheck]
    switch table.rules {
    case .file(let file): return try plan(file, table, number, input)
    case .lines(let rules): checks = [ColumnCheck(name: nil, column: 0, rules: rules)]
    case .columns(let columns):
      checks = try ColumnResolver(input, groups, tables, request).checks(columns)
    }
    let columnCount = max(input.columnCount ?? 1, (checks.map(\.column).max() ?? 0) + 1)
    return CheckPlan(
      checks, columnCount: columnCount, format: input.format, options: table.options(options), report: report)
  }

  /// Returns the plan of a rule file for an input, and opens the files that its keys refer to.
  private mutating func plan(
    _ file: RuleFile, _ table: CheckedTable, _ number: Int, _ input: TableInput
  ) throws -> CheckPlan {
    let options = table.options(options)
    let folder = request.rules?.folder ?? ""
    var plan: CheckPlan
    do throws(RuleFileError) {
      plan = try CheckPlan(
        file, SchemaMatch(file, input), format: input.format, options: options,
        references: &references[number, default: [:]]
      ) { resource in
        if let package = table.package { return try package.open(resource, options) }
        return [try ReferenceInput(resource, in: folder, dialect: file.dialect.records, options: options)]
      }
    } catch {
      throw table.description.faults(error)
    }
    if plan.readsInputsTwice, let index = streams.first(where: { groups.tables[$0] == number }) {
      throw UsageError(
        "a foreign key refers to the table itself, which is then read twice, but "
          + "\(groups.inputs[index].displayName) can be read "
          + "only once; store it in a file and name the file")
    }
    plan.report = report
    return plan
  }
}
