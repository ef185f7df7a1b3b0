/// A strategy that accepts a URI or an IRI, or a reference to one.
///
/// RFC 3986, appendix A: `URI` or `URI-reference`; RFC 3987, section 2.2: `IRI` or `IRI-reference`, which
/// also allow `ucschar` in every part except the scheme and the port, and `iprivate` in the query. An address
/// in brackets is an `IPv6address` or an `IPvFuture`; zones (RFC 6874) are rejected, because RFC 9844
/// withdrew them. A port is any number of digits, or none. Requirements of a scheme beyond the generic syntax
/// are not checked, so that `http:` is a URI. The recommendations of RFC 3987, section 4.1, on bidirectional
/// text are not applied.
///
/// ```swift
/// URIStrategy(.uri).verdict(on: "urn:isbn:0451450523")                // .valid
/// URIStrategy(.uri).failure(of: "//example.com/")?.code               // "uri.scheme-missing"
/// URIStrategy(.uriReference).verdict(on: "//example.com/")            // .valid
/// URIStrategy(.iri).verdict(on: "http://bücher.example/straße")       // .valid
/// ```
///
/// Codes, each with the `kind`, "URI" or "IRI reference": `uri.scheme-missing`, `uri.character` (`position`,
/// `character`), `uri.percent`, `uri.address`, `uri.first-segment` (`position`), `uri.port` (`position`,
/// `character`).
public struct URIStrategy: ByteValidationStrategy, Hashable {
  /// The kind of identifier.
  public let variant: URIVariant

  /// Creates a strategy that accepts identifiers of one kind.
  public init(_ variant: URIVariant) {
    self.variant = variant
  }

  public var ruleName: String { variant.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(URIFault) {
      try URIScanner(variant).check(value)
    } catch {
      throw error.failure(of: value, variant: variant)
    }
  }
}

/// The kind of identifier, by the generic syntax; the raw value is the name of the rule.
public enum URIVariant: String, Sendable, CaseIterable {
  /// A URI with its scheme.
  case uri
  /// A URI, or a relative reference.
  case uriReference = "uri-reference"
  /// An IRI with its scheme.
  case iri
  /// An IRI, or a relative reference.
  case iriReference = "iri-reference"

  /// Whether a value without a scheme is accepted.
  var isReference: Bool { self == .uriReference || self == .iriReference }
  /// Whether characters beyond ASCII are valid unencoded.
  var isInternational: Bool { self == .iri || self == .iriReference }

  /// The name in messages.
  var title: ParameterValue {
    switch self {
    case .uri: "URI"
    case .uriReference: .phrase("uri-reference")
    case .iri: "IRI"
    case .iriReference: .phrase("iri-reference")
    }
  }
}

/// The first reason why a value is not an identifier, with its byte offset.
enum URIFault: Error {
  case schemeMissing
  case character(at: Int)
  case percent(at: Int)
  case address(at: Int)
  case port(at: Int)
  case firstSegment(at: Int)

  func failure(of value: Span<UInt8>, variant: URIVariant) -> ValidationFailure {
    let subject: FailureParameters = ["kind": variant.title]
    return switch self {
    case .schemeMissing: .init("uri.scheme-missing", subject)
    case .character(let offset): .init("uri.character", subject + .character(offset, in: value))
    case .percent(let offset): .init("uri.percent", subject + .position(offset, in: value))
    case .address(let offset):
      .init(
        "uri.address",
        subject + .position(offset, in: value)
          + (value.isUnclosedBracket(at: offset) ? ["variant": "unclosed"] : [:]))
    case .port(let offset): .init("uri.port", subject + .character(offset, in: value))
    case .firstSegment(let offset): .init("uri.first-segment", subject + .position(offset, in: value))
    }
  }
}

extension InputFieldValidationStrategy where Self == URIStrategy {
  /// A URI of RFC 3986, with its scheme.
  public static var uri: URIStrategy { URIStrategy(.uri) }

  /// A URI or IRI, or a reference: `.uri(.iriReference)`.
  public static func uri(_ variant: URIVariant) -> URIStrategy { URIStrategy(variant) }
}
