internal import Bytes

/// A strategy that accepts an IPv4 or an IPv6 address: one that ``IPv4Strategy`` or ``IPv6Strategy`` accepts.
///
/// ```swift
/// IPStrategy().verdict(on: "192.0.2.1")      // .valid
/// IPStrategy().verdict(on: "2001:db8::1")    // .valid
/// IPStrategy().failure(of: "192.0.2")?.code  // "ip.malformed"
/// ```
///
/// Code: `ip.malformed`. Its cause is the failure as an IPv6 address if the value contains a colon, otherwise
/// the failure as an IPv4 address.
public struct IPStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(ValidationFailure) {
      try IPVersion(of: value).check(value)
    } catch {
      throw ValidationFailure("ip.malformed", causes: [error])
    }
  }
}

/// A version of the Internet Protocol.
public enum IPVersion: String, Sendable, CaseIterable {
  /// Version 4, with addresses of 32 bits.
  case v4 = "4"
  /// Version 6, with addresses of 128 bits.
  case v6 = "6"

  /// Creates the only version that a text can have: 6 if it contains a colon, otherwise 4.
  init(of text: Span<UInt8>) {
    self = text.firstIndex(of: UInt8(ascii: ":")) == nil ? .v4 : .v6
  }

  /// The length of an address in bits.
  var bits: Int { self == .v4 ? 32 : 128 }

  /// Throws the failure of a text that is not an address of this version.
  func check(_ text: Span<UInt8>) throws(ValidationFailure) {
    switch self {
    case .v4: try IPv4Strategy().check(text)
    case .v6: try IPv6Strategy().check(text)
    }
  }
}

extension InputFieldValidationStrategy where Self == IPStrategy {
  /// An IPv4 or an IPv6 address.
  public static var ip: IPStrategy { IPStrategy() }
}

extension CatalogEntry {
  static let ip = CatalogEntry(
    name: "ip", group: .network,
    summary: "An IPv4 or IPv6 address: one that the rules ipv4 or ipv6 accept.",
    swift: ".ip",
    messages: [
      "ip.malformed": "must be an IPv4 or an IPv6 address"
    ],
    strategy: IPStrategy(),
    synonyms: ["inet", "ip-address"],
    examples: [
      .init(valid: "192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"),
      .init(
        invalid: ("192.0.2", "ip.malformed"), ("2001:db8:::1", "ip.malformed"),
        ("192.0.2.0/24", "ip.malformed"), ("fe80::1%eth0", "ip.malformed"), ("localhost", "ip.malformed")),
    ])
}
