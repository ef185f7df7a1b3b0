internal import Bytes

/// Appends strings of JSON to bytes, for text with placeholders; ``JSONWriter`` writes whole values.
extension [UInt8] {
  /// Appends a string with its quotes, or `null`.
  package mutating func append(json text: String?) {
    guard let text else { return append(literal: "null") }
    append(UInt8(ascii: "\""))
    appendEscaped(text.utf8Span.span)
    append(UInt8(ascii: "\""))
  }

  /// Appends the text of a string without quotes, with the escapes that RFC 8259 requires and one for U+007F.
  ///
  /// - Parameter text: Well-formed UTF-8.
  package mutating func appendEscaped(_ text: Span<UInt8>) {
    if text.isPrintable(inJSON: true) { return append(text) }
    var start = 0
    for index in text.indices where text[index].needsEscape {
      append(text.extracting(start..<index))
      appendEscape(of: text[index])
      start = index + 1
    }
    append(text.extracting(start..<text.count))
  }

  /// Escapes the bytes from an index on as the text of a string, in well-formed UTF-8.
  package mutating func escapeJSON(from start: Int) {
    guard !span.extracting(start..<count).isPrintable(inJSON: true) else { return }
    let text = Array(self[start...])
    removeSubrange(start...)
    appendEscaped(text.span)
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(literal: #"\""#)
    case UInt8(ascii: "\\"): append(literal: #"\\"#)
    case 0x0A: append(literal: #"\n"#)
    case 0x0D: append(literal: #"\r"#)
    case 0x09: append(literal: #"\t"#)
    default:
      append(literal: byte < 0x10 ? #"\u000"# : #"\u00"#)
      append(String(byte, radix: 16))
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
  }
}
