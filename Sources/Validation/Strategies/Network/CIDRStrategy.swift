internal import Bytes

/// A strategy that accepts a block of IP addresses: an address, `/`, and the length of its prefix in bits.
///
/// RFC 4632, section 3.1, for IPv4 (0 to 32) and RFC 4291, section 2.3, for IPv6 (0 to 128). The address is
/// one that ``IPv4Strategy`` or ``IPv6Strategy`` accepts, and the length has no leading zeros. Bits after the
/// prefix may be set: `192.0.2.1/24` denotes both an address and its block (RFC 4291, section 2.3). Shortened
/// addresses (`10/8`) and masks are rejected.
///
/// ```swift
/// CIDRStrategy().verdict(on: "192.0.2.0/24")                // .valid
/// CIDRStrategy(.v6).verdict(on: "2001:db8::/32")            // .valid
/// CIDRStrategy().failure(of: "192.0.2.0/33")?.code          // "cidr.prefix-too-long"
/// ```
///
/// Codes: `cidr.prefix-missing`, `cidr.address` (with the failure of the address as its cause),
/// `cidr.prefix-malformed` (`position`), `cidr.prefix-too-long` (`maximum`).
public struct CIDRStrategy: ByteValidationStrategy, Hashable {
  /// The version of the addresses, or `nil` for both.
  public let version: IPVersion?

  /// Creates a strategy that accepts blocks of one version of IP, by default of both.
  public init(_ version: IPVersion? = nil) {
    self.version = version
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let slash = value.firstIndex(of: UInt8(ascii: "/")) else {
      throw ValidationFailure("cidr.prefix-missing")
    }
    let address = value.extracting(0..<slash)
    let version = self.version ?? IPVersion(of: address)
    do throws(ValidationFailure) {
      try version.check(address)
    } catch {
      throw ValidationFailure("cidr.address", ["address": .text(String(repairing: address))], causes: [error])
    }
    let digits = slash + 1..<value.count
    let hasLeadingZero = digits.count > 1 && value[slash + 1] == UInt8(ascii: "0")
    guard !digits.isEmpty, !hasLeadingZero, digits.allSatisfy({ value[$0].isDigit }) else {
      throw ValidationFailure("cidr.prefix-malformed", .position(slash + 1, in: value))
    }
    guard let length = value.number(in: digits), length <= version.bits else {
      throw ValidationFailure("cidr.prefix-too-long", ["maximum": .integer(version.bits)])
    }
  }
}

extension InputFieldValidationStrategy where Self == CIDRStrategy {
  /// A block of IP addresses, `192.0.2.0/24`.
  public static var cidr: CIDRStrategy { CIDRStrategy() }

  /// A block of IP addresses of one version.
  public static func cidr(_ version: IPVersion) -> CIDRStrategy { CIDRStrategy(version) }
}

extension CatalogEntry {
  static let cidr = CatalogEntry(
    name: "cidr", group: .network,
    summary:
      "A block of IP addresses: an address, a slash and the length of the prefix; host bits may be set.",
    argument: .optional("VERSION", "4 or 6 for the one version of IP; both unless given"),
    swift: ".cidr, .cidr(.v6)",
    messages: [
      "cidr.prefix-missing": "must be a block of IP addresses: it has no slash with a number of bits",
      "cidr.address":
        "must be a block of IP addresses: '{address}' before the slash is not an IP address of an allowed version",
      "cidr.prefix-malformed":
        "must be a block of IP addresses: a number of bits without leading zeros is required at character {position}",
      "cidr.prefix-too-long": "must be a block of IP addresses: its prefix has more than {maximum} bits",
    ],
    synonyms: ["network", "subnet"],
    examples: [
      .init(valid: "192.0.2.0/24", "192.0.2.1/24", "0.0.0.0/0", "2001:db8::/32", "::1/128"),
      .init(
        invalid: ("192.0.2.0", "cidr.prefix-missing"), ("192.0.2/24", "cidr.address"),
        ("192.0.2.0/024", "cidr.prefix-malformed"), ("192.0.2.0/", "cidr.prefix-malformed"),
        ("192.0.2.0/33", "cidr.prefix-too-long"), ("2001:db8::/129", "cidr.prefix-too-long"),
        ("192.0.2.0/255.255.255.0", "cidr.prefix-malformed")),
      .init(argument: "4", valid: "192.0.2.0/24"),
      .init(argument: "4", invalid: ("2001:db8::/32", "cidr.address")),
      .init(argument: "6", valid: "2001:db8::/32"),
      .init(argument: "6", invalid: ("192.0.2.0/24", "cidr.address")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(CIDRStrategy()) }
    return .content(CIDRStrategy(try IPVersion(argument: argument, of: "version")))
  }
}
