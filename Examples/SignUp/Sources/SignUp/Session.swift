internal import LocalServer

/// A browser, recognized by a random number in a cookie that it sends only with requests from this site (`SameSite=Strict`) and
/// that no script can read (`HttpOnly`).
struct Session {
  static let cookieName = "sign-up-session"

  /// 128 bits in hexadecimal digits; OWASP requires at least 64 bits for session identifiers.
  let id: String

  /// Creates a new session.
  init() { id = UInt128.random(in: 0 ... .max).hexadecimal }

  /// Creates the session of a cookie; returns `nil` if there is no cookie or it is malformed.
  init?(cookie: String?) {
    guard let cookie, cookie.utf8.count == 32, cookie.utf8.allSatisfy(\.isHexadecimalDigit) else {
      return nil
    }
    id = cookie
  }

  /// Returns the response that is made for the session of a request, or for a new one if the request has none.
  static func starting(
    for request: Request, _ respond: (Session) throws -> Response
  ) rethrows -> Response {
    if let known = request.session { return try respond(known) }
    let session = Session()
    return try respond(session).adding("Set-Cookie", session.cookie)
  }

  /// The value of `Set-Cookie`.
  var cookie: String { "\(Self.cookieName)=\(id); Path=/; HttpOnly; SameSite=Strict" }
}

extension UInt128 {
  /// The number in 32 hexadecimal digits in lower case.
  var hexadecimal: String {
    let (high, low) = (UInt64(truncatingIfNeeded: self >> 64), UInt64(truncatingIfNeeded: self))
    return String(
      decoding: [high, low].flatMap { half in
        (0..<16).map { place in
          let digit = UInt8(truncatingIfNeeded: half >> (60 - 4 * place)) & 0xF
          return digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a")
        }
      }, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is `0` to `9` or `a` to `f`.
  var isHexadecimalDigit: Bool { 0x30...0x39 ~= self || 0x61...0x66 ~= self }
}
