/// What the values of a field mean when they are compared.
///
/// ```swift
/// let bytes = Array("10".utf8), other = Array("9.0".utf8)
/// ValueKind.number.order(of: bytes.span, to: other.span)  // 1: ten is more than nine
/// ValueKind.text.order(of: bytes.span, to: other.span)    // -1: "1" comes before "9"
/// ```
public enum ValueKind: String, Sendable, CaseIterable {
  /// Bytes, which is the order of Unicode's code points.
  case text
  /// A decimal of any size, or `NaN`, `INF`, `-INF`: Table Schema v2, type `number`.
  case number
  /// A day as `YYYY-MM-DD`.
  case day

  /// -1, 0 or 1 as the first value is less than, the same as or more than the second; `nil` where they have no order: one
  /// is `NaN`, is not of the kind, or is a number past ``ExactDecimal/largestExponent``. O(n).
  public func order(of first: Span<UInt8>, to second: Span<UInt8>) -> Int? {
    switch self {
    case .text: return Self.order(ofBytes: first, to: second)
    case .number:
      var difference = NumberSum()
      guard difference.add(first), difference.subtract(second) else { return nil }
      return difference.sign
    case .day:
      guard case .day(let first) = CalendarDay.read(first), case .day(let second) = CalendarDay.read(second)
      else { return nil }
      return first < second ? -1 : first == second ? 0 : 1
    }
  }

  private static func order(ofBytes first: Span<UInt8>, to second: Span<UInt8>) -> Int {
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      return first[index] < second[index] ? -1 : 1
    }
    return (first.count - second.count).signum()
  }
}
