internal import Bytes
internal import CSVRecords
internal import CSignals
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A run of `check` or `filter`. All usage errors are reported before any output is written.
struct CheckRun {
  private let request: CheckRequest
  private let reportsByDefault: Bool
  private let reads = RuleReads()

  /// - Throws: The errors of finding the inputs.
  init(_ request: CheckRequest, reportsByDefault: Bool = true) throws {
    var request = request
    request.inputs = try InputNames(request, reads).names
    self.request = request
    self.reportsByDefault = reportsByDefault
  }

  func run() throws -> ExitStatus {
    let start = ContinuousClock.now
    let source = try RuleSource(request, allowsNone: reportsByDefault, reads)
    let checked = try CheckedTables(request, source)
    let tables = checked.tables
    try checkNormalization(tables)
    var options = try CheckOptions(request)
    options.failurePolicy.limits = try limits(of: tables)
    options.trims = request.dialect.trims
    options.collectsStatistics = request.printsSummary(.text)
    // From here on a handler removes temporary files of outputs if a signal ends the process; the first interrupt ends the
    // reading of the inputs instead.
    temporary_names_watch()
    let interrupts = interrupts_watch()
    options.interrupt = interrupts < 0 ? nil : Interrupt(descriptor: interrupts)
    let inputs: [TableInput]
    do {
      inputs = try openInputs(checked, options)
    } catch is Interrupted {
      return printInterrupted(tables[0], options, since: start)
    }
    let progress = progressLine(inputs)
    options.progress = progress
    let targets = OutputTargets(request, reportsByDefault: reportsByDefault)
    try targets.check(against: inputs, reads)
    let groups = InputGroups(inputs, tables: checked.inputs.map(\.table))
    do {
      try InputComparison(
        groups, tables, request, copiesRecords: targets.copiesRecords, isFilter: !reportsByDefault
      ).check()
    } catch {
      for input in inputs { try input.requireIntactStart() }
      throw error
    }
    let hasPointers = tables.contains { $0.format.format.members != nil }
    let isReported = request.errors != nil || (reportsByDefault && !request.isQuiet)
    let report = isReported ? request.format.report(request, hasPointers: hasPointers) : nil
    let planned = try InputPlans(groups, tables, request, options, report)
    for plan in planned.plans { try targets.check(against: plan.referredInputs, reads) }
    let check = TableCheck(
      planned.plans,
      outputs: try targets.open(reportContent(source, tables, groups), hasPointers: hasPointers))
    defer { progress?.remove() }
    let summary = try check.run(planned.inputs)
    progress?.remove()
    let outcome = CheckOutcome(summary, by: options.failurePolicy)
    if request.printsSummary(.text) && !summary.isCutShort {
      let shown = request.omitsWarnings ? summary.withoutWarnings : summary
      Console.printNotice(
        SummaryText.render(shown, outcome, unit: tables[0].format.format.unit, duration: .now - start))
    }
    if !request.isQuiet {
      let notices = InputNotices(groups, tables, request, summary, copiesRecords: targets.copiesRecords)
      (hints + checked.notes + notices.lines).forEach(Console.printError)
    }
    return ExitStatus(outcome)
  }

  /// Prints the summary of a run that was interrupted before the header of each input was read.
  private func printInterrupted(
    _ table: CheckedTable, _ options: CheckOptions, since start: ContinuousClock.Instant
  ) -> ExitStatus {
    let outcome = CheckOutcome(.interrupted, by: options.failurePolicy)
    if request.printsSummary(.text) {
      let unit = table.format.format.unit
      Console.printNotice(
        SummaryText.render(.interrupted, outcome, unit: unit, duration: .now - start))
    }
    if request.printsSummary(.json) {
      var report = JSONReport(version: Validate.version, limit: nil)
      var text: [UInt8] = []
      report.end(RunReport(interrupted: outcome), to: &text)
      Console.printNotice(String(decoding: text, as: UTF8.self))
    }
    return ExitStatus(outcome)
  }

