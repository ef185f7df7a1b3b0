/// A set of bytes, asked in constant time.
///
/// ```swift
/// ByteSet.digits.contains(UInt8(ascii: "7"))  // true
/// ```
struct ByteSet: Sendable {
  private var words: InlineArray<4, UInt64> = [0, 0, 0, 0]

  init(_ characters: String) {
    for byte in characters.utf8 { insert(byte) }
  }

  init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  private mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  func union(_ other: ByteSet) -> ByteSet {
    var result = self
    for index in 0..<4 { result.words[index] |= other.words[index] }
    return result
  }

  static let digits = ByteSet("0123456789")
  static let letters = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let lettersAndDigits = letters.union(digits)
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9 of ASCII.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
