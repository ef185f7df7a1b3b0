internal import CSV
internal import Validation

/// What stands at the front of a table: a byte order mark, blank lines, and the first record.
struct TableFront {
  private(set) var hasByteOrderMark = false
  /// All that was read, the byte order mark aside.
  private(set) var bytes: [UInt8] = []
  /// The first record that is no blank line, its line end included; empty where there is none.
  private(set) var record: [UInt8] = []
  /// Where the record begins in the input.
  private(set) var offset = 0
  /// Whether there is one, and it is longer than allowed.
  private(set) var isTooLong = false
  /// Where each blank line before it begins.
  private(set) var blankLines: [Int] = []

  /// - Throws: ``FileError`` where the record is a header and longer than allowed.
  init(_ reader: inout ChunkReader, file: String, hasHeader: Bool, maximumRecordSize: Int) throws {
    hasByteOrderMark = try reader.skipByteOrderMark()
    while true {
      guard let next = try reader.readRecord() else {
        guard hasHeader else {
          (record, isTooLong) = ([], true)
          return
        }
        throw FileError(
          file, "read",
          "its first record is longer than \(maximumRecordSize) bytes; a quote that never closes, or raise the "
            + "bound with --max-record-bytes")
      }
      record = next.bytes
      offset = next.offset
      bytes += record
      guard !record.isEmpty, record.allSatisfy({ $0 == 0x0A || $0 == 0x0D }) else { return }
      blankLines.append(offset)
    }
  }

  /// How many lines end in the front.
  var lineEndCount: Int { LineEnds.count(in: bytes.span, bytes.indices).count }

  /// What is odd about the front where the record is a header: blank lines before it, stray and unclosed quotes, bytes
  /// that are not UTF-8, NUL.
  func findings(file: String, dialect: Dialect) -> [Finding] {
    let blanks = blankLines.enumerated().map { number, offset in
      let place = Finding.Place(record: nil, line: number + 1, column: 1, offset: offset)
      return Self.finding("record.blank-line", .warning, at: place, file)
    }
    return blanks
      + headerOddities(dialect).sorted { $0.offset < $1.offset }.map {
        Self.finding($0.code, $0.severity, at: place(of: $0.offset), file)
      }
  }

  /// Where a byte of the record stands.
  func place(of index: Int) -> Finding.Place {
    let ends = LineEnds.count(in: record.span, 0..<index)
    let lineStart = ends.last ?? 0
    return Finding.Place(
      record: nil, line: blankLines.count + ends.count + 1,
      column: UTF8Sequence.scalarCount(in: record.span.extracting(lineStart..<index)) + 1,
      offset: offset + index)
  }

  private typealias Oddity = (code: FailureCode, severity: Severity, offset: Int)

  private func headerOddities(_ dialect: Dialect) -> [Oddity] {
    var oddities: [Oddity] = []
    for note in dialect.shapeNotes(of: record) {
      switch note.kind {
      case .strayQuote: oddities.append(("record.stray-quote", .warning, note.offset))
      case .unclosedQuote: oddities.append(("record.unclosed-quote", .error, note.offset))
      case .ragged, .blankLine, .tooLong: break
      }
    }
    if let broken = UTF8Sequence.firstBroken(in: record.span) {
      oddities.append(("record.invalid-utf8", .error, broken))
    }
    if let nul = record.span.firstIndex(of: 0) { oddities.append(("record.nul", .warning, nul)) }
    return oddities
  }

  private static func finding(
    _ code: FailureCode, _ severity: Severity, at place: Finding.Place, _ file: String
  ) -> Finding {
    Finding(
      file: file, place: place, field: nil, rule: "record", failure: ValidationFailure(code),
      severity: severity, value: nil)
  }
}
