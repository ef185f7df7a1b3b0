internal import Bytes

/// The parts of a decimal as they stand in the bytes of a value: nothing is copied, nothing is rounded.
///
/// Grammar: `[sign] (1*DIGIT ["." *DIGIT] / "." 1*DIGIT) [("e" / "E") [sign] 1*DIGIT]`, the digits ASCII: the
/// lexical space of XML Schema's `decimal` (part 2, section 3.3.3.1) and an optional exponent.
struct DecimalLexeme {
  /// An exponent past this is cut there: so far beyond ``ExactDecimal/largestExponent`` that no number of digits
  /// which fits into memory brings it back, and comparisons stay exact.
  private static let exponentLimit = 100_000_000_000_000_000

  private(set) var isNegative = false
  private(set) var integer = 0..<0
  private(set) var fraction = 0..<0
  private(set) var exponent = 0

  init?(_ value: Span<UInt8>) {
    var index = 0
    isNegative = Self.sign(in: value, at: &index)
    integer = Self.digits(in: value, at: &index)
    if index < value.count, value[index] == UInt8(ascii: ".") {
      index += 1
      fraction = Self.digits(in: value, at: &index)
    }
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    if index < value.count, value[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isNegative = Self.sign(in: value, at: &index)
      let digits = Self.digits(in: value, at: &index)
      guard !digits.isEmpty else { return nil }
      for index in digits where exponent < Self.exponentLimit {
        exponent = exponent * 10 + Int(value[index] - 0x30)
      }
      exponent = isNegative ? -exponent : exponent
    }
    guard index == value.count else { return nil }
  }

  /// How many digits there are before and after the point.
  var digitCount: Int { integer.count + fraction.count }

  /// The digit at a position counted over both parts, 0–9.
  func digit(_ position: Int, in value: Span<UInt8>) -> UInt8 {
    let isInteger = position < integer.count
    let index = isInteger ? integer.lowerBound + position : fraction.lowerBound + position - integer.count
    return value[index] - 0x30
  }

  /// The positions from the first digit that is not 0 to the last one; none for zero. O(n).
  func significantDigits(in value: Span<UInt8>) -> Range<Int> {
    var end = digitCount
    while end > 0, digit(end - 1, in: value) == 0 { end -= 1 }
    var start = 0
    while start < end, digit(start, in: value) == 0 { start += 1 }
    return start..<end
  }

  /// Whether a point stands there that no digit follows: `5.`.
  func endsInPoint(in value: Span<UInt8>) -> Bool {
    fraction.isEmpty && integer.upperBound < value.count && value[integer.upperBound] == UInt8(ascii: ".")
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
