extension UTF8Sequence {
  /// The scalar that begins at `index`, `nil` where the sequence is broken, and how many bytes it takes.
  static func scalar(in bytes: Span<UInt8>, at index: Int) -> (scalar: Unicode.Scalar?, count: Int) {
    let (count, isWellFormed) = length(in: bytes, at: index)
    guard isWellFormed else { return (nil, count) }
    guard count > 1 else { return (Unicode.Scalar(bytes[index]), 1) }
    var value = UInt32(bytes[index] & (0x7F >> UInt8(count)))
    for offset in 1..<count { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (Unicode.Scalar(value), count)
  }

  /// The offset of the first scalar of which the predicate holds, or `nil`. O(n).
  ///
  /// - Throws: `text.invalid-utf8` where a broken sequence comes before it.
  static func firstScalar(
    in bytes: Span<UInt8>, where predicate: (Unicode.Scalar) -> Bool
  ) throws(ValidationFailure) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        if predicate(Unicode.Scalar(bytes[index])) { return index }
        index &+= 1
        continue
      }
      let (scalar, count) = scalar(in: bytes, at: index)
      guard let scalar else { throw .invalidUTF8 }
      if predicate(scalar) { return index }
      index += count
    }
    return nil
  }
}

extension FailureParameters {
  /// Where in the value a character is that a message had better not repeat: `position`, in Unicode scalars from 1,
  /// and `codePoint`, such as `U+202E`.
  static func codePoint(_ offset: Int, in value: Span<UInt8>) -> FailureParameters {
    let scalar = UTF8Sequence.scalar(in: value, at: offset).scalar ?? "\u{FFFD}"
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count))
    return position(offset, in: value) + ["codePoint": .text("U+" + padding + digits)]
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has Unicode's property `White_Space`.
  var isWhiteSpace: Bool {
    value < 0x80 ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }
}
