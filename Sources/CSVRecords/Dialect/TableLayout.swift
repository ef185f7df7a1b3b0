/// The rows of a file that are its header, and those that are no data: `headerRows`, `headerJoin` and `commentRows` of
/// Table Dialect (Data Package v2).
///
/// Rows are numbered from 1 in the order of the file: a record, with line ends in quotes or not, a blank line and a comment
/// line are one row each.
public struct TableLayout: Sendable, Hashable {
  /// The rows of the header, ascending; those between and before them are neither header nor data.
  ///
  /// `[1]`, the default, is the first row that is a record: no blank line, no comment line and none of ``commentRows``. Any
  /// other numbers are literal: such a row is part of the header even if it is a comment line.
  public let headerRows: [Int]
  /// The text between the parts of a name that are from several header rows.
  public let headerJoin: String
  /// The rows that are neither header nor data, ascending.
  public let commentRows: [Int]

  /// - Precondition: Numbers are at least 1; there is a header row, and none is a comment row too unless it is row 1 alone.
  public init(headerRows: [Int] = [1], headerJoin: String = " ", commentRows: [Int] = []) {
    precondition(!headerRows.isEmpty && (headerRows + commentRows).allSatisfy { $0 > 0 }, "rows count from 1")
    precondition(
      headerRows == [1] || Set(headerRows).isDisjoint(with: commentRows), "a header row is no comment row")
    self.headerRows = Set(headerRows).sorted()
    self.headerJoin = headerJoin
    self.commentRows = Set(commentRows).sorted()
  }

  /// Whether the header is the first row that is a record.
  public var hasPlainHeader: Bool { headerRows == [1] }

  /// Whether rows are told apart by their numbers, so that a copy of the table needs all rows up to the header's end.
  public var countsRows: Bool { !hasPlainHeader || !commentRows.isEmpty }

  /// The names of the columns, from the cells of the header rows.
  ///
  /// Above the last row, an empty or missing cell has the text of the cell on its left, as spreadsheets write a cell that
  /// spans several columns; empty parts are left out. Table Dialect's example: `fruit` over `id,name` is `fruit id` and
  /// `fruit name`. The cells of a single row are the names.
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
    return parts.map { $0.joined(separator: headerJoin) }
  }
}
