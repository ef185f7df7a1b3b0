internal import Bytes

/// The first reason why a value is not a URL, and its byte offset.
struct URLFault: Error {
  /// The reason; the raw value is the end of the code.
  enum Reason: String {
    case schemeMissing = "scheme-missing"
    case scheme
    case slashesMissing = "slashes-missing"
    case credentials
    case hostMissing = "host-missing"
    case hostCharacter = "host-character"
    case hostLabel = "host-label"
    case address
    case internationalHost = "international-host"
    case port
    case character
    case percent
    case afterHost = "after-host"
    case invalidUTF8
  }

  let reason: Reason
  private(set) var offset: Int
  /// Whether the host has characters beyond ASCII, which a build without the package trait
  /// `InternationalNames` rejects.
  private var needsInternationalNames = false
  /// Whether a part of the host is too long in ASCII, and otherwise valid to browsers.
  private var hasLongLabel = false

  init(_ reason: Reason, at offset: Int = 0) {
    (self.reason, self.offset) = (reason, offset)
  }

  /// Creates the fault of a host that is not a valid international name.
  ///
  /// - Parameters:
  ///   - domain: The host, percent-decoded.
  ///   - offset: The byte offset of the host.
  init(internationalHost domain: Span<UInt8>, at offset: Int) {
    self.init(.internationalHost, at: offset)
    #if InternationalNames
    hasLongLabel = WebDomain(domain, isStrict: false)?.hasLongLabel ?? false
    #else
    needsInternationalNames = !domain.isASCII
    #endif
  }

  /// The same fault, with its offset increased by a number of bytes.
  func moved(by distance: Int) -> URLFault { moved(to: offset + distance) }

  /// The same fault at another offset.
  func moved(to offset: Int) -> URLFault {
    var fault = self
    fault.offset = offset
    return fault
  }

  /// The failure that reports this fault of the value.
  func failure(of value: Span<UInt8>, schemes: [String]) -> ValidationFailure {
    let code = FailureCode(rawValue: "url." + reason.rawValue)
    switch reason {
    case .invalidUTF8: return .invalidUTF8
    case .schemeMissing: return .init(code)
    case .scheme: return .init(code, ["allowed": .list(schemes)])
    case .hostCharacter, .character: return .init(code, .character(offset, in: value))
    case .internationalHost where needsInternationalNames:
      return ValidationFailure(code, .position(offset, in: value)).withMessage(
        "must be a URL with a host in ASCII: other hosts need the package trait InternationalNames, which is off in this "
          + "build; the default traits turn it on")
    case .internationalHost where hasLongLabel:
      return .init(code, .position(offset, in: value) + ["variant": "too-long"])
    case .address where value.isUnclosedBracket(at: offset):
      return .init(code, .position(offset, in: value) + ["variant": "unclosed"])
    default: return .init(code, .position(offset, in: value))
    }
  }
}

extension Span<UInt8> {
  /// Whether a bracket opens at the offset that is not closed before the path, the query, the fragment or the end.
  func isUnclosedBracket(at offset: Int) -> Bool {
    guard offset < count, self[offset] == UInt8(ascii: "[") else { return false }
    var index = offset
    while index < count, !ByteSet("]/?#\\").contains(self[index]) { index += 1 }
    return index == count || self[index] != UInt8(ascii: "]")
  }
}

/// The schemes that WHATWG URL, section 4.2, defines as special.
enum SpecialScheme {
  case file
  case network

  /// Creates the special scheme of that name, in any case; returns `nil` for any other scheme.
  init?(_ scheme: Span<UInt8>) {
    if scheme.isSpelled("file") {
      self = .file
    } else if scheme.isSpelled("http") || scheme.isSpelled("https") || scheme.isSpelled("ws")
      || scheme.isSpelled("wss") || scheme.isSpelled("ftp")
    {
      self = .network
    } else {
      return nil
    }
  }
}
