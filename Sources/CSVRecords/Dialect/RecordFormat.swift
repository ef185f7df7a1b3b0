/// The format of the records in a stream of bytes.
public enum RecordFormat: Sendable, Hashable {
  /// CSV records (RFC 4180, in any dialect).
  case csv(Dialect)
  /// Lines, each a record of one field, ended by LF; a CR before the LF belongs to the line end.
  case lines
  /// Lines as above, each a record that is a JSON object (RFC 8259); the columns are members of the objects.
  case jsonLines(MemberColumns)
  /// The elements of one JSON array, each a record that is an object (RFC 8259); the columns are members of the objects.
  case jsonArray(MemberColumns, at: ArrayPlace)
  /// Values ended by NUL, each a record of one field.
  case nulTerminated

  /// The default of the maximum size of a record, in bytes without the line end: 4 MiB.
  public static let defaultMaximumRecordSize = 4 << 20

  /// The columns of JSON Lines and of a JSON array; `nil` for other formats.
  package var members: MemberColumns? {
    switch self {
    case .jsonLines(let columns), .jsonArray(let columns, _): columns
    case .csv, .lines, .nulTerminated: nil
    }
  }

  /// Whether the records are the elements of a JSON array.
  package var isArray: Bool { if case .jsonArray = self { true } else { false } }

  /// The bytes that end records and lines; `nil` for CSV.
  var terminators: Terminators? {
    switch self {
    case .csv: nil
    case .lines, .jsonLines: .lineFeed
    case .jsonArray: .element
    case .nulTerminated: .nul
    }
  }

  /// Whether a byte-order mark at the start of a record is not part of it.
  var readsMarks: Bool {
    switch self {
    case .csv(let dialect): dialect.readsMarks
    case .lines, .jsonLines: true
    case .jsonArray, .nulTerminated: false
    }
  }

  /// The dialect of the fields; a line or a value is its only field, without quotes.
  package var fieldDialect: Dialect {
    if case .csv(let dialect) = self { dialect } else { Dialect(quote: nil) }
  }
}
