/// The identity of a transfer in parts: the token of its page, and a random number that the script makes for each file.
///
/// A page can send several files one after another, if transfers of it are stopped or fail. The number keeps their parts apart.
struct TransferID: Sendable {
  static let maximumDigits = 32

  let token: String
  let digits: String

  /// - Parameter digits: 1 to ``maximumDigits`` hexadecimal digits in lower case; otherwise there is no identity.
  init?(token: String, digits: String) {
    guard 1...Self.maximumDigits ~= digits.utf8.count, digits.utf8.allSatisfy(\.isHexadecimalDigit) else {
      return nil
    }
    (self.token, self.digits) = (token, digits)
  }
}
