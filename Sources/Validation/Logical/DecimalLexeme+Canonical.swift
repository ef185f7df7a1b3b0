extension DecimalLexeme {
  /// The maximum number of digits of an integer whose canonical bytes are its digits.
  static let longestPlainInteger = 18

  /// Appends bytes that are the same for every spelling of the number: the digits of an integer of at most
  /// ``longestPlainInteger`` digits, with a minus if it is negative; otherwise the sign, the exponent and the significant digits.
  func appendCanonical(in value: Span<UInt8>, to bytes: inout [UInt8]) {
    let digits = significantDigits(in: value)
    guard !digits.isEmpty else { return bytes.append(UInt8(ascii: "0")) }
    let magnitude = magnitude(from: digits)
    if digits.count <= magnitude, magnitude <= Self.longestPlainInteger {
      if isNegative { bytes.append(UInt8(ascii: "-")) }
      for position in digits { bytes.append(0x30 + digit(position, in: value)) }
      bytes += repeatElement(UInt8(ascii: "0"), count: magnitude - digits.count)
      return
    }
    bytes.append(UInt8(ascii: isNegative ? "<" : ">"))
    bytes.append(ordered: magnitude)
    for position in digits { bytes.append(0x30 + digit(position, in: value)) }
  }
}
