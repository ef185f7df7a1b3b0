internal import Bytes

/// What Python's `str` says of characters.
enum PythonText {
  /// The range that `str.strip()` leaves: without the white space at both ends.
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

  /// What the digit at the index is worth, `nil` where none of any script stands there, and the length of what stands
  /// there.
  static func digit(in value: Span<UInt8>, at index: Int) -> (digit: UInt8?, count: Int) {
    guard value[index] >= 0x80 else { return (value[index].isDigit ? value[index] - 0x30 : nil, 1) }
    let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
    guard let properties = scalar?.properties, properties.numericType == .decimal else { return (nil, count) }
    return (properties.numericValue.map { UInt8($0) }, count)
  }
}
