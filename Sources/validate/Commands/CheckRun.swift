internal import CSVRecords
internal import RuleFiles
internal import TableValidation
internal import Validation

/// One run of `check` or `filter`: all that can be refused is refused before anything is written.
struct CheckRun {
  private let request: CheckRequest
  private let reportsByDefault: Bool

  init(_ request: CheckRequest, reportsByDefault: Bool = true) {
    self.request = request
    self.reportsByDefault = reportsByDefault
  }

  func run() throws -> ExitStatus {
    let start = ContinuousClock.now
    let source = try RuleSource(request)
    try checkNormalization(source)
    let form = try InputFormat(request, source)
    let options = try CheckOptions(request)
    let inputs = try openInputs(form, options)
    let targets = OutputTargets(request, reportsByDefault: reportsByDefault)
    try targets.check(against: inputs, request.rules)
    try compareHeaders(inputs, form)
    let (plan, tableFindings) = try plan(source, inputs, form.format, options)
    try targets.check(against: plan.referredInputs, nil)
    let check = TableCheck(plan, outputs: try targets.open())
    let summary = try check.run(inputs, tableFindings: tableFindings)
    let standing = RunOutcome(summary, source.limits)
    if !request.isQuiet && !summary.isCutShort {
      Console.printNotice(
        SummaryText.render(summary, standing, unit: plan.unit, duration: .now - start))
    }
    return standing.status
  }

  /// Refuses to write what nothing has normalized.
  private func checkNormalization(_ source: RuleSource) throws(UsageError) {
    guard request.writesNormalized else { return }
    guard case .file(let file) = source else {
      throw UsageError("--normalize writes what the 'normalize' of a rule file makes of fields; give -r FILE")
    }
    guard file.fields.contains(where: { $0.normalization != nil }) else {
      throw UsageError("--normalize: no field of \(request.rules ?? "the rule file") has a 'normalize'")
    }
  }

  /// Opens the inputs and reads their headers.
  private func openInputs(_ form: InputFormat, _ options: CheckOptions) throws -> [TableInput] {
    let names = request.files.isEmpty ? ["-"] : request.files
    guard names.count(where: { $0 == "-" }) < 2 else {
      throw UsageError("standard input is named twice; name - once")
    }
    let inputs = try names.map {
      try TableInput(
        $0, format: form.format, hasHeader: form.hasHeader, layout: form.layout, options: options)
    }
    return inputs
  }

  private func compareHeaders(_ inputs: [TableInput], _ form: InputFormat) throws(UsageError) {
    if let input = inputs.first(where: \.hasUnknownColumns) {
      throw UsageError(
        "the first record of \(input.displayName) is longer than the bound, so that nothing tells how many fields "
          + "a record has; raise it with --max-record-bytes")
    }
    guard form.hasHeader else { return }
    for input in inputs {
      guard let header = input.header else {
        throw UsageError(
          form.layout.hasPlainHeader
            ? "\(input.displayName) is empty: it has no header; --no-header takes files without one"
            : "\(input.displayName) ends before its header does, by the 'headerRows' of the rules")
      }
      guard let first = inputs[0].header, header.count == first.count,
        zip(header, first).allSatisfy({ $0.isSame(as: $1) })
      else {
        throw UsageError(
          "the header of \(input.displayName) is not that of \(inputs[0].displayName); check them one by one")
      }
    }
  }

  private func plan(
    _ source: RuleSource, _ inputs: [TableInput], _ format: RecordFormat, _ options: CheckOptions
  ) throws -> (CheckPlan, [Finding]) {
    var findings: [Finding] = []
    var columnCount = inputs.lazy.compactMap(\.columnCount).first ?? 1
    let checks: [ColumnCheck]
    var recordChecks: [RecordCheck] = []
    var keys: [TableKey] = []
    switch source {
    case .lines(let rules): checks = [ColumnCheck(name: nil, column: 0, rules: rules)]
    case .columns(let columns): checks = try ColumnResolver(input: inputs[0]).checks(columns)
    case .file(let file):
      let match = SchemaMatch(file, inputs.first { $0.columnCount != nil } ?? inputs[0])
      (checks, recordChecks, findings) = (match.checks, match.recordChecks, match.findings)
      columnCount = match.columnCount
      keys = try self.keys(of: file, match, inputs, options)
    }
    columnCount = max(columnCount, (checks.map(\.column).max() ?? 0) + 1)
    let isReported = request.errors != nil || (reportsByDefault && !request.isQuiet)
    let plan = CheckPlan(
      checks, recordChecks: recordChecks, keys: keys, columnCount: columnCount, format: format,
      options: options, report: isReported ? request.format.report : nil)
    return (plan, findings)
  }
}

extension CheckRun {
  /// The keys of a rule file, the files that they refer to opened.
  fileprivate func keys(
    of file: RuleFile, _ match: SchemaMatch, _ inputs: [TableInput], _ options: CheckOptions
  ) throws -> [TableKey] {
    let folder = request.rules?.folder ?? ""
    let keys: [TableKey]
    do throws(RuleFileError) {
      keys = try SchemaKeys(file, match, folder: folder, dialect: file.dialect.records, options: options).keys
    } catch {
      throw RuleFileFaults(file: request.rules ?? "", error: error)
    }
    if keys.contains(where: \.refersToItself), let input = inputs.first(where: { !$0.canBeReadAgain }) {
      throw UsageError(
        "a foreign key refers to the table itself, which is then read twice, and \(input.displayName) can be read "
          + "once; put it into a file and name that")
    }
    return keys
  }
}

extension CheckPlan {
  /// What a summary calls the records.
  fileprivate var unit: String {
    switch format {
    case .csv: "record"
    case .lines: "line"
    case .nulTerminated: "value"
    }
  }
}

extension CheckOptions {
  /// The options that a request has.
  ///
  /// - Throws: ``UsageError`` for a bound that is out of range.
  fileprivate init(_ request: CheckRequest) throws(UsageError) {
    self.init()
    reportsAll = request.reportsAll
    writesNormalized = request.writesNormalized
    if let size = request.maximumRecordSize {
      guard size <= ChunkReader.largestMaximumRecordSize else {
        throw UsageError("--max-record-bytes is at most \(ChunkReader.largestMaximumRecordSize)")
      }
      maximumRecordSize = size
    }
    if let size = request.uniqueMemory {
      guard size <= CheckOptions.largestUniqueMemory else {
        throw UsageError("--unique-memory is at most \(CheckOptions.largestUniqueMemory)")
      }
      uniqueMemory = size
    }
    if let jobs = request.jobs {
      guard jobs <= CheckOptions.largestJobs else {
        throw UsageError("--jobs is at most \(CheckOptions.largestJobs)")
      }
      self.jobs = jobs
    }
  }
}
