import CSVRecords
import FileOutput
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// The input, rules and options of a check in a test.
struct Job {
  var inputs: [[UInt8]]
  var format = RecordFormat.csv(Dialect())
  var hasHeader = true
  var layout = TableLayout()
  var repairs: RecordRepairs = []
  var checks: [ColumnCheck]
  var keys: [JobKey] = []
  /// A table of two columns, `r0` and `r1`, to which foreign keys refer.
  var reference: [UInt8] = []
  var columnCount: Int
  var reportsAll = false
  var stopsAfterInvalid: Int?
  var maximumRecordSize = RecordFormat.defaultMaximumRecordSize
  /// The limit on the memory of keys, beyond which they are compared on disk.
  var uniqueMemory = 1 << 30
  /// Whether the inputs can be read only once, as pipes.
  var readsOnce = false

  /// Creates a check of CSV tables.
  ///
  /// - Parameter rules: The names of the columns with their rules as on the command line; an empty array for no rule.
  init(
    csv inputs: [UInt8]..., rules: KeyValuePairs<String, [String]>, columnCount: Int? = nil
  ) throws {
    self.inputs = inputs
    checks = try rules.enumerated().filter { !$0.element.value.isEmpty }.map { index, column in
      ColumnCheck(
        name: column.key, column: index, rules: RuleSet(try column.value.map { try Catalog.rule($0) }))
    }
    self.columnCount = columnCount ?? rules.count
  }

  /// Creates a check of lines, or of NUL-terminated values.
  init(lines inputs: [UInt8]..., format: RecordFormat = .lines, rules: String...) throws {
    self.inputs = inputs
    self.format = format
    hasHeader = false
    checks = [ColumnCheck(name: nil, column: 0, rules: RuleSet(try rules.map { try Catalog.rule($0) }))]
    columnCount = 1
  }

  /// Creates a check of JSON Lines.
  ///
  /// - Parameter rules: The names of the columns with their rules as on the command line.
  init(
    jsonLines inputs: [[UInt8]], rules: KeyValuePairs<String, [String]>, allowsOthers: Bool = true
  ) throws {
    try self.init(csv: [], rules: rules)
    self.inputs = inputs
    format = .jsonLines(try MemberColumns(rules.map(\.key), allowsOthers: allowsOthers))
  }

  init(inputs: [[UInt8]], format: RecordFormat, checks: [ColumnCheck], columnCount: Int) {
    (self.inputs, self.format, self.checks, self.columnCount) = (inputs, format, checks, columnCount)
  }

  func options(chunkSize: Int = ChunkReader.defaultChunkSize, jobs: Int = 1) -> CheckOptions {
    var options = CheckOptions()
    options.reportsAll = reportsAll
    options.repairs = repairs
    options.stopsAfterInvalid = stopsAfterInvalid
    options.maximumRecordSize = maximumRecordSize
    options.uniqueMemory = uniqueMemory
    options.uniqueDisk = nil
    options.chunkSize = chunkSize
    options.jobs = jobs
    // Random bytes with NUL can look like UTF-16.
    options.encoding = .utf8
    return options
  }

  /// Writes the inputs to the directory and returns their paths.
  func write(to directory: ScratchDirectory) -> [String] {
    if !reference.isEmpty { directory.write(reference, to: "reference") }
    return inputs.enumerated().map { directory.write($0.element, to: "input\($0.offset + 1)") }
  }

