/// The kind of records that a stream of bytes is a sequence of.
public enum RecordFormat: Sendable, Hashable {
  /// CSV records (RFC 4180, in any dialect).
  case csv(Dialect)
  /// Lines, each a record of one field, ended by LF; a CR before the LF belongs to the line end.
  case lines
  /// Values ended by NUL, each a record of one field.
  case nulTerminated

  /// The bound on the size of a record where none is given, in bytes without the line end: 4 MiB.
  public static let defaultMaximumRecordSize = 4 << 20

  /// The dialect of the fields; a line or a value is its only field, without quotes.
  package var fieldDialect: Dialect {
    if case .csv(let dialect) = self { dialect } else { Dialect(quote: nil) }
  }
}
