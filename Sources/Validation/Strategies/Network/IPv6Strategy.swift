internal import Bytes

/// A strategy that accepts an IPv6 address in one of the text formats of RFC 4291, section 2.2: eight groups
/// of one to four hexadecimal digits, separated by colons. `::` may replace one group or more, once; the last
/// two groups may be an IPv4 address.
///
/// Zones (`%eth0`, RFC 4007, section 11) and brackets are rejected. The shortest spelling of RFC 5952 is not
/// required: upper case, leading zeros in a group, and `::` for a single group are accepted, as section 2.2
/// defines ("one or more groups of 16 bits of zeros"); in an address literal of mail `::` replaces at least
/// two groups (RFC 5321, section 4.1.3). The IPv4 part is one that ``IPv4Strategy`` accepts.
///
/// ```swift
/// IPv6Strategy().verdict(on: "2001:db8::1")           // .valid
/// IPv6Strategy().failure(of: "2001:db8::00001")?.code // "ipv6.group-too-long"
/// IPv6Strategy().failure(of: "1::2::3")?.code         // "ipv6.compressed-twice"
/// ```
///
/// Codes: `ipv6.character` (`position`, `character`), `ipv6.zone`, `ipv6.group-missing`,
/// `ipv6.compressed-twice` (`position`), `ipv6.group-too-long` (`maximum`, `position`), `ipv6.embedded-ipv4`
/// (`position`, with the failure of the IPv4 address as its cause), `ipv6.too-few-groups` (`expected`,
/// `actual`), `ipv6.too-many-groups` (`maximum`, `actual`).
public struct IPv6Strategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(IPv6Fault) {
      try IPv6Address.read(value)
    } catch {
      throw error.failure(of: value)
    }
  }
}

/// The text format of IPv6 addresses.
package enum IPv6Address {
  private static let colon = UInt8(ascii: ":")

  /// Reads an address, without brackets and zone, that is the whole text.
  ///
  /// - Throws: The first fault, with its byte offset in the text.
  package static func read(_ text: Span<UInt8>, as notation: AddressNotation = .strict) throws(IPv6Fault) {
    var groups = 0
    var isCompressed = false
    var index = 0
    while index < text.count {
      if text[index] == colon {
        guard index + 1 < text.count, text[index + 1] == colon else { throw .groupMissing(at: index) }
        guard !isCompressed else { throw .compressedTwice(at: index) }
        isCompressed = true
        index += 2
        guard index == text.count || text[index] != colon else { throw .groupMissing(at: index) }
        if index == text.count { break }
      }
      let start = index
      index = try endOfGroup(text, from: start, as: notation)
      // An IPv4 address, which is longer than any group, replaces the last two groups.
      groups += index - start > 4 ? 2 : 1
      guard index < text.count else { break }
      guard index + 1 < text.count else { throw .groupMissing(at: index) }
      if text[index + 1] != colon { index += 1 }
    }
    try checkCount(groups, isCompressed: isCompressed, as: notation)
  }

  /// Whether the text is an address.
  package static func isValid(_ text: Span<UInt8>, as notation: AddressNotation = .strict) -> Bool {
    do throws(IPv6Fault) {
      try read(text, as: notation)
      return true
    } catch {
      return false
    }
  }

  /// The end of the group that begins at `start`: a colon or the end of the text. An IPv4 address always ends
  /// at the end of the text.
  private static func endOfGroup(
    _ text: Span<UInt8>, from start: Int, as notation: AddressNotation
  ) throws(IPv6Fault) -> Int {
    var index = start
    while index < text.count, text[index].isHexDigit { index += 1 }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      do throws(IPv4Fault) {
        try IPv4Address.read(text.extracting(start..<text.count), as: notation)
      } catch {
        throw .embeddedIPv4(error, at: start)
      }
      return text.count
    }
    if index < text.count, text[index] != colon {
      throw text[index] == UInt8(ascii: "%") ? .zone(at: index) : .character(at: index)
    }
    guard index - start <= 4 else { throw .groupTooLong(at: start) }
    return index
  }

  private static func checkCount(_ groups: Int, isCompressed: Bool, as notation: AddressNotation)
    throws(IPv6Fault)
  {
    let maximum = isCompressed ? (notation == .mail ? 6 : 7) : 8
    guard groups <= maximum else { throw .tooManyGroups(groups, maximum: maximum) }
    guard isCompressed || groups == 8 else { throw .tooFewGroups(groups) }
  }
}

