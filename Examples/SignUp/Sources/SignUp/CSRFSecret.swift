/// What a browser keeps in a cookie, and each post has to know, so that no other site can send one: a double submit.
///
/// A page has a token of its own, a random number beside the secret masked by it. The cookie is for this site's requests alone
/// (`SameSite=Strict`) and for no script (`HttpOnly`).
struct CSRFSecret {
  static let cookieName = "sign-up-csrf"

  /// 128 bits; OWASP asks of session identifiers at least 64.
  private let bits: UInt128

  /// A new one.
  init() { bits = Self.random() }

  /// That of a cookie; `nil` for what is none.
  init?(cookie: String?) {
    guard let cookie, let bits = UInt128(hexadecimal: cookie.utf8Span.span) else { return nil }
    self.bits = bits
  }

  /// The value of `Set-Cookie`.
  var cookie: String { "\(Self.cookieName)=\(bits.hexadecimal); Path=/; HttpOnly; SameSite=Strict" }

  /// A token for one page.
  func makeToken() -> String {
    let mask = Self.random()
    return mask.hexadecimal + (mask ^ bits).hexadecimal
  }

  /// Whether a token is one of this secret. Takes as long for a wrong one as for a right one.
  func accepts(_ token: String) -> Bool {
    let digits = token.utf8Span.span
    let half = digits.count / 2
    guard let mask = UInt128(hexadecimal: digits.extracting(0..<half)),
      let masked = UInt128(hexadecimal: digits.extracting(half..<digits.count))
    else { return false }
    let difference = mask ^ masked ^ bits
    return UInt64(truncatingIfNeeded: difference) | UInt64(truncatingIfNeeded: difference >> 64) == 0
  }

  /// Of the system's random numbers: getrandom(2).
  private static func random() -> UInt128 {
    var generator = SystemRandomNumberGenerator()
    return .random(in: 0 ... .max, using: &generator)
  }
}

extension UInt128 {
  /// The number of 32 hexadecimal digits in lower case; `nil` for what is not that.
  fileprivate init?(hexadecimal digits: Span<UInt8>) {
    guard digits.count == 32 else { return nil }
    self = 0
    for index in digits.indices {
      guard let digit = digits[index].hexadecimalValue else { return nil }
      self = self << 4 | UInt128(digit)
    }
  }

  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}
