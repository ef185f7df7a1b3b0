internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// A check of files of CSV or JSON Lines, whose findings are read while other threads check them.
final class FileCheck {
  private let rules: LoadedRules
  /// A plan for each group of files with the same header.
  private var plans: [CheckPlan]
  private let inputs: [PlannedInput]
  let progress: CheckProgress
  private var stream: FindingRowStream?
  private var total: Summary?

  /// Creates a check of a whole file.
  ///
  /// - Parameter name: The name of the file in a report; errors have the path.
  convenience init(_ rules: LoadedRules, path: BytePath, named name: String?, flags: CheckerFlags) throws {
    let reading = try FileReading(rules, name: path, flags: flags)
    try self.init(reading, try reading.input(path, named: flags.contains(.report) ? name : nil))
  }

  /// Creates a check of files that are one table. One that cannot be read is a finding if another can be.
  convenience init(_ rules: LoadedRules, files: [OpenedFiles.Source], flags: CheckerFlags) throws {
    let opened = try OpenedFiles(files, rules, flags: flags)
    try self.init(rules, plans: opened.plans, inputs: opened.inputs)
  }

  /// Creates a check of a part of a file by one thread.
  ///
  /// - Parameters:
  ///   - head: The input of the first bytes of the file.
  ///   - path: The path of the records of the part.
  convenience init(
    _ reading: FileReading, head: TableInput, path: BytePath, firstRecord: Int, isFirst: Bool
  ) throws {
    let part = head.part(
      of: try InputFile(path, named: head.name), recordsBefore: firstRecord - 1, isFirst: isFirst)
    try self.init(reading, part, isPart: true, reportsHeader: isFirst)
  }

  /// Creates a check of an input.
  ///
  /// - Parameter isPart: Whether the input is a part of a table, of which records are not compared with each other.
  convenience init(
    _ reading: FileReading, _ input: TableInput, isPart: Bool = false, reportsHeader: Bool = true
  ) throws {
    var plan = try reading.plan(for: input, isPart: isPart)
    if !reportsHeader { plan.headerFindings = [] }
    if isPart { plan.options.jobs = 1 }
    try self.init(reading.rules, plans: [plan], inputs: [PlannedInput(input, findings: plan.headerFindings)])
  }

  private init(_ rules: LoadedRules, plans: [CheckPlan], inputs: [PlannedInput]) throws {
    (self.rules, self.plans, self.inputs) = (rules, plans, inputs)
    for planned in inputs where !planned.input.canBeReadAgain {
      guard let reason = plans[planned.plan].reasonToReadTwice else { continue }
      throw RulesError(
        "\(reason), so that the table is read twice, but \(planned.input.name) is not a regular file")
    }
    let sizes = inputs.map(\.input.size)
    progress = CheckProgress(size: sizes.contains(nil) ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) })
    for index in plans.indices { self.plans[index].options.progress = progress }
  }

  deinit {
    stream?.cancel()
  }

  /// Sets the limit of the memory of keys, in bytes, before the file is read.
  func setKeyMemory(_ limit: Int) {
    for index in plans.indices { plans[index].options.uniqueMemory = limit }
  }

  /// The findings about the header.
  var headerFindings: [Finding] { inputs.flatMap(\.findings) }
  var failurePolicy: FailurePolicy { plans[0].options.failurePolicy }
  /// The numbers of records and findings; zeros before the check has ended.
  var summary: Summary { total ?? stream?.summary ?? Summary() }

  /// Replaces findings by the next ones; returns `false` at the end.
  func readFindings(_ findings: inout IdentifiedFindings) throws -> Bool {
    let stream = stream ?? FindingRowStream(plans, inputs)
    self.stream = stream
    guard let next = try stream.next() else { return false }
    findings.rows = next
    return true
  }

  /// Checks the file and only counts findings.
  func count() throws {
    total = try TableCheck(plans, outputs: .init()).run(inputs)
  }

  /// Checks the files and writes the report.
  func writeReport(to output: OutputFile) throws {
    let header = plans.count == 1 ? inputs.lazy.compactMap(\.input.header).first : nil
    var outputs = TableCheck.Outputs()
    outputs.reports = [
      ReportFile(
        HTMLReport(.init(rules, header: header ?? [], format: inputs.map(\.input).formatText)), output)
    ]
    total = try TableCheck(plans, outputs: outputs).run(inputs)
  }
}
