internal import Bytes

/// A strategy that accepts a port number: 0 to 65535 in ASCII digits, without a leading zero.
///
/// RFC 6335, section 6: a port is a 16-bit number. That section reserves 0, 1023 and 1024 from assignment; they are
/// still ports, and 0 is accepted because programs pass it to request any free port. Narrower than RFC 3986, section
/// 3.2.3, whose `port` may be empty and may begin with zeros.
///
/// ```swift
/// PortStrategy().verdict(on: "443")          // .valid
/// PortStrategy().failure(of: "65536")?.code  // "port.too-large"
/// PortStrategy().failure(of: "080")?.code    // "port.leading-zero"
/// ```
///
/// Codes: `port.malformed`, `port.leading-zero`, `port.too-large` (`maximum`).
public struct PortStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0 else { throw ValidationFailure("port.malformed") }
    for index in 0..<value.count where !value[index].isDigit { throw ValidationFailure("port.malformed") }
    guard value.count == 1 || value[0] != UInt8(ascii: "0") else {
      throw ValidationFailure("port.leading-zero")
    }
    guard value.count <= 5, let number = value.number(in: 0..<value.count), number <= 65_535 else {
      throw ValidationFailure("port.too-large", ["maximum": 65_535])
    }
  }
}

extension InputFieldValidationStrategy where Self == PortStrategy {
  /// A port number, 0 to 65535.
  public static var port: PortStrategy { PortStrategy() }
}

extension CatalogEntry {
  static let port = CatalogEntry(
    name: "port", group: .numbers,
    summary: "A port number, 0 to 65535, without a leading zero.",
    swift: ".port",
    messages: [
      "port.malformed": "must be a port number, 0 to 65535 in digits",
      "port.leading-zero": "must be a port number without a leading zero",
      "port.too-large": "must be a port number of at most {maximum}",
    ],
    strategy: PortStrategy(),
    examples: [
      .init(valid: "0", "80", "8080", "65535"),
      .init(
        invalid: ("65536", "port.too-large"), ("080", "port.leading-zero"), ("-1", "port.malformed"),
        ("80/tcp", "port.malformed"), ("99999999999999999999", "port.too-large")),
    ])
}
