extension Dialect {
  /// Where to read what the field at those bytes says, as against how it is written. O(n).
  ///
  /// A field that has to be put together, since it doubles a quote or has text after the closing one, is appended to
  /// the spill, whose first byte counts as `spillStart`; any other stands in the bytes as it is.
  ///
  /// - Parameter raw: The field as it is written, its quotes included.
  public func content(
    of raw: Range<Int>, in bytes: Span<UInt8>, spill: inout [UInt8], spillStart: Int
  ) -> Range<Int> {
    guard !raw.isEmpty, bytes[raw.lowerBound] == quote else { return raw }
    let inside = raw.lowerBound + 1..<raw.upperBound
    guard let length = bytes.extracting(inside).firstIndex(of: quote) else { return inside }
    let closing = inside.lowerBound + length
    if closing == raw.upperBound - 1 { return inside.lowerBound..<closing }
    let start = spillStart + spill.count
    unescape(raw, in: bytes, into: &spill)
    return start..<spillStart + spill.count
  }

  private func unescape(_ raw: Range<Int>, in bytes: Span<UInt8>, into result: inout [UInt8]) {
    var index = raw.lowerBound + 1
    while index < raw.upperBound {
      if bytes[index] != quote {
        result.append(bytes[index])
        index += 1
      } else if index + 1 < raw.upperBound, bytes[index + 1] == quote {
        result.append(quote)
        index += 2
      } else {
        for index in index + 1..<raw.upperBound { result.append(bytes[index]) }
        break
      }
    }
  }

  /// The fields of one record, its line end included, each as what it says.
  public func fields(of record: [UInt8]) -> [[UInt8]] {
    var machine = RecordMachine(self)
    var fields: [[UInt8]] = []
    var start = 0
    var end = record.count
    for index in record.indices {
      switch machine.next(record[index]) {
      case .fieldEnd:
        fields.append(text(start..<index, in: record))
        start = index + 1
      case .recordEnd: end = min(end, index)
      case .content, .stray, .lineFeed: break
      }
    }
    fields.append(text(start..<end, in: record))
    return fields
  }

  /// What is odd about the quotes of one record, its line end included.
  public func shapeNotes(of record: [UInt8]) -> [ShapeNote] {
    var machine = RecordMachine(self)
    var stray: Int?
    var fieldStart = 0
    for index in record.indices {
      switch machine.next(record[index]) {
      case .stray: stray = stray ?? index
      case .fieldEnd: fieldStart = index + 1
      case .content, .recordEnd, .lineFeed: break
      }
    }
    let notes = stray.map { [ShapeNote(kind: .strayQuote, record: 0, offset: $0)] } ?? []
    guard machine.isInQuotes else { return notes }
    return notes + [ShapeNote(kind: .unclosedQuote, record: 0, offset: fieldStart)]
  }

  private func text(_ raw: Range<Int>, in record: [UInt8]) -> [UInt8] {
    var spill: [UInt8] = []
    let content = content(of: raw, in: record.span, spill: &spill, spillStart: record.count)
    return spill.isEmpty ? Array(record[content]) : spill
  }
}
