internal import Bytes

/// Parses one row of CSV byte by byte in one pass: finds the ends of the fields and of the row, and the misplaced quotes.
struct RowParser {
  private let dialect: Dialect
  private var machine: DialectMachine
  private var fieldEnds: [Int] = []
  private var strayQuote: Int?
  /// The number of bytes parsed so far.
  private var count = 0
  private var hasEnded = false
  private let isAfterMark: Bool

  /// - Parameter isAfterMark: Whether a byte-order mark before the first field, if the bytes may have one, has been read.
  init(_ dialect: Dialect, isAfterMark: Bool = true) {
    self.dialect = dialect
    self.isAfterMark = isAfterMark
    machine = DialectMachine(dialect, isAfterMark: isAfterMark)
  }

  /// Parses the bytes that follow those of earlier calls, up to the end of the row.
  ///
  /// While more bytes may follow, the bytes must not end with a CR.
  ///
  /// - Returns: The number of bytes up to the end of the row, its line end included, or `nil` if the row continues.
  mutating func parse(_ bytes: Span<UInt8>) -> Int? {
    for index in bytes.indices {
      switch machine.next(bytes[index]) {
      case .content, .lineFeed: break
      case .stray: strayQuote = strayQuote ?? count + index
      case .fieldEnd:
        fieldEnds.append(count + index)
        if machine.withdrawsStray, strayQuote == count + index + 1 - dialect.separatorSize {
          strayQuote = nil
        }
      case .recordEnd:
        fieldEnds.append(count + index)
        hasEnded = true
        let next = index + 1
        let hasLineFeed = bytes[index] == 0x0D && next < bytes.count && bytes[next] == 0x0A
        return hasLineFeed ? next + 1 : next
      }
    }
    count += bytes.count
    return nil
  }

  /// Returns the offset of the quote that is open after the bytes parsed, which are all bytes of the row so far; `nil` if none is.
  func openQuote(in bytes: Span<UInt8>) -> Int? {
    guard machine.isInQuotes else { return nil }
    let first = isAfterMark || !dialect.readsMarks ? 0 : bytes.endOfByteOrderMark
    return dialect.start(ofField: (fieldEnds.last.map { $0 + 1 } ?? first)..<bytes.count, in: bytes)
  }

  /// Returns the row.
  ///
  /// - Parameters:
  ///   - bytes: The bytes parsed, up to the end of the row; all of them at the end of the input.
  ///   - offset: The byte offset of the row in the input.
  consuming func row(_ bytes: [UInt8], at offset: Int) -> TableRow {
    let openQuote = openQuote(in: bytes.span)
    if !hasEnded { fieldEnds.append(bytes.count) }
    let missingEnd = hasEnded ? [] : machine.missingEnd
    var notes = strayQuote.map { [ShapeNote(kind: .strayQuote, record: 0, offset: $0)] } ?? []
    if let openQuote { notes.append(ShapeNote(kind: .unclosedQuote, record: 0, offset: openQuote)) }
    return TableRow(
      bytes: bytes, offset: offset, dialect: dialect, fieldEnds: fieldEnds, notes: notes,
      missingEnd: missingEnd)
  }
}
