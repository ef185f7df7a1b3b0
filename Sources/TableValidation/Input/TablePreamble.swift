internal import Bytes
internal import CSVRecords
internal import Validation

/// What stands at the front of a table: a byte order mark, rows that are no data, the header where there is one, and
/// without one a look at the first record.
struct TablePreamble {
  /// A row as it is written, its line end included.
  struct Row {
    var bytes: [UInt8] = []
    /// Where it begins in the input.
    var offset = 0
    /// How many lines are before it.
    var linesBefore = 0
  }

  private(set) var hasByteOrderMark = false
  /// All that belongs to the front, the byte order mark aside: the data begin behind.
  private(set) var bytes: [UInt8] = []
  /// How many rows these are, and how many lines.
  private(set) var rowCount = 0
  private(set) var lineCount = 0
  /// The rows of the header; where there is none, the first record.
  private(set) var rows: [Row] = []
  /// Whether there is no header and the first record is longer than allowed.
  private(set) var isTooLong = false
  private var blankLines: [Row] = []

  private let file: String
  private let dialect: Dialect
  private let layout: TableLayout
  private let maximumRecordSize: Int

  /// - Throws: ``FileError`` where the header, or a row before it, is longer than allowed.
  init(
    _ reader: inout ChunkReader, file: String, dialect: Dialect, hasHeader: Bool, layout: TableLayout,
    maximumRecordSize: Int
  ) throws {
    (self.file, self.dialect, self.layout) = (file, dialect, layout)
    self.maximumRecordSize = maximumRecordSize
    hasByteOrderMark = try reader.skipByteOrderMark()
    if hasHeader { try readHeader(&reader) }
    while layout.commentRows.contains(rowCount + 1), try readRow(&reader) != nil {}
    if !hasHeader { try lookAhead(&reader) }
  }

  /// The rows that a copy of the table begins with, so that it is read as the table is: the header, or the whole front
  /// where rows are told by their numbers.
  func copied(hasHeader: Bool) -> [UInt8] {
    let mark: [UInt8] = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    if layout.countsRows { return mark + bytes }
    return hasHeader ? mark + rows.flatMap(\.bytes) : mark
  }

  private mutating func readHeader(_ reader: inout ChunkReader) throws {
    while let row = try readRow(&reader) {
      if layout.hasPlainHeader {
        guard !isSkipped(row, number: rowCount) else { continue }
        rows = [row]
        return
      }
      if layout.headerRows.contains(rowCount) { rows.append(row) }
      if rowCount == layout.headerRows.last { return }
    }
    // The input ends before its header does.
    rows = []
  }

  /// Whether a row is a blank line, which is noted, or one that is no record.
  private mutating func isSkipped(_ row: Row, number: Int) -> Bool {
    if layout.commentRows.contains(number) || dialect.comment?.begins(row.bytes.span) == true { return true }
    guard row.bytes.allSatisfy({ $0 == 0x0A || $0 == 0x0D }) else { return false }
    blankLines.append(row)
    return true
  }

  /// Finds the first record without moving the reader.
  private mutating func lookAhead(_ reader: inout ChunkReader) throws {
    var ahead: [UInt8] = []
    defer { reader.unread(ahead) }
    var number = rowCount
    while true {
      guard let (bytes, offset) = try reader.readRecord() else {
        isTooLong = true
        return
      }
      ahead += bytes
      number += 1
      guard !bytes.isEmpty else { return }
      let row = Row(bytes: bytes, offset: offset)
      if !isSkipped(row, number: number) {
        rows = [row]
        return
      }
    }
  }

  /// The next row, which becomes part of the front; `nil` at the end of the input.
  private mutating func readRow(_ reader: inout ChunkReader) throws -> Row? {
    guard let (bytes, offset) = try reader.readRecord() else {
      let what = layout.hasPlainHeader ? "its first record" : "row \(rowCount + 1), before its data,"
      throw FileError(
        file, "read",
        "\(what) is longer than \(maximumRecordSize) bytes; a quote that never closes, or raise the "
          + "bound with --max-record-bytes")
    }
    guard !bytes.isEmpty else { return nil }
    let row = Row(bytes: bytes, offset: offset, linesBefore: lineCount)
    self.bytes += bytes
    rowCount += 1
    lineCount += LineEnds.count(in: bytes.span, bytes.indices).count
    return row
  }

  /// Where the header begins.
  var place: Finding.Place { Self.place(of: 0, in: rows.first ?? Row()) }

  /// What is odd about the front where there is a header: blank lines before it, stray and unclosed quotes, bytes that
  /// are not UTF-8, NUL.
  var findings: [Finding] {
    let blanks = blankLines.map { finding(("record.blank-line", .warning, 0), in: $0) }
    return blanks
      + rows.flatMap { row in
        oddities(of: row).sorted { $0.offset < $1.offset }.map { finding($0, in: row) }
      }
  }

  private static func place(of index: Int, in row: Row) -> Finding.Place {
    let ends = LineEnds.count(in: row.bytes.span, 0..<index)
    let lineStart = ends.last ?? 0
    return Finding.Place(
      record: nil, line: row.linesBefore + ends.count + 1,
      column: UTF8Sequence.scalarCount(in: row.bytes.span.extracting(lineStart..<index)) + 1,
      offset: row.offset + index)
  }

  private typealias Oddity = (code: FailureCode, severity: Severity, offset: Int)

  private func oddities(of row: Row) -> [Oddity] {
    var oddities: [Oddity] = []
    for note in dialect.shapeNotes(of: row.bytes) {
      switch note.kind {
      case .strayQuote: oddities.append(("record.stray-quote", .warning, note.offset))
      case .unclosedQuote: oddities.append(("record.unclosed-quote", .error, note.offset))
      case .ragged, .blankLine, .tooLong: break
      }
    }
    if let broken = UTF8Sequence.firstBroken(in: row.bytes.span) {
      oddities.append(("record.invalid-utf8", .error, broken))
    }
    if let nul = row.bytes.span.firstIndex(of: 0) { oddities.append(("record.nul", .warning, nul)) }
    return oddities
  }

  private func finding(_ oddity: Oddity, in row: Row) -> Finding {
    Finding(
      file: file, place: Self.place(of: oddity.offset, in: row), field: nil, rule: "record",
      failure: ValidationFailure(oddity.code), severity: oddity.severity, value: nil)
  }
}
