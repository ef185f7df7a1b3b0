extension DecimalLexeme {
  /// Appends the sign, the exponent and the significant digits, which are the same bytes for every spelling
  /// of the number.
  func appendCanonical(in value: Span<UInt8>, to bytes: inout [UInt8]) {
    let digits = significantDigits(in: value)
    guard !digits.isEmpty else { return bytes.append(UInt8(ascii: "0")) }
    bytes.append(UInt8(ascii: isNegative ? "<" : ">"))
    bytes.append(ordered: magnitude(from: digits))
    for position in digits { bytes.append(0x30 + digit(position, in: value)) }
  }
}