  /// Returns the line of progress; `nil` if it is not shown.
  private func progressLine(_ inputs: [TableInput]) -> ProgressLine? {
    let findsOnStandardOutput = reportsByDefault && !request.isQuiet && request.errors == nil
    guard request.progress.showsProgress(besideFindings: findsOnStandardOutput || !reportsByDefault) else {
      return nil
    }
    return ProgressLine(unit: inputs[0].format.unit, total: ProgressLine.total(of: inputs.map(\.size)))
  }

  /// Returns the contents of an HTML report other than the results.
  private func reportContent(
    _ source: RuleSource, _ tables: [CheckedTable], _ groups: InputGroups
  ) -> HTMLReport.Content {
    var content = HTMLReport.Content()
    content.version = Validate.version
    if groups.representatives.count == 1 { content.header = groups.inputs[0].header ?? [] }
    content.rules =
      switch source {
      case .file(_, let text), .package(_, let text):
        DocumentText.text(text, omitting: tables.flatMap(\.secretExamples))
      case .lines: request.each.map { "-e \($0)" }.joined(separator: "\n")
      case .columns: request.columns.map { "-c \($0)" }.joined(separator: "\n")
      }
    return content
  }

  /// Throws if `--normalize` is given but no field has steps to apply.
  private func checkNormalization(_ tables: [CheckedTable]) throws(UsageError) {
    guard request.writesNormalized else { return }
    guard request.rules != nil else {
      throw UsageError("--normalize applies the 'normalize' steps of a rule file; use it with -r FILE")
    }
    guard tables.contains(where: { $0.ruleFile?.fields.contains { $0.normalization != nil } == true }) else {
      throw UsageError(
        "--normalize: no field of \(request.rules?.description ?? "the rule file") has 'normalize' steps")
    }
  }

  /// A line for each rule of the command line that is valid but probably not intended.
  private var hints: [String] {
    func hint(_ option: String, _ spelling: String) -> String? {
      RuleHint.hint(on: spelling).map { "hint: \(option): \($0)" }
    }
    return request.each.compactMap { hint("-e \($0)", $0) }
      + request.columns.compactMap { hint("-c \($0)", $0.split(atFirst: UInt8(ascii: "=")).1 ?? "") }
  }

  /// Returns the limits of the numbers of invalid records; `nil` for none.
  private func limits(of tables: [CheckedTable]) throws(UsageError) -> InvalidLimits? {
    guard let table = tables.first(where: { $0.ruleFile?.limits != nil }) else { return nil }
    guard tables.count == 1 else {
      throw UsageError(
        "\(table.description.schemaName) has 'limits', which count the records of one table; check its files alone"
      )
    }
    return table.ruleFile?.limits
  }

  /// Opens the inputs and reads their headers.
  private func openInputs(_ checked: CheckedTables, _ options: CheckOptions) throws -> [TableInput] {
    guard checked.inputs.count(where: \.name.path.isStandard) < 2 else {
      throw UsageError("standard input is given twice; use - once")
    }
    let first = checked.inputs.count > 1 ? Locked<TableInput?>(nil) : nil
    let open: @Sendable (Int) throws -> TableInput = { number in
      let file = checked.inputs[number]
      let (name, table) = (file.name, checked.tables[file.table])
      do {
        var input = try TableInput(
          name.path, format: table.format.format, hasHeader: table.format.hasHeader,
          layout: table.format.layout, detection: table.format.detection, options: table.options(options))
        first?.withLock { first in
          if let first { input.shareHeader(of: first) } else { first = input }
        }
        return input
      } catch {
        throw name.located(error)
      }
    }
    // Pipes are opened in order, because each open waits for a writer.
    guard first != nil, checked.inputs.allSatisfy(\.name.isRegular) else {
      return try checked.inputs.indices.map(open)
    }
    return try Threads.map(count: checked.inputs.count, jobs: options.jobs, open)
  }
}

extension RecordFormat {
  /// The noun for a record in the summary.
  fileprivate var unit: String {
    switch self {
    case .csv, .jsonLines: "record"
    case .lines: "line"
    case .nulTerminated: "value"
    }
  }
}
