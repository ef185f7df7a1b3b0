/// What stands in 64 bytes of a buffer; bit i is byte i.
struct SeparatorWord: Sendable, Hashable {
  /// Delimiters and line ends outside quotes.
  let separators: UInt64
  /// Line ends outside quotes; where values end with NUL, those NULs.
  let recordEnds: UInt64
  /// The ends of physical lines, inside quotes too: every CR, and every LF that follows none. Where values are not CSV,
  /// the same as the ends of records.
  let lineEnds: UInt64
}
