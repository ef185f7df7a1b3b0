internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation
internal import Validation

/// One way to read a table, by options, and how well it fits.
struct ReadingTrial {
  /// The columns that the rules name.
  enum Columns {
    case named([String])
    /// The largest number of a column, of tables without a header.
    case numbered(Int)

    /// Creates the columns to which the rules of a table refer.
    init(_ table: CheckedTable, _ request: CheckRequest) {
      switch table.rules {
      case .lines: self = .numbered(1)
      case .file(let file):
        self = request.hasNoHeader ? .numbered(file.fields.count) : .named(file.fields.map(\.name))
      case .columns(let columns):
        self =
          request.hasNoHeader
          ? .numbered(columns.compactMap { Int(digits: $0.column) }.max() ?? 1)
          : .named(columns.map(\.column))
      }
    }
  }

  /// The options as on the command line.
  let spelling: String
  let dialect: DialectOptions
  /// Whether escapes of the text are read as such.
  let readsEscapes: Bool

  init(_ spelling: String, readsEscapes: Bool = false, _ change: (inout DialectOptions) -> Void) {
    self.spelling = spelling
    self.readsEscapes = readsEscapes
    var dialect = DialectOptions()
    change(&dialect)
    self.dialect = dialect
  }

  /// How well a way to read a table fits.
  struct Result: Equatable {
    /// The number of columns of the rules that the table lacks.
    let missing: Int
    /// The number of columns of the table.
    let columnCount: Int
    let records: Int
    /// The number of notes on the shape of the records.
    let notes: Int
  }

  /// Returns how well the way fits a sample; `nil` if it cannot be read so.
  ///
  /// - Parameter hasHeader: Whether the first record is a header.
  func result(on sample: InputSample, _ columns: Columns, hasHeader: Bool) -> Result? {
    guard let properties = try? dialect.properties(),
      let records = try? dialect.records(properties, TableDialect())
    else { return nil }
    var layout = TableLayout()
    layout.skippedLines = dialect.skippedLines
    layout.trimsNames = dialect.trims
    layout.end = properties.preset?.end
    guard
      let input = sample.input(
        format: .csv(records), hasHeader: hasHeader, layout: layout, detection: dialect.detection(properties)),
      let count = input.columnCount
    else { return nil }
    let missing: Int
    switch columns {
    case .numbered(let number): missing = number > count ? 1 : 0
    case .named(let names):
      let index = HeaderIndex(input.header ?? [])
      missing = names.count { $0.isEmpty || index.columns(named: $0).isEmpty }
    }
    let shape = InputSample.shape(of: input)
    return Result(missing: missing, columnCount: count, records: shape.records, notes: shape.faults)
  }

  /// Returns the ways that come into question for a sample, the simplest first.
  ///
  /// - Parameters:
  ///   - namesComma: Whether a comma has to be named, because the command line names another delimiter.
  ///   - skipsLines: Whether the table may begin after some lines.
  static func all(for sample: InputSample, namesComma: Bool, skipsLines: Bool) -> [ReadingTrial] {
    let delimiters = [",", ";", "tab", "|"]
    func spelled(_ delimiter: String) -> String {
      if delimiter == "," && !namesComma { return "" }
      return delimiter == "tab" ? "--delimiter tab" : "--delimiter '\(delimiter)'"
    }
    var trials = (delimiters + [#"\x01"#, #"\x1f"#, " "]).map { delimiter in
      ReadingTrial(spelled(delimiter)) { $0.delimiter = delimiter }
    }
    let text = sample.text
    let mark = ByteOrderMark.utf8
    if text.dropFirst(text.starts(with: mark) ? mark.count : 0).starts(with: "sep=".utf8) {
      trials.append(ReadingTrial("--dialect excel") { $0.preset = .excel })
    }
    for delimiter in delimiters {
      trials.append(
        ReadingTrial(joined(spelled(delimiter), "--trim")) {
          ($0.delimiter, $0.trims) = (delimiter, true)
        })
    }
    for delimiter in delimiters {
      for quote in ["none", "'"] {
        let shown = quote == "none" ? quote : #""'""#
        trials.append(
          ReadingTrial(joined(spelled(delimiter), "--quote \(shown)")) {
            ($0.delimiter, $0.quote) = (delimiter, quote)
          })
      }
    }
    for lines in 1...10 where skipsLines {
      for delimiter in delimiters {
        trials.append(
          ReadingTrial(joined("--skip \(lines)", spelled(delimiter))) {
            ($0.skippedLines, $0.delimiter) = (lines, delimiter)
          })
      }
    }
    trials.append(
      ReadingTrial("--comment - --delimiter '|' --trim") {
        ($0.comment, $0.delimiter, $0.trims) = ("-", "|", true)
      })
    return trials + presets(for: text)
  }

  /// Returns options with a space between them.
  static func joined(_ options: String...) -> String {
    options.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the dialects of programs of which a text has signs.
  private static func presets(for text: [UInt8]) -> [ReadingTrial] {
    var trials: [ReadingTrial] = []
    let escapes = BackslashEscapes(text)
    if escapes.hasEndOfTable {
      trials.append(
        ReadingTrial(#"--dialect postgres --quote '"'"#) { ($0.preset, $0.quote) = (.postgres, "\"") })
    }
    if escapes.isProbable || escapes.hasEndOfTable {
      let presets: [DialectPreset] =
        escapes.hasEscapedControls || !escapes.hasNullMark ? [.mysql, .postgres] : [.postgres, .mysql]
      for preset in presets {
        trials.append(
          ReadingTrial("--dialect \(preset.rawValue)", readsEscapes: true) { $0.preset = preset })
      }
    }
    if escapes.isProbable {
      for delimiter in [",", ";"] {
        trials.append(
          ReadingTrial(#"--dialect mysql --quote '"' --delimiter '\#(delimiter)'"#, readsEscapes: true) {
            ($0.preset, $0.quote, $0.delimiter) = (.mysql, "\"", delimiter)
          })
      }
    }
    if text.contains(0x1A) {
      trials.append(ReadingTrial("--dialect dos") { $0.preset = .dos })
      trials.append(ReadingTrial("--dialect dos --delimiter ';'") { ($0.preset, $0.delimiter) = (.dos, ";") })
    }
    return trials
  }
}
