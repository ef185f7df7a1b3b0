/// The rows of a file that are its header, and those that are not data: `headerRows`, `headerJoin` and `commentRows` of
/// Table Dialect (Data Package v2).
///
/// Rows are numbered from 1 in the order of the file. A record, even if it has line ends in quotes, a blank line and a comment
/// line are one row each.
public struct TableLayout: Sendable, Hashable {
  /// The rows of the header, ascending; those between and before them are neither header nor data.
  ///
  /// `[1]`, the default, is the first row that is a record: not a blank line, a comment line or one of ``commentRows``. Any
  /// other numbers are literal: such a row is part of the header even if it is a comment line.
  public let headerRows: [Int]
  /// The text between the parts of a name that are from several header rows.
  public let headerJoin: String
  /// The rows that are neither header nor data, ascending.
  public let commentRows: [Int]

  /// The number of physical lines before the first row. They are skipped, and no copy of the table contains
  /// them.
  public var skippedLines = 0
  /// The bytes with which the first line of the table begins; lines before it are skipped as ``skippedLines`` are. Empty if the table
  /// begins at once.
  public var headerPrefix: [UInt8] = []
  /// The rows at the end of the file that are not records.
  public var footer = TableFooter()
  /// Whether records of which no field has a value are skipped, as blank lines are.
  public var skipsEmptyRecords = false
  /// Whether white space at both ends of the names of columns is removed.
  public var trimsNames = false
  /// The end-of-data marker; `nil` if only the end of the input ends the table.
  public var end: EndOfDataMarker?

  /// Creates a layout.
  ///
  /// - Precondition: All numbers are at least 1, there is a header row, and no header row is also a comment row, except row 1 if
  ///   it is the only header row.
  public init(headerRows: [Int] = [1], headerJoin: String = " ", commentRows: [Int] = []) {
    precondition(!headerRows.isEmpty && (headerRows + commentRows).allSatisfy { $0 > 0 }, "rows begin at 1")
    precondition(
      headerRows == [1] || Set(headerRows).isDisjoint(with: commentRows), "header and comment rows differ")
    self.headerRows = Set(headerRows).sorted()
    self.headerJoin = headerJoin
    self.commentRows = Set(commentRows).sorted()
  }

  /// Whether the header is the first row that is a record.
  public var hasPlainHeader: Bool { headerRows == [1] }

  /// Whether rows are identified by their numbers, so that a copy of the table needs all rows up to the end of the header.
  public var countsRows: Bool { !hasPlainHeader || !commentRows.isEmpty }

  private static func trimmed(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Returns the names of the columns, from the cells of the header rows.
  ///
  /// An empty or missing cell, except in the last row, has the text of the cell on its left, because
  /// spreadsheets write the text of a cell that spans several columns into the first of them only. Empty
  /// parts of a name are omitted. The example of Table Dialect: `fruit` above `id,name` is `fruit id` and
  /// `fruit name`. If there is one header row, its cells are the names.
  public func names(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    var parts = [[String]](repeating: [], count: count)
    for (number, row) in rows.enumerated() {
      var last = ""
      for column in 0..<count {
        let cell = column < row.count ? row[column] : ""
        last = cell.isEmpty && number < rows.count - 1 ? last : cell
        if !last.isEmpty { parts[column].append(last) }
      }
    }
    let names = parts.map { $0.joined(separator: headerJoin) }
    return trimsNames ? names.map(Self.trimmed) : names
  }
}
