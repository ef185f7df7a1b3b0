/// Some whole records, or a piece of one that is past the bound, as they stand in the input.
///
/// A chunk is a buffer that is filled again and again; its place in the input is told by the reader.
package struct Chunk: Sendable {
  /// What the bytes are.
  package enum Kind: Sendable, Hashable {
    /// Whole records; the last may lack its line end at the end of the input.
    case records
    /// The first piece of a record past the bound.
    case oversizedStart
    /// A further piece of it.
    case oversizedRest
    /// A row that is no record, or a piece of it: see ``ChunkReader/skip(rows:)``.
    case skipped
  }

  /// The buffer; the input's bytes are the first ``count`` of it.
  package internal(set) var storage: [UInt8] = []
  /// How many bytes of the input the chunk holds.
  package internal(set) var count = 0
  package internal(set) var kind = Kind.records
  /// Which chunk of the input it is, from 0.
  package internal(set) var index = 0
  /// Where in the input its first byte stands, from 0.
  package internal(set) var offset = 0
  /// Where separators stand; beyond the chunk's bytes it may go on.
  var separators = SeparatorMap()
  /// How many physical lines end in the chunk; where values end with NUL, how many values do.
  package internal(set) var lineEndCount = 0
  /// Whether the input ends inside quotes that are never closed.
  var isCutInQuotes = false

  package init() {}

  /// Where in the buffer the next scratch goes: behind the input's bytes and the scratch before.
  package internal(set) var scratchStart = 0

  /// Puts bytes behind the input's own, such as fields that had to be put together, at ``scratchStart``.
  package mutating func appendScratch(_ scratch: [UInt8]) {
    let end = scratchStart + scratch.count
    if storage.count < end {
      storage += Array(repeating: 0, count: end - storage.count)
    }
    storage.replaceSubrange(scratchStart..<end, with: scratch)
    scratchStart = end
  }

  /// How many physical lines end in a stretch of the input's bytes, and where the last of them does. A stretch does not
  /// begin between a CR and its LF; values that end with NUL are not lines. O(n), 64 bytes at a time.
  package func lineEnds(in stretch: Range<Int>) -> (count: Int, last: Int?) {
    guard !stretch.isEmpty else { return (0, nil) }
    var (count, last) = (0, Int?.none)
    for number in stretch.lowerBound / 64...(stretch.upperBound - 1) / 64 {
      let start = max(stretch.lowerBound - number * 64, 0)
      let ends =
        separators.words[number].lineEnds & ScanBlock.used(stretch.upperBound - number * 64)
        & (.max << UInt64(start))
      guard ends != 0 else { continue }
      count += ends.nonzeroBitCount
      last = number * 64 + 64 - ends.leadingZeroBitCount
    }
    guard let last, last < stretch.upperBound, storage[last - 1] == 0x0D, storage[last] == 0x0A else {
      return (count, last)
    }
    return (count, last + 1)
  }
}
