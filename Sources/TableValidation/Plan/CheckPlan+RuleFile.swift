internal import Bytes
public import CSVRecords
package import FileOutput
public import RuleFiles
internal import Validation

/// The one way to apply a rule file: its columns, the rules over several of them, the keys, the rules over the table, the findings
/// about the header, and the limits.
extension CheckPlan {
  /// Creates the plan of a rule file for the columns of an input.
  ///
  /// ```swift
  /// let rules = try RuleFile(Array("fields: [{name: day, type: date}]".utf8))
  /// let input = try TableInput(MemorySource(Array("day\n2024-02-30\n".utf8)), named: "days.csv", by: rules)
  /// let findings = try TableCheck(CheckPlan(rules, of: input)).findings(in: input)
  /// print(findings.map(\.failure.code))  // prints [date.no-such-day]
  /// ```
  ///
  /// - Parameters:
  ///   - rules: The rule file.
  ///   - input: An input with the header of all inputs that are checked.
  ///   - folder: The directory of the rule file, with a slash at the end, in which the paths of foreign keys start; empty for the
  ///     current directory.
  ///   - options: The options of the check; the limits of the rule file replace those of the policy.
  ///   - report: The format of the findings that the check writes; `nil` if it writes none.
  /// - Throws: A fault for each file that a foreign key refers to and that cannot be read or lacks a column.
  public init(
    _ rules: RuleFile, of input: TableInput, folder: String = "", options: CheckOptions = CheckOptions(),
    report: (any Report)? = nil
  ) throws(RuleFileError) {
    try self.init(
      rules, SchemaMatch(rules, input), format: input.format, in: BytePath(folder), options: options)
    self.report = report
  }

  /// Creates the plan of a rule file for records that have columns with names but no file (``RecordSource``).
  ///
  /// - Parameters:
  ///   - rules: The rule file.
  ///   - columns: The names of the columns.
  ///   - name: The name of the table in findings.
  ///   - folder: The directory of the rule file, as above.
  ///   - options: The options of the check.
  /// - Throws: As above.
  public init(
    _ rules: RuleFile, columns: [String], named name: String, folder: String = "",
    options: CheckOptions = CheckOptions()
  ) throws(RuleFileError) {
    try self.init(
      rules, SchemaMatch(rules, columns: columns, file: name), format: .csv(Dialect()), in: BytePath(folder),
      options: options)
  }

  /// Creates the plan of a rule file in a folder, for columns to which its fields are assigned.
  ///
  /// - Parameters:
  ///   - format: The format of the records.
  ///   - comparison: What is done with keys.
  package init(
    _ rules: RuleFile, _ match: SchemaMatch, format: RecordFormat, in folder: BytePath,
    comparison: KeyComparison = .byCheck, options: CheckOptions
  ) throws(RuleFileError) {
    var references: [Int: TableKey.Reference] = [:]
    let dialect = rules.dialect.records
    try self.init(
      rules, match, format: format, comparison: comparison, options: options, references: &references
    ) { resource in
      [try ReferenceInput(resource, in: folder, dialect: dialect, options: options)]
    }
  }

  /// Creates the plan of a rule file for one of several headers.
  ///
  /// - Parameters:
  ///   - references: The tables that foreign keys refer to, by the index of the key, as far as they have been opened for other
  ///     headers; the others are added when they are opened.
  ///   - open: Opens the files of a resource.
  package init(
    _ rules: RuleFile, _ match: SchemaMatch, format: RecordFormat, comparison: KeyComparison = .byCheck,
    options: CheckOptions, references: inout [Int: TableKey.Reference],
    opening open: (RuleFile.Resource) throws -> [ReferenceInput]
  ) throws(RuleFileError) {
    try rules.requireHeader(match, format: format)
    let all = try SchemaKeys(rules, match, references: &references, opening: open).keys
    let keys = comparison == .none ? all.filter(\.refersToOther) : all
    var options = options
    options.severities = options.severities.over(rules.severities)
    if let limits = rules.limits { options.failurePolicy.limits = limits }
    self.init(
      comparison == .none ? match.checks.map(\.withoutUniqueness) : match.checks,
      recordChecks: match.recordChecks, keys: comparison == .byCaller ? keys.flatMap(\.comparable) : keys,
      table: match.tableChecks,
      columnCount: match.fieldCount, format: format, options: options)
    headerFindings = self.options.severities.apply(to: match.findings)
    skippedRules = match.skippedRules
    hasReasons = match.hasReasons
    ruleFileKeys = keys
    equalities = try PlannedEquality.all(of: rules, in: match, opening: open)
    ruleFile = rules
  }

