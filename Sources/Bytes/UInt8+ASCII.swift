/// The classes of ASCII characters. A byte of 0x80 or above is in none of them.
extension UInt8 {
  /// Whether the byte is a digit, 0 to 9.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is a letter.
  @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an upper-case letter.
  @inlinable package var isUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is a lower-case letter.
  @inlinable package var isLowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is a hexadecimal digit of either case.
  @inlinable package var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// The value of a hexadecimal digit of either case; `nil` for any other byte.
  @inlinable package var hexDigitValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }

  /// The byte; for an upper-case letter, the lower-case one.
  @inlinable package var lowercased: UInt8 { isLetter ? self | 0x20 : self }
}
