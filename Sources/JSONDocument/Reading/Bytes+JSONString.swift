internal import Bytes

extension [UInt8] {
  /// Appends the text of a string token, without its quotes and with its escapes decoded.
  ///
  /// An unpaired surrogate is encoded in three bytes by the scheme of UTF-8, which is ill-formed UTF-8.
  ///
  /// - Parameter token: A token that ``JSONReader`` found in the text.
  package mutating func append(_ token: JSONToken, of text: Span<UInt8>) {
    let content = text.extracting(token.range.lowerBound + 1..<token.range.upperBound - 1)
    var index = 0
    while index < content.count {
      let start = index
      while index < content.count, content[index] != UInt8(ascii: "\\") { index += 1 }
      append(content.extracting(start..<index))
      if index < content.count { index = appendEscape(at: index, of: content) }
    }
  }

  /// Appends the character of an escape and returns the offset after it.
  private mutating func appendEscape(at offset: Int, of content: Span<UInt8>) -> Int {
    switch content[offset + 1] {
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "u"):
      let unit = content.codeUnit(at: offset)
      if 0xD800...0xDBFF ~= unit, offset + 12 <= content.count, content[offset + 6] == UInt8(ascii: "\\"),
        content[offset + 7] == UInt8(ascii: "u"), 0xDC00...0xDFFF ~= content.codeUnit(at: offset + 6)
      {
        let trail = content.codeUnit(at: offset + 6)
        append(codePoint: 0x10000 + (unit - 0xD800) << 10 + (trail - 0xDC00))
        return offset + 12
      }
      append(codePoint: unit)
      return offset + 6
    case let character: append(character)
    }
    return offset + 2
  }

  /// Appends a code point, which may be a surrogate, by the scheme of UTF-8.
  private mutating func append(codePoint: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: codePoint >> shift & 0x3F)
    }
    switch codePoint {
    case 0..<0x80: append(UInt8(codePoint))
    case 0..<0x800: self += [0xC0 | UInt8(codePoint >> 6), continuation(0)]
    case 0..<0x10000: self += [0xE0 | UInt8(codePoint >> 12), continuation(6), continuation(0)]
    default:
      self += [0xF0 | UInt8(codePoint >> 18), continuation(12), continuation(6), continuation(0)]
    }
  }
}

extension Span<UInt8> {
  /// Returns the number with the four digits of the escape `\uXXXX` at an offset.
  fileprivate func codeUnit(at offset: Int) -> UInt32 {
    var unit: UInt32 = 0
    for index in offset + 2..<offset + 6 { unit = unit << 4 | UInt32(self[index].hexDigitValue ?? 0) }
    return unit
  }
}
