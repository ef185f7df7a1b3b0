/// A place in a rule file: the first character of a key, of a value, or of what is wrong.
///
/// Lines end with LF, CRLF or a lone CR. A byte order mark at the start takes bytes but no column.
///
/// ```swift
/// let position = DocumentPosition(line: 3, column: 5, offset: 42)
/// position.description  // "3:5"
/// ```
public struct DocumentPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// The distance from the start of the file in bytes, from 0.
  public let offset: Int

  /// A place given by its line and column, both from 1, and its offset in bytes, from 0.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension DocumentPosition: Comparable {
  /// Whether a place comes before another of the same file, by line and then by column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension DocumentPosition: CustomStringConvertible {
  /// Line and column, as in "3:5".
  public var description: String { "\(line):\(column)" }
}
