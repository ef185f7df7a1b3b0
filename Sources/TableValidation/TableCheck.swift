public import FileOutput
public import RuleFiles

/// Checks tables or lines against rules in one pass, reports findings, and separates valid from invalid records.
///
/// ```swift
/// let input = try TableInput(MemorySource(Array("email\nann@localhost\n".utf8)), named: "people.csv")
/// let plan = try CheckPlan(columns: ["email": [Catalog.rule("email")]], of: input)
/// let summary = try TableCheck(plan).run([input]) { finding in
///   print(finding.location.line ?? 0, finding.field ?? "", finding.failure.code)  // prints 2 email email.domain-single-label
/// }
/// print(summary.invalid)  // prints 1
/// ```
///
/// Memory depends on the chunk size, the number of jobs and the longest record, but not on the size of the input or the
/// number of findings. The exception is values that are compared with other records, whose memory has a limit of its own:
/// ``CheckOptions/uniqueMemory``, beyond which they are compared on disk (``CheckOptions/uniqueDisk``). The result is the same for any number of jobs and any chunk size.
public struct TableCheck {
  /// The files for findings, valid records and invalid records; `nil` for those that are not written.
  public struct Outputs {
    /// The file for the findings, in the format of the plan's report; it remains empty if the plan has none.
    public var findings: OutputFile?
    /// The file for the copies of the valid records.
    public var valid: OutputFile?
    /// The file for the copies of the invalid records.
    public var invalid: OutputFile?
    /// The documents that are written in addition.
    public var reports: [ReportFile] = []
    /// Whether findings are discarded, because their file is the null device.
    private(set) var discardsFindings = false

    /// Creates the set of these files, without documents.
    public init(findings: OutputFile? = nil, valid: OutputFile? = nil, invalid: OutputFile? = nil) {
      self.findings = findings
      self.valid = valid
      self.invalid = invalid
    }

    /// Replaces the targets, after all files have been prepared, so that the only call that can fail in between is `rename`.
    ///
    /// - Throws: `FileError`, with the targets that have been replaced, since that cannot be undone.
    func commit() throws {
      for output in all { try output.prepare() }
      var replaced: [String] = []
      for output in all where output.isPending {
        do {
          try output.commit()
        } catch let error as FileError {
          guard !replaced.isEmpty else { throw error }
          let names = replaced.joined(separator: ", ")
          throw FileError(error.file, error.action, reason: "\(error.reason); already replaced: \(names)")
        }
        replaced.append(output.name)
      }
    }

    var all: [OutputFile] { [findings, valid, invalid].compactMap(\.self) + reports.map(\.file) }

    /// The outputs without those to the null device, which is given to get only the summary.
    var withoutNullDevice: Outputs {
      func real(_ file: OutputFile?) -> OutputFile? { file?.isNullDevice == true ? nil : file }
      var outputs = Outputs(findings: real(findings), valid: real(valid), invalid: real(invalid))
      outputs.reports = reports.filter { !$0.file.isNullDevice }
      outputs.discardsFindings = findings?.isNullDevice == true
      return outputs
    }
  }

  let plans: [CheckPlan]
  private let outputs: Outputs
  /// Called with the summary of a finished check before the outputs get their names; an error that it throws removes them, and ends
  /// the check.
  package var confirm: ((Summary) throws -> Void)?

  /// Creates a check by a plan. It reads and writes nothing before it is run.
  ///
  /// - Parameters:
  ///   - plan: The rules and options of the check.
  ///   - outputs: The files to write. One that is the null device is not written at all.
  public init(_ plan: CheckPlan, outputs: Outputs = Outputs()) {
    self.init([plan], outputs: outputs)
  }

  /// Creates a check of inputs that have different plans, because their headers or formats differ.
  ///
  /// - Precondition: There is at least one plan. All plans have the same options and the same report. There is only one if
  ///   records are written to outputs.
  package init(_ plans: [CheckPlan], outputs: Outputs) {
    precondition(!plans.isEmpty, "a check needs a plan")
    precondition(
      plans.count == 1 || (outputs.valid == nil && outputs.invalid == nil),
      "records of different headers are not written to one output")
    self.plans = plans
    self.outputs = outputs.withoutNullDevice
  }

  /// Checks the inputs one after another, writes findings and records to the outputs, and gives the output files their names.
  ///
  /// - Parameters:
  ///   - inputs: The inputs in the order in which they are checked; they must have the same header.
  /// - Returns: The summary; if the reader of an output pipe has closed it, that of the records checked until then.
  /// - Throws: `FileError` if an input cannot be read or an output cannot be written, ``KeyMemoryError`` if values that are
  ///   compared with other records exceed ``CheckOptions/uniqueMemory`` and ``CheckOptions/uniqueDisk`` is 0. No output file remains then.
  public func run(_ inputs: [TableInput]) throws -> Summary {
    try run(planned(inputs))
  }

