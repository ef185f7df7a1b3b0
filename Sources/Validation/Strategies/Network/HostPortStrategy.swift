internal import Bytes

/// A strategy that accepts a host, a colon and a port: `example.com:443`, `192.0.2.1:80`, `[2001:db8::1]:80`.
///
/// The host is a name that ``HostNameStrategy`` accepts in ASCII, an IPv4 address, or an IPv6 address in
/// brackets (RFC 3986, section 3.2.2). A name whose last label consists of digits must be an IPv4 address
/// (RFC 1123, section 2.1), so that `192.0.2.256:80` is rejected. The port is 1 to 65535 (RFC 6335, section
/// 6: 0 is reserved) without leading zeros.
///
/// ```swift
/// HostPortStrategy().verdict(on: "[::1]:8080")              // .valid
/// HostPortStrategy().failure(of: "example.com")?.code       // "host-port.port-missing"
/// HostPortStrategy().failure(of: "example.com:65536")?.code // "host-port.port-out-of-range"
/// ```
///
/// Codes: `host-port.host` (`host`, and the failure of the host as its cause), `host-port.port-missing`,
/// `host-port.port-malformed` (`position`), `host-port.port-out-of-range` (`minimum`, `maximum`).
public struct HostPortStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let colon = Self.lastColon(of: value) else { throw ValidationFailure("host-port.port-missing") }
    do throws(ValidationFailure) {
      try Self.checkHost(value.extracting(0..<colon))
    } catch {
      throw ValidationFailure(
        "host-port.host", Self.parameters(ofHost: value.extracting(0..<colon)), causes: [error])
    }
    let digits = colon + 1..<value.count
    guard !digits.isEmpty else { throw ValidationFailure("host-port.port-missing") }
    let hasLeadingZero = digits.count > 1 && value[colon + 1] == UInt8(ascii: "0")
    guard !hasLeadingZero, digits.allSatisfy({ value[$0].isDigit }) else {
      throw ValidationFailure("host-port.port-malformed", .position(colon + 1, in: value))
    }
    guard let port = value.number(in: digits), 1...65535 ~= port else {
      throw ValidationFailure("host-port.port-out-of-range", ["minimum": 1, "maximum": 65535])
    }
  }

  /// The offset of the last colon outside brackets.
  private static func lastColon(of value: Span<UInt8>) -> Int? {
    var index = value.count - 1
    while index >= 0, value[index] != UInt8(ascii: ":"), value[index] != UInt8(ascii: "]") { index -= 1 }
    return index >= 0 && value[index] == UInt8(ascii: ":") ? index : nil
  }

  /// The parameters of a failure about a host: the host, and what is wrong if that is plain.
  private static func parameters(ofHost host: Span<UInt8>) -> FailureParameters {
    guard host.count > 0 else { return ["host": "", "variant": "missing"] }
    let hasColon = host.firstIndex(of: UInt8(ascii: ":")) != nil
    let isBare = hasColon && host[0] != UInt8(ascii: "[")
    return ["host": .text(String(repairing: host))] + (isBare ? ["variant": "brackets"] : [:])
  }

  private static func checkHost(_ host: Span<UInt8>) throws(ValidationFailure) {
    let last = host.count - 1
    if last > 0, host[0] == UInt8(ascii: "["), host[last] == UInt8(ascii: "]") {
      do throws(ValidationFailure) {
        try IPv6Strategy().check(host.extracting(1..<last))
      } catch {
        throw error.moved(by: 1)
      }
    } else if DomainLabels.numericEnd(of: host) != nil {
      try IPv4Strategy().check(host)
    } else {
      try HostNameStrategy().check(host)
    }
  }
}

extension InputFieldValidationStrategy where Self == HostPortStrategy {
  /// A host, a colon and a port, `example.com:443`.
  public static var hostPort: HostPortStrategy { HostPortStrategy() }
}

extension CatalogEntry {
  static let hostPort = CatalogEntry(
    name: "host-port", group: .network,
    summary: "A host name, an IPv4 address or an IPv6 address in brackets, a colon and a port of 1 to 65535.",
    swift: ".hostPort",
    messages: [
      "host-port.host": "must be a host and a port: '{host}' is not a host",
      "host-port.host/missing": "must be a host and a port: there is no host before the colon",
      "host-port.host/brackets":
        "must be a host and a port: an IPv6 address is written in brackets, as in [2001:db8::1]:80, unlike '{host}'",
      "host-port.port-missing": "must be a host and a port: it has no colon with a port",
      "host-port.port-malformed":
        "must be a host and a port: what begins at character {position} is not a port",
      "host-port.port-out-of-range": "must be a host and a port: the port must be {minimum} to {maximum}",
    ],
    strategy: HostPortStrategy(),
    examples: [
      .init(valid: "example.com:443", "localhost:1", "192.0.2.1:80", "[2001:db8::1]:65535"),
      .init(
        invalid: ("example.com", "host-port.port-missing"), ("example.com:", "host-port.port-missing"),
        ("[::1]", "host-port.port-missing"), ("::1:80", "host-port.host"),
        ("192.0.2.256:80", "host-port.host"),
        (":80", "host-port.host"), ("example.com:080", "host-port.port-malformed"),
        ("example.com:http", "host-port.port-malformed"), ("example.com:0", "host-port.port-out-of-range"),
        ("example.com:65536", "host-port.port-out-of-range")),
    ])
}