  /// Returns the outcome of checking the inputs that ``write(to:)`` has written.
  func outcome(
    of names: [String], chunkSize: Int = ChunkReader.defaultChunkSize, jobs: Int = 1, _ report: any Report,
    in directory: ScratchDirectory
  ) throws -> Outcome {
    let options = options(chunkSize: chunkSize, jobs: jobs)
    let inputs = try names.map { name in
      if readsOnce {
        return try TableInput(
          OnceSource(directory.bytes(of: String(name.dropFirst(directory.path.count + 1)))), named: name,
          format: format,
          hasHeader: hasHeader, layout: layout, options: options)
      }
      return try TableInput(name, format: format, hasHeader: hasHeader, layout: layout, options: options)
    }
    for name in ["findings", "valid", "invalid"] { directory.remove(name) }
    let keys = try keys.map { key in
      let fields = key.columns.map { "f\($0)" }
      switch key.kind {
      case .unique: return TableKey(.unique, columns: key.columns, fields: fields, selection: key.selection)
      case .primary: return TableKey(.primary, columns: key.columns, fields: fields)
      case .uniqueKey:
        return TableKey(.uniqueKey, columns: key.columns, fields: fields, selection: key.selection)
      case .itself(let columns):
        let reference = columns.map { "f\($0)" }
        return TableKey(
          .foreign(.itself(columns)), columns: key.columns, fields: fields, reference: reference)
      case .table(let columns):
        let other = try TableInput(directory("reference"), format: format, hasHeader: true, options: options)
        return TableKey(
          .foreign(.table(name: "other", [.init(input: other, columns: columns)])), columns: key.columns,
          fields: fields,
          reference: columns.map { "r\($0)" })
      }
    }
    let plan = CheckPlan(
      checks, keys: keys, columnCount: columnCount, format: format, options: options, report: report)
    let check = TableCheck(
      plan,
      outputs: .init(
        findings: try OutputFile(directory("findings")), valid: try OutputFile(directory("valid")),
        invalid: try OutputFile(directory("invalid"))))
    let summary = try check.run(inputs)
    return Outcome(
      findings: (try? directory.bytes(of: "findings")) ?? [],
      valid: (try? directory.bytes(of: "valid")) ?? [],
      invalid: (try? directory.bytes(of: "invalid")) ?? [], summary: summary)
  }

  /// Returns the outcome of the check after requiring that it does not depend on the chunk size and the number of
  /// jobs.
  func outcome(_ report: any Report = TextReport()) throws -> Outcome {
    let directory = ScratchDirectory()
    let names = write(to: directory)
    let outcome = try outcome(of: names, report, in: directory)
    for (chunkSize, jobs) in [(1, 1), (1, 3), (7, 2), (64, 3)] {
      let other = try self.outcome(of: names, chunkSize: chunkSize, jobs: jobs, report, in: directory)
      let difference = other.difference(from: outcome)
      try #require(difference == nil, "chunks of \(chunkSize), \(jobs) jobs: \(difference ?? "")")
    }
    var stable = outcome
    stable.findings = outcome.findings.removing("\(directory.path)/")
    return stable
  }

  /// Returns the findings as text; the inputs are named input1, input2, and so on.
  func text() throws -> String { String(decoding: try outcome(TextReport()).findings, as: UTF8.self) }

  /// Returns the findings as JSON Lines.
  func jsonLines() throws -> String {
    String(decoding: try outcome(JSONLinesReport()).findings, as: UTF8.self)
  }
}

extension Job: CustomStringConvertible {
  /// All properties of the check, with which it can be reproduced.
  var description: String {
    let checks = checks.map { check in
      let rules = [check.rules.presence.ruleName].compactMap(\.self) + check.rules.strategies.map(\.name)
      return
        "\(check.name ?? "line") \(check.column): \(rules), unique \(check.rules.isUnique), missing \(check.rules.missingValues.map(\.escaped))"
    }
    return """
      \(format), \(layout), repairs \(repairs.rawValue), \(columnCount) columns, header \(hasHeader), all \(reportsAll), stops after \(stopsAfterInvalid ?? 0) invalid, at most \(maximumRecordSize) bytes
      \(checks.joined(separator: "\n"))
      \(keys.map { "\($0)" }.joined(separator: "\n"))
      reference "\(reference.escaped)"
      \(inputs.map { "\"\($0.escaped)\"" }.joined(separator: "\n"))
      """
  }
}
