internal import CSVRecords
internal import RuleFiles
internal import TableValidation

/// A check of a file of CSV or JSON Lines, whose findings are read while other threads check it.
final class FileCheck {
  private var plan: CheckPlan
  private let input: TableInput
  private let tableFindings: [Finding]
  let progress: CheckProgress
  private var stream: ReportStream?
  private var total: Summary?

  init(_ rules: LoadedRules, _ path: BytePath, _ flags: CheckerFlags) throws {
    guard !flags.contains(.keys) else { throw ArgumentFault("VAL_KEYS is for batches that are pushed") }
    let dialect = rules.file.dialect
    let format = try path.hasJSONLines ? rules.jsonLines : .csv(dialect.records)
    let isTable = format.members == nil
    var options = CheckOptions()
    options.reportsAll = flags.contains(.all)
    if let encoding = rules.file.encoding { options.encoding = try InputEncoding(encoding.name) }
    input = try TableInput(
      path, format: format, hasHeader: dialect.hasHeader || !isTable,
      layout: isTable ? dialect.layout : TableLayout(), options: options)
    guard !dialect.hasHeader || input.header != nil else {
      throw FileError(input.name, "read", "it has no header")
    }
    guard !input.hasUnknownColumns else {
      throw FileError(
        input.name, "read", "its first record is longer than \(options.maximumRecordSize) bytes")
    }
    progress = CheckProgress(size: input.size)
    options.progress = progress
    let match = SchemaMatch(rules.file, input)
    let keys = try rules.keys(match, options)
    guard input.canBeReadAgain || !keys.contains(where: \.refersToItself) else {
      throw RulesFault(
        "a foreign key refers to the table itself, which is read twice, but \(input.name) is not a regular file"
      )
    }
    let columnCount = max(match.columnCount, (match.checks.map(\.column).max() ?? 0) + 1)
    plan = CheckPlan(
      match.checks, recordChecks: match.recordChecks, keys: keys, table: match.tableChecks,
      columnCount: columnCount,
      format: input.format, options: options, report: flags.contains(.countOnly) ? nil : RowReport())
    tableFindings = match.findings
  }

  deinit {
    stream?.cancel()
  }

  /// Sets the limit of the memory of keys, in bytes, before the file is read.
  func setKeyMemory(_ limit: Int) {
    plan.options.uniqueMemory = limit
  }

  /// The numbers of records and findings; zeros before the check has ended.
  var summary: Summary { total ?? stream?.summary ?? Summary() }

  /// Replaces the rows by the next ones; returns `false` at the end.
  func readRows(_ rows: inout [UInt8]) throws -> Bool {
    let stream = stream ?? ReportStream(plan, [input], tableFindings: tableFindings)
    self.stream = stream
    guard let next = try stream.next() else { return false }
    rows = next
    return true
  }

  /// Checks the file and only counts findings.
  func count() throws {
    total = try TableCheck(plan).run([input], tableFindings: tableFindings)
  }
}
