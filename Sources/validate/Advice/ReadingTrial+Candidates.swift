internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation

extension ReadingTrial {
  /// A change of options by which a table may have to be read.
  private typealias Change = (inout DialectOptions) -> Void

  /// The delimiters with which each other change is tried.
  private static let delimiters = [",", ";", "tab", "|"]
  /// The delimiters that occur in values, too: they are tried alone.
  private static let rareDelimiters = [#"\x01"#, #"\x1f"#, "^", "~", "#", ":", " "]
  /// The maximum number of lines before the header that are tried.
  private static let maximumSkipped = 10

  /// Returns the ways that come into question for a sample, the simplest first: with a change of the given options, then with
  /// that change and the defaults.
  ///
  /// - Parameters:
  ///   - given: The options of the command line.
  ///   - skipsLines: Whether the table may begin after some lines.
  static func all(
    for sample: InputSample, given: DialectOptions, skipsLines: Bool
  ) -> [ReadingTrial] {
    var plain = DialectOptions()
    plain.missingValues = given.missingValues
    let isPlain = given.names.allSatisfy { $0 == "--delimiter" || $0 == "--na" }
    return changes(for: sample, skipsLines: skipsLines).flatMap { change in
      (isPlain ? [plain] : [given, plain]).map { base in
        var dialect = base
        change(&dialect)
        return ReadingTrial(dialect: dialect)
      }
    }
  }

  private static func changes(for sample: InputSample, skipsLines: Bool) -> [Change] {
    let text = sample.text
    func each(_ delimiters: [String], _ change: @escaping Change) -> [Change] {
      delimiters.map { delimiter in
        {
          $0.delimiter = delimiter
          change(&$0)
        }
      }
    }
    var changes = each(delimiters) { _ in }
    if case .found(let delimiter, let quote) = DelimiterDetection().search(
      text.span, isWhole: true, dialect: Dialect())
    {
      changes.insert(
        {
          $0.delimiter = DialectOptions.notation(of: delimiter)
          if quote == UInt8(ascii: "'") { $0.quote = "'" }
        }, at: 0)
    }
    changes += each(rareDelimiters) { _ in }
    let mark = ByteOrderMark.utf8
    if text.dropFirst(text.starts(with: mark) ? mark.count : 0).starts(with: "sep=".utf8) {
      changes.append { ($0.delimiter, $0.preset) = (nil, .excel) }
    }
    changes += each(delimiters) { $0.trims = true }
    if text.beginsLine(with: UInt8(ascii: "#")) { changes += each(delimiters) { $0.comment = "#" } }
    let hasSingleQuotes = text.contains(UInt8(ascii: "'"))
    for quote in hasSingleQuotes ? ["'", "none"] : ["none"] {
      changes += each(delimiters) { $0.quote = quote }
    }
    if hasSingleQuotes { changes += each(rareDelimiters) { $0.quote = "'" } }
    if text.contains(UInt8(ascii: "\\")) { changes += each(delimiters) { $0.escape = "\\" } }
    for lines in 1...maximumSkipped where skipsLines {
      changes += each(delimiters) { $0.skippedLines = lines }
    }
    changes.append { ($0.comment, $0.delimiter, $0.trims) = ("-", "|", true) }
    return changes + presets(for: text)
  }

  /// Returns the dialects of programs of which a text has signs.
  private static func presets(for text: [UInt8]) -> [Change] {
    var changes: [Change] = []
    let escapes = BackslashEscapes(text)
    if escapes.isProbable || escapes.hasEndOfTable {
      let presets: [DialectPreset] =
        escapes.hasEscapedControls || !escapes.hasNullMark ? [.mysql, .postgres] : [.postgres, .mysql]
      for preset in escapes.hasEndOfTable ? [.postgres] : presets {
        changes.append { ($0.delimiter, $0.quote, $0.preset) = (nil, nil, preset) }
      }
    }
    if escapes.hasEndOfTable {
      changes.append { ($0.delimiter, $0.quote, $0.preset) = (nil, "\"", .postgres) }
    }
    if escapes.isProbable {
      for delimiter in [",", ";"] {
        changes.append { ($0.preset, $0.quote, $0.delimiter) = (.mysql, "\"", delimiter) }
      }
    }
    if text.contains(0x1A) {
      for delimiter in [",", ";"] { changes.append { ($0.preset, $0.delimiter) = (.dos, delimiter) } }
    }
    return changes
  }
}

extension [UInt8] {
  /// Whether a line begins with the byte.
  fileprivate func beginsLine(with byte: UInt8) -> Bool {
    first == byte || zip(self, dropFirst()).contains { ($0 == 0x0A || $0 == 0x0D) && $1 == byte }
  }
}
