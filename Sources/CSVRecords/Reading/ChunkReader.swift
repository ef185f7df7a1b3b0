internal import Bytes

/// Divides a stream of bytes into chunks of whole records, in order. A chunk never ends within quotes.
///
/// Memory is bounded by the chunk size and the maximum size of a record; a longer record is divided into several chunks.
package struct ChunkReader: Sendable {
  /// The number of bytes read for a chunk, which ends with the last whole record among them.
  package static let defaultChunkSize = 256 << 10
  /// The initial size of a buffer in bytes. It is small because memory must be zeroed, and a short input needs no more.
  static let firstReadSize = 4 << 10
  /// The largest value of the maximum size of a record: offsets in a chunk have 32 bits.
  package static let largestMaximumRecordSize = 1 << 30

  var source: any ByteSource
  let format: RecordFormat
  /// The number of bytes to read for a chunk from now on, at least 1.
  package var chunkSize: Int
  let maximumRecordSize: Int
  /// The buffer that the next chunk exchanges for its own, and the range of the bytes in it that have already been read, after
  /// the end of the last chunk or row.
  var buffer: [UInt8] = []
  var pending = 0..<0
  var oversized: RecordEndFinder?
  var isAtEnd = false
  /// The number of bytes to read for a chunk after one that has reached the limit of lines: little more than that chunk has,
  /// because bytes read beyond the limit are copied and scanned again. It doubles until chunks have fewer lines.
  private var lineLimitedSize = Int.max
  var nextOffset = 0
  /// The numbers of the rows to skip, and the number of rows read. Rows are counted only while there are rows to skip.
  var skippedRows: ArraySlice<Int> = []
  var rowCount = 0
  /// The rows at the end of the input that are in no chunk.
  let footer: TableFooter
  /// Whether the current row, which is read in pieces, is skipped.
  var isSkipping = false

  /// Creates a reader of the source.
  ///
  /// - Parameters:
  ///   - offset: The offset in the input of the first byte that the source returns.
  ///   - footer: The rows at the end of the input that are in no chunk.
  ///   - chunkSize: The number of bytes to read for a chunk, at least 1.
  ///   - maximumRecordSize: The maximum size of a record in bytes without the line end, from 1 to ``largestMaximumRecordSize``.
  package init(
    _ source: any ByteSource, format: RecordFormat, offset: Int = 0, footer: TableFooter = TableFooter(),
    chunkSize: Int = defaultChunkSize,
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) {
    precondition(chunkSize > 0 && maximumRecordSize > 0, "sizes must be at least 1")
    precondition(maximumRecordSize <= Self.largestMaximumRecordSize, "the maximum record size is above 1 GiB")
    self.source = source
    self.format = format
    self.footer = footer
    nextOffset = offset
    self.chunkSize = chunkSize
    self.maximumRecordSize = maximumRecordSize
  }

  /// The offset in the input of the next byte that is not part of a chunk or of a skipped row.
  package var position: Int { nextOffset }

  /// Whether the end of the input has been reached and all its bytes returned.
  package var isExhausted: Bool { isAtEnd && pending.isEmpty }

  /// A reader of sections of the rest of the input, from ``position`` on; `nil` if its bytes can only be read in order, or if
  /// the rest begins within a row, or with rows that are counted, or ends with a footer.
  package var sections: SectionReader? {
    guard !skipsRows, footer.isEmpty, oversized == nil, let source = source as? any SeekableSource,
      source.openedSize > 0
    else {
      return nil
    }
    return SectionReader(source, format, maximumRecordSize: maximumRecordSize)
  }

  /// Continues at an offset in the input at which a record begins, after sections have been read by ``sections``.
  package mutating func move(to offset: Int) throws {
    try (source as? any SeekableSource)?.seek(to: offset)
    pending = 0..<0
    isAtEnd = false
    nextOffset = offset
  }

  /// Fills the chunk with the next bytes of the input; returns `false` at its end.
  package mutating func fill(_ chunk: inout Chunk) throws -> Bool {
    chunk.clear(at: nextOffset)
    takePending(into: &chunk)
    var end = oversized == nil ? try fillRecords(&chunk) : try fillOversized(&chunk)
    let whole = end
    if !footer.isEmpty { end = try withoutFooter(&chunk, end) }
    guard end > 0 || chunk.unclosedQuote != nil else { return false }
    if skipsRows || chunk.kind == .skipped { end = cut(&chunk, end) }
    keepTail(of: chunk, from: end)
    chunk.count = end
    if end < whole { (chunk.isCutInQuotes, chunk.missingEnd) = (false, []) }
    if format.isArray, chunk.kind == .records {
      chunk.lineEndCount = chunk.lineEnds(in: 0..<end).count
    } else if chunk.kind != .records || end < whole || !footer.isEmpty {
      chunk.lineEndCount = format.lineEndCount(in: chunk.storage.span, 0..<end)
    }
    chunk.scratchStart = end
    nextOffset += end
    return true
  }

  /// Exchanges the chunk's buffer for the one that begins with the bytes already read.
  private mutating func takePending(into chunk: inout Chunk) {
    // The bytes begin at the front of the buffer, except after rows that were read one by one.
    if pending.lowerBound > 0 { buffer.removeSubrange(..<pending.lowerBound) }
    swap(&chunk.storage, &buffer)
    chunk.count = pending.count
    chunk.scratchStart = chunk.count
    pending = 0..<0
  }

  /// Copies the bytes read past the end of the chunk to the front of the next chunk's buffer.
  private mutating func keepTail(of chunk: Chunk, from end: Int) {
    pending = 0..<chunk.count - end
    guard !pending.isEmpty else { return }
    // The buffer is made as large as that of this chunk, because growing it step by step takes many times as long.
    if buffer.count < pending.count { buffer = [UInt8](repeating: 0, count: chunk.storage.count) }
    buffer.replaceSubrange(pending, with: chunk.storage[end..<chunk.count])
  }

  /// Reads until the chunk has whole records: as many as it has room for, or as can be read without waiting. Returns their end.
  mutating func fillRecords(_ chunk: inout Chunk) throws -> Int {
    var splitter = RecordSplitter(format)
    let end = try fillRecords(&chunk, by: &splitter)
    chunk.isPlain = chunk.kind == .records && splitter.isPlain(chunk.storage.span, to: end)
    return end
  }

  private mutating func fillRecords(_ chunk: inout Chunk, by splitter: inout RecordSplitter) throws -> Int {
    var separators = chunk.separators
    chunk.separators = SeparatorMap()
    defer { chunk.separators = separators }
    chunk.kind = .records
    var target = min(chunkSize, lineLimitedSize)
    lineLimitedSize = lineLimitedSize < chunkSize ? 2 * lineLimitedSize : .max
    while true {
      let usable = usableCount(chunk)
      splitter.advance(in: chunk.storage.span.extracting(0..<usable), map: &separators)
      if splitter.isFull {
        chunk.lineEndCount = splitter.lineEndsAtLastEnd
        let end = endOfRecord(chunk, splitter.lastEnd)
        lineLimitedSize = end + end / 8
        return end
      }
      if isAtEnd {
        chunk.lineEndCount = splitter.lineEndCount
        chunk.isCutInQuotes = splitter.isInQuotes
        let last = splitter.lastEnd..<chunk.count
        chunk.missingEnd = format.missingEnd(of: chunk.storage.span.extracting(last))
        return chunk.count
      }
      let isEnough = chunk.count >= target || (chunk.count > 0 && !source.isReady)
      if splitter.lastEnd > 0 && isEnough {
        chunk.lineEndCount = splitter.lineEndsAtLastEnd
        return splitter.lastEnd
      }
      if splitter.lastEnd == 0 && isOversized(chunk.count) {
        return beginOversized(&chunk, usable)
      }
      if chunk.count >= target { target = chunk.count + chunkSize }
      _ = try readMore(into: &chunk, upTo: target)
    }
  }

  /// Returns the end of a record, including a LF that follows its CR.
  private func endOfRecord(_ chunk: Chunk, _ end: Int) -> Int {
    let hasLineFeed =
      chunk.storage[end - 1] == 0x0D && end < chunk.count && chunk.storage[end] == 0x0A
      && format != .nulTerminated && !format.isArray
    return hasLineFeed ? end + 1 : end
  }

  private mutating func beginOversized(_ chunk: inout Chunk, _ usable: Int) -> Int {
    chunk.kind = format.isComment(chunk.storage.span) ? .skipped : .oversizedStart
    let record = finder(after: chunk.storage.span.extracting(0..<usable), at: chunk.offset)
    chunk.missingEnd = record.missingEnd
    oversized = record
    return usable
  }

  /// Returns the finder of the end of a record that is longer than allowed, after its first bytes.
  private func finder(after bytes: Span<UInt8>, at offset: Int) -> RecordEndFinder {
    var record = RecordEndFinder(format)
    let allowed = min(maximumRecordSize, bytes.count)
    _ = record.end(in: bytes.extracting(first: allowed))
    let quote = OpenQuote(in: bytes, at: offset, maximumSize: allowed, format)
    if let quote, quote.lineEnds == 0 { record.openQuote = quote }
    _ = record.end(in: bytes.extracting(allowed...))
    return record
  }

  private mutating func fillOversized(_ chunk: inout Chunk) throws -> Int {
    chunk.kind = .oversizedRest
    while usableCount(chunk) == 0, !isAtEnd { _ = try readMore(into: &chunk, upTo: chunk.count + chunkSize) }
    let usable = usableCount(chunk)
    let end = oversized?.end(in: chunk.storage.span.extracting(0..<usable))
    if end != nil { oversized = nil }
    if isAtEnd { chunk.unclosedQuote = oversized?.takeUnclosedQuote() }
    chunk.missingEnd = oversized?.missingEnd ?? []
    return end ?? usable
  }

  /// Whether this many bytes without the end of a record exceed the maximum size of a record, and are enough
  /// to determine whether they begin a comment line, which may have any length.
  func isOversized(_ count: Int) -> Bool {
    count > max(maximumRecordSize, format.commentPrefixSize) + 2
  }

  /// Returns the number of bytes that can be scanned: all, except a CR at the end that a LF may follow.
  private func usableCount(_ chunk: Chunk) -> Int {
    guard !isAtEnd, chunk.count > 0, chunk.storage[chunk.count - 1] == 0x0D else { return chunk.count }
    return chunk.count - 1
  }

  /// Reads once, up to a size of the chunk; returns `false` at the end of the input.
  mutating func readMore(into chunk: inout Chunk, upTo target: Int) throws -> Bool {
    if chunk.count == chunk.storage.count {
      let room = min(target - chunk.count, max(chunk.count, Self.firstReadSize))
      chunk.storage.append(addingCapacity: room) { $0.append(repeating: 0, count: room) }
    }
    let count = try source.read(into: &chunk.storage, at: chunk.count..<min(target, chunk.storage.count))
    chunk.count += count
    isAtEnd = count == 0
    return count > 0
  }
}

extension RecordFormat {
  /// Whether the bytes begin with a comment line, with a byte-order mark before it or without.
  func isComment(_ bytes: Span<UInt8>) -> Bool {
    guard case .csv(let dialect) = self else { return false }
    return dialect.comment?.begins(bytes, at: dialect.readsMarks ? bytes.endOfByteOrderMark : 0) ?? false
  }

  /// The number of bytes by which a comment line is recognized.
  fileprivate var commentPrefixSize: Int {
    guard case .csv(let dialect) = self else { return 0 }
    return dialect.comment.map { ByteOrderMark.utf8.count + $0.count } ?? 0
  }

  /// Returns the number of physical lines that end in a range of bytes: with CRLF, LF or a lone CR in CSV, with LF in lines; for
  /// values that end with NUL, the number of values.
  func lineEndCount(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    switch self {
    case .csv: LineEnds.count(in: bytes, range).count
    case .lines, .jsonLines, .jsonArray: range.count { bytes[$0] == 0x0A }
    case .nulTerminated: range.count { bytes[$0] == 0 }
    }
  }
}
