extension Span<UInt8> {
  /// The range of the bytes without white space, Unicode's `White_Space`, at both ends. O(n).
  package var withoutWhiteSpace: Range<Int> {
    // Nearly all values begin and end with visible characters of ASCII.
    if count > 0, 0x21...0x7E ~= self[0], 0x21...0x7E ~= self[count - 1] { return indices }
    var start = 0
    var end = 0
    var hasStarted = false
    var index = 0
    while index < count {
      let (scalar, length) = UTF8Sequence.scalar(in: self, at: index)
      index += length
      if scalar?.isWhiteSpace == true { continue }
      if !hasStarted { (start, hasStarted) = (index - length, true) }
      end = index
    }
    return start..<end
  }
}
