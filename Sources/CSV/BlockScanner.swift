/// Finds separators block by block, from the beginning of a record on.
protocol BlockScanner {
  /// Whether the bytes so far end inside quotes.
  var isInQuotes: Bool { get }

  /// What stands in the 64 bytes at `offset`, or in as many as there are; more may follow only whole blocks.
  ///
  /// - Parameter strays: Takes the places of quotes, or text after one, that stand where they should not.
  mutating func word(in bytes: Span<UInt8>, at offset: Int, strays: inout [UInt32]) -> SeparatorMap.Word
}
