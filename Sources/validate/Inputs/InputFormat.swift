internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The format of the inputs of a check: the rule file's dialect and the options of the command line.
struct InputFormat {
  let format: RecordFormat
  /// The format of files whose names end with `.tsv`, if neither the options nor the rules name a delimiter; otherwise `nil`.
  private let tabbedFormat: RecordFormat?
  /// Whether the columns have names: those of a header, or of the members of JSON Lines.
  let hasHeader: Bool
  let layout: TableLayout
  /// The search for the delimiter; `nil` if the format determines it.
  let detection: DelimiterDetection?
  /// The texts that mean an absent value, in addition to those of the rules.
  let missingValues: [String]

  /// Creates the format from a request and the description of a table.
  ///
  /// - Throws: ``UsageError`` for options that contradict the rules.
  init(_ request: CheckRequest, _ description: TableDescription) throws(UsageError) {
    switch try InputKind(request, description) {
    case .lines:
      format = request.isNullTerminated ? .nulTerminated : .lines
      (hasHeader, layout, detection, missingValues) = (false, TableLayout(), nil, [])
      tabbedFormat = nil
      return
    case let kind where kind.hasMembers:
      let columns = try MemberColumns(description, identifiers: request.identifiers)
      let place = request.arrayPlace ?? description.dialect.arrayPlace ?? .wholeText
      format = kind == .json ? .jsonArray(columns, at: place) : .jsonLines(columns)
      (hasHeader, layout, detection, tabbedFormat) = (true, TableLayout(), nil, nil)
      missingValues = request.dialect.missingValues
      return
    case .csv, .json, .jsonl: break
    }
    let dialect = description.dialect
    let options = request.dialect
    let own = try options.properties()
    try own.requireAgreement(with: dialect, in: description.dialectName, options.findsDelimiter)
    if request.hasNoHeader, dialect.hasHeader, dialect.positions["header"] != nil {
      throw .disagreement(
        "--no-header", key: "header", value: "true", of: dialect, in: description.dialectName)
    }
    let properties = own.over(dialect.properties)
    format = .csv(try options.records(properties, dialect))
    detection = options.detection(properties)
    if properties.separator == nil, properties.preset == nil, detection == nil {
      var tabbed = properties
      tabbed.separator = .delimiter(BytePrefix(UInt8(ascii: "\t")))
      tabbedFormat = tabbed.contradictions.isEmpty ? .csv(try options.records(tabbed, dialect)) : nil
    } else {
      tabbedFormat = nil
    }
    hasHeader = dialect.hasHeader && !request.hasNoHeader
    var layout = dialect.layout
    layout.skippedLines = options.skippedLines
    layout.trimsNames = options.trims
    layout.end = properties.preset?.end
    try layout.apply(options, to: dialect, in: description.dialectName)
    self.layout = layout
    missingValues = options.missingValues + [properties.nullSequence].compactMap(\.self)
  }

  /// Returns the format of a file.
  func format(of path: BytePath) -> RecordFormat { path.hasTabs ? tabbedFormat ?? format : format }
}

extension TableLayout {
  /// Takes over the options about the rows before and after the table, and those without a value.
  ///
  /// - Throws: ``UsageError`` for an option that differs from the rule file's dialect.
  fileprivate mutating func apply(
    _ options: DialectOptions, to file: TableDialect, in name: String
  ) throws(UsageError) {
    func prefix(
      _ option: String, _ given: String?, key: String, else bytes: [UInt8]
    ) throws(UsageError) -> [UInt8] {
      guard let given else { return bytes }
      guard bytes.isEmpty || bytes.elementsEqual(given.utf8) else {
        let value = "'\(String(decoding: bytes, as: UTF8.self))'"
        throw .disagreement("\(option) '\(given)'", key: key, value: value, of: file, in: name)
      }
      guard !given.isEmpty, !given.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        throw UsageError("\(option) must be the beginning of a line, as in \(option) Total")
      }
      return Array(given.utf8)
    }
    headerPrefix = try prefix("--from", options.headerPrefix, key: "headerPrefix", else: headerPrefix)
    footer.prefix = try prefix("--until", options.footerPrefix, key: "footerPrefix", else: footer.prefix)
    if let count = options.footerRows {
      guard count <= TableFooter.largestRowCount else {
        throw UsageError("--skip-end must be at most \(TableFooter.largestRowCount), not \(count)")
      }
      guard file.positions["footerRows"] == nil || count == footer.rowCount else {
        throw .disagreement(
          "--skip-end \(count)", key: "footerRows", value: "\(footer.rowCount)", of: file, in: name)
      }
      footer.rowCount = count
    }
    if options.skipsEmptyRecords { skipsEmptyRecords = true }
  }
}

extension UsageError {
  /// Returns the error that an option and a key of a rule file's dialect give a property different values.
  ///
  /// - Parameter name: The name of the file.
  fileprivate static func disagreement(
    _ option: String, key: String, value: String, of dialect: TableDialect, in name: String
  ) -> UsageError {
    let position = dialect.positions[key].map { ":\($0)" } ?? ""
    return UsageError(
      "\(option) and '\(key)' at \(name)\(position), which is \(value), differ; remove one of them")
  }
}

extension DialectProperties {
  /// Throws if an option and the rule file give a property different values.
  fileprivate func requireAgreement(
    with file: TableDialect, in name: String, _ findsDelimiter: Bool
  ) throws(UsageError) {
    func disagreement(_ option: String, key: String, value: String) -> UsageError {
      .disagreement(option, key: key, value: value, of: file, in: name)
    }
    func text(_ byte: UInt8) -> String { DelimiterDetection.name(byte) }
    let own = file.properties
    if let other = own.separator, findsDelimiter || separator.map({ $0 != other }) == true {
      let (key, value) = (other.key, other.notation)
      throw disagreement(
        separator.map { "--\($0.key) \($0.notation)" } ?? "--delimiter auto", key: key, value: value)
    }
    if let quote, let other = own.quote, quote != other {
      throw disagreement(
        "--quote \(quote.description)", key: "quoteChar",
        value: other == .none ? "null" : other.description)
    }
    if let escape, let other = own.escape, escape != other {
      throw disagreement("--escape \(text(escape))", key: "escapeChar", value: text(other))
    }
    if let comment, let other = own.comment, comment != other {
      let texts = [comment, other].map { "'\(String(decoding: $0.bytes, as: UTF8.self))'" }
      throw disagreement("--comment \(texts[0])", key: "commentChar", value: texts[1])
    }
    if let preset, let other = own.preset, preset != other {
      throw disagreement("--dialect \(preset.rawValue)", key: "preset", value: other.rawValue)
    }
  }
}

extension FieldSeparator {
  /// The property of a dialect, which is also the name of the option.
  fileprivate var key: String { size > 0 ? "delimiter" : "widths" }

  /// The notation on the command line.
  fileprivate var notation: String {
    switch self {
    case .delimiter(let delimiter): DelimiterDetection.name(delimiter)
    case .widths(let widths): widths.widths.map(String.init).joined(separator: ",")
    }
  }
}

extension DialectProperties.Quote {
  /// The notation on the command line.
  fileprivate var description: String {
    switch self {
    case .character(let byte): DelimiterDetection.name(byte)
    case .none: "none"
    }
  }
}
