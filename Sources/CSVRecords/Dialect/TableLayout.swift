/// Which rows of a file are its header and which are no data: Table Dialect (Data Package v2), `headerRows`,
/// `headerJoin` and `commentRows`.
///
/// Rows are numbered from 1 as they stand in the file: a record, a blank line and a comment line count one each, and a
/// record with line ends in quotes counts one as well.
public struct TableLayout: Sendable, Hashable {
  /// The rows that the header is made of, ascending; those between and before them are neither header nor data.
  ///
  /// `[1]`, which is the default, is the first row that is a record: no blank line, no comment line and none of
  /// ``commentRows``. Any other numbers are taken at their word: such a row is header even if it looks like a comment.
  public let headerRows: [Int]
  /// What stands between the parts of a name that come from several header rows.
  public let headerJoin: String
  /// The rows that are neither header nor data, ascending.
  public let commentRows: [Int]

  /// - Precondition: Numbers are 1 or more, there is a header row, and none is a comment row too unless it is row 1 alone.
  public init(headerRows: [Int] = [1], headerJoin: String = " ", commentRows: [Int] = []) {
    precondition(!headerRows.isEmpty && (headerRows + commentRows).allSatisfy { $0 > 0 }, "rows count from 1")
    precondition(
      headerRows == [1] || Set(headerRows).isDisjoint(with: commentRows), "a comment row is no header")
    self.headerRows = Set(headerRows).sorted()
    self.headerJoin = headerJoin
    self.commentRows = Set(commentRows).sorted()
  }

  /// Whether the header is the first row that is a record.
  public var hasPlainHeader: Bool { headerRows == [1] }

  /// Whether rows are told by their numbers, so that a copy has to keep those up to the header's end.
  public var countsRows: Bool { !hasPlainHeader || !commentRows.isEmpty }

  /// The names of the columns by the cells of the header rows.
  ///
  /// Above the last row, an empty or lacking cell says what the one on its left does, as spreadsheets write a cell that
  /// spans several columns; empty parts are left out. Table Dialect's example: `fruit` over `id,name` is `fruit id` and
  /// `fruit name`. A single row is its cells as they stand.
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