  /// Returns the findings about the header of a further input, whose header is that of the plan's input; none if it has no
  /// header, because those about tables without one are reported once.
  package func headerFindings(of input: TableInput) -> [Finding] {
    guard !headerFindings.isEmpty, input.header != nil, let ruleFile else { return [] }
    return options.severities.apply(to: SchemaMatch(ruleFile, input).findings)
  }

  /// The reason why the inputs of the table are read twice, as the beginning of a sentence; `nil` if they are read once.
  package var reasonToReadTwice: String? {
    if ruleFileKeys.contains(where: \.refersToItself) { return "a foreign key refers to the table itself" }
    return groups.isEmpty ? nil : "'groups' of 'table' compare records that need not follow one another"
  }
}

/// The party that compares records of the table with each other.
package enum KeyComparison {
  /// The check compares them.
  case byCheck
  /// The caller compares them, by the bytes of a ``KeyEmission``.
  case byCaller
  /// They are skipped: the records are a part of the table.
  case none
}

extension RuleFile {
  /// Requires that the columns of a table have the names that the rules compare.
  ///
  /// - Throws: A fault for names that are compared otherwise than exactly where there are none to compare.
  fileprivate func requireHeader(_ match: SchemaMatch, format: RecordFormat) throws(RuleFileError) {
    if format.members != nil, !hasPlainHeader {
      throw RuleFileError([
        .init(
          at: namesPosition,
          "'synonyms', 'headerNames' and 'fieldPatterns' are about a header, which JSON Lines do not have: remove them, or convert "
            + "the file to CSV")
      ])
    }
    if !match.hasHeader, let pattern = fieldPatterns.first {
      throw RuleFileError([
        .init(
          at: pattern.position, "'fieldPatterns' need the names of a header, which the table does not have")
      ])
    }
  }
}

extension TableInput {
  /// Creates an input from a source of bytes, in the dialect of a rule file, and reads its header.
  ///
  /// - Parameters:
  ///   - source: The source of the bytes, which are UTF-8.
  ///   - name: The input's name in findings. JSON Lines are known by its end, `.jsonl` or `.ndjson`.
  ///   - rules: The rule file.
  ///   - options: The options of the check that reads the input.
  /// - Throws: The errors of the source; `FileError` if the header is longer than allowed; `MemberColumnError` for the name of a
  ///   field that is not a member of JSON Lines.
  public init(
    _ source: some ByteSource, named name: String, by rules: RuleFile, options: CheckOptions = CheckOptions()
  ) throws {
    let reading = try RuleFileReading(rules, BytePath(name))
    try self.init(
      source, named: name, format: reading.format, hasHeader: reading.hasHeader, layout: reading.layout,
      options: options)
  }

  /// Opens a file in the dialect and the encoding of a rule file, and reads its header.
  ///
  /// - Throws: `FileError` if it cannot be read, or its header is longer than allowed; as above.
  public init(_ path: String, by rules: RuleFile, options: CheckOptions = CheckOptions()) throws {
    try self.init(BytePath(path), by: rules, options: options)
  }

  package init(
    _ path: BytePath, named name: String? = nil, by rules: RuleFile, options: CheckOptions
  ) throws {
    let reading = try RuleFileReading(rules, path)
    var options = options
    if let encoding = try reading.encoding { options.encoding = encoding }
    try self.init(
      path, named: name, format: reading.format, hasHeader: reading.hasHeader, layout: reading.layout,
      options: options)
  }
}

/// How a rule file says that files are read: the format by their names, the header, the rows around it, and the encoding.
package struct RuleFileReading {
  package let format: RecordFormat
  package let hasHeader: Bool
  package let layout: TableLayout
  @Boxed private var rules: RuleFile

  /// - Parameter path: The path of the file, whose end, and first byte, determine whether it is CSV or JSON.
  package init(_ rules: RuleFile, _ path: BytePath) throws(MemberColumnError) {
    self.rules = rules
    let text = TextFormat(of: path, hasPlace: rules.dialect.arrayPlace != nil)
    format = try RecordFormat(text, rules.dialect) { () throws(MemberColumnError) in
      try MemberColumns(of: rules)
    }
    hasHeader = text.hasMembers || rules.dialect.hasHeader
    layout = text.hasMembers ? TableLayout() : rules.dialect.layout
  }

  /// The encoding that the rule file names; `nil` for none.
  package var encoding: InputEncoding? {
    get throws(UnknownEncoding) {
      try rules.encoding.map { encoding throws(UnknownEncoding) in try InputEncoding(encoding.name) }
    }
  }
}
