/// Checks tables or lines against rules in one pass: finds what breaks them, and splits valid from invalid records.
///
/// ```swift
/// let input = try TableInput(MemorySource(Array("email\nann@localhost\n".utf8)), named: "people.csv")
/// let plan = try CheckPlan(columns: ["email": [Catalog.rule("email")]], of: input)
/// let summary = try TableCheck(plan).run([input]) { finding in
///   print(finding.place.line ?? 0, finding.field ?? "", finding.failure.code)  // prints 2 email email.domain-single-label
/// }
/// print(summary.invalid)  // prints 1
/// ```
///
/// Memory depends on the chunk size, the number of jobs and the longest record, not on the size of the input nor on the
/// number of findings; values that are compared with other records are the exception, and have a bound of their own. The
/// result is the same for any number of jobs and any chunk size.
public struct TableCheck {
  /// The files that are written; `nil` for one that is not wanted.
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

    /// The outputs without those that go to the null device: people name it to have the summary alone.
    var withoutNullDevice: Outputs {
      func real(_ file: OutputFile?) -> OutputFile? { file?.isNullDevice == true ? nil : file }
      return Outputs(findings: real(findings), valid: real(valid), invalid: real(invalid))
    }
  }

  private let plan: CheckPlan
  private let outputs: Outputs

  public init(_ plan: CheckPlan, outputs: Outputs = Outputs()) {
    self.plan = plan
    self.outputs = outputs.withoutNullDevice
  }

  /// Checks the inputs, which have the same header, one after the other, writes the findings in the plan's report, and gives
  /// the outputs their names.
  ///
  /// - Parameter tableFindings: Findings that are reported before those of any record, such as those on a header.
  /// - Returns: The summary; where the reader of a pipe has gone, that of what was checked until then.
  /// - Throws: ``FileError`` where an input cannot be read or an output not be written, ``KeyMemoryError`` where values that
  ///   are compared with other records take more memory than they may; no output is left behind then.
  public func run(_ inputs: [TableInput], tableFindings: [Finding] = []) throws -> Summary {
    let destination: FindingDestination =
      if let report = plan.report, outputs.findings != nil { .report(report) } else { .nowhere }
    var run = TableRun(plan, outputs, findingsTo: destination)
    return try run.run(inputs, tableFindings) { _ in }
  }

  /// Checks the inputs as ``run(_:tableFindings:)`` does, and passes each finding to the closure instead of writing it.
  ///
  /// The closure is called on the calling thread, in the order of the input, while other threads check on.
  ///
  /// - Parameter receive: Takes a finding; what it throws ends the check and is thrown on.
  public func run(
    _ inputs: [TableInput], tableFindings: [Finding] = [], receive: (Finding) throws -> Void
  ) throws -> Summary {
    var outputs = outputs
    outputs.findings = nil
    var run = TableRun(plan, outputs, findingsTo: .caller)
    return try run.run(inputs, tableFindings, receive)
  }

  /// All findings of the inputs, in their order. Takes memory for all of them at once.
  ///
  /// - Throws: As ``run(_:tableFindings:)`` does.
  public func findings(in inputs: TableInput...) throws -> [Finding] {
    var findings: [Finding] = []
    _ = try run(inputs) { findings.append($0) }
    return findings
  }
}
