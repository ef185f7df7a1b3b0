internal import Validation

/// Values written one after the other into the buffer of a submission.
extension [UInt8] {
  /// Appends a text with U+0020 for each `+` and the byte for each `%` with two hexadecimal digits; any other `%` stands:
  /// URL standard, section 5.1, steps 3.4 and 3.5.
  mutating func append(formEncoded text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      let runStart = index
      while index < text.count, text[index] != UInt8(ascii: "%"), text[index] != UInt8(ascii: "+") {
        index += 1
      }
      if index > runStart { append(text.extracting(runStart..<index)) }
      guard index < text.count else { return }
      if text[index] == UInt8(ascii: "+") {
        append(UInt8(ascii: " "))
        index += 1
      } else if index + 2 < text.count, let high = text[index + 1].hexadecimalValue,
        let low = text[index + 2].hexadecimalValue
      {
        append(high << 4 | low)
        index += 3
      } else {
        append(UInt8(ascii: "%"))
        index += 1
      }
    }
  }

  /// Makes U+000A of each line break from the offset on, a carriage return alone or before a line feed being one: HTML,
  /// section 4.10.11, the API value of a text area, which its lengths count.
  mutating func replaceLineBreaks(from start: Int) {
    guard var end = self[start...].firstIndex(of: 0x0D) else { return }
    var isAfterReturn = false
    for index in end..<count {
      let byte = self[index]
      if byte != 0x0A || !isAfterReturn {
        self[end] = byte == 0x0D ? 0x0A : byte
        end += 1
      }
      isAfterReturn = byte == 0x0D
    }
    removeLast(count - end)
  }

  /// Appends what a normalization makes of a range; the range itself where it leaves it.
  mutating func appendNormalized(_ range: Range<Int>, by normalization: Normalization) -> Range<Int> {
    guard normalization.changes(span.extracting(range)) else { return range }
    var normalized: [UInt8] = []
    var counts = [Int](repeating: 0, count: normalization.steps.count)
    _ = normalization.append(span.extracting(range), to: &normalized, countingSteps: &counts)
    append(contentsOf: normalized)
    return count - normalized.count..<count
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit of either case; `nil` for any other byte.
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}
