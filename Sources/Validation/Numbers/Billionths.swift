internal import Bytes

/// Numbers as counts of billionths: at most nine digits before the point and nine after it, no exponent. Nearly all
/// values are such numbers, and they compare as machine integers.
enum Billionths {
  /// Returns the number in billionths, or `nil` if the value is not such a number; it may still be a number of another
  /// spelling.
  @inline(__always)
  static func read(_ value: Span<UInt8>) -> Int? {
    var index = 0
    let isNegative = value.count > 0 && value[0] == UInt8(ascii: "-")
    if isNegative || value.count > 0 && value[0] == UInt8(ascii: "+") { index = 1 }
    guard value.count - index <= 19 else { return nil }
    var number = 0
    let integerDigits = readDigits(of: value, from: &index, into: &number)
    var fractionDigits = 0
    if index < value.count, value[index] == UInt8(ascii: ".") {
      index += 1
      fractionDigits = readDigits(of: value, from: &index, into: &number)
    }
    guard index == value.count, integerDigits + fractionDigits > 0, integerDigits <= 9, fractionDigits <= 9
    else { return nil }
    number = number &* unit(ofFractionDigits: fractionDigits)
    return isNegative ? -number : number
  }

  /// Reads digits up to the first other byte and returns how many there are.
  @inline(__always)
  private static func readDigits(of value: Span<UInt8>, from index: inout Int, into number: inout Int) -> Int
  {
    let start = index
    while index < value.count, value[index].isDigit {
      number = number &* 10 &+ Int(value[index] &- 0x30)
      index &+= 1
    }
    return index &- start
  }

  /// The weight in billionths of the last digit of a number with that many digits after the point, 0 to 9.
  @inline(__always)
  static func unit(ofFractionDigits count: Int) -> Int { powers[9 &- count] }

  /// The powers of ten by their exponent, 0 to 9.
  private static let powers: InlineArray<10, Int> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}
