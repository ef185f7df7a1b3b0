/// An error: a row at the front of a table, such as the header, is longer than allowed. The cause is often an unclosed quote.
public struct OversizedRowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the row, from 1.
  public let row: Int
  /// The maximum size of a row, in bytes without the line end.
  public let maximumSize: Int

  /// One line: "row 1 is longer than 4194304 bytes; is there a quote that is not closed?".
  public var description: String {
    "row \(row) is longer than \(maximumSize) bytes; is there a quote that is not closed?"
  }
}
