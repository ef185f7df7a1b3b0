/// Cuts a stream of bytes into chunks of whole records: bounded, in order, never inside quotes.
///
/// Memory is bounded by the chunk size and the longest record allowed; a longer one comes as pieces.
package struct ChunkReader: Sendable {
  /// How many bytes are read for a chunk, where there are as many; it ends with the last whole record among them.
  package static let defaultChunkSize = 256 << 10
  /// How many bytes a buffer has room for at first: a short input is not worth more memory, which has to be zeroed.
  static let firstReadSize = 16 << 10
  /// The most that the bound on a record can be: offsets in a chunk are numbers of 32 bits.
  package static let largestMaximumRecordSize = 1 << 30

  var source: any ByteSource
  let format: RecordFormat
  /// How many bytes are read for a chunk from now on, at least 1.
  package var chunkSize: Int
  let maximumRecordSize: Int
  /// The buffer of the next chunk, which exchanges it for its own, and the bytes in it that have been read: past the
  /// end of the last chunk or row.
  var buffer: [UInt8] = []
  var pending = 0..<0
  private var oversized: RecordEndFinder?
  var isAtEnd = false
  /// How many bytes to read for a chunk after one that had as many lines as a chunk may have: little more than those,
  /// as what is read past them is copied and scanned again. It doubles until chunks have fewer lines.
  private var lineLimitedSize = Int.max
  private var nextIndex = 0
  var nextOffset = 0
  /// The rows still to be passed over, and how many rows have gone by; kept up only while there are such rows.
  var skippedRows: ArraySlice<Int> = []
  var rowCount = 0
  /// Whether the record past the bound that is on its way through is none, but passed over.
  var isPassingOver = false

  /// A reader of the source from where it stands.
  ///
  /// - Parameters:
  ///   - offset: The byte offset in the input at which the source is.
  ///   - chunkSize: In bytes, at least 1.
  ///   - maximumRecordSize: In bytes without the line end, from 1 to ``largestMaximumRecordSize``.
  package init(
    _ source: any ByteSource, format: RecordFormat, offset: Int = 0, chunkSize: Int = defaultChunkSize,
    maximumRecordSize: Int = RecordFormat.defaultMaximumRecordSize
  ) {
    precondition(chunkSize > 0 && maximumRecordSize > 0, "sizes are at least 1")
    precondition(maximumRecordSize <= Self.largestMaximumRecordSize, "a record has at most 1 GiB")
    self.source = source
    self.format = format
    nextOffset = offset
    self.chunkSize = chunkSize
    self.maximumRecordSize = maximumRecordSize
  }

  /// How many bytes of the input have been given out.
  package var position: Int { nextOffset }

  /// Whether it is known that nothing comes any more.
  package var isExhausted: Bool { isAtEnd && pending.isEmpty }

  /// Fills the chunk with what comes next; `false` at the end of the input.
  package mutating func fill(_ chunk: inout Chunk) throws -> Bool {
    chunk.count = 0
    chunk.isCutInQuotes = false
    chunk.separators.removeAll()
    takePending(into: &chunk)
    var end = oversized == nil ? try fillRecords(&chunk) : try fillOversized(&chunk)
    guard end > 0 else { return false }
    let whole = end
    if !passesNothingOver || chunk.kind == .skipped { end = cut(&chunk, end) }
    keep(chunk.storage[end..<chunk.count])
    chunk.count = end
    if end < whole { chunk.isCutInQuotes = false }
    if chunk.kind != .records || end < whole {
      chunk.lineEndCount = format.lineEndCount(in: chunk.storage.span, 0..<end)
    }
    chunk.scratchStart = end
    chunk.index = nextIndex
    chunk.offset = nextOffset
    nextIndex += 1
    nextOffset += end
    return true
  }

  /// Exchanges the chunk's buffer for the one that begins with the bytes already read.
  private mutating func takePending(into chunk: inout Chunk) {
    // Only after rows that were read one by one do the bytes not begin at the front.
    if pending.lowerBound > 0 { buffer.removeSubrange(..<pending.lowerBound) }
    swap(&chunk.storage, &buffer)
    chunk.count = pending.count
    chunk.scratchStart = chunk.count
    pending = 0..<0
  }

  /// Copies what was read past the end of the chunk to the front of the next chunk's buffer.
  private mutating func keep(_ tail: ArraySlice<UInt8>) {
    let missing = tail.count - buffer.count
    if missing > 0 { buffer.append(addingCapacity: missing) { $0.append(repeating: 0, count: missing) } }
    buffer.replaceSubrange(0..<tail.count, with: tail)
    pending = 0..<tail.count
  }

  /// Reads until there are whole records, and as many as a chunk takes or as are there without waiting.
  private mutating func fillRecords(_ chunk: inout Chunk) throws -> Int {
    var splitter = RecordSplitter(format)
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
        return chunk.count
      }
      let isEnough = chunk.count >= target || (chunk.count > 0 && !source.isReady)
      if splitter.lastEnd > 0 && isEnough {
        chunk.lineEndCount = splitter.lineEndsAtLastEnd
        return splitter.lastEnd
      }
      if splitter.lastEnd == 0 && chunk.count > maximumRecordSize + 2 {
        return beginOversized(&chunk, usable)
      }
      if chunk.count >= target { target = chunk.count + chunkSize }
      _ = try readMore(into: &chunk, upTo: target)
    }
  }

  /// The end of a record whose CR a LF may follow, which belongs to it.
  private func endOfRecord(_ chunk: Chunk, _ end: Int) -> Int {
    let hasLineFeed =
      chunk.storage[end - 1] == 0x0D && end < chunk.count && chunk.storage[end] == 0x0A
      && format != .nulTerminated
    return hasLineFeed ? end + 1 : end
  }

  private mutating func beginOversized(_ chunk: inout Chunk, _ usable: Int) -> Int {
    chunk.kind = format.isComment(chunk.storage.span) ? .skipped : .oversizedStart
    var record = RecordEndFinder(format)
    _ = record.end(in: chunk.storage.span.extracting(0..<usable))
    oversized = record
    return usable
  }

  private mutating func fillOversized(_ chunk: inout Chunk) throws -> Int {
    chunk.kind = .oversizedRest
    while usableCount(chunk) == 0, !isAtEnd { _ = try readMore(into: &chunk, upTo: chunk.count + chunkSize) }
    let usable = usableCount(chunk)
    let end = oversized?.end(in: chunk.storage.span.extracting(0..<usable))
    if end != nil { oversized = nil }
    return end ?? usable
  }

  /// How many bytes can be judged: not a CR at the end while a LF may follow it.
  private func usableCount(_ chunk: Chunk) -> Int {
    guard !isAtEnd, chunk.count > 0, chunk.storage[chunk.count - 1] == 0x0D else { return chunk.count }
    return chunk.count - 1
  }

  /// Reads once, until the chunk has that many bytes at most; `false` at the end of the input.
  private mutating func readMore(into chunk: inout Chunk, upTo target: Int) throws -> Bool {
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
  /// Whether the line that the bytes begin with is a comment.
  func isComment(_ bytes: Span<UInt8>) -> Bool {
    guard case .csv(let dialect) = self else { return false }
    return dialect.comment?.begins(bytes) ?? false
  }

  /// How many physical lines end in a stretch of bytes: at CRLF, LF and lone CR in CSV, at LF alone in lines; where
  /// values end with NUL, how many values do.
  func lineEndCount(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    switch self {
    case .csv: LineEnds.count(in: bytes, range).count
    case .lines: range.count { bytes[$0] == 0x0A }
    case .nulTerminated: range.count { bytes[$0] == 0 }
    }
  }
}
