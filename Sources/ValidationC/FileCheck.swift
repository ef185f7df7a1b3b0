internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// A check of a file of CSV or JSON Lines, whose findings are read while other threads check it.
final class FileCheck {
  private var plan: CheckPlan
  private let input: TableInput
  let progress: CheckProgress
  private var stream: FindingRowStream?
  private var total: Summary?

  /// Creates a check of a whole file.
  convenience init(_ rules: LoadedRules, path: BytePath, flags: CheckerFlags) throws {
    let reading = try FileReading(rules, name: path, flags: flags)
    try self.init(reading, try reading.input(path))
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
  init(_ reading: FileReading, _ input: TableInput, isPart: Bool = false, reportsHeader: Bool = true) throws {
    self.input = input
    let match = SchemaMatch(reading.rules.file, input)
    guard !isPart || match.tableChecks == nil else {
      throw RulesError("the rules under 'table' are for a whole table, which a part of a file is not")
    }
    plan = try reading.rules.plan(
      match, format: input.format, comparison: isPart || reading.skipsKeys ? .none : .byCheck,
      options: reading.options)
    guard input.canBeReadAgain || !plan.readsInputsTwice else {
      throw RulesError(
        "a foreign key refers to the table itself, which is read twice, but \(input.name) is not a regular file"
      )
    }
    if !reportsHeader { plan.headerFindings = [] }
    if isPart { plan.options.jobs = 1 }
    progress = CheckProgress(size: input.size)
    plan.options.progress = progress
  }

  deinit {
    stream?.cancel()
  }

  /// Sets the limit of the memory of keys, in bytes, before the file is read.
  func setKeyMemory(_ limit: Int) {
    plan.options.uniqueMemory = limit
  }

  /// The findings about the header.
  var headerFindings: [Finding] { plan.headerFindings }
  /// The numbers of records and findings; zeros before the check has ended.
  var summary: Summary { total ?? stream?.summary ?? Summary() }

  /// Replaces findings by the next ones; returns `false` at the end.
  func readFindings(_ findings: inout IdentifiedFindings) throws -> Bool {
    let stream = stream ?? FindingRowStream(plan, [input])
    self.stream = stream
    guard let next = try stream.next() else { return false }
    findings.rows = next
    return true
  }

  /// Checks the file and only counts findings.
  func count() throws {
    total = try TableCheck(plan).run([input])
  }
}
