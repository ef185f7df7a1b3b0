internal import RuleFiles
internal import TableValidation

/// The plans of a run, one for each group of inputs, and the inputs in their order.
struct InputPlans {
  private(set) var plans: [CheckPlan] = []
  private(set) var inputs: [PlannedInput] = []
  private let request: CheckRequest
  private let options: CheckOptions
  private let report: (any Report)?
  /// The files that foreign keys refer to, by the index of the key; they are opened once for all plans.
  private var references: [Int: TableKey.Reference] = [:]

  /// - Parameter report: The format of the findings; `nil` if they are not written as lines.
  /// - Throws: ``UsageError`` if an input lacks a column of `-c`; ``RuleFileFaults`` for a file that a foreign key refers to.
  init(
    _ groups: InputGroups, _ source: RuleSource, _ request: CheckRequest, _ options: CheckOptions,
    _ report: (any Report)?
  ) throws {
    self.request = request
    self.options = options
    self.report = report
    var headerFindings: [[Finding]] = []
    for representative in groups.representatives {
      let (plan, findings) = try plan(source, groups.inputs[representative], groups.inputs)
      plans.append(plan)
      headerFindings.append(findings)
    }
    for (index, input) in groups.inputs.enumerated() {
      let group = groups.groupOfInput[index]
      var findings = headerFindings[group]
      if !findings.isEmpty, groups.representatives[group] != index {
        findings = Self.headerFindings(source, input)
      }
      inputs.append(PlannedInput(input, plan: group, findings: findings))
    }
  }

  /// Returns the findings about the header of an input that does not determine the plan of its group; none if it has no header,
  /// because the findings about tables without headers are reported once.
  private static func headerFindings(_ source: RuleSource, _ input: TableInput) -> [Finding] {
    guard input.header != nil, case .file(let file, _) = source else { return [] }
    return SchemaMatch(file, input).findings
  }

  private mutating func plan(
    _ source: RuleSource, _ input: TableInput, _ inputs: [TableInput]
  ) throws -> (CheckPlan, [Finding]) {
    var findings: [Finding] = []
    var columnCount = input.columnCount ?? 1
    let checks: [ColumnCheck]
    var recordChecks: [RecordCheck] = []
    var keys: [TableKey] = []
    var table: TableChecks?
    switch source {
    case .lines(let rules): checks = [ColumnCheck(name: nil, column: 0, rules: rules)]
    case .columns(let columns): checks = try ColumnResolver(input: input).checks(columns)
    case .file(let file, _):
      let match = SchemaMatch(file, input)
      (checks, recordChecks, findings) = (match.checks, match.recordChecks, match.findings)
      columnCount = match.columnCount
      table = match.tableChecks
      keys = try self.keys(of: file, match, inputs)
    }
    columnCount = max(columnCount, (checks.map(\.column).max() ?? 0) + 1)
    let plan = CheckPlan(
      checks, recordChecks: recordChecks, keys: keys, table: table, columnCount: columnCount,
      format: input.format, options: options, report: report)
    return (plan, findings)
  }

  /// Returns the keys of a rule file and opens the files that they refer to.
  private mutating func keys(
    of file: RuleFile, _ match: SchemaMatch, _ inputs: [TableInput]
  ) throws -> [TableKey] {
    let folder = request.rules?.folder ?? ""
    let keys: [TableKey]
    do throws(RuleFileError) {
      let dialect = file.dialect.records
      keys = try SchemaKeys(
        file, match, in: folder, dialect: dialect, options: options, references: &references
      ).keys
    } catch {
      throw RuleFileFaults(file: request.rules?.description ?? "", error: error)
    }
    if keys.contains(where: \.refersToItself), let input = inputs.first(where: { !$0.canBeReadAgain }) {
      throw UsageError(
        "a foreign key refers to the table itself, which is then read twice, but \(input.displayName) can be read "
          + "only once; store it in a file and name the file")
    }
    return keys
  }
}
