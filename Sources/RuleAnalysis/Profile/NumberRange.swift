internal import Bytes

/// The least and the greatest of the values that are numbers in plain notation: digits, perhaps after a sign and with a point
/// between them.
struct NumberRange: Sendable {
  /// The least and the greatest number as they are written; empty before the first.
  private(set) var least: [UInt8] = []
  private(set) var greatest: [UInt8] = []
  private let allowsFractions: Bool

  /// - Parameter allowsFractions: Whether numbers with a point are among them.
  init(allowingFractions allowsFractions: Bool) { self.allowsFractions = allowsFractions }

  var isEmpty: Bool { least.isEmpty }

  /// Adds a value, which is skipped if it is no number. O(n).
  mutating func add(_ value: Span<UInt8>) {
    guard let number = PlainNumber(value), allowsFractions || number.isWhole else { return }
    if isEmpty || number.isLess(value, than: least) { least = Array(copying: value) }
    if isEmpty || greatest.isEmpty || number.isGreater(value, than: greatest) {
      greatest = Array(copying: value)
    }
  }

  mutating func add(_ other: NumberRange) {
    guard !other.isEmpty else { return }
    add(other.least.span)
    add(other.greatest.span)
  }
}

/// The parts of a number in plain notation.
private struct PlainNumber {
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

  /// Whether the number, which is this value, is less than another one.
  func isLess(_ value: Span<UInt8>, than other: [UInt8]) -> Bool { order(value, other) < 0 }

  func isGreater(_ value: Span<UInt8>, than other: [UInt8]) -> Bool { order(value, other) > 0 }

  private func order(_ value: Span<UInt8>, _ text: [UInt8]) -> Int {
    guard let other = PlainNumber(text.span) else { return -1 }
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    // Of numbers with as many digits before the point, that which is less is before the other in the order of bytes.
    let order =
      wholeDigits != other.wholeDigits
      ? wholeDigits - other.wholeDigits
      : value.extracting(start...).order(relativeTo: text.span.extracting(other.start...))
    return isNegative ? -order : order
  }
}
