internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// How the rules read a file: the format by its name, its header, and the options of the check.
struct FileReading {
  private static let noHeader = "it has no header"

  let rules: LoadedRules
  let options: CheckOptions
  private let reading: RuleFileReading
  private let flags: CheckerFlags
  /// Whether records are not compared with each other.
  var skipsKeys: Bool { flags.contains(.skipKeys) }

  /// - Parameter name: The name of the file, whose end determines whether it is CSV or JSON Lines.
  init(_ rules: LoadedRules, name: BytePath, flags: CheckerFlags = []) throws {
    guard !flags.contains(.keys) else { throw ArgumentError("VAL_KEYS is for batches that are pushed") }
    try rules.requireNoCallerRules()
    (self.rules, self.flags) = (rules, flags)
    reading = try rules.reading(of: name)
    var options = CheckOptions()
    options.reportsAll = flags.contains(.all)
    if let encoding = try reading.encoding { options.encoding = encoding }
    self.options = options
  }

  /// Opens a file.
  ///
  /// - Parameter name: The name of the file in errors; the path if it is `nil`.
  func input(_ path: BytePath, named name: String? = nil) throws -> TableInput {
    try required(
      TableInput(
        path, named: name, format: reading.format, hasHeader: reading.hasHeader, layout: reading.layout,
        options: options))
  }

  /// Returns the failure of a file, one of several, whose input could not be opened.
  func failure(_ error: FileError) -> ValidationFailure {
    error.reason == Self.noHeader
      ? ValidationFailure("file.empty", ["reason": .text(error.reason)]) : ValidationFailure(error)
  }

  /// Creates an input of the first bytes of a file, whose text is UTF-8.
  func input(ofHead head: [UInt8], named name: String) throws -> TableInput {
    try required(
      TableInput(
        MemorySource(head), named: name, format: reading.format, hasHeader: reading.hasHeader,
        layout: reading.layout, options: options))
  }

  /// Returns the plan of the rules for an input.
  ///
  /// - Parameter isPart: Whether the input is a part of a table, of which records are not compared with each other.
  func plan(for input: TableInput, isPart: Bool = false) throws -> CheckPlan {
    let match = SchemaMatch(rules.file, input)
    guard !isPart || match.tableChecks == nil else {
      throw RulesError("the rules under 'table' are for a whole table, which a part of a file is not")
    }
    return try rules.plan(
      match, format: input.format, comparison: isPart || skipsKeys ? .none : .byCheck, options: options)
  }

  private func required(_ input: TableInput) throws -> TableInput {
    guard !rules.file.dialect.hasHeader || input.header != nil else {
      throw FileError(input.name, "read", reason: Self.noHeader)
    }
    guard !input.hasUnknownColumns else {
      throw FileError(
        input.name, "read", reason: "its first record is longer than \(options.maximumRecordSize) bytes")
    }
    return input
  }
}
