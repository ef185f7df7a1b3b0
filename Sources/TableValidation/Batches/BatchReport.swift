internal import FileOutput
internal import Platform
internal import Validation

/// What a check of batches keeps for an ``HTMLReport``: the statistics of its findings, and samples of records.
struct BatchReport {
  /// What findings are made for.
  static let destination = FindingDestination(needsStatistics: true, needsSamples: true)

  private let receiver: FindingReceiver
  private let start = MonotonicInstant.now

  init(_ plan: CheckPlan) {
    receiver = FindingReceiver(plan.options.findingLimits, [])
    count(plan.headerFindings)
  }

  /// Counts findings that belong to no record.
  func count(_ findings: [Finding]) { receiver.count(findings, of: nil) }

  /// Moves findings on records out of a buffer.
  func receive(_ buffer: inout FindingBuffer) throws {
    _ = try receiver.receive(buffer)
    buffer.removeAll()
  }

  /// Writes the report of a check that has ended.
  func write(_ report: HTMLReport, of totals: BatchTotals, by plan: CheckPlan, to file: OutputFile) throws {
    var run = RunReport()
    run.summary = totals.summary
    run.outcome = CheckOutcome(run.summary, by: plan.options.failurePolicy)
    run.files = totals.files
    run.columns = totals.columns
    run.wholeRecords = totals.wholeRecords
    run.warned = totals.warnedRecords
    run.statistics = receiver.statistics
    run.samples = receiver.samples
    run.duration = .now - start
    var outputs = TableCheck.Outputs()
    outputs.reports = [ReportFile(report, file)]
    for report in outputs.reports {
      report.begin()
      try report.end(run)
    }
    try outputs.commit()
  }
}
