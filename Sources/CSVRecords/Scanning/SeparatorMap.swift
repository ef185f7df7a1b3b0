/// Where separators stand in a buffer, and what is odd about its quotes.
struct SeparatorMap: Sendable, Hashable {
  /// What stands in 64 bytes of the buffer; bit i is byte i.
  struct Word: Sendable, Hashable {
    /// Delimiters and line ends outside quotes.
    let separators: UInt64
    /// Line ends outside quotes; where values end with NUL, those NULs.
    let recordEnds: UInt64
    /// The ends of physical lines, inside quotes too: every CR, and every LF that follows none. Where values are not
    /// CSV, the same as the ends of records.
    let lineEnds: UInt64
  }

  /// The words of the buffer, the first for its first 64 bytes.
  var words: [Word] = []
  /// Where a quote, or text after one, stands where it should not; in order.
  var strays: [UInt32] = []

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    strays.removeAll(keepingCapacity: true)
  }
}
