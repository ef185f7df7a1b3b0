/// The rows at the end of a file that are not records of its table, such as totals: `footerRows` and `footerPrefix`.
///
/// ```swift
/// TableFooter(rowCount: 1)             // the last row
/// TableFooter(prefix: Array("Total".utf8))  // the first record that begins with Total, and all after it
/// ```
public struct TableFooter: Sendable, Hashable {
  /// The greatest ``rowCount``: so many rows are kept in memory until more follow.
  public static let largestRowCount = 1000

  /// The number of rows at the end of the file: a record, a blank line and a comment are one row each.
  public var rowCount: Int
  /// The bytes with which the first row after the table begins, quotes included; empty if no row ends it.
  public var prefix: [UInt8]

  /// Creates a footer; by default there is none.
  public init(rowCount: Int = 0, prefix: [UInt8] = []) {
    (self.rowCount, self.prefix) = (rowCount, prefix)
  }

  /// Whether the table ends with the file.
  public var isEmpty: Bool { rowCount == 0 && prefix.isEmpty }
}
