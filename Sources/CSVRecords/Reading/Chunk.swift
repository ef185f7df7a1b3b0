/// A part of the input: whole records, or a piece of a record that is longer than allowed.
///
/// A chunk is a buffer that is filled again and again by a ``ChunkReader``.
package struct Chunk: Sendable {
  /// What the bytes of a chunk are.
  package enum Kind: Sendable, Hashable {
    /// Whole records; at the end of the input the last may have no line end.
    case records
    /// The first piece of a record that is longer than allowed.
    case oversizedStart
    /// A further piece of such a record.
    case oversizedRest
    /// A row that is no record, or a piece of one: see ``ChunkReader/skip(rows:)``.
    case skipped
  }

  /// The buffer, whose first ``count`` bytes are those of the input.
  package internal(set) var storage: [UInt8] = []
  /// The number of bytes of the input in the chunk.
  package internal(set) var count = 0
  package internal(set) var kind = Kind.records
  /// The number of the chunk, from 0.
  package internal(set) var index = 0
  /// The offset of its first byte in the input, from 0.
  package internal(set) var offset = 0
  /// The separators in the buffer; those beyond the chunk's bytes have no meaning.
  var separators = SeparatorMap()
  /// The number of physical lines that end in the chunk; for values that end with NUL, the number of values.
  package internal(set) var lineEndCount = 0
  /// Whether the input ends in quotes that are never closed.
  var isCutInQuotes = false

  package init() {}

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

  /// The number of physical lines that end in a range of the input's bytes, and the end of the last of them. O(n), 64
  /// bytes at a time.
  ///
  /// - Parameter range: It does not begin between a CR and its LF; values that end with NUL are no lines.
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
}
