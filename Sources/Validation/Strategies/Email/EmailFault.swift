/// The first fault of a value that is not an e-mail address, with its byte offset.
enum EmailFault: Error, Equatable {
  /// The address has that many bytes, as written or with its domain in ASCII, which is more than allowed.
  case tooLong(Int)
  case noAtSign
  case localPartMissing
  case localPartTooLong(Int)
  case localPartCharacter(at: Int)
  case commentUnclosed(at: Int)
  case domainMissing
  case domainCharacter(at: Int)
  case labelEmpty(at: Int)
  case labelTooLong(Int, at: Int)
  case labelHyphen(at: Int)
  case labelInternational(InternationalLabel.Fault, at: Int)
  case domainSingleLabel
  case topLevelDomain
  case addressLiteral

  /// Creates the fault of a domain that begins at an offset.
  init(_ fault: DomainFault, domainAt start: Int) {
    self =
      switch fault {
      case .tooLong(let count): .tooLong(start + count)
      case .character(let offset): .domainCharacter(at: offset)
      case .labelEmpty(let offset): .labelEmpty(at: offset)
      case .labelTooLong(let count, let offset): .labelTooLong(count, at: offset)
      case .labelHyphen(let offset): .labelHyphen(at: offset)
      case .international(let fault, let offset): .labelInternational(fault, at: offset)
      }
  }

  /// The failure that reports this fault of the value.
  func failure(of value: Span<UInt8>) -> ValidationFailure {
    switch self {
    case .tooLong(let count):
      .init("email.too-long", ["maximum": .integer(EmailLimits.address), "actual": .integer(count)])
    case .noAtSign: .init("email.no-at-sign")
    case .localPartMissing: .init("email.local-part-missing")
    case .localPartTooLong(let count):
      .init(
        "email.local-part-too-long",
        ["maximum": .integer(EmailLimits.localPart), "actual": .integer(count)])
    case .localPartCharacter(let offset):
      .init("email.local-part-character", .character(offset, in: value))
    case .commentUnclosed(let offset): .init("email.comment-unclosed", .position(offset, in: value))
    case .domainMissing: .init("email.domain-missing")
    case .domainCharacter(let offset): .init("email.domain-character", .character(offset, in: value))
    case .labelEmpty(let offset): .init("email.label-empty", .position(offset, in: value))
    case .labelTooLong(let count, let offset):
      .init(
        "email.label-too-long",
        ["maximum": .integer(DomainLabels.longestLabel), "actual": .integer(count)]
          + .position(offset, in: value))
    case .labelHyphen(let offset): .init("email.label-hyphen", .position(offset, in: value))
    case .labelInternational(let fault, let offset):
      .init(
        "email.label-international",
        .position(offset, in: value) + ["reason": .phrase("label." + fault.rawValue)],
        causes: [DomainFault.international(fault, at: offset).failure(of: value)])
    case .domainSingleLabel: .init("email.domain-single-label")
    case .topLevelDomain: .init("email.top-level-domain")
    case .addressLiteral:
      .init(
        "email.address-literal",
        value.count > 0 && value[value.count - 1] == UInt8(ascii: "]") ? [:] : ["variant": "unclosed"])
    }
  }
}

/// The maximum lengths of an address and its parts, in bytes.
enum EmailLimits {
  /// RFC 3696, erratum 1690: a path of 256 bytes (RFC 5321, section 4.5.3.1.3) minus its angle brackets.
  static let address = 254
  /// RFC 5321, section 4.5.3.1.1.
  static let localPart = 64
}
