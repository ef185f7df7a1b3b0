internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// How the rules read a file: the format by its name, its header, and the options of the check.
struct FileReading {
  let rules: LoadedRules
  let options: CheckOptions
  private let format: RecordFormat
  private let hasHeader: Bool
  private let layout: TableLayout
  private let flags: CheckerFlags
  /// Whether records are not compared with each other.
  var skipsKeys: Bool { flags.contains(.skipKeys) }

  /// - Parameter name: The name of the file, whose end determines whether it is CSV or JSON Lines.
  init(_ rules: LoadedRules, name: BytePath, _ flags: CheckerFlags = []) throws {
    guard !flags.contains(.keys) else { throw ArgumentFault("VAL_KEYS is for batches that are pushed") }
    (self.rules, self.flags) = (rules, flags)
    let dialect = rules.file.dialect
    format = try name.hasJSONLines ? rules.jsonLines : .csv(dialect.records)
    let isTable = format.members == nil
    hasHeader = dialect.hasHeader || !isTable
    layout = isTable ? dialect.layout : TableLayout()
    var options = CheckOptions()
    options.reportsAll = flags.contains(.all)
    if let encoding = rules.file.encoding { options.encoding = try InputEncoding(encoding.name) }
    self.options = options
  }

  /// Opens a file.
  ///
  /// - Parameter name: The name of the file in errors; the path if it is `nil`.
  func input(_ path: BytePath, named name: String? = nil) throws -> TableInput {
    try required(
      TableInput(path, named: name, format: format, hasHeader: hasHeader, layout: layout, options: options))
  }

  /// Creates an input of the first bytes of a file, whose text is UTF-8.
  func input(ofHead head: [UInt8], named name: String) throws -> TableInput {
    try required(
      TableInput(
        MemorySource(head), named: name, format: format, hasHeader: hasHeader, layout: layout,
        options: options))
  }

  private func required(_ input: TableInput) throws -> TableInput {
    guard !rules.file.dialect.hasHeader || input.header != nil else {
      throw FileError(input.name, "read", "it has no header")
    }
    guard !input.hasUnknownColumns else {
      throw FileError(
        input.name, "read", "its first record is longer than \(options.maximumRecordSize) bytes")
    }
    return input
  }

  /// Returns the plan of the check of an input.
  ///
  /// - Parameter skipsKeys: Whether records are not compared with each other.
  func plan(_ match: SchemaMatch, _ input: TableInput, keys: [TableKey], skipsKeys: Bool) -> CheckPlan {
    let columnCount = max(match.columnCount, (match.checks.map(\.column).max() ?? 0) + 1)
    let checks = skipsKeys ? match.checks.map(\.withoutUniqueness) : match.checks
    return CheckPlan(
      checks, recordChecks: match.recordChecks, keys: keys, table: match.tableChecks,
      columnCount: columnCount, format: input.format, options: options,
      report: flags.contains(.countOnly) ? nil : RowReport())
  }
}
