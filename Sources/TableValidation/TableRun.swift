internal import CSVRecords
internal import FileOutput
internal import Platform
internal import Validation

/// One run of a check over its inputs.
struct TableRun {
  private let plans: [CheckPlan]
  private let outputs: TableCheck.Outputs
  private let records: RecordOutputs
  private let destination: FindingDestination
  private var tally: RunTally
  private var summary = Summary()
  private var keys: RunKeys?
  /// The numbers of other tables that are compared with those of the tables.
  private var numbers = ReferencedNumbers()
  private let receiver: FindingReceiver
  private let spare = SpareWorker()
  private var files: [RunReport.File] = []
  private let start = MonotonicInstant.now

  /// The options, which all plans have in common.
  private var options: CheckOptions { plans[0].options }

  /// - Parameter plans: The plans of the inputs, at least one.
  init(_ plans: [CheckPlan], _ outputs: TableCheck.Outputs, findingsTo destination: FindingDestination) {
    (self.plans, self.outputs) = (plans, outputs)
    records = RecordOutputs(valid: outputs.valid, invalid: outputs.invalid)
    self.destination = destination.completed(for: outputs, plans[0].options)
    tally = RunTally(plans)
    receiver = FindingReceiver(
      plans[0].options.findingLimits, outputs.reports, comparedWith: plans[0].options.baseline)
  }

  /// - Parameters:
  ///   - confirm: Called with the summary before the outputs get their names.
  ///   - receive: Receives the findings if the destination is the caller.
  mutating func run(
    _ inputs: [PlannedInput], confirming confirm: ((Summary) throws -> Void)? = nil,
    _ receive: (FindingBuffer) throws -> Void
  ) throws -> Summary {
    do {
      try inputs.requireReading(by: plans)
      numbers = try ReferencedNumbers(plans)
      keys = try RunKeys(plans, of: inputs, needsLines: destination.isWanted)
      try beginReports()
      if let first = inputs.first { try records.copyHeader(of: first.input, by: plans[0]) }
      try check(inputs, receive)
      try reportTable(inputs, receive)
      count()
      try confirm?(summary)
      try end(outputs.reports.filter { !$0.followsOutputs })
      try records.end(plans[0].format)
      try outputs.commit()
      try end(outputs.reports.filter(\.followsOutputs))
    } catch is Interrupted {
      summary.isInterrupted = true
      count()
      try end(outputs.reports)
      for output in outputs.all { output.discard() }
    } catch is ClosedPipe {
      summary.isCutShort = true
      count()
      for output in outputs.all { output.discard() }
    } catch {
      for output in outputs.all { output.discard() }
      throw error
    }
    return summary
  }

  /// Computes the counts of the summary.
  private mutating func count() {
    summary.counts = tally.counts
    summary.changes = tally.changes
    if summary.records > 0 { summary.absentMembers = tally.absentMembers }
    summary.memberNames = summary.absentMembers.isEmpty ? [] : tally.memberNames
    summary.unchecked = tally.unchecked
    var records = [Int](repeating: 0, count: plans.count)
    for file in files { records[file.plan] += file.records }
    tally.countLimits(in: &summary, records: records)
    summary.omittedFindings = receiver.omitted
    summary.baseline = receiver.baseline?.result
    if options.collectsStatistics { summary.statistics = receiver.statistics }
  }

  private func beginReports() throws {
    for report in outputs.reports { report.begin() }
    guard let report = destination.report else { return }
    var bytes: [UInt8] = []
    report.begin(&bytes)
    try outputs.findings?.write(bytes.span)
  }

  private func end(_ reports: [ReportFile]) throws {
    guard !reports.isEmpty else { return }
    var run = RunReport()
    run.summary = summary
    run.outcome = CheckOutcome(summary, by: options.failurePolicy)
    run.files = files
    if options.omitsWarnings && !run.outcome.countsWarnings {
      run.summary = summary.withoutWarnings
      for index in run.files.indices { run.files[index].counts.removeAll { $0.severity == .warning } }
    }
    tally.write(to: &run, keys?.tables.indexesOfPlans)
    if options.omitsWarnings { run.omitWarnedRecords() }
    run.statistics = receiver.statistics
    run.samples = receiver.samples
    run.gone = receiver.baseline?.gone ?? []
    run.reportedFindings = receiver.received
    run.duration = .now - start
    for report in reports { try report.end(run) }
  }

