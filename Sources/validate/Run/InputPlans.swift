internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The plans of a run, one for each group of inputs, and the inputs in their order.
struct InputPlans {
  private(set) var plans: [CheckPlan] = []
  private(set) var inputs: [PlannedInput] = []
  @Boxed private(set) var compared: ComparedInputs
  /// The format of the findings; `nil` if they are not written as lines.
  private let report: (any Report)?
  private var opened: OpenedInputs { compared.opened }
  /// The files that the foreign keys of a table refer to, by the numbers of the table and the key; they are opened once for all
  /// plans.
  private var references: [Int: [Int: TableKey.Reference]] = [:]
  /// The indices of the inputs that can be read only once.
  private lazy var streams = opened.inputs.indices.filter { !opened.inputs[$0].canBeReadTwice }

  /// - Throws: ``UsageError`` if an input lacks a column of `-c`, and if an output is a file that a foreign key refers to;
  ///   ``RuleFileFaults`` for such a file.
  init(_ compared: ComparedInputs) throws {
    self.compared = compared
    let (opened, request) = (compared.opened, compared.opened.request)
    let isReported = request.errors != nil || (!request.isFilter && !request.isQuiet)
    report = isReported ? request.format.report(request, opened.findingColumns) : nil
    let groups = opened.groups
    for representative in groups.representatives {
      let table = groups.tables[representative]
      var plan = try plan(for: groups.inputs[representative], ofTable: table)
      plan.tableNumber = table
      let identifiers = RecordIdentifiers(opened.tables[table], request)
      plan.identifiers = try identifiers.columns(of: groups.inputs[representative], plan.checks)
      if opened.tables.count > 1 { plan.tableName = opened.tables[table].description.resource }
      plans.append(plan)
    }
    for (index, input) in groups.inputs.enumerated() {
      let group = groups.groupOfInput[index]
      let isRepresentative = groups.representatives[group] == index
      let findings =
        isRepresentative ? plans[group].headerFindings : plans[group].headerFindings(of: input)
      inputs.append(PlannedInput(input, plan: group, findings: findings))
    }
    for plan in plans { try compared.targets.check(against: plan.referredInputs, opened.rules.reads) }
  }

  /// Returns the plan for an input of a table.
  ///
  /// - Parameter number: The index of the table.
  private mutating func plan(for input: TableInput, ofTable number: Int) throws -> CheckPlan {
    let table = opened.tables[number]
    let checks: [ColumnCheck]
    switch table.rules {
    case .file(let file): return try plan(file, for: input, ofTable: number)
    case .lines(let rules): checks = [ColumnCheck(name: nil, column: 0, rules: rules)]
    case .columns(let columns):
      checks = try ColumnResolver(input, in: opened).checks(columns)
    }
    let columnCount = max(input.columnCount ?? 1, (checks.map(\.column).max() ?? 0) + 1)
    var plan = CheckPlan(
      checks, columnCount: columnCount, format: input.format, options: table.options(opened.options),
      report: report)
    plan.hasReasons = input.hasReasons
    return plan
  }

  /// Returns the plan of a rule file for an input, and opens the files that its keys refer to.
  private mutating func plan(
    _ file: RuleFile, for input: TableInput, ofTable number: Int
  ) throws -> CheckPlan {
    let table = opened.tables[number]
    let file = input.format.members == nil ? file : file.forJSON
    let options = table.options(opened.options)
    let folder = opened.request.rules?.folder ?? ""
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
    if let reason = plan.reasonToReadTwice,
      let index = streams.first(where: { opened.groups.tables[$0] == number })
    {
      throw UsageError(
        "\(reason), so that the table is read twice, but \(opened.inputs[index].displayName) can be read "
          + "only once; store it in a file and name the file")
    }
    plan.report = report
    return plan
  }
}
