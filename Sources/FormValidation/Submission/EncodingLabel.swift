internal import Bytes

/// The name of the field that declares the encoding of a submission, and the labels of UTF-8.
extension Span<UInt8> {
  /// Whether the name is `_charset_` in any case, whose value is the encoding of the submission (HTML, section 4.10.22.4).
  var namesEncoding: Bool { count == 9 && self[0] == UInt8(ascii: "_") && isSpelled("_charset_") }

  /// Whether the text is a label of UTF-8 in any case, with or without white space around it: Encoding standard, section 4.2.
  var isLabelOfUTF8: Bool {
    let label = extracting(withoutWhiteSpace(in: 0..<count))
    let names: [StaticString] = [
      "utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8",
    ]
    return names.contains { label.isSpelled($0) }
  }

  /// The range without the ASCII white space at its ends.
  func withoutWhiteSpace(in range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isWhiteSpace { start += 1 }
    while end > start, self[end - 1].isWhiteSpace { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  /// Whether the byte is ASCII white space: Infra standard, section 4.6.
  fileprivate var isWhiteSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
  }
}
