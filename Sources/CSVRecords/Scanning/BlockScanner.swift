/// A scanner that finds separators 64 bytes at a time, from the beginning of a record on.
protocol BlockScanner {
  /// Whether the bytes so far end in quotes.
  var isInQuotes: Bool { get }

  /// The number of lines that have ended.
  var lineEndCount: Int { get }

  /// Appends a word for each 64 bytes from `start` on; if the last block is not whole, no more bytes may follow.
  ///
  /// - Parameter strays: Receives the offsets of stray quotes, and of text after closing ones.
  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32])
}
