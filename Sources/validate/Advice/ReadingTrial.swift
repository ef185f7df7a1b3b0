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
    /// The columns of the fields of a rule file, which may have other names in the header.
    case ofFields(RuleFile)
    /// The largest number of a column, of tables without a header.
    case numbered(Int)

    /// Creates the columns to which the rules of a table refer.
    init(_ table: CheckedTable, _ request: CheckRequest) {
      switch table.rules {
      case .lines: self = .numbered(1)
      case .file(let file):
        self = request.hasNoHeader ? .numbered(file.fields.count) : .ofFields(file)
      case .columns(let columns):
        self =
          request.hasNoHeader
          ? .numbered(columns.compactMap { Int(digits: $0.column) }.max() ?? 1)
          : .named(columns.map(\.column))
      }
    }

    /// The number of columns that the rules name, or the largest number.
    var count: Int {
      switch self {
      case .named(let names): names.count
      case .ofFields(let file): file.fields.count
      case .numbered(let number): number
      }
    }

    /// Returns the number of these columns that an input lacks.
    func missing(in input: TableInput) -> Int {
      switch self {
      case .numbered(let number): return number > input.columnCount ?? 0 ? 1 : 0
      case .ofFields(let file):
        let index = HeaderIndex(BoundHeader(file, input.header ?? []).names)
        return file.fields.count { index.columns(named: $0.name).isEmpty }
      case .named(let names):
        let index = HeaderIndex(input.header ?? [])
        return names.count { $0.isEmpty || index.columns(named: $0).isEmpty }
      }
    }
  }

  var dialect: DialectOptions

  /// Whether escapes of the text are read as such.
  var readsEscapes: Bool { dialect.preset == .mysql || (dialect.preset == .postgres && dialect.quote == nil) }

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

  /// The bytes with a meaning, and the rows before the data; `nil` for options that contradict each other.
  var format: (dialect: Dialect, layout: TableLayout, detection: DelimiterDetection?)? {
    guard let properties = try? dialect.properties(),
      let records = try? dialect.records(properties, TableDialect())
    else { return nil }
    var layout = TableLayout()
    layout.skippedLines = dialect.skippedLines
    layout.trimsNames = dialect.trims
    layout.end = properties.preset?.end
    return (records, layout, dialect.detection(properties))
  }

  /// Returns a sample, read in this way; `nil` if it cannot be read so.
  ///
  /// - Parameter hasHeader: Whether the first record is a header.
  func input(of sample: InputSample, hasHeader: Bool) -> TableInput? {
    guard let (dialect, layout, detection) = format else { return nil }
    return sample.input(
      format: .csv(dialect), hasHeader: hasHeader, layout: layout, detection: detection)
  }

  /// Returns how well the way fits a sample; `nil` if it cannot be read so.
  ///
  /// - Parameter hasHeader: Whether the first record is a header.
  func result(on sample: InputSample, _ columns: Columns, hasHeader: Bool) -> Result? {
    guard let input = input(of: sample, hasHeader: hasHeader), let count = input.columnCount else {
      return nil
    }
    let shape = InputSample.shape(of: input)
    return Result(
      missing: columns.missing(in: input), columnCount: count, records: shape.records, notes: shape.faults)
  }

  /// The same way without the header, whose fields are not those of the records.
  var withoutHeader: ReadingTrial {
    var changed = dialect
    changed.skippedLines += 1
    return ReadingTrial(dialect: changed)
  }
}
