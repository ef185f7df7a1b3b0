internal import Bytes
internal import CSVRecords
internal import CSignals
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A run of `check` or `filter`. All usage errors are reported before any output is written.
struct CheckRun {
  private let request: CheckRequest
  private let reportsByDefault: Bool

  init(_ request: CheckRequest, reportsByDefault: Bool = true) {
    self.request = request
    self.reportsByDefault = reportsByDefault
  }

  func run() throws -> ExitStatus {
    let start = ContinuousClock.now
    let reads = RuleReads()
    let source = try RuleSource(request, reads)
    try checkNormalization(source)
    if !request.isQuiet { printHints() }
    let inputFormat = try InputFormat(request, source)
    var options = try CheckOptions(request)
    options.failurePolicy.limits = source.limits
    options.missingValues = inputFormat.missingValues
    options.trims = request.dialect.trims
    options.encoding = try encoding(source)
    // From here on a handler removes temporary files of outputs if a signal ends the process; the first interrupt ends the
    // reading of the inputs instead.
    temporary_names_watch()
    let interrupts = interrupts_watch()
    options.interrupt = interrupts < 0 ? nil : Interrupt(descriptor: interrupts)
    let inputs = try openInputs(inputFormat, options)
    let progress = progressLine(inputs)
    options.progress = progress
    let targets = OutputTargets(request, reportsByDefault: reportsByDefault)
    try targets.check(against: inputs, reads)
    try InputComparison(inputs: inputs, format: inputFormat).check(by: source)
    let (plan, tableFindings) = try plan(source, inputs, inputs[0].format, options)
    try targets.check(against: plan.referredInputs, reads)
    let check = TableCheck(
      plan,
      outputs: try targets.open(reportContent(source, inputs), hasPointers: inputFormat.format.members != nil)
    )
    defer { progress?.remove() }
    let summary = try check.run(inputs, tableFindings: tableFindings)
    progress?.remove()
    let outcome = CheckOutcome(summary, by: options.failurePolicy)
    if request.printsSummary(.text) && !summary.isCutShort {
      let shown = request.omitsWarnings ? summary.withoutWarnings : summary
      Console.printNotice(
        SummaryText.render(shown, outcome, unit: plan.format.recordUnit, duration: .now - start))
    }
    if !request.isQuiet {
      InputNotes(inputs, summary, copiesRecords: targets.copiesRecords).lines.forEach(Console.printError)
    }
    return summary.isInterrupted ? .interrupted : outcome.isFailure ? .invalid : .valid
  }

  /// Returns the line of progress; `nil` if it is not shown.
  private func progressLine(_ inputs: [TableInput]) -> ProgressLine? {
    let findsOnStandardOutput = reportsByDefault && !request.isQuiet && request.errors == nil
    guard request.progress.showsProgress(besideFindings: findsOnStandardOutput || !reportsByDefault) else {
      return nil
    }
    let sizes = inputs.map(\.size)
    let total = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
    return ProgressLine(unit: inputs[0].format.recordUnit, total: total)
  }

  /// Returns the contents of an HTML report other than the results.
  private func reportContent(_ source: RuleSource, _ inputs: [TableInput]) -> HTMLReport.Content {
    var content = HTMLReport.Content()
    content.version = Validate.version
    content.header = inputs.first?.header ?? []
    content.rules =
      switch source {
      case .file(_, let text): String(decoding: text, as: UTF8.self)
      case .lines: request.each.map { "-e \($0)" }.joined(separator: "\n")
      case .columns: request.columns.map { "-c \($0)" }.joined(separator: "\n")
      }
    return content
  }

  /// Throws if `--normalize` is given but no field has steps to apply.
  private func checkNormalization(_ source: RuleSource) throws(UsageError) {
    guard request.writesNormalized else { return }
    guard case .file(let file, _) = source else {
      throw UsageError("--normalize applies the 'normalize' steps of a rule file; use it with -r FILE")
    }
    guard file.fields.contains(where: { $0.normalization != nil }) else {
      throw UsageError(
        "--normalize: no field of \(request.rules?.description ?? "the rule file") has 'normalize' steps")
    }
  }

  /// Writes a hint for each rule of the command line that is valid but probably not intended.
  private func printHints() {
    func printHint(_ option: String, _ spelling: String) {
      if let hint = RuleHint.hint(on: spelling) { Console.printError("hint: \(option): \(hint)") }
    }
    for spelling in request.each { printHint("-e \(spelling)", spelling) }
    for word in request.columns { printHint("-c \(word)", word.split(atFirst: UInt8(ascii: "=")).1 ?? "") }
  }

  /// Returns the encoding of the inputs, by the command line or else by the rule file.
  private func encoding(_ source: RuleSource) throws -> InputEncoding {
    do throws(UnknownEncoding) {
      if let name = request.encoding { return try InputEncoding(name) }
      if case .file(let file, _) = source, let encoding = file.encoding {
        return try InputEncoding(encoding.name)
      }
      return .automatic
    } catch {
      guard request.encoding == nil, case .file(let file, _) = source, let position = file.encoding?.position
      else {
        throw UsageError("--encoding: \(error)")
      }
      let fault = RuleFileFault(at: position, "'encoding': \(error)")
      throw RuleFileFaults(file: request.rules?.description ?? "", error: RuleFileError([fault]))
    }
  }

  /// Opens the inputs and reads their headers.
  private func openInputs(_ inputFormat: InputFormat, _ options: CheckOptions) throws -> [TableInput] {
    let names = request.files.isEmpty ? ["-"] : request.files
    guard names.count(where: \.isStandard) < 2 else {
      throw UsageError("standard input is given twice; use - once")
    }
    let inputs = try names.map {
      try TableInput(
        $0, format: inputFormat.format, hasHeader: inputFormat.hasHeader, layout: inputFormat.layout,
        detection: inputFormat.detection,
        options: options)
    }
    return inputs
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
    case .file(let file, _):
      let match = SchemaMatch(file, inputs.first { $0.columnCount != nil } ?? inputs[0])
      (checks, recordChecks, findings) = (match.checks, match.recordChecks, match.findings)
      columnCount = match.columnCount
      keys = try self.keys(of: file, match, inputs, options)
    }
    columnCount = max(columnCount, (checks.map(\.column).max() ?? 0) + 1)
    let isReported = request.errors != nil || (reportsByDefault && !request.isQuiet)
    let report = request.format.report(request, hasPointers: format.members != nil)
    let plan = CheckPlan(
      checks, recordChecks: recordChecks, keys: keys, columnCount: columnCount, format: format,
      options: options, report: isReported ? report : nil)
    return (plan, findings)
  }
}

extension CheckRun {
  /// Returns the keys of a rule file and opens the files that they refer to.
  fileprivate func keys(
    of file: RuleFile, _ match: SchemaMatch, _ inputs: [TableInput], _ options: CheckOptions
  ) throws -> [TableKey] {
    let folder = request.rules?.folder ?? ""
    let keys: [TableKey]
    do throws(RuleFileError) {
      keys = try SchemaKeys(file, match, in: folder, dialect: file.dialect.records, options: options).keys
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

extension RecordFormat {
  /// The noun for a record in the summary.
  fileprivate var recordUnit: String {
    switch self {
    case .csv, .jsonLines: "record"
    case .lines: "line"
    case .nulTerminated: "value"
    }
  }
}
