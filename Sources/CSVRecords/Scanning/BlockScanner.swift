/// Finds separators 64 bytes at a time, from the beginning of a record on.
protocol BlockScanner {
  /// Whether the bytes so far end inside quotes.
  var isInQuotes: Bool { get }

  /// How many lines have ended.
  var lineEndCount: Int { get }

  /// Adds what stands in each 64 bytes from `start` on; only where they end with a whole block may more follow.
  ///
  /// - Parameter strays: Takes the places of quotes, or text after one, that stand where they should not.
  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to words: inout OutputSpan<SeparatorMap.Word>,
    strays: inout [UInt32])
}
