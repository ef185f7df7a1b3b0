internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The rules of a run, the tables that they are for, and the options of its check. No input is open.
///
/// It is a class, because each later stage of a run contains it and is copied.
final class RunRules: Sendable {
  let request: CheckRequest
  let source: RuleSource
  let checked: CheckedTables
  let options: CheckOptions
  /// The files that have been read for the names of the inputs and for the rules.
  let reads: RuleReads

  /// - Throws: The errors of the rules and their tables; ``UsageError`` for options that are out of range or that
  ///   contradict the rules.
  init(_ names: InputNames) throws {
    request = names.request
    reads = names.reads
    source = try RuleSource(names)
    checked = try CheckedTables(names, source)
    try checked.requireSteps(for: request)
    try checked.requirePlainHeader(for: request)
    var options = try CheckOptions(request)
    options.failurePolicy.limits = try checked.invalidLimits()
    options.trims = request.dialect.trims
    options.baseline = try Self.baseline(request, limit: options.uniqueMemory, reads)
    options.collectsStatistics = request.printsSummary(.text)
    self.options = options
  }

  /// Creates the rules of a run on one input of another run, which counts its findings and writes nothing.
  ///
  /// - Parameters:
  ///   - index: The index of the input.
  ///   - request: The options for reading the input.
  init(counting index: Int, of opened: OpenedInputs, _ request: CheckRequest) throws {
    (source, reads) = (opened.rules.source, RuleReads())
    var request = request
    (request.operands, request.filesFrom) = (
      [Word(bytes: opened.rules.checked.inputs[index].name.path.bytes)], nil
    )
    (request.valid, request.invalid, request.errors, request.reports) = (nil, nil, nil, [])
    (request.isFilter, request.isQuiet, request.baseline) = (false, true, nil)
    self.request = request
    checked = try CheckedTables(of: opened, inputAt: index, request)
    var options = opened.options
    (options.baseline, options.progress, options.collectsStatistics) = (nil, nil, false)
    (options.reportsUnreadable, options.trims) = (false, request.dialect.trims)
    self.options = options
  }

  /// The maximum size of a file with the findings of an earlier run, in bytes.
  private static let largestBaseline = 1 << 30

  /// Returns the findings of an earlier run; `nil` if the run is not compared with one.
  private static func baseline(
    _ request: CheckRequest, limit: Int, _ reads: RuleReads
  ) throws -> FindingBaseline? {
    guard let path = request.baseline else { return nil }
    let file = try InputFile(path)
    reads.add(file, label: "the baseline")
    let lines = try file.readAll(limit: largestBaseline)
    do throws(FindingBaseline.Fault) {
      return try FindingBaseline(lines, limit: limit)
    } catch {
      throw UsageError("--baseline \(path): \(error)")
    }
  }

  var tables: [CheckedTable] { checked.tables }

  /// The noun for a record of the run.
  var unit: String { tables[0].format.format.unit }
}

extension CheckedTables {
  /// Throws if `--normalize` is given but no field has steps to apply.
  fileprivate func requireSteps(for request: CheckRequest) throws(UsageError) {
    guard request.writesNormalized else { return }
    guard request.rules != nil else {
      throw UsageError("--normalize applies the 'normalize' steps of a rule file; use it with -r FILE")
    }
    guard tables.contains(where: { $0.ruleFile?.fields.contains { $0.normalization != nil } == true }) else {
      throw UsageError(
        "--normalize: no field of \(request.rules?.description ?? "the rule file") has 'normalize' steps")
    }
  }

  /// Throws if `--invalid-reasons` is given for a table whose header is not one row, the last before the data.
  fileprivate func requirePlainHeader(for request: CheckRequest) throws(UsageError) {
    guard request.writesReasons else { return }
    if tables.contains(where: { $0.format.format.hasFixedWidths }) {
      throw UsageError(
        "--invalid-reasons adds two fields to records, which fields of fixed width have no place for")
    }
    guard tables.contains(where: { $0.format.layout.countsRows }) else { return }
    throw UsageError(
      "--invalid-reasons adds two names to a header of one row; this table has 'headerRows' or 'commentRows'")
  }

  /// Returns the limits of the numbers of invalid records; `nil` for none.
  fileprivate func invalidLimits() throws(UsageError) -> InvalidLimits? {
    guard let table = tables.first(where: { $0.ruleFile?.limits != nil }) else { return nil }
    guard tables.count == 1 else {
      throw UsageError(
        "\(table.description.schemaName) has 'limits', which count the records of one table; check its files alone"
      )
    }
    return table.ruleFile?.limits
  }
}

extension RecordFormat {
  /// Whether the fields of records have fixed widths.
  fileprivate var hasFixedWidths: Bool {
    if case .csv(let dialect) = self { dialect.separatorSize == 0 } else { false }
  }

  /// The noun for a record in the summary.
  var unit: String {
    switch self {
    case .csv, .jsonLines, .jsonArray: "record"
    case .lines: "line"
    case .nulTerminated: "value"
    }
  }
}
