/// A scanner that finds separators 64 bytes at a time, beginning at the start of a record.
protocol BlockScanner: Sendable {
  /// Whether the bytes so far end in quotes.
  var isInQuotes: Bool { get }

  /// The number of line ends so far.
  var lineEndCount: Int { get }

  /// Appends a word for each block of 64 bytes from `start` on; no bytes may follow an incomplete block.
  ///
  /// - Parameter strays: Receives the offsets of stray quotes, and of text after closing ones.
  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32])
}
