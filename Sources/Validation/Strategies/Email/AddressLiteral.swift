/// What stands between the brackets of `[192.0.2.1]` or `[IPv6:2001:db8::1]`: RFC 5321, section 4.1.3.
enum AddressLiteral {
  private static let colon = UInt8(ascii: ":")

  static func isValid(_ literal: Span<UInt8>) -> Bool {
    hasIPv6Tag(literal) ? isIPv6(literal.extracting(5..<literal.count)) : isIPv4(literal)
  }

  /// Tags are compared as ABNF strings are, without regard to case (RFC 5234, section 2.3).
  private static func hasIPv6Tag(_ literal: Span<UInt8>) -> Bool {
    literal.startsSpelled("ipv6:")
  }

  /// `Snum 3("." Snum)`, a Snum being one to three digits with a value of at most 255.
  private static func isIPv4(_ text: Span<UInt8>) -> Bool {
    var numbers = 0
    var digits = 0
    var value = 0
    for index in 0..<text.count {
      if text[index].isDigit {
        value = value * 10 + Int(text[index] - 0x30)
        digits += 1
        guard digits <= 3, value <= 255 else { return false }
      } else {
        guard text[index] == UInt8(ascii: "."), digits > 0 else { return false }
        (numbers, digits, value) = (numbers + 1, 0, 0)
      }
    }
    return numbers == 3 && digits > 0
  }

  /// `IPv6-full / IPv6-comp / IPv6v4-full / IPv6v4-comp`: eight groups of one to four hexadecimal digits, the
  /// last two also as an IPv4 address; `::` once, for at least two groups.
  private static func isIPv6(_ text: Span<UInt8>) -> Bool {
    var groups = 0
    var compression: Int?
    var index = 0
    while index < text.count {
      if text[index] == colon {
        guard index + 1 < text.count, text[index + 1] == colon, compression == nil else { return false }
        compression = groups
        index += 2
        continue
      }
      let start = index
      while index < text.count, text[index].isHexDigit { index += 1 }
      if index < text.count, text[index] == UInt8(ascii: ".") {
        guard isIPv4(text.extracting(start..<text.count)) else { return false }
        groups += 2
        index = text.count
      } else {
        guard 1...4 ~= index - start else { return false }
        groups += 1
        guard index < text.count else { break }
        guard text[index] == colon, index + 1 < text.count else { return false }
        if text[index + 1] != colon { index += 1 }
      }
    }
    return compression == nil ? groups == 8 : groups <= 6
  }
}
