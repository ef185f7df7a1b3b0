internal import Bytes

/// Counts the records that begin in a range of an input, whose bytes are pushed in pieces of any size.
///
/// The range begins after a LF or at the start of the records, and ends after a LF or with the input. After a LF, a dialect
/// without an escape has only two states: a row begins, or the bytes are in quotes. So the ranges of an input can be counted
/// independently of each other, each from both states; the ranges in order then determine which of the two is true.
///
/// Records are the same as those of a ``RecordParser`` for the chunks of a ``ChunkReader``.
package struct RecordCounter: Sendable {
  /// The result of a range.
  package struct Counts: Sendable, Hashable {
    /// The number of records that begin in the range.
    package fileprivate(set) var records = 0
    /// The offset in the range of the first row that begins in it, which is a record, a blank line or a comment; `nil` if none
    /// begins.
    package fileprivate(set) var firstRow: Int?
    /// The number of these records that are an ``EndOfDataMarker``.
    package fileprivate(set) var markers = 0
    /// Whether the range ends in quotes.
    package fileprivate(set) var endsInQuotes = false
  }

  private let hasBlankRecords: Bool
  private let comment: BytePrefix?
  private let isCSV: Bool
  private let readsMarks: Bool
  private let header: RepeatedHeader?
  private var scan: RangeScan
  /// The last block of 64 bytes that has been scanned, if there is one, and the bytes that have not been scanned.
  private var buffer: [UInt8] = []
  private var scanned = 0
  private var words: [SeparatorMap.Word] = []
  /// The offset in the range of the buffer's first byte, and of the row that has not ended yet. Before the range is the quote by
  /// which it begins in quotes.
  private var (bufferStart, rowStart) = (0, 0)
  /// Whether this row is a comment, if it begins before the buffer.
  private var isComment = false
  private var counts = Counts()

  /// Creates a counter of the records of a parser.
  ///
  /// - Parameter startsInQuotes: Whether the range begins in quotes, which is only possible in a format with a quote character.
  package init(_ parser: RecordParser, startsInQuotes: Bool) {
    hasBlankRecords = parser.hasBlankRecords
    header = parser.header
    readsMarks = parser.format.readsMarks
    scan = RangeScan(parser.format)
    if case .csv(let dialect) = parser.format {
      (isCSV, comment) = (true, dialect.comment)
      if startsInQuotes, let quote = dialect.quote {
        buffer = [quote]
        (bufferStart, rowStart) = (-1, -1)
      }
    } else {
      (isCSV, comment) = (false, nil)
    }
  }

  /// Counts the records in the next bytes of the range.
  package mutating func push(_ bytes: Span<UInt8>) {
    // SAFETY: the bytes are copied within the closure.
    unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
    let whole = buffer.count / 64 * 64
    guard whole > scanned else { return }
    count(to: whole)
    removeBytes(before: startOfKept(whole - 64))
  }

  /// Ends the range and returns the result.
  package consuming func finish() -> Counts {
    if buffer.count > scanned { count(to: buffer.count) }
    let bytes = buffer
    if rowStart < bufferStart + bytes.count { endRow(at: bytes.count, in: bytes.span, isLast: true) }
    counts.endsInQuotes = scan.isInQuotes
    return counts
  }

  /// Scans the buffer up to an offset, which is the end of a block or of the range.
  private mutating func count(to end: Int) {
    let bytes = buffer
    scan.advance(in: bytes.span.extracting(first: end), from: scanned, to: &words)
    for number in words.indices {
      var ends = words[number].recordEnds
      while ends != 0 {
        takeEnd(at: scanned + number * 64 + ends.trailingZeroBitCount, in: bytes.span)
        ends &= ends &- 1
      }
    }
    scanned = end
  }

  /// Ends the row whose line end begins, or for lines ends, at an offset in the buffer.
  @inline(__always)
  private mutating func takeEnd(at index: Int, in bytes: Span<UInt8>) {
    let isPair = index > 0 && bytes[index] == 0x0A && bytes[index - 1] == 0x0D
    if isCSV {
      // The LF of a CRLF whose CR has ended the row.
      if !isPair || bufferStart + index > rowStart { endRow(at: index, in: bytes) }
    } else {
      endRow(at: isPair ? index - 1 : index, in: bytes)
    }
    rowStart = bufferStart + index + 1
  }

  /// Counts the row that ends before an offset in the buffer, unless it began before the range.
  ///
  /// - Parameter isLast: Whether the row has no line end.
  @inline(__always)
  private mutating func endRow(at end: Int, in bytes: Span<UInt8>, isLast: Bool = false) {
    guard rowStart >= 0 else { return }
    if counts.firstRow == nil { counts.firstRow = rowStart }
    let start = startAfterMark(rowStart - bufferStart, in: bytes)
    if let comment, start < 0 ? isComment : comment.begins(bytes, at: start) { return }
    guard end > start || (hasBlankRecords && !isLast) else { return }
    if let header, start >= 0, header.isRepeated(in: start..<end, of: bytes) { return }
    counts.records += 1
    guard isCSV, start >= 0, end - start <= 2 else { return }
    if EndOfDataMarker(record: bytes.extracting(start..<end)) != nil { counts.markers += 1 }
  }

  /// Returns the offset in the buffer after the byte-order mark with which a row may begin.
  @inline(__always)
  private func startAfterMark(_ row: Int, in bytes: Span<UInt8>) -> Int {
    readsMarks && row >= 0 && bytes.hasByteOrderMark(at: row) ? row + ByteOrderMark.utf8.count : row
  }

  /// Returns the offset in the buffer from which on bytes are kept: that of a block or of an earlier one in which the row begins, if
  /// the row may be the header again.
  private func startOfKept(_ block: Int) -> Int {
    let row = rowStart - bufferStart
    guard let header, row >= 0, row < block,
      buffer.count - row <= header.maximumSize + ByteOrderMark.utf8.count
    else { return block }
    return row / 64 * 64
  }

  /// Removes bytes of the buffer that have been scanned, so that its first bytes are the last block.
  private mutating func removeBytes(before start: Int) {
    let row = rowStart - bufferStart
    if let comment, row >= 0, row < start {
      isComment = comment.begins(buffer.span, at: startAfterMark(row, in: buffer.span))
    }
    buffer.removeSubrange(..<start)
    bufferStart += start
    scanned -= start
  }
}
