internal import Validation

/// The patterns of the generic syntax of URIs: RFC 3986, appendix A, and RFC 3987, section 2.2.
struct URIPattern {
  private let variant: URIVariant
  /// RFC 3987, `ucschar` and `iprivate`, in a class; empty for URIs.
  private let international: String
  private let privateUse: String

  init(_ variant: URIVariant) {
    self.variant = variant
    guard variant == .iri || variant == .iriReference else {
      (international, privateUse) = ("", "")
      return
    }
    let planes = (1...0xD).map { plane in
      let digit = String(plane, radix: 16)
      return "\\x{\(digit)0000}-\\x{\(digit)FFFD}"
    }
    international =
      #"\x{A0}-\x{D7FF}\x{F900}-\x{FDCF}\x{FDF0}-\x{FFEF}"# + planes.joined() + #"\x{E1000}-\x{EFFFD}"#
    privateUse = #"\x{E000}-\x{F8FF}\x{F0000}-\x{FFFFD}\x{100000}-\x{10FFFD}"#
  }

  /// A pattern of PCRE2 that matches exactly the identifiers.
  var text: String {
    let rest = "(?:\\?\(characters("/:@?" + privateUse))*)?(?:#\(characters("/:@?"))*)?"
    let whole = "[A-Za-z][A-Za-z0-9+.-]*:(?://\(authority)(?:/\(path))?|(?!//)\(path))\(rest)"
    guard variant == .uriReference || variant == .iriReference else { return whole }
    return "\(whole)|(?://\(authority)(?:/\(path))?|(?!//)\(characters("@"))*(?:/\(path))?)\(rest)"
  }

  private var authority: String {
    let address = "\\[(?:\(StrategyPattern.ipv6)|[vV][0-9A-Fa-f]+\\.[A-Za-z0-9._~!$&'()*+,;=:-]+)\\]"
    return "(?:\(characters(":"))*@)?(?:\(address)|\(characters(""))*)(?::[0-9]*)?"
  }

  private var path: String { characters("/:@") + "*" }

  /// One character of `unreserved`, `sub-delims` and others, or a percent-encoded octet.
  private func characters(_ others: String) -> String {
    "(?:[A-Za-z0-9._~!$&'()*+,;=\(others)\(international)-]|%[0-9A-Fa-f]{2})"
  }
}
