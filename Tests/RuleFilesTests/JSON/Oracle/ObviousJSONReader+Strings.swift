import JSONDocument

@testable import RuleFiles

/// Strings: RFC 8259, section 7.
extension ObviousJSONReader {
  /// Reads a string and returns it without its quotes and with its escapes decoded.
  mutating func string() throws(RuleFileFault) -> String {
    let opening = cursor.position
    cursor.advance()
    let start = cursor.offset
    while let byte = cursor.next, !byte.endsPlainText { cursor.advance() }
    if cursor.next == UInt8(ascii: "\"") {
      defer { cursor.advance() }
      return String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
    }
    var text = Array(cursor.bytes[start..<cursor.offset])
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try appendEscape(to: &text)
      case 0..<0x20:
        throw controlCharacter(byte, inStringFrom: opening)
      default:
        text.append(byte)
        cursor.advance()
      }
    }
    throw RuleFileFault(at: opening, "the string that begins here is not closed with '\"'")
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(RuleFileFault) {
    let position = cursor.position
    cursor.advance()
    let byte: UInt8
    switch cursor.next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = cursor.bytes[cursor.offset]
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"):
      text += String(try escapedScalar(at: position)).utf8
      return
    default:
      throw RuleFileFault(
        at: position,
        "'\\' must be followed by one of \" \\ / b f n r t u, found \(found): a backslash itself is written '\\\\'"
      )
    }
    cursor.advance()
    text.append(byte)
  }

  /// Reads `\uXXXX`, or a surrogate pair of two, from the first "u" on, and returns the scalar.
  private mutating func escapedScalar(at position: DocumentPosition) throws(RuleFileFault) -> Unicode.Scalar {
    let unit = try codeUnit(at: position)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let shown = "'\\u\(String(unit, radix: 16, uppercase: true))'"
    guard UTF16.isLeadSurrogate(unit) else {
      throw RuleFileFault(
        at: position,
        "\(shown) is the second half of a character: its first, '\\uD800' to '\\uDBFF', must precede it"
      )
    }
    let second = cursor.position
    if cursor.skip(UInt8(ascii: "\\")), cursor.next == UInt8(ascii: "u") {
      let trail = try codeUnit(at: second)
      let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF))
      if UTF16.isTrailSurrogate(trail), let scalar = Unicode.Scalar(value) { return scalar }
    }
    throw RuleFileFault(
      at: position,
      "\(shown) is the first half of a character: its second, '\\uDC00' to '\\uDFFF', must follow")
  }

  private mutating func codeUnit(at position: DocumentPosition) throws(RuleFileFault) -> UInt16 {
    cursor.advance()
    var unit: UInt16 = 0
    for count in 0..<4 {
      guard let value = cursor.next?.hexadecimalValue else {
        throw RuleFileFault(
          at: position, "'\\u' must be followed by four hexadecimal digits, found \(count) and then \(found)")
      }
      unit = (unit << 4) | value
      cursor.advance()
    }
    return unit
  }

  private func controlCharacter(_ byte: UInt8, inStringFrom opening: DocumentPosition) -> RuleFileFault {
    let message: String
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      message =
        "a line ends in the string that begins at \(opening): close it with '\"', or write the line end as '\\n'"
    case UInt8(ascii: "\t"):
      message = "a tab in a string is written '\\t'"
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      message = "a control character in a string is written '\\u\(byte < 0x10 ? "000" : "00")\(digits)'"
    }
    return RuleFileFault(at: cursor.position, message)
  }
}

extension UInt8 {
  /// Whether the byte ends the part of a string that can be copied unchanged.
  fileprivate var endsPlainText: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self < 0x20
  }
}
