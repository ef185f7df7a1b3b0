internal import Bytes
internal import CSVRecords
internal import Validation

extension TablePreamble {
  /// The location of the header.
  var headerLocation: Finding.Location {
    rows.first?.location(of: 0) ?? .init(record: nil, line: 1, column: 1, offset: 0)
  }

  /// Returns the bytes with which a copy of the table must begin, so that it is read like the table: the header, or all rows
  /// before the data if the layout identifies rows by their numbers.
  func copy(hasHeader: Bool, _ layout: TableLayout) -> RecordBuffer {
    let mark = ByteOrderMark.utf8
    let copied = layout.countsRows ? bytes : hasHeader ? rows.flatMap(\.bytes) : []
    // U+FEFF that is part of the first copied row must not be read as a byte-order mark.
    let begin = hasByteOrderMark || copied.starts(with: mark) ? mark : []
    return RecordBuffer(bytes: begin + copied, missingEnd: copied.isEmpty ? [] : missingEnd)
  }

  /// Returns the findings about the header: blank lines before it, stray and unclosed quotes, fields of many lines, bytes that
  /// are not UTF-8, NUL.
  ///
  /// - Parameter encoding: The encoding from which the text was decoded; `nil` for UTF-8.
  func findings(
    file: String, encoding: String?, _ dialect: Dialect, _ options: CheckOptions
  ) -> [Finding] {
    let blanks = blankLines.map { $0.finding((.init("record.blank-line"), .warning, 0), file) }
    return blanks + (HeaderNames(self)?.findings(file: file) ?? [])
      + rows.flatMap { row in
        (row.faults(in: encoding) + row.longFields(dialect, options)).ordered { $0.offset < $1.offset }
          .map { row.finding($0, file) }
      }
  }
}

extension [TableRow] {
  /// The location of the field of each column in the rows of a header: in the last row that has the column. O(n) in bytes.
  var fieldLocations: [Finding.Location] {
    var locations: [Finding.Location] = []
    for row in reversed() where row.fieldCount > locations.count {
      locations += row.fieldLocations[locations.count...]
    }
    return locations
  }
}

extension TableRow {
  /// The location of each field in the input.
  fileprivate var fieldLocations: [Finding.Location] {
    var last: (index: Int, line: Int, column: Int) = (0, linesBefore + 1, 1)
    return fieldStarts.map { index in
      let passed = last.index..<index
      let ends = LineEnds.count(in: bytes.span, passed)
      if ends.last != nil { last.column = 1 }
      last.column += UTF8Sequence.scalarCount(
        in: bytes.span.extracting((ends.last ?? passed.lowerBound)..<index))
      last.line += ends.count
      last.index = index
      return Finding.Location(record: nil, line: last.line, column: last.column, offset: offset + index)
    }
  }

  fileprivate typealias Fault = (failure: ValidationFailure, severity: Severity, offset: Int)

  fileprivate func faults(in encoding: String?) -> [Fault] {
    var faults: [Fault] = []
    for note in notes {
      switch note.kind {
      case .strayQuote: faults.append((.init("record.stray-quote"), .warning, note.offset))
      case .unclosedQuote:
        let ends = LineEnds.count(in: bytes.span, note.offset..<bytes.count)
        let lines = ends.count + (ends.last == bytes.count ? 0 : 1)
        faults.append((.unclosedQuote(lines: lines), .error, note.offset))
      case .ragged, .blankLine, .repeatedHeader, .byteOrderMark, .tooLong: break
      }
    }
    if let offset = UTF8Sequence.firstIllFormed(in: bytes.span) {
      faults.append((.invalidUTF8(in: encoding), .error, offset))
    }
    if let nul = bytes.span.firstIndex(of: 0) { faults.append((.init("record.nul"), .warning, nul)) }
    return faults
  }

  /// Returns the fields of many lines, of a row whose quotes are closed.
  fileprivate func longFields(_ dialect: Dialect, _ options: CheckOptions) -> [Fault] {
    guard bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) > 1,
      !notes.contains(where: { $0.kind == .unclosedQuote })
    else { return [] }
    return LongFields.failures(of: self, dialect, columnCount: fieldCount, options).map {
      ($0.failure, .warning, $0.offset)
    }
  }

  fileprivate func finding(_ fault: Fault, _ file: String) -> Finding {
    Finding(
      file: file, location: location(of: fault.offset), field: nil, rule: "record",
      failure: fault.failure, severity: fault.severity, value: nil)
  }

  /// Returns the location in the input of the byte at an index of the row.
  fileprivate func location(of index: Int) -> Finding.Location {
    let ends = LineEnds.count(in: bytes.span, 0..<index)
    let lineStart = ends.last ?? 0
    return Finding.Location(
      record: nil, line: linesBefore + ends.count + 1,
      column: UTF8Sequence.scalarCount(in: bytes.span.extracting(lineStart..<index)) + 1,
      offset: offset + index)
  }
}