/// The first fault of a text that is no IPv6 address, with its byte offset.
package enum IPv6Fault: Error, Equatable {
  case character(at: Int)
  case zone(at: Int)
  case groupMissing(at: Int)
  case compressedTwice(at: Int)
  case groupTooLong(at: Int)
  case embeddedIPv4(IPv4Fault, at: Int)
  case tooFewGroups(Int)
  case tooManyGroups(Int, maximum: Int)

  /// The failure that reports this fault of the value.
  func failure(of value: Span<UInt8>) -> ValidationFailure {
    switch self {
    case .character(let offset): .init("ipv6.character", .character(offset, in: value))
    case .zone(let offset): .init("ipv6.zone", .position(offset, in: value))
    case .groupMissing(let offset): .init("ipv6.group-missing", .position(offset, in: value))
    case .compressedTwice(let offset): .init("ipv6.compressed-twice", .position(offset, in: value))
    case .groupTooLong(let offset):
      .init("ipv6.group-too-long", ["maximum": 4] + .position(offset, in: value))
    case .embeddedIPv4(let fault, let offset):
      .init(
        "ipv6.embedded-ipv4", .position(offset, in: value),
        causes: [fault.failure(of: value.extracting(offset..<value.count)).moved(by: offset)])
    case .tooFewGroups(let count):
      .init("ipv6.too-few-groups", ["expected": 8, "actual": .integer(count)])
    case .tooManyGroups(let count, let maximum):
      .init("ipv6.too-many-groups", ["maximum": .integer(maximum), "actual": .integer(count)])
    }
  }
}

extension InputFieldValidationStrategy where Self == IPv6Strategy {
  /// An IPv6 address, `2001:db8::1`.
  public static var ipv6: IPv6Strategy { IPv6Strategy() }
}

extension CatalogEntry {
  static let ipv6 = CatalogEntry(
    name: "ipv6", group: .network,
    summary: "An IPv6 address in any text form of RFC 4291, without a zone.",
    swift: ".ipv6",
    messages: [
      "ipv6.character": "must be an IPv6 address: character {position}, '{character}', is not allowed there",
      "ipv6.zone": "must be an IPv6 address: it has a zone at character {position}",
      "ipv6.group-missing":
        "must be an IPv6 address: the colon at character {position} has no group next to it",
      "ipv6.compressed-twice": "must be an IPv6 address: the :: at character {position} is a second one",
      "ipv6.group-too-long":
        "must be an IPv6 address: the group at character {position} has more than {maximum} digits",
      "ipv6.embedded-ipv4":
        "must be an IPv6 address: what begins at character {position} is not an IPv4 address",
      "ipv6.too-few-groups": "must be an IPv6 address: {expected} groups, it has {actual} and no ::",
      "ipv6.too-many-groups": "must be an IPv6 address: it has {actual} groups, at most {maximum} fit",
    ],
    strategy: IPv6Strategy(),
    synonyms: ["ip6"],
    examples: [
      .init(
        valid: "2001:db8::1", "::", "::1", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::ffff:192.0.2.1", "FE80::1"
      ),
      .init(
        invalid: ("2001:db8::00001", "ipv6.group-too-long"), ("1::2::3", "ipv6.compressed-twice"),
        ("1:2:3:4:5:6:7", "ipv6.too-few-groups"), ("1:2:3:4::5:6:7:8", "ipv6.too-many-groups"),
        (":1:2:3:4:5:6:7", "ipv6.group-missing"), ("::ffff:192.0.2", "ipv6.embedded-ipv4"),
        ("fe80::1%eth0", "ipv6.zone"), ("[::1]", "ipv6.character"),
        ("192.0.2.1", "ipv6.too-few-groups")),
    ])
}
