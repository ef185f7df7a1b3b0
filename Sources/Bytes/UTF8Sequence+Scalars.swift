extension UTF8Sequence {
  /// Returns the scalar that begins at `index`, or `nil` for an ill-formed sequence, and the number of its bytes.
  @inlinable
  package static func scalar(in bytes: Span<UInt8>, at index: Int) -> (scalar: Unicode.Scalar?, count: Int) {
    let (count, isWellFormed) = length(in: bytes, at: index)
    guard isWellFormed else { return (nil, count) }
    guard count > 1 else { return (Unicode.Scalar(bytes[index]), 1) }
    var value = UInt32(bytes[index] & (0x7F >> UInt8(count)))
    for offset in 1..<count { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (Unicode.Scalar(value), count)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has Unicode's property `White_Space`.
  @inlinable
  package var isWhiteSpace: Bool {
    value < 0x80 ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }
}
