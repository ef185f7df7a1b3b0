/// The position of a character in a document: line, column and offset.
///
/// Lines end with LF, CRLF or a lone CR. A byte-order mark at the start takes bytes but no column.
///
/// ```swift
/// let position = DocumentPosition(line: 3, column: 5, offset: 42)
/// position.description  // "3:5"
/// ```
public struct DocumentPosition: Hashable, Sendable {
  /// The 1-based line number.
  public let line: Int

  /// The 1-based column, counted in Unicode scalars.
  public let column: Int

  /// The number of bytes before the position.
  public let offset: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The 1-based line number.
  ///   - column: The 1-based column, counted in Unicode scalars.
  ///   - offset: The number of bytes before the position.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension DocumentPosition: Comparable {
  /// Whether a position precedes another in the same document, by line and then by column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension DocumentPosition: CustomStringConvertible {
  /// The line and the column, as in "3:5".
  public var description: String { "\(line):\(column)" }
}
