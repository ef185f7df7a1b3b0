internal import Bytes
internal import CSVRecords
internal import Validation

extension TablePreamble {
  /// Where the header begins.
  var headerPlace: Finding.Place {
    rows.first?.place(of: 0) ?? .init(record: nil, line: 1, column: 1, offset: 0)
  }

  /// The rows that a copy of the table begins with, so that it is read as the table is: the header, or all rows before
  /// the data if rows are told apart by their numbers.
  func copy(hasHeader: Bool, _ layout: TableLayout) -> [UInt8] {
    let mark: [UInt8] = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    if layout.countsRows { return mark + bytes }
    return hasHeader ? mark + rows.flatMap(\.bytes) : mark
  }

  /// The findings about the header: blank lines before it, stray and unclosed quotes, bytes that are not UTF-8, NUL.
  func findings(file: String) -> [Finding] {
    let blanks = blankLines.map { $0.finding(("record.blank-line", .warning, 0), file) }
    return blanks
      + rows.flatMap { row in
        row.faults.sorted { $0.offset < $1.offset }.map { row.finding($0, file) }
      }
  }
}

extension TableRow {
  fileprivate typealias Fault = (code: FailureCode, severity: Severity, offset: Int)

  fileprivate var faults: [Fault] {
    var faults: [Fault] = []
    for note in notes {
      switch note.kind {
      case .strayQuote: faults.append(("record.stray-quote", .warning, note.offset))
      case .unclosedQuote: faults.append(("record.unclosed-quote", .error, note.offset))
      case .ragged, .blankLine, .tooLong: break
      }
    }
    if let broken = UTF8Sequence.firstBroken(in: bytes.span) {
      faults.append(("record.invalid-utf8", .error, broken))
    }
    if let nul = bytes.span.firstIndex(of: 0) { faults.append(("record.nul", .warning, nul)) }
    return faults
  }

  fileprivate func finding(_ fault: Fault, _ file: String) -> Finding {
    Finding(
      file: file, place: place(of: fault.offset), field: nil, rule: "record",
      failure: ValidationFailure(fault.code), severity: fault.severity, value: nil)
  }

  /// Where the byte at that index of the row is in the input.
  fileprivate func place(of index: Int) -> Finding.Place {
    let ends = LineEnds.count(in: bytes.span, 0..<index)
    let lineStart = ends.last ?? 0
    return Finding.Place(
      record: nil, line: linesBefore + ends.count + 1,
      column: UTF8Sequence.scalarCount(in: bytes.span.extracting(lineStart..<index)) + 1,
      offset: offset + index)
  }
}
