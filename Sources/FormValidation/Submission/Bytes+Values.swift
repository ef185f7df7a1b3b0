internal import Bytes
internal import Validation

/// Values in the buffer of a submission.
extension [UInt8] {
  /// Decodes a text in place and returns its new range: `+` becomes U+0020, and `%` with two hexadecimal digits the byte with
  /// that value; any other `%` is unchanged (URL standard, section 5.1, steps 3.4 and 3.5).
  mutating func decodeFormEncoded(in range: Range<Int>) -> Range<Int> {
    guard var index = span.firstFormEncoded(in: range) else { return range }
    var end = index
    var bytes = mutableSpan
    while index < range.upperBound {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      } else if byte == UInt8(ascii: "%"), index + 2 <= range.upperBound,
        let high = bytes[index].hexDigitValue, let low = bytes[index + 1].hexDigitValue
      {
        byte = high << 4 | low
        index += 2
      }
      bytes[end] = byte
      end += 1
    }
    return range.lowerBound..<end
  }

  /// Replaces each carriage return, together with a line feed after it, by U+000A in place and returns the new range. The
  /// result is the API value of a text area, to which its length limits apply (HTML, section 4.10.11).
  mutating func replaceLineBreaks(in range: Range<Int>) -> Range<Int> {
    guard var end = self[range].firstIndex(of: 0x0D) else { return range }
    var isAfterReturn = false
    for index in end..<range.upperBound {
      let byte = self[index]
      if byte != 0x0A || !isAfterReturn {
        self[end] = byte == 0x0D ? 0x0A : byte
        end += 1
      }
      isAfterReturn = byte == 0x0D
    }
    return range.lowerBound..<end
  }

  /// Appends the normalized value of a range and returns its range, or `range` itself if it is not changed.
  mutating func appendNormalized(_ range: Range<Int>, by normalization: Normalization) -> Range<Int> {
    var normalized: [UInt8] = []
    guard normalization.append(span.extracting(range), to: &normalized) else { return range }
    append(normalized.span)
    return count - normalized.count..<count
  }

  /// Appends a time without seconds, alone or after a day, with seconds and returns its range; any other value is not changed. HTML,
  /// section 2.3.5.6: a browser sends the shortest text of a time.
  mutating func appendSeconds(to range: Range<Int>) -> Range<Int> {
    let time = range.suffix(5)
    let day = range.lowerBound..<time.lowerBound
    guard time.count == 5, day.isEmpty || self[day.upperBound - 1] == UInt8(ascii: "T") else { return range }
    for (index, byte) in self[time].enumerated() {
      guard index == 2 ? byte == UInt8(ascii: ":") : byte.isDigit else { return range }
    }
    append(contentsOf: Array(self[range]))
    append(literal: ":00")
    return count - range.count - 3..<count
  }
}

extension Span<UInt8> {
  /// Returns the offset of the first `+` or `%`, or `nil` if there is none.
  func firstFormEncoded(in range: Range<Int>) -> Int? {
    let blank = offset(of: UInt8(ascii: "+"), in: range)
    let first = offset(of: UInt8(ascii: "%"), in: range.lowerBound..<blank)
    return first < range.upperBound ? first : nil
  }
}
