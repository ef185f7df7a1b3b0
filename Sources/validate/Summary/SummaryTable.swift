internal import TableValidation

/// A table of text with aligned columns, for people.
struct SummaryTable {
  enum Alignment {
    case left, right
  }

  /// The maximum number of characters of a cell, since all cells of a column are padded to the width of the longest one.
  private static let longestCell = 100

  private let alignments: [Alignment]

  init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// Returns rows as indented lines. A column whose cells are all empty is omitted, and characters that affect a terminal are
  /// escaped.
  func text(_ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let rows = rows.map { $0.map(Self.escaped) }
    let widths = alignments.indices.map { column in rows.map { $0[column].terminalWidth }.max() ?? 0 }
    return rows.map { row in
      var line = " "
      for (column, width) in widths.enumerated() where width > 0 {
        let padding = String(repeating: " ", count: width - row[column].terminalWidth)
        line += alignments[column] == .left ? " \(row[column])\(padding) " : " \(padding)\(row[column]) "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Returns a cell in its maximum length, with characters that affect a terminal escaped.
  private static func escaped(_ cell: String) -> String {
    var bytes: [UInt8] = []
    TextReport.append(
      cell.utf8.count > longestCell ? String(cell.prefix(longestCell - 1)) + "…" : cell, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