  /// Returns inputs with the findings about their headers: all of the first, and of the others those on names.
  private func planned(_ inputs: [TableInput]) -> [PlannedInput] {
    inputs.enumerated().map { index, input in
      PlannedInput(input, findings: index == 0 ? plans[0].headerFindings : plans[0].headerFindings(of: input))
    }
  }

  /// Checks the inputs as ``run(_:)-([TableInput])`` does, each by its own plan.
  package func run(_ inputs: [PlannedInput]) throws -> Summary {
    var outputs = outputs
    var destination = FindingDestination()
    if let report = plans[0].report, let findings = outputs.findings {
      if plans[0].options.findingLimits.isEmpty, plans[0].options.baseline == nil {
        destination.report = report
      } else {
        outputs.findings = nil
        outputs.reports.insert(ReportFile(FindingList(report), findings), at: 0)
      }
    }
    var run = TableRun(plans, outputs, findingsTo: destination)
    return try run.run(inputs, confirming: confirm) { _ in }
  }

  /// Checks the inputs as ``run(_:)-([TableInput])`` does, and passes each finding to the closure instead of writing it.
  ///
  /// The closure is called on the calling thread, in the order of the input, while other threads continue to check.
  ///
  /// - Parameters:
  ///   - inputs: The inputs in the order in which they are checked; they must have the same header.
  ///   - receive: Receives a finding; an error that it throws ends the check and is rethrown.
  public func run(
    _ inputs: [TableInput], receive: (Finding) throws -> Void
  ) throws -> Summary {
    var outputs = outputs
    outputs.findings = nil
    var run = TableRun(plans, outputs, findingsTo: FindingDestination(passesToCaller: true))
    return try run.run(planned(inputs)) { try $0.values.forEach(receive) }
  }

  /// Checks the inputs, each by its own plan, and passes each finding to the closure instead of writing it.
  package func run(_ inputs: [PlannedInput], receive: (Finding) throws -> Void) throws -> Summary {
    var run = TableRun(plans, outputs, findingsTo: FindingDestination(passesToCaller: true))
    return try run.run(inputs) { try $0.values.forEach(receive) }
  }

  /// Checks the inputs, each by its own plan, and passes the findings to the closure as rows of a table, in order, instead of writing
  /// them.
  package func rows(of inputs: [PlannedInput], to receive: (FindingRows) throws -> Void) throws -> Summary {
    var outputs = outputs
    outputs.findings = nil
    var run = TableRun(plans, outputs, findingsTo: FindingDestination(passesRows: true))
    return try run.run(inputs) { try receive($0.rows) }
  }

  /// Checks a file by a rule file, and passes each finding to the closure.
  ///
  /// ```swift
  /// let rules = try RuleFile(Array("fieldsMatch: subset\nfields: [{name: email, rules: [email]}]".utf8))
  /// let summary = try TableCheck.run("people.csv", by: rules) { print($0.failure.code) }
  /// print(summary.records)
  /// // prints email.domain-single-label
  /// // prints record.stray-quote
  /// // prints 4
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is read in the dialect and the encoding of the rule file; `-` for standard input.
  ///   - rules: The rule file.
  ///   - folder: The directory of the rule file, with a slash at the end, in which the paths of foreign keys start; empty for the
  ///     current directory.
  ///   - options: The options of the check.
  ///   - receive: Receives a finding; an error that it throws ends the check and is rethrown.
  /// - Throws: As ``run(_:receive:)`` does; `RuleFileError` for a file that a foreign key refers to and that cannot be read.
  public static func run(
    _ path: String, by rules: RuleFile, folder: String = "", options: CheckOptions = CheckOptions(),
    receive: (Finding) throws -> Void
  ) throws -> Summary {
    let input = try TableInput(path, by: rules, options: options)
    let plan = try CheckPlan(rules, of: input, folder: folder, options: options)
    return try TableCheck(plan).run([input], receive: receive)
  }

  /// Returns all findings of the inputs, in order. Memory is proportional to their number.
  ///
  /// - Throws: As ``run(_:)-([TableInput])`` does.
  public func findings(in inputs: TableInput...) throws -> [Finding] {
    var findings: [Finding] = []
    _ = try run(inputs) { findings.append($0) }
    return findings
  }
}
