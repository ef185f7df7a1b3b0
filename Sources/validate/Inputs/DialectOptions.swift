internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import Validation

/// The options of the command line for the dialect of CSV files, as they were given.
struct DialectOptions: Sendable {
  var delimiter: String?
  var widths: String?
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
      (delimiter != nil, "--delimiter"), (widths != nil, "--widths"), (quote != nil, "--quote"),
      (escape != nil, "--escape"),
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
    properties.separator = try separator()
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

  /// Returns what the options name between fields, a delimiter or widths; `nil` for none, and if the delimiter is searched for.
  private func separator() throws(UsageError) -> FieldSeparator? {
    if let widths {
      guard delimiter == nil else {
        throw UsageError("--delimiter and --widths exclude each other; use one of them")
      }
      let numbers = widths.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { Int(digits: String(decoding: $0, as: UTF8.self)) }
      guard let widths = FieldWidths(numbers.map { $0 ?? 0 }) else {
        throw UsageError(
          "--widths must be numbers of characters, each 1 or greater, as in --widths 10,5,8, not '\(widths)'")
      }
      return .widths(widths)
    }
    guard let delimiter, !findsDelimiter else { return nil }
    let bytes = Self.bytes(delimiter)
    guard let separator = BytePrefix(bytes), bytes.span.isUTF8, !bytes.contains(0x0A), !bytes.contains(0x0D)
    else {
      throw UsageError(
        "--delimiter must be 1 to \(BytePrefix.maximumSize) bytes of UTF-8 without a line end, as in -d ';' or -d tab, not '\(delimiter)'"
      )
    }
    return .delimiter(separator)
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
    if other == .widths {
      let option =
        preset.map { meaning == .escape && escape == nil ? "--dialect \($0.rawValue)" : nil } ?? nil
      throw UsageError(
        "\(option ?? Self.option(meaning)) is not for fields of fixed width, which are not quoted; remove it")
    }
    if file.properties == DialectProperties(), let delimiter, names == ["--delimiter"] {
      let verb = Self.bytes(delimiter).count > 1 ? "contain" : "be"
      throw UsageError(
        "--delimiter cannot \(verb) the quote character; use another character, or --quote none beside it")
    }
    if file.positions.isEmpty, meaning == .comment || other == .comment {
      let first = Self.option(meaning == .comment ? other : meaning)
      throw UsageError("--comment cannot contain \(other == .lineEnd ? first : "the character of \(first)")")
    }
    if other == .delimiter, properties.separator.map({ $0.size > 1 }) == true, file.positions.isEmpty {
      throw UsageError("--delimiter cannot contain the character of \(Self.option(meaning))")
    }
    guard !file.positions.isEmpty, let delimiter else {
      throw UsageError("\(Self.option(meaning)) and \(Self.option(other)) cannot be the same character")
    }
    throw UsageError(
      "--delimiter '\(delimiter)' has another meaning in the dialect of the rule file; use another character")
  }

  /// Returns the search for the delimiter, or `nil` if it is known.
  func detection(_ properties: DialectProperties) -> DelimiterDetection? {
    guard findsDelimiter || (properties.preset == .excel && properties.separator == nil) else { return nil }
    var detection = DelimiterDetection()
    if let delimiters = properties.preset?.delimiters {
      detection.delimiters = delimiters
      detection.fallback = delimiters.first
    }
    detection.findsQuote = properties.quote == nil && properties.preset == nil
    return detection
  }

  /// Returns the bytes of a text: its own, but a tab for `tab` and each `\t`, a line end for `\n` and `\r`, and any byte for `\x` and two
  /// hexadecimal digits.
  private static func bytes(_ text: String) -> [UInt8] {
    guard text != "tab" else { return [0x09] }
    var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text.utf8)[...])
    while let first = rest.first {
      let digits = String(decoding: rest.dropFirst(2).prefix(2), as: UTF8.self)
      let controls: [(text: String, byte: UInt8)] = [(#"\t"#, 0x09), (#"\n"#, 0x0A), (#"\r"#, 0x0D)]
      let control = controls.first { rest.starts(with: $0.text.utf8) }
      if let control {
        bytes.append(control.byte)
        rest = rest.dropFirst(2)
      } else if rest.starts(with: #"\x"#.utf8), digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(4)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }

  /// Returns the byte of a character.
  private static func byte(_ text: String, of option: String, advice: String) throws(UsageError) -> UInt8 {
    let bytes = bytes(text)
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
    case .widths: "--widths"
    case .quote: "--quote"
    case .escape: "--escape"
    case .comment: "--comment"
    case .lineEnd: "a line end"
    case .initialSpace: "a skipped space"
    }
  }
}
