/// The beginning of a table, before its data: byte-order mark, rows that are not data, and the header. Without a header, the
/// first record is read ahead to get the number of columns.
package struct TablePreamble: Sendable {
  package private(set) var hasByteOrderMark = false
  /// The bytes of the rows before the data, without the byte-order mark.
  package private(set) var bytes: [UInt8] = []
  /// The bytes that complete the last of these rows without a change to its fields, if the input ends within
  /// it; otherwise none.
  package private(set) var missingEnd: [UInt8] = []
  /// The number of rows before the data, and the number of physical lines in them.
  package private(set) var rowCount = 0
  package private(set) var lineCount = 0
  /// The rows of the header; without a header, the first record. Empty if the input ends before them.
  package private(set) var rows: [TableRow] = []
  /// The blank lines before the header.
  package private(set) var blankLines: [TableRow] = []
  /// The names of the columns; `nil` without a header.
  package private(set) var header: [String]?
  /// The number of columns, by the header or the first record; `nil` if there is neither.
  package private(set) var columnCount: Int?
  /// Whether there is no header and the first record is longer than allowed.
  package private(set) var isFirstRecordTooLong = false

  private let dialect: Dialect
  private let layout: TableLayout

  /// Reads the rows before the data, and moves the reader to the first byte after them.
  ///
  /// - Throws: ``OversizedRowError``, ``MissingTableError``, and the errors of the source.
  package init(_ reader: inout ChunkReader, dialect: Dialect, hasHeader: Bool, layout: TableLayout) throws {
    (self.dialect, self.layout) = (dialect, layout)
    hasByteOrderMark = try reader.skipByteOrderMark()
    if layout.skippedLines > 0 { lineCount = try reader.skip(lines: layout.skippedLines) }
    if !layout.headerPrefix.isEmpty {
      guard let count = try reader.skip(linesUntil: layout.headerPrefix) else {
        throw MissingTableError(prefix: layout.headerPrefix)
      }
      lineCount += count
    }
    if hasHeader { try readHeader(&reader) }
    while layout.commentRows.contains(rowCount + 1), try readRow(&reader) != nil {}
    if !hasHeader { try lookAhead(&reader) }
    let cells = rows.map { row in row.fields.map { String(decoding: $0, as: UTF8.self) } }
    columnCount = cells.map(\.count).max()
    if hasHeader && !rows.isEmpty { header = layout.names(cells) }
    reader.skip(rows: skippedRows)
  }

  /// The numbers of later rows that are not data, counted from 1 after the rows before the data.
  package var skippedRows: [Int] {
    layout.commentRows.filter { $0 > rowCount }.map { $0 - rowCount }
  }

  private mutating func readHeader(_ reader: inout ChunkReader) throws {
    while let row = try readRow(&reader) {
      if layout.hasPlainHeader {
        if isRecord(row, number: rowCount) {
          rows = [row]
          return
        }
        if row.isBlank && !layout.commentRows.contains(rowCount) { blankLines.append(row) }
      } else {
        if layout.headerRows.contains(rowCount) { rows.append(row) }
        if rowCount == layout.headerRows.last { return }
      }
    }
    // The input ends before the end of its header.
    rows = []
  }

  /// Whether a row is neither a blank line nor a comment.
  private func isRecord(_ row: TableRow, number: Int) -> Bool {
    let isComment = dialect.comment?.begins(row.bytes.span) == true
    return !row.isBlank && !isComment && !layout.commentRows.contains(number)
  }

  /// Finds the first record without moving the reader.
  private mutating func lookAhead(_ reader: inout ChunkReader) throws {
    var (number, distance) = (rowCount, 0)
    while let row = try reader.peekRow(after: distance) {
      guard !row.bytes.isEmpty else { return }
      number += 1
      if isRecord(row, number: number) {
        rows = [row]
        return
      }
      distance += row.bytes.count
    }
    isFirstRecordTooLong = true
  }

  /// Reads the next row; returns `nil` at the end of the input.
  private mutating func readRow(_ reader: inout ChunkReader) throws -> TableRow? {
    guard var row = try reader.peekRow() else {
      throw OversizedRowError(row: rowCount + 1, maximumSize: reader.maximumRecordSize)
    }
    guard !row.bytes.isEmpty else { return nil }
    row.linesBefore = lineCount
    reader.skip(row.bytes.count)
    bytes += row.bytes
    missingEnd = row.missingEnd
    rowCount += 1
    lineCount += LineEnds.count(in: row.bytes.span, row.bytes.indices).count
    return row
  }
}
