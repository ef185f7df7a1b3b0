internal import Bytes

/// The separators in a buffer, and its stray quotes.
struct SeparatorMap: Sendable, Hashable {
  /// The separators in 64 bytes of the buffer; bit i is byte i.
  struct Word: Sendable, Hashable {
    /// Delimiters and line ends outside quotes.
    let separators: UInt64
    /// Line ends outside quotes; for values that end with NUL, the NULs.
    let recordEnds: UInt64
    /// The ends of physical lines, in quotes too: every CR, and every LF that does not follow a CR. For lines and values,
    /// the same as the ends of records; for elements of an array, every LF.
    let lineEnds: UInt64

    /// The ends of physical lines that end no record, most of them inside quotes.
    @inline(__always)
    var innerLineEnds: UInt64 { lineEnds & ~recordEnds }
  }

  /// The words of the buffer, the first for its first 64 bytes.
  var words: [Word] = []
  /// The offsets of stray quotes, and of text after closing ones; in order.
  var strays: [UInt32] = []

  /// Returns the offset after the first end of a record at an offset or after it; `nil` if there is none.
  func firstRecordEnd(from start: Int) -> Int? {
    var mask = UInt64.max << UInt64(max(start, 0) % 64)
    for number in words.indices.dropFirst(max(start, 0) / 64) {
      let ends = words[number].recordEnds & mask
      if ends != 0 { return number * 64 + ends.trailingZeroBitCount + 1 }
      mask = .max
    }
    return nil
  }

  /// Returns the number of ends of physical lines at an offset or after it.
  func lineEndCount(from start: Int) -> Int {
    let words = words.dropFirst(start / 64)
    guard let first = words.first else { return 0 }
    return (first.lineEnds & .max << UInt64(start % 64)).nonzeroBitCount
      + words.dropFirst().reduce(0) { $0 + $1.lineEnds.nonzeroBitCount }
  }

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    strays.removeAll(keepingCapacity: true)
  }

  /// Returns the words of a chunk in which the last byte of each byte-order mark at the start of a record is a separator too.
  func words(markedIn chunk: borrowing Chunk) -> [Word] {
    var marked = words
    let bytes = chunk.storage.span.extracting(0..<chunk.count)
    func mark(_ start: Int) {
      guard bytes.hasByteOrderMark(at: start) else { return }
      let last = start + ByteOrderMark.utf8.count - 1
      let word = marked[last / 64]
      marked[last / 64] = Word(
        separators: word.separators | 1 << UInt64(last % 64), recordEnds: word.recordEnds,
        lineEnds: word.lineEnds)
    }
    mark(0)
    for number in words.indices {
      var ends = words[number].recordEnds
      while ends != 0 {
        mark(number * 64 + ends.trailingZeroBitCount + 1)
        ends &= ends &- 1
      }
    }
    return marked
  }
}
