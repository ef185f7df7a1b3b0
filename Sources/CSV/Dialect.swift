/// The two bytes that a CSV file is written with; line ends are CRLF, LF or a lone CR, always.
///
/// ```swift
/// Dialect()                                // RFC 4180: comma and double quote
/// Dialect(delimiter: UInt8(ascii: "\t"))   // tab-separated values
/// ```
public struct Dialect: Sendable, Hashable {
  /// What stands between fields; a comma unless said otherwise.
  public let delimiter: UInt8
  /// What a field that holds delimiters, quotes or line ends stands in; doubled, it is itself.
  public let quote: UInt8

  /// - Precondition: The two differ, and neither is a carriage return or a line feed.
  public init(delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8 = UInt8(ascii: "\"")) {
    precondition(delimiter != quote, "a delimiter cannot be the quote as well")
    precondition(
      delimiter != 0x0A && delimiter != 0x0D && quote != 0x0A && quote != 0x0D, "a line end is no delimiter")
    self.delimiter = delimiter
    self.quote = quote
  }
}

/// What a stream of bytes is a sequence of.
public enum RecordFormat: Sendable, Hashable {
  /// CSV records (RFC 4180).
  case csv(Dialect)
  /// Lines, each a record of one field: ended by LF, a CR before it belonging to the end.
  case lines
  /// Values that end with NUL, each a record of one field.
  case nulTerminated
}
