/// A strategy that accepts a fully qualified domain name: a host name of at least two labels. The last label
/// consists of at least two letters, or is an A-label.
///
/// Labels and lengths are those of ``HostNameStrategy`` in ASCII. RFC 1123, section 2.1: the last label "will
/// be alphabetic", which distinguishes a name from an IPv4 address; RFC 3696, section 2. Unlike in the DNS,
/// the root's dot at the end is rejected, so that a name has one spelling. Whether the top-level domain
/// exists is not checked.
///
/// ```swift
/// DomainStrategy().verdict(on: "www.example.com")   // .valid
/// DomainStrategy().failure(of: "localhost")?.code   // "domain.single-label"
/// DomainStrategy().failure(of: "192.0.2.1")?.code   // "domain.top-level"
/// ```
///
/// Codes: those of ``HostNameStrategy``, and `domain.single-label`, `domain.top-level` (`position`).
public struct DomainStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "domain" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let labels: DomainLabels
    do throws(DomainFault) {
      labels = try DomainLabels.check(value)
    } catch {
      throw error.failure(of: value)
    }
    guard labels.count > 1 else { throw ValidationFailure("domain.single-label") }
    guard labels.endsInTopLevel(of: value) else {
      throw ValidationFailure("domain.top-level", .position(labels.lastStart, in: value))
    }
  }
}

extension InputFieldValidationStrategy where Self == DomainStrategy {
  /// A fully qualified domain name, `www.example.com`.
  public static var domain: DomainStrategy { DomainStrategy() }
}

extension CatalogEntry {
  static let domain = CatalogEntry(
    name: "domain", group: .network,
    summary:
      "A fully qualified domain name: at least two labels, the last of letters or an A-label; no final dot.",
    swift: ".domain",
    messages: hostName.messages.and([
      "domain.single-label": "must be a domain name: it has no dot",
      "domain.top-level":
        "must be a domain name: the last part, at character {position}, must have two letters or more",
    ]),
    strategy: DomainStrategy(),
    synonyms: ["domain-name", "fqdn"],
    examples: [
      .init(valid: "example.com", "www.example.co.uk", "3com.example", "xn--mnchen-3ya.xn--p1ai"),
      .init(
        invalid: ("localhost", "domain.single-label"), ("192.0.2.1", "domain.top-level"),
        ("example.c", "domain.top-level"), ("example.com.", "hostname.label-empty"),
        ("a_b.example.com", "hostname.character")),
    ])
}
