internal import Bytes

/// Character properties as Python's `str` defines them.
enum PythonText {
  /// The range that `str.strip()` returns, without the white space at both ends.
  static func stripped(_ value: Span<UInt8>) -> Range<Int> {
    var start = value.count
    var end = 0
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      if !(scalar.map(isSpace) ?? false) {
        start = min(start, index)
        end = index + count
      }
      index += count
    }
    return start < end ? start..<end : 0..<0
  }

  /// `str.isspace()` of one character: Unicode's `White_Space`, and the four separators U+001C to U+001F.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    0x1C...0x1F ~= scalar.value || scalar.isWhiteSpace
  }

  /// Returns the decimal digit at the index, of any script, or `nil` if the character there is not a digit, and the
  /// number of bytes of the character.
  static func digit(in value: Span<UInt8>, at index: Int) -> (digit: UInt8?, count: Int) {
    guard value[index] >= 0x80 else { return (value[index].isDigit ? value[index] - 0x30 : nil, 1) }
    let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
    guard let properties = scalar?.properties, properties.numericType == .decimal else { return (nil, count) }
    return (properties.numericValue.map { UInt8($0) }, count)
  }
}
