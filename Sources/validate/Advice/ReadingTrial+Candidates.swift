internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation

extension ReadingTrial {
  /// A change of options by which a table may have to be read.
  private typealias Change = (inout DialectOptions) -> Void

  /// The delimiters with which each other change is tried.
  private static let delimiters = [",", ";", "tab", "|"]
  /// The delimiters that occur in values, too: without another change they are tried alone.
  private static let rareDelimiters = [#"\x01"#, #"\x1f"#, "^", "~", "#", ":", " "]
  /// The maximum number of lines before the header that are tried.
  private static let maximumSkipped = 10

  /// Returns the ways that come into question for a sample, the simplest first: each is a change of the given options, with and
  /// without the lines that they skip, or the same change of the defaults.
  ///
  /// - Parameters:
  ///   - given: The options of the command line.
  ///   - hasHeader: Whether the table has a header, before which there may be other lines.
  ///   - namesColumns: Whether the rules name columns, which show where the table begins.
  static func all(
    for sample: InputSample, given: DialectOptions, hasHeader: Bool, namesColumns: Bool
  ) -> [ReadingTrial] {
    var plain = DialectOptions()
    plain.missingValues = given.missingValues
    let isPlain = given.names.allSatisfy { $0 == "--delimiter" || $0 == "--na" }
    var started = given
    started.skippedLines = 0
    let bases = isPlain ? [plain] : given.skippedLines > 0 ? [given, started, plain] : [given, plain]
    let text = sample.text
    let own = given.delimiter.map { delimiters.contains($0) || given.findsDelimiter ? [] : [$0] } ?? []
    var all = dialects(of: text, delimiters + own)
    if hasHeader { all += lateStarts(of: text, namesColumns ? delimiters + own : []) }
    return (all + presets(for: text)).flatMap { change in
      bases.map { base in
        var dialect = base
        change(&dialect)
        return ReadingTrial(dialect: dialect)
      }
    }
  }

  /// Returns the changes of delimiters, quotes, comments and spaces.
  private static func dialects(of text: [UInt8], _ delimiters: [String]) -> [Change] {
    var changes = [found(in: text.span)].compactMap(\.self) + each(delimiters)
    changes += each(rareDelimiters)
    let mark = ByteOrderMark.utf8
    if text.dropFirst(text.starts(with: mark) ? mark.count : 0).starts(with: "sep=".utf8) {
      changes.append { ($0.delimiter, $0.preset) = (nil, .excel) }
    }
    changes += each(delimiters) { $0.trims = true }
    if text.hasComments {
      changes += [found(in: text.span, comment: "#")].compactMap(\.self)
      changes += each(delimiters) { $0.comment = "#" }
    }
    let hasSingleQuotes = text.contains(UInt8(ascii: "'"))
    for quote in hasSingleQuotes ? ["'", "none"] : ["none"] {
      changes += each(delimiters) { $0.quote = quote }
    }
    if hasSingleQuotes { changes += each(rareDelimiters) { $0.quote = "'" } }
    if text.contains(UInt8(ascii: "\\")) { changes += each(delimiters) { $0.escape = "\\" } }
    if text.hasBorders { changes.append { ($0.comment, $0.delimiter, $0.trims) = ("-", "|", true) } }
    return changes
  }

  /// Returns the changes by which the table begins after some lines: with the delimiter that is found after them, and with each
  /// of the delimiters.
  private static func lateStarts(of text: [UInt8], _ delimiters: [String]) -> [Change] {
    var changes: [Change] = []
    let hasComments = text.hasComments
    for (lines, start) in text.lineStarts(maximumSkipped + 1).enumerated().dropFirst() {
      for comment in hasComments ? [nil, "#"] : [nil] {
        guard let found = found(in: text.span.extracting(start...), comment: comment, inValues: false) else {
          continue
        }
        changes.append {
          found(&$0)
          $0.skippedLines = lines
        }
      }
    }
    for lines in 1...maximumSkipped { changes += each(delimiters) { $0.skippedLines = lines } }
    return changes
  }

  private static func each(
    _ delimiters: [String], _ change: @escaping Change = { _ in }
  ) -> [Change] {
    delimiters.map { delimiter in
      {
        $0.delimiter = delimiter
        change(&$0)
      }
    }
  }

  /// Returns the change to the delimiter and the quote character that the search for them finds.
  ///
  /// - Parameter inValues: Whether `:` and spaces may be found, which divide times and names below the name of one column, too.
  private static func found(
    in text: Span<UInt8>, comment: String? = nil, inValues: Bool = true
  ) -> Change? {
    let dialect = Dialect(comment: comment.flatMap { BytePrefix($0.utf8) })
    guard
      case .found(let delimiter, let quote) = DelimiterDetection().search(
        text, isWhole: true, dialect: dialect)
    else { return nil }
    guard inValues || (delimiter != UInt8(ascii: ":") && delimiter != UInt8(ascii: " ")) else { return nil }
    return {
      $0.delimiter = DialectOptions.notation(of: delimiter)
      if quote == UInt8(ascii: "'") { $0.quote = "'" }
      if let comment { $0.comment = comment }
    }
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
  /// Whether a line begins with `#`.
  fileprivate var hasComments: Bool {
    lineStarts().contains { $0 < count && self[$0] == UInt8(ascii: "#") }
  }

  /// Whether lines begin with `-`, and these are borders of `-`, `+` and `|`.
  fileprivate var hasBorders: Bool {
    let borders = split(separator: 0x0A).filter { $0.first == UInt8(ascii: "-") }
    return !borders.isEmpty && borders.allSatisfy { line in line.allSatisfy("-+|: \r".utf8.contains) }
  }

  /// Returns the offsets at which the first lines start; the last may be the end of the text.
  fileprivate func lineStarts(_ count: Int = .max) -> [Int] {
    var starts = [0]
    for index in indices where starts.count < count {
      let isEnd =
        self[index] == 0x0A || (self[index] == 0x0D && (index + 1 == self.count || self[index + 1] != 0x0A))
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }
}