  /// Reports findings about a header, or the lines before it.
  private mutating func report(_ findings: [Finding], _ receive: (FindingBuffer) throws -> Void) throws {
    for finding in findings {
      tally.count(shape: finding.failure.code, finding.severity)
      guard finding.severity == .error else { continue }
      if finding.rule == "file" { summary.unusableFiles += 1 } else { summary.hasTableFindings = true }
    }
    try write(findings, of: nil, receive)
  }

  /// Reports the findings by rules over each table as a whole; none if not all records have been read, since the rest could
  /// change the findings.
  private mutating func reportTable(
    _ inputs: [PlannedInput], _ receive: (FindingBuffer) throws -> Void
  ) throws {
    guard !summary.isStopped, options.minimumRecords > 0 || plans.contains(where: { $0.tableChecks != nil })
    else { return }
    var records = [Int](repeating: 0, count: plans.count)
    var firstInputs = [Int?](repeating: nil, count: plans.count)
    for index in inputs.indices.reversed() {
      records[inputs[index].plan] += files[index].records
      firstInputs[inputs[index].plan] = index
    }
    let tables = Dictionary(grouping: plans.indices) { plans[$0].tableNumber }
    for (_, table) in tables.sorted(by: { $0.key < $1.key }) {
      let evaluator = TableRuleEvaluator(
        table, of: plans, tallies: tally.tallies, keys: keys?.tables, numbers: numbers
      ) {
        firstInputs[$0].map { inputs[$0].input.name } ?? ""
      }
      let results = evaluator.results(records: table.reduce(0) { $0 + records[$1] })
      for result in results { count(result, inFile: firstInputs[result.plan]) }
      try write(results.map(\.finding), of: plans[table[0]].tableName, receive)
    }
  }

  /// Counts a finding by a rule over a table, which is reported in the file with that index; `nil` if no input has its plan.
  private mutating func count(_ result: TableRuleEvaluator.Result, inFile file: Int?) {
    let finding = result.finding
    tally.count(finding, plan: result.plan, check: result.check)
    if finding.severity == .error { summary.breaksTableRules = true }
    guard let file else { return }
    files[file].counts.append(
      Summary.Count(
        field: finding.field, rule: finding.rule, code: finding.failure.code.rawValue,
        severity: finding.severity, findings: 1))
  }

  /// Writes findings that belong to no record.
  ///
  /// - Parameter table: The name of their table; `nil` if the run has only one.
  private mutating func write(
    _ findings: [Finding], of table: String?, _ receive: (FindingBuffer) throws -> Void
  ) throws {
    let reported = destination.omitsWarnings ? findings.filter { $0.severity == .error } : findings
    receiver.count(reported, of: table)
    let shown = reported.filter { $0.severity != .ignored }
    var buffer = FindingBuffer()
    buffer.values = try receiver.receive(shown)
    if let report = destination.report {
      for finding in shown { report.append(finding, to: &buffer.bytes) }
    }
    if destination.passesRows { for finding in shown { buffer.rows.append(finding) } }
    guard destination.isWanted else { return }
    try pass(buffer, receive)
  }

  /// Writes the output of an input that has been checked before its turn.
  private func write(
    _ output: OrderedOutput.Collected, _ receive: (FindingBuffer) throws -> Void
  ) throws {
    let values = try receiver.receive(output.findings)
    try pass(
      FindingBuffer(bytes: output.findings.bytes, values: values, rows: output.findings.rows), receive)
    try records.write(output)
  }

  /// Passes findings to the caller, or writes the lines of the report.
  private func pass(_ findings: FindingBuffer, _ receive: (FindingBuffer) throws -> Void) throws {
    guard !findings.isEmpty else { return }
    if destination.isCaller {
      try receive(findings)
    } else {
      try outputs.findings?.write(findings.bytes.span)
    }
  }

