internal import CSVRecords
internal import Validation

/// One run of a check over its inputs.
struct TableRun {
  private let plan: CheckPlan
  private let outputs: TableCheck.Outputs
  private let destination: FindingDestination
  private var tally: Tally
  private var summary = Summary()
  private var keys: KeyTables?

  init(_ plan: CheckPlan, _ outputs: TableCheck.Outputs, findingsTo destination: FindingDestination) {
    self.plan = plan
    self.outputs = outputs
    self.destination = destination
    tally = Tally(plan)
  }

  /// - Parameter receive: Takes the findings where they go to the caller.
  mutating func run(
    _ inputs: [TableInput], _ tableFindings: [Finding], _ receive: (Finding) throws -> Void
  ) throws -> Summary {
    do {
      if !plan.keys.isEmpty { keys = try KeyTables(plan, inputs) }
      try report(tableFindings, receive)
      try copyHeader(of: inputs.first)
      for (number, input) in inputs.enumerated() {
        if number > 0 { try completeLines() }
        try check(input, receive)
      }
      for output in outputs.all { try output.commit() }
    } catch is ClosedPipe {
      summary.isCutShort = true
      for output in outputs.all { output.discard() }
    } catch {
      for output in outputs.all { output.discard() }
      throw error
    }
    summary.counts = tally.counts(by: plan)
    summary.changes = tally.changes(by: plan)
    return summary
  }

  /// Reports findings that belong to no record.
  private mutating func report(_ findings: [Finding], _ receive: (Finding) throws -> Void) throws {
    for finding in findings {
      tally.count(shape: finding.failure.code, finding.severity)
      if finding.severity == .error { summary.hasTableFindings = true }
    }
    switch destination {
    case .nowhere: break
    case .caller: try findings.forEach(receive)
    case .report(let report):
      var bytes: [UInt8] = []
      for finding in findings { report.append(finding, to: &bytes) }
      try outputs.findings?.write(bytes.span)
    }
  }

  private func copyHeader(of input: TableInput?) throws {
    guard let header = input?.headerBytes, !header.isEmpty else { return }
    try outputs.valid?.write(header.span)
    try outputs.invalid?.write(header.span)
  }

  /// Ends the last line of each output where the input before did not.
  private func completeLines() throws {
    let end: [UInt8] = [plan.format == .nulTerminated ? 0 : 0x0A]
    for output in [outputs.valid, outputs.invalid].compactMap(\.self) where !output.endsRecord(plan.format) {
      try output.write(end.span)
    }
  }

  private mutating func check(_ input: TableInput, _ receive: (Finding) throws -> Void) throws {
    try report(input.findings, receive)
    keys?.begin(input.name, after: summary.records)
    let pipeline = Pipeline(
      try input.reader(), file: input.name, linesBefore: input.start.lines, plan, outputs, keys: keys,
      findingsTo: destination)
    let result = pipeline.run(receive: receive)
    summary.records += result.records
    summary.invalid += result.invalid
    summary.bytes += input.start.bytes + result.bytes
    tally.add(result.tally)
    if let error = result.error { throw error }
  }
}
