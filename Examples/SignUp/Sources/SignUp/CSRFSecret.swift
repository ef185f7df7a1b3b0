/// What a browser keeps in a cookie, and each post has to know, so that no other site can send one: a double submit.
///
/// A page has a token of its own, a random number beside the secret masked by it. The cookie is for this site's requests alone
/// (`SameSite=Strict`) and for no script (`HttpOnly`).
struct CSRFSecret {
  /// 128 bits, as OWASP asks of session identifiers at least 64.
  private static let byteCount = 16
  static let cookieName = "sign-up-csrf"

  private let bytes: [UInt8]

  /// A new one.
  init() { bytes = Self.random() }

  /// That of a cookie; `nil` for what is none.
  init?(cookie: String?) {
    guard let bytes = cookie.flatMap([UInt8].init(hexadecimal:)), bytes.count == Self.byteCount else {
      return nil
    }
    self.bytes = bytes
  }

  /// The value of `Set-Cookie`.
  var cookie: String { "\(Self.cookieName)=\(bytes.hexadecimal); Path=/; HttpOnly; SameSite=Strict" }

  /// A token for one page.
  func makeToken() -> String {
    let mask = Self.random()
    return (mask + zip(mask, bytes).map { $0 ^ $1 }).hexadecimal
  }

  /// Whether a token is one of this secret. Takes as long for a wrong one as for a right one.
  func accepts(_ token: String) -> Bool {
    guard let token = [UInt8](hexadecimal: token), token.count == 2 * Self.byteCount else { return false }
    var difference: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      difference |= token[index] ^ token[index + Self.byteCount] ^ byte
    }
    return difference == 0
  }

  /// Bytes of the system's random numbers: getrandom(2).
  private static func random() -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<byteCount).map { _ in .random(in: 0...255, using: &generator) }
  }
}

extension [UInt8] {
  fileprivate init?(hexadecimal text: String) {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    self = []
    reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index].hexadecimalValue, let low = digits[index + 1].hexadecimalValue else {
        return nil
      }
      append(high << 4 | low)
    }
  }

  fileprivate var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
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
