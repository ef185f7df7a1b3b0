internal import CSVRecords
internal import RuleFiles

/// How the inputs of a check are written: by the rule file's dialect, over which the words of the command line go.
struct InputFormat {
  let format: RecordFormat
  /// Whether the inputs are CSV and have a header.
  let hasHeader: Bool
  let layout: TableLayout

  /// - Throws: ``UsageError`` for options that do not go with the rules.
  init(_ request: CheckRequest, _ source: RuleSource) throws(UsageError) {
    if case .lines = source {
      if request.delimiter != nil { throw UsageError("--delimiter is for CSV records; -e checks lines") }
      if request.hasNoHeader { throw UsageError("--no-header is for CSV records; -e checks lines") }
      format = request.isNullTerminated ? .nulTerminated : .lines
      (hasHeader, layout) = (false, TableLayout())
      return
    }
    if request.isNullTerminated { throw UsageError("--null is for values checked with -e") }
    var dialect = TableDialect()
    if case .file(let file) = source { dialect = file.dialect }
    format = .csv(try Self.records(dialect.records, delimiter: request.delimiter))
    (hasHeader, layout) = (dialect.hasHeader && !request.hasNoHeader, dialect.layout)
  }

  private static func records(_ dialect: Dialect, delimiter: String?) throws(UsageError) -> Dialect {
    guard let text = delimiter else { return dialect }
    let bytes = text == #"\t"# ? [0x09] : Array(text.utf8)
    guard bytes.count == 1, bytes[0] != 0x0A, bytes[0] != 0x0D,
      dialect != Dialect() || bytes[0] != dialect.quote
    else {
      throw UsageError(#"--delimiter takes one ASCII character, as in -d ';' or -d '\t', not '\#(text)'"#)
    }
    guard let dialect = dialect.separated(by: bytes[0]) else {
      throw UsageError("--delimiter '\(text)' has another meaning in the dialect of the rules; give another")
    }
    return dialect
  }
}
