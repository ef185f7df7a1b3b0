extension DecimalLexeme {
  /// Appends the sign, the exponent and the digits that count: the same bytes for every way to write the number.
  func appendCanonical(in value: Span<UInt8>, to bytes: inout [UInt8]) {
    let digits = significantDigits(in: value)
    guard !digits.isEmpty else { return bytes.append(UInt8(ascii: "0")) }
    bytes.append(UInt8(ascii: isNegative ? "<" : ">"))
    bytes.append(ordered: magnitude(from: digits))
    for position in digits { bytes.append(0x30 + digit(position, in: value)) }
  }

  /// How the number stands to another, each in its own bytes. O(n), no allocation.
  func order(in value: Span<UInt8>, to other: DecimalLexeme, in otherValue: Span<UInt8>) -> LogicalOrder {
    let digits = significantDigits(in: value)
    let otherDigits = other.significantDigits(in: otherValue)
    let sign = digits.isEmpty ? 0 : isNegative ? -1 : 1
    let otherSign = otherDigits.isEmpty ? 0 : other.isNegative ? -1 : 1
    guard sign == otherSign, sign != 0 else { return LogicalOrder(sign, otherSign) }
    var order = magnitude(from: digits) - other.magnitude(from: otherDigits)
    var offset = 0
    while order == 0, offset < max(digits.count, otherDigits.count) {
      let first = offset < digits.count ? digit(digits.lowerBound + offset, in: value) : 0
      let second =
        offset < otherDigits.count ? other.digit(otherDigits.lowerBound + offset, in: otherValue) : 0
      order = Int(first) - Int(second)
      offset += 1
    }
    return LogicalOrder(order * sign)
  }

  /// The number is `0.DIGITS × 10^magnitude`.
  private func magnitude(from digits: Range<Int>) -> Int {
    integer.count - digits.lowerBound + exponent
  }
}
