internal import Bytes

/// A strategy that accepts an absolute URL of the WHATWG URL standard, with certain schemes.
///
/// By default a "valid URL string" (section 4.3, "absolute-URL-with-fragment string"), for which the parser
/// reports no validation error. A URL of the schemes `http`, `https`, `ws`, `wss`, `ftp` and `file` has `//`,
/// and all except `file` have a host: a domain without a final dot, of letter-digit-hyphen labels or of
/// international ones (UTS #46), an IPv4 address of four decimal numbers, or an IPv6 address in brackets
/// whose groups have no leading zeros. A port is at most 65535. The rest consists of letters, digits,
/// `!$&'()*+,-./:;=?@_~`, percent-encoded octets, characters from U+00A0 on, and at most one `#`. A user name
/// and a password are rejected. A single label, such as `localhost`, is a valid host.
///
/// With ``URLProfile/whatwg`` the accepted values are those on which the standard's "basic URL parser"
/// without a base does not fail (section 4.4). They may have spaces at the ends, tabs and line ends anywhere,
/// backslashes, missing or doubled slashes, credentials, percent-encoded hosts, and hosts that are numbers
/// such as `0x7f.1`.
///
/// With ``URLProfile/origin`` they are the URLs of `http` and `https` that end with the host or the port: origins as RFC 6454, section 6.2,
/// writes them, without those that have no scheme (`null`).
///
/// ```swift
/// URLStrategy().verdict(on: "https://example.com/a?b#c")                       // .valid
/// URLStrategy().failure(of: "ftp://example.com/")?.code                        // "url.scheme"
/// URLStrategy(.schemes(["ftp"])).verdict(on: "ftp://example.com/")             // .valid
/// URLStrategy(.whatwg).verdict(on: " https:\\\\example.com:443\\a b")          // .valid
/// URLStrategy(.origin).failure(of: "https://example.com/")?.code               // "url.after-host"
/// ```
///
/// One pass without allocation, except for hosts that are not ASCII, have an A-label or, with
/// ``URLProfile/whatwg``, percent-encoding, and with that profile for values with tabs or line ends.
///
/// Codes: `url.scheme-missing`, `url.scheme` (`allowed`), and with the `position` `url.slashes-missing`,
/// `url.credentials`, `url.host-missing`, `url.host-label`, `url.international-host`, `url.address`,
/// `url.port`, `url.percent`, for origins `url.after-host`, and with the `character` too `url.host-character`, `url.character`;
/// `text.invalid-utf8`.
public struct URLStrategy: ByteValidationStrategy, Hashable {
  /// The set of accepted URLs.
  public let profile: URLProfile
  /// The schemes in lower case, or `nil` for any.
  private let schemes: [[UInt8]]?

  /// Creates a strategy that accepts a set of URLs.
  public init(_ profile: URLProfile = .web) {
    self.profile = profile
    switch profile {
    case .schemes, .origin: schemes = profile.schemes.map { $0.utf8.map(\.lowercased) }
    case .anyScheme, .whatwg: schemes = nil
    }
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(URLFault) {
      if profile == .whatwg {
        try URLParsing.check(value)
      } else {
        try URLWriting.check(value, schemes: schemes)
        if profile == .origin, let end = value.endOfOrigin { throw URLFault(.afterHost, at: end) }
      }
    } catch {
      throw error.failure(of: value, schemes: profile.schemes)
    }
  }
}

extension Span<UInt8> {
  /// The offset of the first byte after the host and port of a valid URL of `http` or `https`; `nil` if nothing follows them.
  fileprivate var endOfOrigin: Int? {
    guard let slashes = firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return (slashes + 2..<count).first { ByteSet("/?#").contains(self[$0]) }
  }
}

/// The set of accepted URLs.
public enum URLProfile: Hashable, Sendable {
  /// Valid URL strings of one of these schemes.
  case schemes([String])
  /// Valid URL strings of any scheme.
  case anyScheme
  /// Everything that browsers parse as a URL.
  case whatwg
  /// Valid URL strings of `http` and `https` that have nothing after the host and port.
  case origin

  /// Valid URL strings of `http` and `https`.
  public static let web = URLProfile.schemes(["http", "https"])

  fileprivate var schemes: [String] {
    switch self {
    case .schemes(let names): names
    case .origin: ["http", "https"]
    case .anyScheme, .whatwg: []
    }
  }
}

extension InputFieldValidationStrategy where Self == URLStrategy {
  /// A valid URL string of `http` or `https`.
  public static var url: URLStrategy { URLStrategy() }

  /// A URL of that profile.
  public static func url(_ profile: URLProfile) -> URLStrategy { URLStrategy(profile) }
}
