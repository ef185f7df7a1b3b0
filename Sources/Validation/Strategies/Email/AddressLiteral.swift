internal import Bytes

/// The text between the brackets of `[192.0.2.1]` or `[IPv6:2001:db8::1]`: RFC 5321, section 4.1.3.
enum AddressLiteral {
  /// `IPv4-address-literal / IPv6-address-literal`; tags are compared as ABNF strings are, without regard to
  /// case (RFC 5234, section 2.3).
  static func isValid(_ literal: Span<UInt8>) -> Bool {
    literal.startsSpelled("ipv6:")
      ? IPv6Address.isValid(literal.extracting(5..<literal.count), as: .mail)
      : IPv4Address.isValid(literal, as: .mail)
  }
}
