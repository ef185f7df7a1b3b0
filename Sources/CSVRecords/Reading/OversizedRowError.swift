/// A row at the front of a table, before its data, that is longer than allowed: often a quote that is never closed.
public struct OversizedRowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the row, from 1.
  public let row: Int
  /// The bound on the size of a row, in bytes without the line end.
  public let maximumSize: Int

  /// One line: "row 1 is longer than 4194304 bytes; does a quote never close?".
  public var description: String {
    "row \(row) is longer than \(maximumSize) bytes; does a quote never close?"
  }
}
