internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import Platform
internal import RuleAnalysis
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A run of `infer`: one pass over the input collects what is known of its columns, checks by the proposed rules find what too many values
/// break, and the last one reports the suspects.
struct InferRun {
  /// The memory for keys unless it is given, so that the run takes at most 64 MiB; beyond it keys are compared on disk.
  private static let memoryOfKeys = 32 << 20

  @Boxed private var request: CheckRequest
  private let tolerance: Tolerance
  private let passes: InferencePasses
  /// Whether the delimiter is searched for although no option says so.
  private let findsDelimiter: Bool
  private let begun = MonotonicInstant.now
  /// The file of the rules, which is opened before anything is read; `nil` for standard output.
  private let output: OutputFile?

  /// - Throws: The errors of finding the inputs, and of storing standard input.
  init(_ given: CheckRequest, _ tolerance: Tolerance) throws {
    var request = given
    output = try request.inferredRules.map { path throws(FileError) in try OutputFile(path) }
    let names = try InputNames(request).names
    for name in names where !name.path.isStandard && name.path.exists && FileKind(of: name.path) == .other {
      throw UsageError(
        "\(name.path) can be read only once; pipe it into standard input: validate infer < \(name.path)")
    }
    if request.input == nil {
      let kind =
        request.arrayPlace == nil ? try InputKind.common(to: names.map(\.path), hasPlace: false) : .json
      if kind.hasMembers { request.input = kind }
    }
    let searches =
      request.input ?? .csv == .csv && request.dialect.delimiter == nil && request.dialect.widths == nil
      && request.dialect.preset == nil
    if searches, !names.contains(where: \.path.hasTabs) { request.dialect.delimiter = "auto" }
    request.uniqueMemory = request.uniqueMemory ?? Self.memoryOfKeys
    let readsStandard = names.contains(where: \.path.isStandard)
    let start = readsStandard ? try RepeatableInput.prepare(limit: request.uniqueDisk) : nil
    self.tolerance = tolerance
    passes = InferencePasses(standardInputFrom: start)
    self.request = request
    findsDelimiter = searches
  }

  func run() throws -> ExitStatus {
    request.input == .lines ? try inferLines() : try inferTable()
  }

  private func inferTable() throws -> ExitStatus {
    var request = request
    if request.input?.hasMembers == true {
      request.given = .columns(try passes.memberNames(request).map { ($0, []) })
    }
    var profiled = try passes.profile(request)
    if request.dialect.findsDelimiter, self.findsDelimiter, profiled.hasOneColumn {
      // What is found in texts of one column divides them, and not the header.
      request.dialect.delimiter = nil
      profiled = try passes.profile(request)
    }
    var proposal = TableProposal(profiled.columns, records: profiled.records, tolerance)
    if !request.hasNoHeader, request.input?.hasMembers != true, proposal.hasNamesLikeValues {
      request.hasNoHeader = true
      profiled = try passes.profile(request)
      Console.printLine(
        "the first record of \(profiled.names[0]) is like the others, so that it is read as data and not as a header"
      )
      proposal = TableProposal(profiled.columns, records: profiled.records, tolerance)
    }
    proposal.dialect = InferredDialect(request, profiled.format).properties
    proposal.encoding = request.encoding
    proposal.missingValues = request.dialect.missingValues
    proposal.allowsOtherColumns = profiled.omitsColumns
    guard !proposal.fields.isEmpty else {
      let reason =
        request.input?.hasMembers == true
        ? "has no record that is an object of JSON with members; name the kind of input with --input"
        : "has no column with a name of its own; with --no-header columns have numbers"
      throw UsageError("\(profiled.names[0]) \(reason)")
    }
    let checked = try confirm(&proposal, request, rules: rules)
    var heading = heading(profiled)
    if request.dialect.trims { heading.add("Check with --trim, which a rule file cannot say.") }
    if profiled.omitsColumns { heading.add("Columns whose names are empty or repeated have no field.") }
    try write(RuleFileWriter.document(of: proposal, heading: heading.lines))
    return try report(checked, by: try rules(proposal), request)
  }

  /// Checks all records by the proposal, and drops what too many break, until nothing is dropped.
  ///
  /// - Parameter rules: Returns the rules of a proposal.
  private func confirm(
    _ proposal: inout TableProposal, _ request: CheckRequest, rules: (TableProposal) throws -> RuleSource
  ) throws -> RunResult {
    for _ in 0..<TableProposal.mostDrops {
      let result = try passes.count(by: try rules(proposal.withoutKnownKeys), request)
      guard proposal.drop(by: result.counts) else {
        proposal.finish()
        return result
      }
    }
    return try passes.count(by: try rules(proposal.withoutKnownKeys), request)
  }

  /// Returns the rules of a proposal.
  private func rules(_ proposal: TableProposal) throws -> RuleSource {
    let text = Array(RuleFileWriter.document(of: proposal, describesFiles: false).utf8)
    return .file(try RuleFile(text, named: "the proposed rules"), text: text)
  }

  private func inferLines() throws -> ExitStatus {
    var request = request
    request.given = .lines(RuleSet([]))
    let profiled = try passes.profile(request)
    var proposal = TableProposal(profiled.columns, records: profiled.records, areLines: true, tolerance)
    let checked = try confirm(&proposal, request) { .lines(LineRules($0).rules) }
    let rules = LineRules(proposal)
    try write(rules.document(heading: heading(profiled).lines))
    return try report(checked, by: .lines(rules.rules), request)
  }

  private func heading(_ profiled: ProfiledTable) -> InferenceHeading {
    InferenceHeading(
      by: "'validate infer'", from: profiled.names, records: profiled.records, tolerance)
  }

  /// Writes the rules.
  private func write(_ text: String) throws {
    guard let output else { return try Console.print(text) }
    try output.write(Array(text.utf8).span)
    try output.commit()
  }

  /// Reports the values that the rules reject; returns the exit status.
  private func report(_ counted: RunResult, by rules: RuleSource, _ request: CheckRequest) throws
    -> ExitStatus
  {
    var request = request
    request.given = rules
    // Without findings another check would print the same.
    if !counted.hasFindings, request.reports.isEmpty, request.errors == nil, request.summary != .json {
      counted.print(since: begun, as: request)
      return counted.status
    }
    if request.inferredRules == nil, request.errors == nil, !request.isQuiet {
      request.errors = "/dev/stderr"
    }
    passes.rewind()
    return try CheckRun(request).run()
  }
}
