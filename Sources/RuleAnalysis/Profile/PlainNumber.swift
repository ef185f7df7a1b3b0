internal import Bytes

/// The parts of a number in plain notation.
struct PlainNumber: Sendable {
  private let isNegative: Bool
  /// The offset of the first digit.
  private let start: Int
  /// The number of digits before the point.
  private let wholeDigits: Int
  let isWhole: Bool

  init?(_ value: Span<UInt8>) {
    isNegative = !value.isEmpty && value[0] == UInt8(ascii: "-")
    start = isNegative || (!value.isEmpty && value[0] == UInt8(ascii: "+")) ? 1 : 0
    var index = start
    while index < value.count, value[index].isDigit { index += 1 }
    wholeDigits = index - start
    isWhole = index == value.count
    guard wholeDigits > 0 else { return nil }
    guard !isWhole else { return }
    guard value[index] == UInt8(ascii: "."), index + 1 < value.count else { return nil }
    for index in index + 1..<value.count where !value[index].isDigit { return nil }
  }

  /// Returns a negative number, 0 or a positive one if the number, which a value is, precedes another one, equals it, or follows it.
  func order(of value: Span<UInt8>, relativeTo other: PlainNumber, of text: Span<UInt8>) -> Int {
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    // Of numbers with as many digits before the point, that which is less is before the other in the order of bytes.
    let order =
      wholeDigits != other.wholeDigits
      ? wholeDigits - other.wholeDigits
      : value.extracting(start...).order(relativeTo: text.extracting(other.start...))
    return isNegative ? -order : order
  }
}
