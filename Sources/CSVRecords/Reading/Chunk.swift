internal import Bytes

/// A part of the input: whole records, or a piece of a record that is longer than allowed.
///
/// A ``ChunkReader`` fills it repeatedly, so that its buffer is used again.
package struct Chunk: Sendable {
  /// The kind of the bytes in a chunk.
  package enum Kind: Sendable, Hashable {
    /// Whole records; at the end of the input the last may have no line end.
    case records
    /// The first piece of a record that is longer than allowed.
    case oversizedStart
    /// A further piece of such a record.
    case oversizedRest
    /// A row that is not a record, or a piece of one: see ``ChunkReader/skip(rows:)``.
    case skipped
  }

  /// The buffer, whose first ``count`` bytes are those of the input.
  package internal(set) var storage: [UInt8] = []
  /// The number of bytes of the input in the chunk.
  package internal(set) var count = 0
  package internal(set) var kind = Kind.records
  /// The offset of the first byte in the input, from 0.
  package internal(set) var offset = 0
  /// The separators in the buffer; those beyond the chunk's bytes have no meaning.
  var separators = SeparatorMap()
  /// The number of physical lines that end in the chunk; for values that end with NUL, the number of values.
  package internal(set) var lineEndCount = 0
  /// Whether all bytes of the chunk are known to be plain text: UTF-8 without NUL.
  package internal(set) var isPlain = false
  /// Whether the input ends in quotes that are never closed.
  package internal(set) var isCutInQuotes = false
  /// In the piece of a record at the end of the input, which may be empty: the quote that is never closed, if the maximum size
  /// ends the record in the line of the quote.
  package internal(set) var unclosedQuote: OpenQuote?
  /// The bytes that complete the last record of the chunk without a change to its fields, if the input ends
  /// within that record; otherwise none. In a piece of a record that is longer than allowed, those that
  /// complete it if the input ends after the piece.
  package internal(set) var missingEnd: [UInt8] = []

  package init() {}

  /// Removes the content, and keeps the buffer for bytes from an offset in the input on.
  package mutating func clear(at offset: Int, kind: Kind = .records) {
    (count, scratchStart, lineEndCount) = (0, 0, 0)
    self.kind = kind
    (isPlain, isCutInQuotes, unclosedQuote, missingEnd) = (false, false, nil, [])
    separators.removeAll()
    self.offset = offset
  }

  /// The offset in the buffer of the next scratch bytes: after the input's bytes and earlier scratch.
  package internal(set) var scratchStart = 0

  /// Appends bytes after those of the input, such as unescaped fields, at ``scratchStart``.
  package mutating func appendScratch(_ scratch: [UInt8]) {
    let end = scratchStart + scratch.count
    if storage.count < end {
      storage += Array(repeating: 0, count: end - storage.count)
    }
    storage.replaceSubrange(scratchStart..<end, with: scratch)
    scratchStart = end
  }

  /// Removes the records from an offset on, which is the end of a record; the chunk has to be parsed again.
  package mutating func removeRecords(from end: Int, _ format: RecordFormat) {
    guard end < count else { return }
    (count, scratchStart) = (end, end)
    (isCutInQuotes, missingEnd) = (false, [])
    lineEndCount = format.lineEndCount(in: storage.span, 0..<end)
  }

  /// Removes the buffer and returns it, so that its memory can be used for other bytes.
  package mutating func takeStorage() -> [UInt8] {
    let taken = storage
    storage = []
    (count, scratchStart) = (0, 0)
    return taken
  }

  /// Replaces the buffer by bytes that do not come from an input, such as those of columns: all of them are scratch.
  package mutating func setScratch(_ bytes: consuming [UInt8]) {
    scratchStart = bytes.count
    (count, isPlain) = (0, false)
    storage = bytes
  }

  /// Returns the number of physical lines that end in a range of the input's bytes, and the end of the last of them. O(n), 64
  /// bytes at a time. Values that end with NUL are not lines.
  ///
  /// - Parameter range: A range that does not begin between a CR and its LF.
  package func lineEnds(in range: Range<Int>) -> (count: Int, last: Int?) {
    guard !range.isEmpty else { return (0, nil) }
    var (count, last) = (0, Int?.none)
    for number in range.lowerBound / 64...(range.upperBound - 1) / 64 {
      let start = max(range.lowerBound - number * 64, 0)
      let ends =
        separators.words[number].lineEnds & ScanBlock.used(range.upperBound - number * 64)
        & (.max << UInt64(start))
      guard ends != 0 else { continue }
      count += ends.nonzeroBitCount
      last = number * 64 + 64 - ends.leadingZeroBitCount
    }
    guard let last, last < range.upperBound, storage[last - 1] == 0x0D, storage[last] == 0x0A else {
      return (count, last)
    }
    return (count, last + 1)
  }

  /// The number of Unicode scalars after the last LF. O(n) of them.
  package var lastLineSize: Int {
    let lastEnd =
      kind == .records ? lineEnds(in: 0..<count).last : storage[..<count].lastIndex(of: 0x0A).map { $0 + 1 }
    let start = lastEnd ?? 0
    return UTF8Sequence.scalarCount(in: storage.span.extracting(start..<count))
  }

  /// Returns the offset of the first byte, at `start` or after it, that ends a physical line, of CR and LF the CR; the count if
  /// there is none. O(n), 64 bytes at a time.
  package func nextLineEnd(from start: Int) -> Int {
    guard start < count else { return count }
    var number = start / 64
    var ends = separators.words[number].lineEnds & (.max << UInt64(start % 64))
    while ends == 0 {
      number += 1
      guard number * 64 < count else { return count }
      ends = separators.words[number].lineEnds
    }
    return min(number * 64 + ends.trailingZeroBitCount, count)
  }

  /// Calls the closure with the offset of each line end that ends no record, ascending: those inside quotes, and others between
  /// the records. O(n), a few instructions for 256 bytes without one.
  package func forEachInnerLineEnd(_ body: (Int) -> Void) {
    let words = separators.words.span.extracting(first: (count + 63) / 64)
    var start = 0
    while let number = ScanBlocks.best.firstInner(of: words, from: start) {
      var ends = words[number].innerLineEnds
      while ends != 0 {
        body(number * 64 + ends.trailingZeroBitCount)
        ends &= ends &- 1
      }
      start = number + 1
    }
  }
}
