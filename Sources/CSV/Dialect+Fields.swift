extension Dialect {
  /// What a field says, as against how it is written.
  public enum Content: Sendable, Hashable {
    /// It stands in the bytes as it is.
    case verbatim(Range<Int>)
    /// It was put together: a doubled quote became one, or text follows the closing quote.
    case unescaped([UInt8])
  }

  /// What the field at those bytes says. O(n).
  ///
  /// - Parameter raw: The field as it is written, its quotes included.
  public func content(of raw: Range<Int>, in bytes: Span<UInt8>) -> Content {
    guard !raw.isEmpty, bytes[raw.lowerBound] == quote else { return .verbatim(raw) }
    var index = raw.lowerBound + 1
    while index < raw.upperBound, bytes[index] != quote { index += 1 }
    if index >= raw.upperBound - 1 { return .verbatim(raw.lowerBound + 1..<index) }
    return .unescaped(unescape(raw, in: bytes))
  }

  private func unescape(_ raw: Range<Int>, in bytes: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
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
    return result
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

  private func text(_ raw: Range<Int>, in record: [UInt8]) -> [UInt8] {
    switch content(of: raw, in: record.span) {
    case .verbatim(let range): Array(record[range])
    case .unescaped(let bytes): bytes
    }
  }
}
