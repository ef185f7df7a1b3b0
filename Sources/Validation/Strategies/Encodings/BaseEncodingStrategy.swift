internal import Bytes

/// A strategy that accepts the text of octets in one of the encodings of RFC 4648.
///
/// The grammar of each:
/// - `hex` (section 8): digits in either case, two for each octet.
/// - `base32` (section 6): `A`–`Z` and `2`–`7`, upper case as in table 3, with padding.
/// - `base64` (section 4): letters, digits, `+` and `/`, with padding.
/// - `base64url` (section 5): letters, digits, `-` and `_`, with complete padding or none (section 3.2
///   permits a protocol to omit it, and most protocols with this alphabet do).
///
/// Any other character is invalid, line ends included (sections 3.1 and 3.3). The bits of the last character
/// that belong to no octet are zero, which section 3.5 requires of encoders and permits decoders to check.
/// Two different texts therefore represent different octets, unless they differ only in optional padding or,
/// in `hex`, in upper and lower case; and a truncated text is detected more often. The empty text, which
/// represents no octets (section 10), is accepted.
///
/// ```swift
/// BaseEncodingStrategy(.base64).verdict(on: "Zm9vYg==")         // .valid
/// BaseEncodingStrategy(.base64).failure(of: "Zm9vYg")?.code     // "base64.padding"
/// BaseEncodingStrategy(.base64).failure(of: "Zm9vYh==")?.code   // "base64.unused-bits"
/// ```
///
/// Codes, each beginning with the name of the encoding: `.character` (`position`, `character`), `.length`
/// (`actual`: digits, without padding), `.padding` (`expected`, `actual`, `ending`), `.unused-bits` (`position`,
/// `character`). `hex` has the first two.
public struct BaseEncodingStrategy: ByteValidationStrategy, Hashable {
  /// The encoding of the texts.
  public let encoding: BaseEncoding

  /// Creates a strategy that accepts the texts of an encoding.
  public init(_ encoding: BaseEncoding) {
    self.encoding = encoding
  }

  public var ruleName: String { encoding.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var reader = BaseEncodingReader(encoding)
    do throws(BaseEncodingFault) {
      for index in 0..<value.count { try reader.take(value[index], at: index) }
      try reader.finish()
    } catch {
      throw error.failure(of: value, encoding: encoding)
    }
  }
}

/// An encoding of octets as text: RFC 4648.
public enum BaseEncoding: String, Sendable, CaseIterable {
  /// The encoding of this name in the RFC: `hex` is base 16.
  case hex, base32, base64, base64url

  /// The number of bits of a character.
  var bitsPerDigit: Int {
    switch self {
    case .hex: 4
    case .base32: 5
    case .base64, .base64url: 6
    }
  }

  /// The smallest number of characters that encode whole octets.
  var digitsPerGroup: Int {
    switch self {
    case .hex: 2
    case .base32: 8
    case .base64, .base64url: 4
    }
  }

  /// The value of the character, or `nil` for one outside the alphabet.
  func digit(_ byte: UInt8) -> UInt8? {
    switch (self, byte) {
    case (.hex, _): byte.hexDigitValue
    case (.base32, 0x41...0x5A): byte - 0x41
    case (.base32, 0x32...0x37): byte - 0x32 + 26
    case (.base32, _): nil
    case (_, 0x41...0x5A): byte - 0x41
    case (_, 0x61...0x7A): byte - 0x61 + 26
    case (_, 0x30...0x39): byte - 0x30 + 52
    case (.base64, UInt8(ascii: "+")), (.base64url, UInt8(ascii: "-")): 62
    case (.base64, UInt8(ascii: "/")), (.base64url, UInt8(ascii: "_")): 63
    default: nil
    }
  }
}

extension InputFieldValidationStrategy where Self == BaseEncodingStrategy {
  /// Octets in an encoding of RFC 4648: `.encoded(.base64)`.
  public static func encoded(_ encoding: BaseEncoding) -> BaseEncodingStrategy {
    BaseEncodingStrategy(encoding)
  }
}
