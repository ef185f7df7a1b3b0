/// The bytes that end records and lines in a format whose records have one field without quotes.
struct Terminators: Sendable, Hashable {
  /// The byte that ends a record.
  let record: UInt8
  /// The byte that ends a physical line, or what is counted in place of lines.
  let line: UInt8

  /// The LF of lines.
  static let lineFeed = Terminators(record: 0x0A, line: 0x0A)
  /// The NUL after each value.
  static let nul = Terminators(record: 0, line: 0)
  /// The mark that a source writes after each element.
  static let element = Terminators(record: ElementMark.byte, line: 0x0A)
}
