extension SortedWords {
  /// The number that the digits of the range write, or `nil`.
  package func number(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count < 19 else { return nil }
    var result = 0
    for offset in range {
      guard self[offset].isDigit else { return nil }
      result = result * 10 + Int(self[offset] - 0x30)
    }
    return result
  }

  /// The text of the range.
  package func text(in range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }
}
