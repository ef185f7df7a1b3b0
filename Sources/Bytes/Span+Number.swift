extension Span<UInt8> {
  /// Returns the number with the ASCII digits in a range, or `nil` if the range is empty, contains another byte or has more
  /// than 18 digits, which always fit into an `Int`.
  @inlinable @inline(__always)
  package func number(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var result = 0
    for index in range {
      guard self[index].isDigit else { return nil }
      result = result &* 10 &+ Int(self[index] &- 0x30)
    }
    return result
  }
}
