/// The separators in a buffer, and its stray quotes.
struct SeparatorMap: Sendable, Hashable {
  /// The separators in 64 bytes of the buffer; bit i is byte i.
  struct Word: Sendable, Hashable {
    /// Delimiters and line ends outside quotes.
    let separators: UInt64
    /// Line ends outside quotes; for values that end with NUL, the NULs.
    let recordEnds: UInt64
    /// The ends of physical lines, in quotes too: every CR, and every LF that does not follow a CR. For lines and values,
    /// the same as the ends of records.
    let lineEnds: UInt64

    /// The ends of physical lines that end no record, most of them inside quotes.
    @inline(__always)
    var innerLineEnds: UInt64 { lineEnds & ~recordEnds }
  }

  /// The words of the buffer, the first for its first 64 bytes.
  var words: [Word] = []
  /// The offsets of stray quotes, and of text after closing ones; in order.
  var strays: [UInt32] = []

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    strays.removeAll(keepingCapacity: true)
  }
}
