internal import Bytes

/// The characters beyond ASCII that identifiers of resources may have.
enum InternationalCharacters {
  /// The scalar that begins at the offset and its length, or `nil` if the bytes are not UTF-8.
  static func scalar(in value: Span<UInt8>, at offset: Int) -> (value: UInt32, count: Int)? {
    let (scalar, count) = UTF8Sequence.scalar(in: value, at: offset)
    return scalar.map { ($0.value, count) }
  }

  /// `ucschar` of RFC 3987, section 2.2, and of RFC 6570, section 1.5.
  static func isUCSCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0x10000...0xDFFFD: scalar & 0xFFFF <= 0xFFFD
    case 0xE1000...0xEFFFD: true
    default: false
    }
  }

  /// `iprivate` of the same sections.
  static func isPrivateUse(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }

  /// A "URL code point" beyond ASCII: WHATWG URL, section 4.3.
  static func isURLCodePoint(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0xA0, 0xFDD0...0xFDEF: false
    default: scalar & 0xFFFF <= 0xFFFD
    }
  }
}

extension ByteSet {
  /// `unreserved` of RFC 3986, section 2.3.
  static let uriUnreserved = lettersAndDigits.union(ByteSet("-._~"))
  /// `sub-delims` of RFC 3986, section 2.2.
  static let uriSubDelimiters = ByteSet("!$&'()*+,;=")
  /// `pchar` of RFC 3986, section 3.3, without percent-encoding.
  static let uriPathCharacters = uriUnreserved.union(uriSubDelimiters).union(ByteSet(":@"))
}

extension Span<UInt8> {
  /// Whether a percent-encoded octet begins at the offset: `"%" HEXDIG HEXDIG` (RFC 3986, section 2.1).
  func hasPercentEncoding(at offset: Int) -> Bool {
    offset + 2 < count && self[offset] == UInt8(ascii: "%") && self[offset + 1].isHexDigit
      && self[offset + 2].isHexDigit
  }

  /// The offset of the colon after a scheme (RFC 3986, section 3.1) that begins at `start`, or `nil`.
  func endOfScheme(from start: Int = 0) -> Int? {
    guard start < count, self[start].isLetter else { return nil }
    var index = start + 1
    while index < count {
      let byte = self[index]
      if byte == UInt8(ascii: ":") { return index }
      guard
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      else { return nil }
      index += 1
    }
    return nil
  }
}
