internal import CGnuTLS

/// Makes the tokens of pages and recognizes them. A submission needs the token of a page of the same form and the same session,
/// so that no other site can send one (OWASP, signed double-submit cookie).
///
/// A token is a random number and its message authentication code, which covers the form and the session: HMAC-SHA-256,
/// shortened to 128 bits as in RFC 4868. Only this server has the key.
struct TokenSigner: Sendable {
  static let keySize = 32

  private let key: [UInt8]

  /// - Parameter key: ``keySize`` random bytes.
  init(key: [UInt8]) { self.key = key }

  /// Returns a new random key.
  static func makeKey() -> [UInt8] {
    (0..<keySize).map { _ in UInt8.random(in: 0 ... .max) }
  }

  /// Creates a token for one page.
  func makeToken(form: String, _ session: Session) throws(SigningError) -> String {
    let nonce = UInt128.random(in: 0 ... .max).hexadecimal
    return try nonce + code(nonce, form, session)
  }

  /// Whether the token was made for this form and this session. The comparison takes the same time for every token of the right
  /// length.
  func accepts(_ token: String, form: String, _ session: Session) throws(SigningError) -> Bool {
    let digits = Array(token.utf8)
    guard digits.count == 64, digits.allSatisfy(\.isHexadecimalDigit) else { return false }
    let expected = Array(try code(String(token.prefix(32)), form, session).utf8)
    let found = Array(digits.dropFirst(32))
    // SAFETY: both buffers have 32 bytes and are valid during the call.
    return unsafe expected.withUnsafeBytes { expected in
      unsafe found.withUnsafeBytes { unsafe gnutls_memcmp(expected.baseAddress, $0.baseAddress, 32) == 0 }
    }
  }

  /// Returns the authentication code of a random number, in 32 hexadecimal digits.
  private func code(_ nonce: String, _ form: String, _ session: Session) throws(SigningError) -> String {
    // The first two have a fixed length, so that no other form and session have the same text.
    let text = Array("\(session.id) \(nonce) \(form)".utf8)
    var code = [UInt8](repeating: 0, count: 32)
    // SAFETY: the buffers are valid during the call, and a SHA-256 code has 32 bytes.
    let status = unsafe code.withUnsafeMutableBytes { code in
      unsafe key.withUnsafeBytes { key in
        unsafe text.withUnsafeBytes {
          unsafe gnutls_hmac_fast(
            GNUTLS_MAC_SHA256, key.baseAddress, key.count, $0.baseAddress, $0.count, code.baseAddress)
        }
      }
    }
    guard status == GNUTLS_E_SUCCESS else { throw SigningError() }
    return code.prefix(16).reduce(into: UInt128(0)) { $0 = $0 << 8 | UInt128($1) }.hexadecimal
  }
}

struct SigningError: Error, CustomStringConvertible {
  let description = "GnuTLS cannot compute a message authentication code"
}
