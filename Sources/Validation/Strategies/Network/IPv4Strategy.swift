internal import Bytes

/// A strategy that accepts an IPv4 address as a dotted quad: four numbers of 0 to 255, separated by dots.
///
/// RFC 3986, section 3.2.2, `IPv4address`, which is the dotted quad of RFC 2673, section 3.2, without leading
/// zeros: some programs read `192.168.010.1` as decimal and others as octal (RFC 6943, section 3.1.1). The
/// other notations of `inet_aton` are rejected too: fewer than four numbers, hexadecimal, octal.
///
/// ```swift
/// IPv4Strategy().verdict(on: "192.0.2.1")         // .valid
/// IPv4Strategy().failure(of: "192.0.2.256")?.code // "ipv4.octet-too-large"
/// IPv4Strategy().failure(of: "192.0.2.01")?.code  // "ipv4.leading-zero"
/// ```
///
/// Codes: `ipv4.character` (`position`, `character`), `ipv4.octet-missing`, `ipv4.leading-zero` (`position`),
/// `ipv4.octet-too-large` (`maximum`, `position`), `ipv4.octet-count` (`expected`, `actual`).
public struct IPv4Strategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(IPv4Fault) {
      try IPv4Address.read(value)
    } catch {
      throw error.failure(of: value)
    }
  }
}

/// A standard for the text format of an address, for parts in which standards differ.
package enum AddressNotation: Sendable {
  /// RFC 3986, section 3.2.2: no leading zeros in a dotted quad; `::` replaces one group or more
  /// (RFC 4291, section 2.2).
  case strict
  /// RFC 5321, section 4.1.3: a number is one to three digits; `::` replaces at least two groups.
  case mail
}

/// The text format of IPv4 addresses.
package enum IPv4Address {
  /// Reads a dotted quad that is the whole text.
  ///
  /// - Throws: The first fault, with its byte offset in the text.
  package static func read(_ text: Span<UInt8>, as notation: AddressNotation = .strict) throws(IPv4Fault) {
    var octets = 0
    var start = 0
    var number = 0
    for index in 0..<text.count {
      let byte = text[index]
      if byte.isDigit {
        number = min(number * 10 + Int(byte - 0x30), 1000)
      } else if byte == UInt8(ascii: ".") {
        try checkOctet(start..<index, of: text, value: number, as: notation)
        (octets, start, number) = (octets + 1, index + 1, 0)
      } else {
        throw .character(at: index)
      }
    }
    try checkOctet(start..<text.count, of: text, value: number, as: notation)
    guard octets == 3 else { throw .octetCount(octets + 1) }
  }

  /// Whether the text is a dotted quad.
  package static func isValid(_ text: Span<UInt8>, as notation: AddressNotation = .strict) -> Bool {
    do throws(IPv4Fault) {
      try read(text, as: notation)
      return true
    } catch {
      return false
    }
  }

  private static func checkOctet(
    _ digits: Range<Int>, of text: Span<UInt8>, value number: Int, as notation: AddressNotation
  ) throws(IPv4Fault) {
    guard !digits.isEmpty else { throw .octetMissing(at: digits.lowerBound) }
    switch notation {
    case .strict where digits.count > 1 && text[digits.lowerBound] == UInt8(ascii: "0"):
      throw .leadingZero(at: digits.lowerBound)
    case .mail where digits.count > 3: throw .octetTooLarge(at: digits.lowerBound)
    default: break
    }
    guard number <= 255 else { throw .octetTooLarge(at: digits.lowerBound) }
  }
}

/// The first fault of a text that is not a dotted quad, with its byte offset.
package enum IPv4Fault: Error, Equatable {
  case character(at: Int)
  case octetMissing(at: Int)
  case leadingZero(at: Int)
  case octetTooLarge(at: Int)
  case octetCount(Int)

  /// The failure that reports this fault of the value.
  func failure(of value: Span<UInt8>) -> ValidationFailure {
    switch self {
    case .character(let offset): .init("ipv4.character", .character(offset, in: value))
    case .octetMissing(let offset): .init("ipv4.octet-missing", .position(offset, in: value))
    case .leadingZero(let offset): .init("ipv4.leading-zero", .position(offset, in: value))
    case .octetTooLarge(let offset):
      .init("ipv4.octet-too-large", ["maximum": 255] + .position(offset, in: value))
    case .octetCount(let count): .init("ipv4.octet-count", ["expected": 4, "actual": .integer(count)])
    }
  }
}

extension InputFieldValidationStrategy where Self == IPv4Strategy {
  /// An IPv4 address, `192.0.2.1`.
  public static var ipv4: IPv4Strategy { IPv4Strategy() }
}

extension CatalogEntry {
  static let ipv4 = CatalogEntry(
    name: "ipv4", group: .network,
    summary: "An IPv4 address: four numbers of 0 to 255 without leading zeros, dots between.",
    swift: ".ipv4",
    messages: [
      "ipv4.character":
        "must be an IPv4 address: character {position}, '{character}', is neither a digit nor a dot",
      "ipv4.octet-missing": "must be an IPv4 address: there is no number at character {position}",
      "ipv4.leading-zero": "must be an IPv4 address: the number at character {position} has a leading zero",
      "ipv4.octet-too-large":
        "must be an IPv4 address: the number at character {position} is above {maximum}",
      "ipv4.octet-count": "must be an IPv4 address: {expected} numbers with dots between, it has {actual}",
    ],
    strategy: IPv4Strategy(),
    synonyms: ["ip4"],
    examples: [
      .init(valid: "192.0.2.1", "0.0.0.0", "255.255.255.255"),
      .init(
        invalid: ("192.0.2.256", "ipv4.octet-too-large"), ("192.0.2.01", "ipv4.leading-zero"),
        ("192.0.2", "ipv4.octet-count"), ("192.0..1", "ipv4.octet-missing"),
        ("0x7f.0.0.1", "ipv4.character"), ("192.0.2.1\n", "ipv4.character"),
        ("192.0.2.0/24", "ipv4.character")),
    ])
}
