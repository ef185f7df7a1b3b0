/// Cuts a stream of bytes into chunks of whole records: bounded, in order, never inside quotes.
///
/// Memory is bounded by the chunk size and the longest record allowed; a longer one comes as pieces.
public struct ChunkReader: Sendable {
  /// How many bytes are read for a chunk, where there are as many; it ends with the last whole record among them.
  public static let defaultChunkSize = 256 << 10
  /// How many bytes a record may have unless said otherwise.
  public static let defaultMaximumRecordSize = 4 << 20
  /// The most that the bound on a record can be: offsets in a chunk are numbers of 32 bits.
  public static let largestMaximumRecordSize = 1 << 30

  private var source: any ByteSource
  private let format: RecordFormat
  private let chunkSize: Int
  private let maximumRecordSize: Int
  /// What was read past the end of the last chunk.
  private var carry: [UInt8] = []
  private var oversized: OversizedRecord?
  private var isAtEnd = false
  private var nextIndex = 0
  private var nextOffset = 0

  /// A reader of the source from where it stands.
  ///
  /// - Parameters:
  ///   - chunkSize: In bytes, at least 1.
  ///   - maximumRecordSize: In bytes without the line end, from 1 to ``largestMaximumRecordSize``.
  public init(
    _ source: any ByteSource, format: RecordFormat, chunkSize: Int = defaultChunkSize,
    maximumRecordSize: Int = defaultMaximumRecordSize
  ) {
    precondition(chunkSize > 0 && maximumRecordSize > 0, "sizes are at least 1")
    precondition(maximumRecordSize <= Self.largestMaximumRecordSize, "a record has at most 1 GiB")
    self.source = source
    self.format = format
    self.chunkSize = chunkSize
    self.maximumRecordSize = maximumRecordSize
  }

  /// Drops a byte order mark (EF BB BF) from the front of the input; whether there was one. Before any chunk.
  public mutating func skipByteOrderMark() throws -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var chunk = Chunk()
    restoreCarry(to: &chunk)
    while chunk.count < mark.count, try readMore(into: &chunk, upTo: mark.count) {}
    let found = chunk.count == mark.count && Array(chunk.storage.prefix(mark.count)) == mark
    if found { nextOffset += mark.count }
    carry = Array(chunk.storage[(found ? mark.count : 0)..<chunk.count])
    return found
  }

  /// Reads the first record alone, its line end included; `nil` where it is longer than allowed, empty at the
  /// end of the input.
  public mutating func readRecord() throws -> (bytes: [UInt8], offset: Int)? {
    var chunk = Chunk()
    var oversized = OversizedRecord(format)
    chunk.storage = carry
    chunk.count = carry.count
    var scanned = 0
    while true {
      let usable = usableCount(chunk)
      if usable > scanned {
        let bytes = chunk.storage.span.extracting(scanned..<usable)
        if let end = oversized.end(in: bytes) {
          let count = scanned + end
          return take(count, of: chunk, lineEndSize: format.lineEndSize(of: chunk.storage[..<count]))
        }
        scanned = usable
      }
      if isAtEnd || chunk.count > maximumRecordSize + 2 {
        return take(chunk.count, of: chunk, lineEndSize: 0)
      }
      _ = try readMore(into: &chunk, upTo: chunk.count + chunkSize)
    }
  }

  /// Puts back the record that ``readRecord()`` has just given.
  public mutating func unread(_ record: [UInt8]) {
    carry = record + carry
    nextOffset -= record.count
  }

  /// Reads over that many bytes. Before any chunk.
  public mutating func skip(_ count: Int) throws {
    var chunk = Chunk()
    restoreCarry(to: &chunk)
    while chunk.count < count, try readMore(into: &chunk, upTo: count) {}
    nextOffset += min(count, chunk.count)
    carry = Array(chunk.storage[min(count, chunk.count)..<chunk.count])
  }

  /// How many bytes of the input have been given out.
  public var position: Int { nextOffset }

  private mutating func take(
    _ count: Int, of chunk: Chunk, lineEndSize: Int
  ) -> (bytes: [UInt8], offset: Int)? {
    guard count - lineEndSize <= maximumRecordSize else {
      carry = Array(chunk.storage[..<chunk.count])
      return nil
    }
    carry = Array(chunk.storage[count..<chunk.count])
    defer { nextOffset += count }
    return (Array(chunk.storage[..<count]), nextOffset)
  }

  /// Fills the chunk with what comes next; `false` at the end of the input.
  public mutating func fill(_ chunk: inout Chunk) throws -> Bool {
    chunk.count = 0
    chunk.isIrregular = false
    chunk.separators.removeAll(keepingCapacity: true)
    restoreCarry(to: &chunk)
    let end = oversized == nil ? try fillRecords(&chunk) : try fillOversized(&chunk)
    guard end > 0 else { return false }
    carry.append(contentsOf: chunk.storage[end..<chunk.count])
    chunk.count = end
    if chunk.kind != .records { chunk.lineEndCount = format.lineEndCount(in: chunk.storage.span, 0..<end) }
    chunk.spillStart = end
    chunk.index = nextIndex
    chunk.offset = nextOffset
    nextIndex += 1
    nextOffset += end
    return true
  }

  private mutating func restoreCarry(to chunk: inout Chunk) {
    chunk.spillStart = 0
    chunk.appendSpill(carry)
    chunk.count = carry.count
    carry.removeAll(keepingCapacity: true)
  }

  /// Reads until there are whole records, and as many as a chunk takes or as are there without waiting.
  private mutating func fillRecords(_ chunk: inout Chunk) throws -> Int {
    var splitter = RecordSplitter(format)
    var separators = chunk.separators
    chunk.separators = []
    defer { chunk.separators = separators }
    chunk.kind = .records
    var target = chunkSize
    while true {
      let usable = usableCount(chunk)
      splitter.advance(in: chunk.storage.span.extracting(0..<usable), separators: &separators)
      chunk.isIrregular = splitter.isIrregular || (isAtEnd && splitter.isInQuotes)
      if isAtEnd {
        chunk.lineEndCount = splitter.lineEndCount
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

  private mutating func beginOversized(_ chunk: inout Chunk, _ usable: Int) -> Int {
    chunk.kind = .oversizedStart
    var record = OversizedRecord(format)
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
    if chunk.storage.count < target {
      chunk.storage.append(contentsOf: repeatElement(0, count: target - chunk.storage.count))
    }
    let count = try source.read(into: &chunk.storage, at: chunk.count..<target)
    chunk.count += count
    isAtEnd = count == 0
    return count > 0
  }
}

extension RecordFormat {
  /// How many bytes the line end has that the bytes end with.
  func lineEndSize(of record: ArraySlice<UInt8>) -> Int {
    let hasReturn = self != .nulTerminated && record.last == 0x0A && record.dropLast().last == 0x0D
    return hasReturn ? 2 : 1
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
