extension SortedWords {
  /// Returns the number with the decimal digits in a range of the table, or `nil` if the range is empty, contains another byte
  /// or has more than 18 digits.
  package func number(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count < 19 else { return nil }
    var result = 0
    for offset in range {
      guard self[offset].isDigit else { return nil }
      result = result * 10 + Int(self[offset] - 0x30)
    }
    return result
  }

  /// Returns the text in a range of the table.
  package func text(in range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }
}
