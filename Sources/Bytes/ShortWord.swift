/// A number that is a string of bytes: the first byte lowest, zeros above the last, and the count in the highest byte.
@usableFromInline
package protocol ShortWord: FixedWidthInteger, UnsignedInteger, Sendable {
  /// Returns the number of a string, or `nil` if the string is too short or too long for this type.
  static func number(of range: Range<Int>, in bytes: Span<UInt8>, ignoringCase ignoresCase: Bool) -> Self?

  /// Returns the product of the number and an odd factor, of which the highest bits depend on all bytes.
  func product(with factor: UInt64) -> UInt64
}

extension UInt64: ShortWord {
  /// Returns the number of a string of one to seven bytes.
  @inlinable @inline(__always)
  package static func number(of range: Range<Int>, in bytes: Span<UInt8>, ignoringCase ignoresCase: Bool)
    -> UInt64?
  {
    let count = range.count
    guard UInt(bitPattern: count &- 1) < 7 else { return nil }
    let unused = UInt64(truncatingIfNeeded: 8 &- count) &* 8
    let word = bytes.word(endingWith: range) &>> unused
    return (ignoresCase ? word.lowercased : word) | UInt64(truncatingIfNeeded: count) << 56
  }

  @inlinable @inline(__always)
  package func product(with factor: UInt64) -> UInt64 { self &* factor }
}

extension UInt128: ShortWord {
  /// Returns the number of a string of 8 to 15 bytes.
  @inlinable @inline(__always)
  package static func number(of range: Range<Int>, in bytes: Span<UInt8>, ignoringCase ignoresCase: Bool)
    -> UInt128?
  {
    let count = range.count
    guard UInt(bitPattern: count &- 8) < 8 else { return nil }
    let (low, end) = (bytes.word(at: range.lowerBound), bytes.word(at: range.upperBound &- 8))
    // The last eight bytes without those that are in the first eight: a shift by 64 gives 0.
    let high = end >> UInt64(truncatingIfNeeded: (16 &- count) &* 8)
    let size = UInt64(truncatingIfNeeded: count) << 56
    return UInt128(
      _low: ignoresCase ? low.lowercased : low, _high: (ignoresCase ? high.lowercased : high) | size)
  }

  @inlinable @inline(__always)
  package func product(with factor: UInt64) -> UInt64 {
    let product = _high &* factor
    return (product ^ product >> 32 ^ _low) &* factor
  }
}