  /// Keeps the text of an input that is not UTF-8, if it has some.
  private mutating func addUndecoded(_ text: UndecodedText, of input: TableInput) {
    guard input.encoding == nil else { return }
    let header =
      input.findings.contains { $0.failure.code == "record.invalid-utf8" } ? input.headerCopy.bytes : []
    let sample = header + text.bytes
    guard !sample.isEmpty else { return }
    let isKept = summary.undecoded.count < Summary.Undecoded.maximumSamples
    summary.undecoded.append(.init(input: files.count, sample: isKept ? sample : []))
  }

  /// Checks the inputs, until one in which the check stops.
  private mutating func check(
    _ inputs: [PlannedInput], _ receive: (FindingBuffer) throws -> Void
  ) throws {
    var short = ShortInputs(
      inputs, plans, copies: records.copies, findingsTo: destination)
    defer { short?.cancel() }
    for (number, input) in inputs.enumerated() {
      if number > 0 { try records.endRecords() }
      try check(input, checked: short?.take(number), receive: receive)
      if summary.isStopped { break }
    }
  }

  /// Checks an input.
  ///
  /// - Parameter checked: Its result, if it has been checked before its turn.
  private mutating func check(
    _ planned: PlannedInput, checked: ShortInputs.Checked?, receive: (FindingBuffer) throws -> Void
  ) throws {
    let start = MonotonicInstant.now
    let (input, plan) = (planned.input, plans[planned.plan])
    records.expectText(of: input)
    let headerFindings = plan.options.severities.apply(to: planned.headerFindings)
    try report(headerFindings, receive)
    var result: PipelineResult
    if let checked {
      result = checked.result
      options.progress?.advance(records: result.records, bytes: result.bytes)
      do { try write(checked.output, receive) } catch { result.error = error }
    } else {
      result = try inputCheck(planned, number: files.count).run(to: orderedOutputs, receive: receive)
    }
    summary.records += result.records
    summary.invalid += result.invalid
    if result.hasInvalidLines { summary.breaksTableRules = true }
    summary.isStopped = plan.options.stopsAfterInvalid.map { summary.invalid >= $0 } ?? false
    summary.bytes += input.start.bytes + result.bytes
    tally.add(result.tally, plan: planned.plan)
    if plan.options.encoding.isGuessed {
      addUndecoded(result.tally.undecoded, of: input)
    }
    var file = RunReport.File(
      name: input.name, records: result.records, invalid: result.invalid,
      bytes: input.start.bytes + result.bytes, duration: checked?.duration ?? .now - start, counts: [],
      plan: planned.plan)
    if !outputs.reports.isEmpty {
      var counted = result.tally
      for finding in headerFindings { counted.count(shape: finding.failure.code, finding.severity) }
      file.counts = counted.counts(by: plan)
    }
    files.append(file)
    guard let error = result.error else { return }
    guard options.reportsUnreadable, let error = error as? FileError, error.file == input.name,
      error.action == "read"
    else { throw error }
    let failure = ValidationFailure(error)
    try report(
      [Finding(file: input.name, location: .none, field: nil, rule: "file", failure: failure, value: nil)],
      receive)
    files[files.count - 1].counts.append(
      Summary.Count(nil, rule: failure.code.rawValue, severity: .error, findings: 1))
  }

  /// The outputs of the checks of single inputs.
  private var orderedOutputs: OrderedOutput.Outputs {
    OrderedOutput.Outputs(
      findings: outputs.findings, valid: records.valid, invalid: records.invalid, receiver: receiver)
  }

  /// Returns the check of an input in its turn.
  ///
  /// - Parameter number: The index of the input in the run.
  private mutating func inputCheck(_ planned: PlannedInput, number: Int) throws -> InputCheck {
    let (input, plan) = (planned.input, plans[planned.plan])
    var check =
      try keys?.check(planned, number: number, after: summary.records, by: plan)
      ?? InputCheck(of: input, from: try input.reader(), by: plan)
    check.before = Numbering(records: input.recordsBefore, lines: input.start.lines)
    (check.planNumber, check.spare) = (planned.plan, spare)
    check.stopsAfterInvalid = plan.options.stopsAfterInvalid.map { $0 - summary.invalid }
    check.destination = destination
    return check
  }
}
