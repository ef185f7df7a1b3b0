/// The format of the records in a stream of bytes.
public enum RecordFormat: Sendable, Hashable {
  /// CSV records (RFC 4180, in any dialect).
  case csv(Dialect)
  /// Lines, each a record of one field, ended by LF; a CR before the LF belongs to the line end.
  case lines
  /// Lines as above, each a record that is a JSON object (RFC 8259); the columns are members of the objects.
  case jsonLines(MemberColumns)
  /// Values ended by NUL, each a record of one field.
  case nulTerminated

  /// The default of the maximum size of a record, in bytes without the line end: 4 MiB.
  public static let defaultMaximumRecordSize = 4 << 20

  /// The columns of JSON Lines; `nil` for other formats.
  package var members: MemberColumns? {
    if case .jsonLines(let columns) = self { columns } else { nil }
  }

  /// Whether a byte-order mark at the start of a record is not part of it.
  var readsMarks: Bool {
    switch self {
    case .csv(let dialect): dialect.readsMarks
    case .lines, .jsonLines: true
    case .nulTerminated: false
    }
  }

  /// The dialect of the fields; a line or a value is its only field, without quotes.
  package var fieldDialect: Dialect {
    if case .csv(let dialect) = self { dialect } else { Dialect(quote: nil) }
  }
}
