internal import Bytes

/// A quote that is open where the maximum size of a record ends it.
///
/// If lines follow it up to there, it has probably swallowed records. If not, only the end of the input determines whether
/// the quote is never closed, or the field is long.
package struct OpenQuote: Sendable, Hashable {
  /// The offset of the quote in the input.
  package let offset: Int
  /// The number of line ends in the record before the quote.
  package let lineEndsBefore: Int
  /// The 1-based column of the quote in its line, in Unicode scalars.
  package let column: Int
  /// The number of line ends after the quote.
  package private(set) var lineEnds: Int
  private var endsLine: Bool

  /// The number of lines that the bytes from the quote on are on.
  package var lines: Int { lineEnds + (endsLine ? 0 : 1) }

  /// Creates the quote that is open at the end of the maximum size; `nil` if none is.
  ///
  /// - Parameters:
  ///   - record: The bytes from the start of the record on, more than allowed.
  ///   - offset: The offset of the record in the input.
  package init?(in record: Span<UInt8>, at offset: Int, maximumSize: Int, _ format: RecordFormat) {
    guard case .csv(let dialect) = format, dialect.quote != nil else { return nil }
    let allowed = record.extracting(first: maximumSize)
    var parser = RowParser(dialect, isAfterMark: false)
    _ = parser.parse(allowed)
    guard let quote = parser.openQuote(in: allowed) else { return nil }
    let before = LineEnds.count(in: allowed, 0..<quote)
    self.offset = offset + quote
    lineEndsBefore = before.count
    column = UTF8Sequence.scalarCount(in: allowed.extracting((before.last ?? 0)..<quote)) + 1
    let ends = LineEnds.count(in: allowed, quote..<allowed.count)
    (lineEnds, endsLine) = (ends.count, ends.last == allowed.count)
  }

  /// Adds the bytes that follow.
  mutating func extend(over bytes: Span<UInt8>) {
    guard bytes.count > 0 else { return }
    let ends = LineEnds.count(in: bytes, 0..<bytes.count)
    lineEnds += ends.count
    endsLine = ends.last == bytes.count
  }
}
