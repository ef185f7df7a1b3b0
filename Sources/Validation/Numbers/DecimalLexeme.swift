internal import Bytes

/// The parts of a decimal as offsets into the bytes of a value, without copying or rounding.
///
/// All digits are ASCII digits. The number is `0.DIGITS × 10^magnitude`, where `DIGITS` are its significant digits.
package struct DecimalLexeme: Hashable, Sendable {
  /// The limit beyond which further digits of an exponent are ignored. It exceeds ``ExactDecimal/largestExponent`` by
  /// more than the number of digits that fit into memory, so comparisons with an ``ExactDecimal`` remain exact.
  private static let exponentLimit = 100_000_000_000_000_000

  package private(set) var isNegative = false
  /// The digits before the point.
  package private(set) var integer = 0..<0
  /// The digits after the point.
  package private(set) var fraction = 0..<0
  /// The written exponent, inexact beyond ``ExactDecimal/largestExponent``.
  package private(set) var exponent = 0
  /// The digits of the exponent, and whether a minus precedes them.
  private(set) var exponentDigits = 0..<0
  private(set) var hasNegativeExponent = false

  /// Reads the whole value as a decimal in the notation, or returns `nil`.
  package init?(_ value: Span<UInt8>, _ notation: DecimalNotation = .number) {
    var index = 0
    isNegative = Self.sign(in: value, at: &index)
    guard index == 0 || isNegative || notation.contains(.plusSign) else { return nil }
    integer = Self.digits(in: value, at: &index)
    if index < value.count, value[index] == UInt8(ascii: ".") {
      guard notation.contains(.fraction) else { return nil }
      index += 1
      fraction = Self.digits(in: value, at: &index)
      guard !fraction.isEmpty || notation.contains(.trailingPoint) else { return nil }
    }
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    if index < value.count, value[index] | 0x20 == UInt8(ascii: "e"), notation.contains(.exponent) {
      index += 1
      let isNegative = Self.sign(in: value, at: &index)
      let digits = Self.digits(in: value, at: &index)
      guard !digits.isEmpty else { return nil }
      for index in digits where exponent < Self.exponentLimit {
        exponent = exponent * 10 + Int(value[index] - 0x30)
      }
      exponent = isNegative ? -exponent : exponent
      (exponentDigits, hasNegativeExponent) = (digits, isNegative)
    }
    guard index == value.count else { return nil }
  }

  /// Creates the number `0.DIGITS × 10^magnitude` whose digits are the first `digitCount` bytes of a buffer.
  init(isNegative: Bool, digitCount: Int, magnitude: Int) {
    (self.isNegative, fraction, exponent) = (isNegative, 0..<digitCount, magnitude)
  }

  /// The number of digits before and after the point.
  package var digitCount: Int { integer.count + fraction.count }

  /// The digit at a position, counted over the integer part and then the fraction, as a number 0–9.
  package func digit(_ position: Int, in value: Span<UInt8>) -> UInt8 {
    let isInteger = position < integer.count
    let index = isInteger ? integer.lowerBound + position : fraction.lowerBound + position - integer.count
    return value[index] - 0x30
  }

  /// The positions from the first nonzero digit to the last one; an empty range for zero. O(n).
  package func significantDigits(in value: Span<UInt8>) -> Range<Int> {
    var end = digitCount
    while end > 0, digit(end - 1, in: value) == 0 { end -= 1 }
    var start = 0
    while start < end, digit(start, in: value) == 0 { start += 1 }
    return start..<end
  }

  /// The power of ten in `0.DIGITS × 10^magnitude`, where `DIGITS` begin at the first position of the range.
  func magnitude(from digits: Range<Int>) -> Int {
    integer.count - digits.lowerBound + exponent
  }

  /// Returns -1, 0 or 1 if the number is less than, equal to or greater than another in its own bytes. O(n), no
  /// allocation.
  package func order(
    in value: Span<UInt8>, to other: DecimalLexeme, in otherValue: Span<UInt8>
  ) -> Int {
    let digits = significantDigits(in: value)
    let otherDigits = other.significantDigits(in: otherValue)
    let sign = digits.isEmpty ? 0 : isNegative ? -1 : 1
    let otherSign = otherDigits.isEmpty ? 0 : other.isNegative ? -1 : 1
    guard sign == otherSign, sign != 0 else { return (sign - otherSign).signum() }
    var order = magnitude(from: digits) - other.magnitude(from: otherDigits)
    var offset = 0
    while order == 0, offset < digits.count, offset < otherDigits.count {
      let first = digit(digits.lowerBound + offset, in: value)
      order = Int(first) - Int(other.digit(otherDigits.lowerBound + offset, in: otherValue))
      offset += 1
    }
    // If one sequence of digits is a prefix of the other, the longer one is greater, because its last digit
    // is not 0.
    if order == 0 { order = digits.count - otherDigits.count }
    return order.signum() * sign
  }

  @inline(__always)
  private static func sign(in value: Span<UInt8>, at index: inout Int) -> Bool {
    guard index < value.count, value[index] == UInt8(ascii: "-") || value[index] == UInt8(ascii: "+")
    else { return false }
    defer { index += 1 }
    return value[index] == UInt8(ascii: "-")
  }

  @inline(__always)
  private static func digits(in value: Span<UInt8>, at index: inout Int) -> Range<Int> {
    let start = index
    while index < value.count, value[index].isDigit { index += 1 }
    return start..<index
  }
}
