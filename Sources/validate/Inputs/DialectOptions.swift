internal import Bytes
internal import CSVRecords
internal import RuleFiles

/// The options of the command line for the dialect of CSV files, as they were given.
struct DialectOptions: Sendable {
  var delimiter: String?
  var quote: String?
  var escape: String?
  var comment: String?
  var preset: DialectPreset?
  var skippedLines = 0
  /// The beginnings of the first line of the table, and of the first row after it.
  var (headerPrefix, footerPrefix): (String?, String?)
  var footerRows: Int?
  var skipsEmptyRecords = false
  var trims = false
  var missingValues: [String] = []

  /// The names of the options that were given.
  var names: [String] {
    let given = [
      (delimiter != nil, "--delimiter"), (quote != nil, "--quote"), (escape != nil, "--escape"),
      (comment != nil, "--comment"), (preset != nil, "--dialect"), (skippedLines > 0, "--skip"),
      (headerPrefix != nil, "--from"), (footerPrefix != nil, "--until"), (footerRows != nil, "--skip-end"),
      (skipsEmptyRecords, "--skip-empty"), (trims, "--trim"), (!missingValues.isEmpty, "--na"),
    ]
    return given.filter(\.0).map(\.1)
  }

  /// Whether the delimiter is searched for.
  var findsDelimiter: Bool { delimiter == "auto" }

  /// Returns the properties that the options name.
  func properties() throws(UsageError) -> DialectProperties {
    var properties = DialectProperties()
    properties.preset = preset
    if let delimiter, !findsDelimiter {
      properties.delimiter = try Self.byte(delimiter, of: "--delimiter", advice: "as in -d ';' or -d tab")
    }
    if let quote {
      properties.quote =
        quote == "none"
        ? DialectProperties.Quote.none : .character(try Self.byte(quote, of: "--quote", advice: "or none"))
    }
    if let escape {
      properties.escape = try Self.byte(escape, of: "--escape", advice: #"as in --escape '\'"#)
    }
    if trims { properties.skipsInitialSpace = true }
    if let comment {
      guard let prefix = BytePrefix(comment.utf8) else {
        throw UsageError(
          "--comment must be 1 to \(BytePrefix.maximumSize) bytes, as in --comment '#', not '\(comment)'")
      }
      properties.comment = prefix
    }
    return properties
  }

  /// Returns the dialect of all properties.
  ///
  /// - Parameter file: The dialect of the rule file, whose null sequence is kept.
  func records(_ properties: DialectProperties, _ file: TableDialect) throws(UsageError) -> Dialect {
    var properties = properties
    // A space that is the delimiter or begins a comment cannot also be skipped.
    if trims, !properties.contradictions.isEmpty { properties.skipsInitialSpace = nil }
    guard let (meaning, other) = properties.contradictions.first else {
      let dialect = properties.dialect(nullSequence: file.records.nullSequence)
      return trims && dialect.skipsInitialSpace ? dialect.allowingSpacesAfterQuote : dialect
    }
    if file.properties == DialectProperties(), delimiter != nil, names == ["--delimiter"] {
      throw UsageError(
        "--delimiter cannot be the quote character; use another character, or --quote none beside it")
    }
    if file.positions.isEmpty, meaning == .comment || other == .comment {
      let first = Self.option(meaning == .comment ? other : meaning)
      throw UsageError("--comment cannot contain \(other == .lineEnd ? first : "the character of \(first)")")
    }
    guard !file.positions.isEmpty, let delimiter else {
      throw UsageError("\(Self.option(meaning)) and \(Self.option(other)) cannot be the same character")
    }
    throw UsageError(
      "--delimiter '\(delimiter)' has another meaning in the dialect of the rule file; use another character")
  }

  /// Returns the search for the delimiter, or `nil` if it is known.
  func detection(_ properties: DialectProperties) -> DelimiterDetection? {
    guard findsDelimiter || (properties.preset == .excel && properties.delimiter == nil) else { return nil }
    var detection = DelimiterDetection()
    if let delimiters = properties.preset?.delimiters {
      detection.delimiters = delimiters
      detection.fallback = delimiters.first
    }
    detection.findsQuote = properties.quote == nil && properties.preset == nil
    return detection
  }

  /// Returns the byte of a character: itself, `tab`, `\t`, or `\x` and two hexadecimal digits.
  private static func byte(_ text: String, of option: String, advice: String) throws(UsageError) -> UInt8 {
    let bytes: [UInt8]
    if text == "tab" || text == #"\t"# {
      bytes = [0x09]
    } else if text.hasPrefix(#"\x"#), text.utf8.count == 4, let byte = UInt8(text.dropFirst(2), radix: 16) {
      bytes = [byte]
    } else {
      bytes = Array(text.utf8)
    }
    guard bytes.count == 1, bytes[0] < 0x80, bytes[0] != 0x0A, bytes[0] != 0x0D else {
      throw notOneCharacter(text, of: option, advice: advice)
    }
    return bytes[0]
  }

  private static func notOneCharacter(_ text: String, of option: String, advice: String) -> UsageError {
    UsageError("\(option) must be one ASCII character, \(advice), not '\(text)'")
  }

  private static func option(_ meaning: Dialect.Meaning) -> String {
    switch meaning {
    case .delimiter: "--delimiter"
    case .quote: "--quote"
    case .escape: "--escape"
    case .comment: "--comment"
    case .lineEnd: "a line end"
    case .initialSpace: "a skipped space"
    }
  }
}
