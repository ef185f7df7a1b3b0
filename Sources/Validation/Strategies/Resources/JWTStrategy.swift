internal import Bytes

/// A strategy that accepts a JSON Web Token, signed or unsecured, in the compact serialization: three parts of
/// base64url without padding, separated by dots.
///
/// RFC 7519, section 7.2, without the steps that need a key, and RFC 7515, section 7.1: the header is a JSON object
/// with a string `alg`; the payload is a JSON object, unless the header has a `cty`, in which case it may itself be a
/// token; the signature is empty if and only if `alg` is exactly `none` (RFC 7518, section 3.6; RFC 7515, section
/// 4.1.1). Encrypted tokens, which have five parts, are rejected. Neither the signature nor any claim is verified: an
/// accepted value is not yet trustworthy.
///
/// ```swift
/// JWTStrategy().verdict(on: "eyJhbGciOiJIUzI1NiJ9.e30.ZRrHA1JJJW8opsbCGfG_HACGpVUMN_a9IV7pAx_Zmeo")
/// // .valid
/// JWTStrategy().failure(of: "eyJhbGciOiJIUzI1NiJ9.e30.")?.code  // "jwt.signature-missing"
/// ```
///
/// Codes: `jwt.parts` (`expected`, `actual`), `jwt.character` (`position`, `character`), `jwt.encoding`
/// (`position`), `jwt.header` (`position`), `jwt.algorithm`, `jwt.payload` (`position`),
/// `jwt.signature-missing`, `jwt.signature-superfluous`.
public struct JWTStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(ValidationFailure) {
      try checkParts(of: value)
    } catch {
      // A space, as after the name of a scheme of authentication, is the cause of any other fault.
      guard let space = value.firstIndex(of: UInt8(ascii: " ")) else { throw error }
      throw .init("jwt.character", .character(space, in: value) + ["variant": "space"])
    }
  }

  private func checkParts(of value: Span<UInt8>) throws(ValidationFailure) {
    let dot = UInt8(ascii: ".")
    var dots = 0
    for index in 0..<value.count where value[index] == dot { dots += 1 }
    guard dots == 2, let first = value.firstIndex(of: dot),
      let second = value.firstIndex(of: dot, from: first + 1)
    else {
      throw .init("jwt.parts", ["expected": 3, "actual": .integer(dots + 1)])
    }
    var header = JSONWebHeader()
    try read(value, 0..<first, into: &header, else: "jwt.header")
    guard header.algorithm != .missing else { throw .init("jwt.algorithm") }
    if header.hasContentType {
      var payload = AnyOctets()
      try read(value, first + 1..<second, into: &payload, else: "jwt.payload")
    } else {
      var payload = JSONWebHeader()
      try read(value, first + 1..<second, into: &payload, else: "jwt.payload")
    }
    var signature = AnyOctets()
    try read(value, second + 1..<value.count, into: &signature, else: "jwt.encoding")
    switch (header.algorithm, second + 1 == value.count) {
    case (.unsecured, false): throw .init("jwt.signature-superfluous")
    case (.named, true): throw .init("jwt.signature-missing")
    default: return
    }
  }

  /// Decodes the base64url of a part and passes each octet to a reader.
  private func read<Octets: OctetReader>(
    _ value: Span<UInt8>, _ part: Range<Int>, into octets: inout Octets, else code: FailureCode
  ) throws(ValidationFailure) {
    var reader = BaseEncodingReader(.base64url)
    var bits: UInt16 = 0
    var bitCount = 0
    for index in part {
      let digit: UInt8?
      do throws(BaseEncodingFault) { digit = try reader.take(value[index], at: index) } catch { digit = nil }
      guard let digit else { throw .init("jwt.character", .character(index, in: value)) }
      bits = bits << 6 | UInt16(digit)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      guard octets.take(UInt8(truncatingIfNeeded: bits >> UInt16(bitCount))) else {
        throw .init(code, .position(index, in: value))
      }
    }
    do throws(BaseEncodingFault) { try reader.finish() } catch {
      throw .init("jwt.encoding", .position(part.upperBound, in: value))
    }
    guard octets.isComplete else { throw .init(code, .position(part.upperBound, in: value)) }
  }
}

extension InputFieldValidationStrategy where Self == JWTStrategy {
  /// A JSON Web Token, signed or unsecured; its signature is not checked.
  public static var jwt: JWTStrategy { JWTStrategy() }
}

extension CatalogEntry {
  static let jwt = CatalogEntry(
    name: "jwt", group: .network,
    summary: "A JSON Web Token of three parts; the signature is not verified (RFC 7519).",
    swift: ".jwt",
    messages: [
      "jwt.parts": "must be a JSON Web Token: {expected} parts with dots between, it has {actual}",
      "jwt.character":
        "must be a JSON Web Token: character {position}, '{character}', is not in the base64url alphabet",
      "jwt.character/space":
        "must be a JSON Web Token and nothing else: there is a space at character {position}",
      "jwt.encoding":
        "must be a JSON Web Token: the part that ends before character {position} is truncated or altered",
      "jwt.header": "must be a JSON Web Token: its header is not a JSON object, at character {position}",
      "jwt.algorithm": "must be a JSON Web Token: its header has no algorithm",
      "jwt.payload": "must be a JSON Web Token: its payload is not a JSON object, at character {position}",
      "jwt.signature-missing": "must be a JSON Web Token: it has no signature",
      "jwt.signature-superfluous": "must be a JSON Web Token: it has a signature and the algorithm none",
    ],
    strategy: JWTStrategy(),
    examples: [
      .init(
        valid: "eyJhbGciOiJIUzI1NiJ9.e30.ZRrHA1JJJW8opsbCGfG_HACGpVUMN_a9IV7pAx_Zmeo",
        "eyJhbGciOiJub25lIn0.e30."),
      .init(
        invalid: ("eyJhbGciOiJub25lIn0.e30", "jwt.parts"), ("eyJhbGciOiJub25lIn0=.e30.", "jwt.character"),
        ("eyJhbGciOiJub25lIn0.e.", "jwt.encoding"), ("e30x.e30.", "jwt.header"), ("..", "jwt.header"),
        ("e30.e30.", "jwt.algorithm"), ("eyJhbGciOiJub25lIn0.MQ.", "jwt.payload"),
        ("eyJhbGciOiJIUzI1NiJ9.e30.", "jwt.signature-missing"),
        ("eyJhbGciOiJub25lIn0.e30.AA", "jwt.signature-superfluous")),
    ])
}
