internal import Bytes

/// An integer of any length: the power of ten of a number whose written exponent exceeds a machine integer.
struct DecimalExponent: Comparable, Sendable {
  private let isNegative: Bool
  /// The decimal digits, each 0–9, without leading zeros; empty for zero.
  private let digits: [UInt8]

  private init(isNegative: Bool, digits: some Sequence<UInt8>) {
    self.digits = Array(digits.drop { $0 == 0 })
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  /// Creates the exponent that is written as ASCII digits in a range of the value.
  init(isNegative: Bool, digits: Range<Int>, in value: Span<UInt8>) {
    self.init(isNegative: isNegative, digits: digits.map { value[$0] - 0x30 })
  }

  init(_ number: Int) {
    self.init(isNegative: number < 0, digits: number.magnitude.description.utf8.map { $0 - 0x30 })
  }

  static func < (first: Self, second: Self) -> Bool {
    guard first.isNegative == second.isNegative else { return first.isNegative }
    return magnitudeIsLess(first.digits, second.digits) != first.isNegative && first != second
  }

  /// O(n) in the digits.
  static func + (first: Self, second: Self) -> Self {
    if first.isNegative == second.isNegative {
      return Self(isNegative: first.isNegative, digits: sum(first.digits, second.digits))
    }
    if magnitudeIsLess(first.digits, second.digits) {
      return Self(isNegative: second.isNegative, digits: difference(second.digits, first.digits))
    }
    return Self(isNegative: first.isNegative, digits: difference(first.digits, second.digits))
  }

  /// Returns the distance to a number that is not less, or `nil` if it is above the limit. O(n) in the digits.
  func distance(to other: Self, limit: Int) -> Int? {
    let distance = other + Self(isNegative: !isNegative, digits: digits)
    guard distance.digits.count <= 18 else { return nil }
    let number = distance.digits.reduce(0) { $0 * 10 + Int($1) }
    return number <= limit ? number : nil
  }

  private static func magnitudeIsLess(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.count == second.count ? first.lexicographicallyPrecedes(second) : first.count < second.count
  }

  private static func sum(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    let (long, short) = first.count < second.count ? (second, first) : (first, second)
    var result = [0] + long
    for index in short.indices { result[result.count - short.count + index] += short[index] }
    for index in result.indices.dropFirst().reversed() where result[index] > 9 {
      result[index] -= 10
      result[index - 1] += 1
    }
    return result
  }

  /// Returns the digits of one magnitude minus those of another that is not greater.
  private static func difference(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    var result = first
    var borrow: UInt8 = 0
    for index in result.indices.reversed() {
      let position = index - (first.count - second.count)
      let subtracted = borrow + (position >= 0 ? second[position] : 0)
      borrow = result[index] < subtracted ? 1 : 0
      result[index] = result[index] &+ borrow &* 10 &- subtracted
    }
    return result
  }
}
