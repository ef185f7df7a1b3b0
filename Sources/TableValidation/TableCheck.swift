internal import CSVRecords
internal import Validation

/// Checks inputs one after the other, and writes findings, valid and invalid records in one pass.
///
/// Memory depends on the chunk size, the number of jobs and the longest record, not on the size of the input nor on
/// how much is found; what is compared with other records is the exception, and has a bound of its own. What is written is the same for any number of jobs and any chunk size.
public struct TableCheck {
  /// Where what a check has to say goes; `nil` where it is not wanted.
  public struct Outputs {
    public var findings: OutputFile?
    public var valid: OutputFile?
    public var invalid: OutputFile?

    public init(findings: OutputFile? = nil, valid: OutputFile? = nil, invalid: OutputFile? = nil) {
      self.findings = findings
      self.valid = valid
      self.invalid = invalid
    }

    var all: [OutputFile] { [findings, valid, invalid].compactMap(\.self) }
  }

  private var plan: CheckPlan
  private var outputs: Outputs
  private var tally = Tally()
  private var summary = Summary()
  private var keys: KeyTables?

  public init(_ plan: CheckPlan, outputs: Outputs = Outputs()) {
    self.plan = plan
    self.outputs = outputs
    // What the null device swallows is not made: that is how people ask for the summary alone.
    if outputs.findings?.isNullDevice == true { self.outputs.findings = nil }
    if self.outputs.findings == nil { self.plan.report = nil }
    if outputs.valid?.isNullDevice == true { self.outputs.valid = nil }
    if outputs.invalid?.isNullDevice == true { self.outputs.invalid = nil }
  }

  /// Checks the inputs, which have the same header, and gives the outputs their names.
  ///
  /// - Parameter tableFindings: What is to be reported before any record: of a header, for one.
  /// - Returns: What it came to; where a reader of a pipe has gone, what it came to until then.
  /// - Throws: ``FileError`` where an input cannot be read or an output not written, ``KeyMemoryError`` where values that
  ///   are compared with other records take more memory than they may; no output is left behind then.
  public mutating func run(_ inputs: [TableInput], tableFindings: [Finding] = []) throws -> Summary {
    do {
      if !plan.keys.isEmpty { keys = try KeyTables(plan, inputs) }
      try writePrefixer(of: inputs.first, tableFindings)
      for (number, input) in inputs.enumerated() {
        if number > 0 { try completeLines() }
        try run(input)
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

  private mutating func writePrefixer(of input: TableInput?, _ tableFindings: [Finding]) throws {
    try write(tableFindings)
    guard let header = input?.headerBytes, !header.isEmpty else { return }
    try outputs.valid?.write(header.span)
    try outputs.invalid?.write(header.span)
  }

  /// Writes findings that belong to no record.
  private mutating func write(_ findings: [Finding]) throws {
    var bytes: [UInt8] = []
    for finding in findings {
      tally.count(finding.failure.code.rawValue, finding.severity, check: -1)
      plan.report?.append(finding, to: &bytes)
      if finding.severity == .error { summary.hasTableFindings = true }
    }
    try outputs.findings?.write(bytes.span)
  }

  /// Ends the last line of each output where the input before did not.
  private func completeLines() throws {
    let end: [UInt8] = [plan.format == .nulTerminated ? 0 : 0x0A]
    for output in [outputs.valid, outputs.invalid].compactMap(\.self) where !output.endsRecord(plan.format) {
      try output.write(end.span)
    }
  }

  private mutating func run(_ input: TableInput) throws {
    try write(input.findings)
    keys?.begin(input.name, after: summary.records)
    let pipeline = Pipeline(
      try input.reader(), file: input.name, linesBefore: input.start.lines, plan, outputs, keys: keys)
    let result = pipeline.run()
    summary.records += result.records
    summary.invalid += result.invalid
    summary.bytes += input.start.bytes + result.bytes
    tally.add(result.tally)
    if let error = result.error { throw error }
  }
}
