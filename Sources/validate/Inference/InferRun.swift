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
  /// The most checks until a proposal holds; each but the last one drops a part of it.
  private static let checks = 12
  /// The memory for keys unless it is given, so that the run takes at most 64 MiB; beyond it keys are compared on disk.
  private static let memoryOfKeys = 16 << 20

  @Boxed private var request: CheckRequest
  private let tolerance: Tolerance
  private let output: BytePath?
  /// The offset of the first byte of standard input; `nil` if it is not read.
  private let start: Int?
  /// Whether the delimiter is searched for although no option says so.
  private let findsDelimiter: Bool
  private let begun = MonotonicInstant.now

  /// - Parameter output: The file for the rules; `nil` for standard output.
  /// - Throws: The errors of finding the inputs, and of storing standard input.
  init(_ given: CheckRequest, _ tolerance: Tolerance, to output: BytePath?) throws {
    var request = given
    let names = try InputNames(request).names
    for name in names where !name.path.isStandard && name.path.exists && FileKind(of: name.path) == .other {
      throw UsageError(
        "\(name.path) can be read only once; pipe it into standard input: validate infer < \(name.path)")
    }
    if request.input == nil, names.allSatisfy(\.path.hasJSONLines) { request.input = .jsonl }
    let searches =
      request.input ?? .csv == .csv && request.dialect.delimiter == nil && request.dialect.preset == nil
    if searches, !names.contains(where: \.path.hasTabs) { request.dialect.delimiter = "auto" }
    request.uniqueMemory = request.uniqueMemory ?? Self.memoryOfKeys
    let readsStandard = names.contains(where: \.path.isStandard)
    let start = readsStandard ? try RepeatableInput.prepare(limit: request.uniqueDisk) : nil
    (self.tolerance, self.output, self.start) = (tolerance, output, start)
    self.request = request
    findsDelimiter = searches
  }

  func run() throws -> ExitStatus {
    request.input == .lines ? try inferLines() : try inferTable()
  }

  // MARK: Records

  private func inferTable() throws -> ExitStatus {
    var request = request
    if request.input == .jsonl { request.given = .columns(try memberNames().map { ($0, []) }) }
    var profiled = try profile(request)
    if request.dialect.findsDelimiter, self.findsDelimiter, profiled.header?.count == 1 {
      // What is found in texts of one column divides them, and not the header.
      request.dialect.delimiter = nil
      profiled = try profile(request)
    }
    var proposal = TableProposal(profiled.columns, records: profiled.records, tolerance)
    if !request.hasNoHeader, request.input != .jsonl, proposal.hasNamesLikeValues {
      request.hasNoHeader = true
      profiled = try profile(request)
      Console.printLine(
        "the first record of \(profiled.name) is like the others, so that it is read as data and not as a header"
      )
      proposal = TableProposal(profiled.columns, records: profiled.records, tolerance)
    }
    proposal.dialect = InferredDialect(request, profiled.format).properties
    proposal.encoding = request.encoding
    proposal.missingValues = request.dialect.missingValues
    proposal.allowsOtherColumns = profiled.omitsColumns
    guard !proposal.fields.isEmpty else {
      let reason =
        request.input == .jsonl
        ? "has no line that is an object of JSON with members; name the kind of input with --input"
        : "has no column with a name of its own; with --no-header columns have numbers"
      throw UsageError("\(profiled.name) \(reason)")
    }
    let checked = try confirm(&proposal, request)
    var heading = InferenceHeading(profiled.names, records: profiled.records, tolerance).lines
    if request.dialect.trims { heading.append("Check with --trim, which a rule file cannot say.") }
    if profiled.omitsColumns { heading.append("Columns whose names are empty or repeated have no field.") }
    try write(RuleFileWriter.document(of: proposal, heading: heading))
    return try report(checked, by: try rules(proposal), request)
  }

  /// Checks all records by the proposal, and drops what too many break, until nothing is dropped.
  private func confirm(_ proposal: inout TableProposal, _ request: CheckRequest) throws -> RunResult {
    for _ in 1..<Self.checks {
      let result = try count(by: try rules(proposal), request)
      if !proposal.drop(by: result.counts) {
        proposal.finish()
        return result
      }
    }
    return try count(by: try rules(proposal), request)
  }

  /// Returns the rules of a proposal.
  private func rules(_ proposal: TableProposal) throws -> RuleSource {
    let text = Array(RuleFileWriter.document(of: proposal, describesFiles: false).utf8)
    return .file(try RuleFile(text, named: "the proposed rules"), text: text)
  }

  /// The names of the members of JSON Lines.
  private func memberNames() throws -> [String] {
    var request = request
    (request.input, request.given) = (.lines, .lines(RuleSet([])))
    request.dialect.missingValues = []
    let opened = try opened(request)
    var search = MemberSearch()
    for input in opened.inputs {
      search.add(try ColumnScan(input, MemberSearch(), options: opened.options).run().observer)
    }
    return search.names
  }

  // MARK: Lines

  private func inferLines() throws -> ExitStatus {
    var request = request
    request.given = .lines(RuleSet([]))
    let profiled = try profile(request)
    var proposal = TableProposal(profiled.columns, records: profiled.records, areLines: true, tolerance)
    var (rules, result) = (RuleSource.lines(LineRules(proposal).rules), RunResult?.none)
    for _ in 1...Self.checks {
      let counted = try count(by: rules, request)
      result = counted
      guard proposal.drop(by: counted.counts) else { break }
      rules = .lines(LineRules(proposal).rules)
    }
    guard let result else { preconditionFailure("at least one check is made") }
    let heading = InferenceHeading(profiled.names, records: profiled.records, tolerance).lines
    try write(LineRules(proposal).document(heading: heading))
    return try report(result, by: rules, request)
  }

  // MARK: Passes

  /// The columns of a table with what is known of them.
  private struct Profiled {
    var columns: [(name: String, profile: ColumnProfile)]
    let header: [String]?
    let records: Int
    let names: [String]
    let format: RecordFormat
    /// Whether columns without names of their own are left out.
    var omitsColumns = false
    var name: String { names.first ?? "" }
  }

  /// Opens the inputs, from the first byte on.
  private func opened(_ request: CheckRequest) throws -> OpenedInputs {
    if let start { RepeatableInput.rewind(to: start) }
    return try OpenedInputs(RunRules(InputNames(request)))
  }

  /// Reads all values of the inputs.
  private func profile(_ request: CheckRequest) throws -> Profiled {
    let opened = try ComparedInputs(opened(request)).opened
    if let other = opened.groups.representatives.dropFirst().first {
      throw UsageError(
        "\(opened.inputs[other].displayName) has other columns than \(opened.inputs[0].displayName); infer rules for each table by itself"
      )
    }
    try requireOutput(besides: opened.inputs)
    let first = opened.inputs[0]
    let count = first.columnCount ?? 0
    var (profile, records) = (TableProfile(count: count), 0)
    for input in opened.inputs {
      let options = opened.table(of: 0).options(opened.options)
      let scanned = try ColumnScan(input, TableProfile(count: count), options: options).run()
      profile.add(scanned.observer)
      records += scanned.records
    }
    opened.progress?.remove()
    let names = first.header ?? (request.input == .lines ? [""] : (0..<count).map { "column\($0 + 1)" })
    var profiled = Profiled(
      columns: [], header: first.header, records: records, names: opened.inputs.map(\.displayName),
      format: first.format)
    for (name, column) in zip(names, profile.columns) {
      let isUsable =
        request.input == .lines || (!name.isEmpty && names.count { $0.hasSameBytes(as: name) } == 1)
      if isUsable { profiled.columns.append((name, column)) } else { profiled.omitsColumns = true }
    }
    return profiled
  }

  /// Throws if the rules would be written to an input, or where findings go.
  private func requireOutput(besides inputs: [TableInput]) throws(UsageError) {
    guard let output, !output.isStandard else { return }
    let identity = FileIdentity(path: output)
    if let identity, let input = inputs.first(where: { $0.identity == identity }) {
      throw UsageError("\(output) is also the input \(input.displayName); write to another file")
    }
    let others = [request.errors].compactMap(\.self) + request.reports.map(\.path)
    if others.contains(where: { $0 == output || (identity != nil && FileIdentity(path: $0) == identity) }) {
      throw UsageError("the rules and findings both go to \(output); use a different target for each")
    }
  }

  /// Counts the findings by rules, of which none hides another.
  private func count(by rules: RuleSource, _ request: CheckRequest) throws -> RunResult {
    var request = request
    (request.given, request.reportsAll) = (rules, true)
    (request.errors, request.reports, request.baseline) = ("/dev/null", [], nil)
    (request.summary, request.stopsAfterInvalid) = (.none, nil)
    let result = try OpenedOutputs(InputPlans(ComparedInputs(opened(request)))).run()
    if result.status == .interrupted { throw Interrupted() }
    return result
  }

  /// Writes the rules.
  private func write(_ text: String) throws {
    guard let output else { return try Console.print(text) }
    let file = try OutputFile(output)
    try file.write(Array(text.utf8).span)
    try file.commit()
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
    if output == nil, request.errors == nil, !request.isQuiet { request.errors = "/dev/stderr" }
    if let start { RepeatableInput.rewind(to: start) }
    return try CheckRun(request).run()
  }
}
