internal import Bytes

/// A strategy that accepts the strings that frictionless 5.21 accepts for a string format.
///
/// - `email`: the package `validators` without its options: one `@`; before it at most 64 characters, either a dot-atom
///   of ASCII and extended Latin or a quoted string without blanks; after it a domain of at least two labels of
///   letters, digits and inner hyphens, the last of at least two characters and ending with a letter. Difference: an
///   international domain is processed as browsers do, not as Python's IDNA 2003.
/// - `uri`: the package `rfc3986`, which requires a scheme and nothing else.
/// - `uuid`: Python's `uuid.UUID`: 32 hexadecimal digits after each `urn:` and `uuid:`, outer braces and hyphens are removed.
///   Difference: underscores among the digits are rejected.
/// - `binary`: Python's `base64.b64decode`, which ignores characters outside the alphabet.
///
/// Codes: those of the strict rule if it rejects the value too, else `frictionless.refused`.
package struct PythonFormatStrategy: InputFieldValidationStrategy {
  package enum Format: String, Sendable {
    case email, uri, uuid, binary

    /// The strategy for the format as the standard defines it.
    fileprivate var strict: any InputFieldValidationStrategy {
      switch self {
      case .email: EmailStrategy()
      case .uri: URIStrategy(.uri)
      case .uuid: UUIDStrategy()
      case .binary: BaseEncodingStrategy(.base64)
      }
    }
  }

  private let format: Format

  package init(_ format: Format) {
    self.format = format
  }

  package func verdict(on value: Span<UInt8>) -> Verdict {
    switch format {
    case .email: Verdict(PythonEmail.isEmail(value))
    case .uri: Verdict(Self.hasScheme(value))
    case .uuid: Verdict(PythonUUID.isUUID(value))
    case .binary: Verdict(Self.isBase64(value))
    }
  }

  package func failure(of value: Span<UInt8>) -> ValidationFailure? {
    guard verdict(on: value) != .valid else { return nil }
    return format.strict.failure(of: value) ?? ValidationFailure("frictionless.refused")
  }

  private static func hasScheme(_ value: Span<UInt8>) -> Bool {
    guard value.count > 0, value[0].isLetter else { return false }
    var index = 1
    while index < value.count, value[index].isSchemeByte { index += 1 }
    return index < value.count && value[index] == UInt8(ascii: ":")
  }

  /// Whether `binascii.a2b_base64` of CPython 3.11 decodes the value outside its strict mode.
  private static func isBase64(_ value: Span<UInt8>) -> Bool {
    guard value.indices.allSatisfy({ value[$0] < 0x80 }) else { return false }
    var (position, padding) = (0, 0)
    for index in value.indices {
      if value[index] == UInt8(ascii: "=") {
        guard position >= 2 else { continue }
        padding += 1
        if position + padding >= 4 { return true }
      } else if BaseEncoding.base64.digit(value[index]) != nil {
        padding = 0
        position = (position + 1) % 4
      }
    }
    return position == 0
  }
}

extension UInt8 {
  /// Whether the byte is allowed in a scheme after its first letter: RFC 3986, section 3.1.
  fileprivate var isSchemeByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
