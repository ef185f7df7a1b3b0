/// A set of bytes with a lookup in constant time.
///
/// ```swift
/// ByteSet.digits.contains(UInt8(ascii: "7"))  // true
/// ```
package struct ByteSet: Sendable {
  @usableFromInline var words: InlineArray<4, UInt64> = [0, 0, 0, 0]

  package init(_ characters: String) {
    for byte in characters.utf8 { insert(byte) }
  }

  package init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  private mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  package func union(_ other: ByteSet) -> ByteSet {
    var result = self
    for index in 0..<4 { result.words[index] |= other.words[index] }
    return result
  }

  package static let digits = ByteSet("0123456789")
  package static let letters = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  package static let lettersAndDigits = letters.union(digits)
}
