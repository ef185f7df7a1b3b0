internal import Bytes

/// A strategy that accepts a magnet link: `magnet:?` and parameters with `&` between them, of which at least one, `xt`, names a file or a
/// torrent by its digest.
///
/// BEP 9, "magnet URI format" (`urn:btih:` with 40 hexadecimal digits, or 32 characters of Base32), BEP 52 (`urn:btmh:1220` with the 64
/// digits of SHA-256), and the draft "MAGNET-URI Project" for the digests of other networks: `sha1`, `tree:tiger`, `bitprint`, `ed2k`,
/// `aich`, `kzhash` and `md5`. Characters are those of a query of RFC 3986, section 3.4, and the brackets that BEP 9 writes around an IPv6 address. Percent-encoding is
/// decoded in a digest. Parameters of other names are not checked.
///
/// ```swift
/// MagnetStrategy().failure(of: "magnet:?dn=song")?.code                     // "magnet.no-topic"
/// MagnetStrategy().failure(of: "magnet:?xt=urn:btih:da39a3ee&dn=a")?.code  // "magnet.topic"
/// ```
///
/// O(n), no allocation but for a digest with percent-encoding. Codes: `magnet.scheme`, `magnet.character` (`position`, `character`), `magnet.topic` (`position`),
/// `magnet.no-topic`.
public struct MagnetStrategy: ByteValidationStrategy, Hashable {
  private static let characters = ByteSet.uriPathCharacters.union(ByteSet("/?[]"))

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.startsSpelled("magnet:?") else { throw ValidationFailure("magnet.scheme") }
    var start = 8
    try checkCharacters(of: value, from: start)
    var hasTopic = false
    while start < value.count {
      let end = value.offset(of: UInt8(ascii: "&"), in: start..<value.count)
      let equals = value.offset(of: UInt8(ascii: "="), in: start..<end)
      if equals < end, isTopic(start..<equals, in: value) {
        guard isDigest(equals + 1..<end, in: value) else {
          throw .init("magnet.topic", .position(equals + 1, in: value))
        }
        hasTopic = true
      }
      start = end + 1
    }
    guard hasTopic else { throw ValidationFailure("magnet.no-topic") }
  }

  private func checkCharacters(of value: Span<UInt8>, from start: Int) throws(ValidationFailure) {
    var index = start
    while index < value.count {
      if value[index] == UInt8(ascii: "%"), value.hasPercentEncoding(at: index) {
        index += 3
      } else if Self.characters.contains(value[index]) {
        index += 1
      } else {
        throw .init("magnet.character", .character(index, in: value))
      }
    }
  }

  /// Whether the value of a parameter, whose percent-encoding is decoded, is a digest.
  private func isDigest(_ range: Range<Int>, in value: Span<UInt8>) -> Bool {
    guard range.contains(where: { value[$0] == UInt8(ascii: "%") }) else {
      return ExactTopic.isValid(value.extracting(range))
    }
    var decoded: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isEncoded = value.hasPercentEncoding(at: index)
      decoded.append(isEncoded ? value.percentDecoded(at: index) : value[index])
      index += isEncoded ? 3 : 1
    }
    return ExactTopic.isValid(decoded.span)
  }

  /// Whether a name is `xt`, or `xt.` and a number, by which several are told apart.
  private func isTopic(_ name: Range<Int>, in value: Span<UInt8>) -> Bool {
    guard value.startsSpelled("xt", at: name.lowerBound), name.count >= 2 else { return false }
    let rest = name.dropFirst(2)
    guard let dot = rest.first else { return true }
    return value[dot] == UInt8(ascii: ".") && rest.count > 1
      && rest.dropFirst().allSatisfy { value[$0].isDigit }
  }
}

/// The name of a file or a torrent by a digest.
private enum ExactTopic {
  private static let digests: [(prefix: StaticString, digits: Int, isHexadecimal: Bool)] = [
    ("urn:btih:", 40, true), ("urn:btih:", 32, false), ("urn:btmh:1220", 64, true), ("urn:sha1:", 32, false),
    ("urn:tree:tiger:", 39, false), ("urn:ed2k:", 32, true), ("urn:ed2khash:", 32, true),
    ("urn:aich:", 32, false), ("urn:kzhash:", 72, true), ("urn:md5:", 32, true),
  ]
  private static let bitprint: StaticString = "urn:bitprint:"

  static func isValid(_ value: Span<UInt8>) -> Bool {
    for digest in digests where value.startsSpelled(digest.prefix) {
      let start = digest.prefix.utf8CodeUnitCount
      if value.count == start + digest.digits,
        areDigits(start..<value.count, in: value, isHexadecimal: digest.isHexadecimal)
      {
        return true
      }
    }
    // A digest of SHA-1, a period, and one of Tiger.
    let start = bitprint.utf8CodeUnitCount
    return value.startsSpelled(bitprint) && value.count == start + 72
      && value[start + 32] == UInt8(ascii: ".")
      && areDigits(start..<start + 32, in: value, isHexadecimal: false)
      && areDigits(start + 33..<value.count, in: value, isHexadecimal: false)
  }

  private static func areDigits(_ range: Range<Int>, in value: Span<UInt8>, isHexadecimal: Bool) -> Bool {
    range.allSatisfy { index in
      let byte = value[index]
      return isHexadecimal
        ? byte.isHexDigit : byte.isLetter || UInt8(ascii: "2")...UInt8(ascii: "7") ~= byte
    }
  }
}

extension InputFieldValidationStrategy where Self == MagnetStrategy {
  /// A magnet link.
  public static var magnet: MagnetStrategy { MagnetStrategy() }
}

extension CatalogEntry {
  static let magnet = CatalogEntry(
    name: "magnet", group: .network,
    summary: "A magnet link with the digest of a file or a torrent (BEP 9).",
    swift: ".magnet",
    messages: [
      "magnet.scheme": "must be a magnet link: it begins with magnet:?",
      "magnet.character": "must be a magnet link: character {position}, '{character}', is not allowed there",
      "magnet.topic":
        "must be a magnet link: at character {position} a digest such as urn:btih: and 40 hexadecimal digits belongs",
      "magnet.no-topic": "must be a magnet link with xt=, which names its file",
    ],
    strategy: MagnetStrategy(),
    synonyms: ["torrent", "bittorrent"],
    examples: [
      .init(
        valid: "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&dn=name",
        "magnet:?xt=urn:btmh:1220caf1e1c30e81cb361b9ee167c4aa64228a7fa4fa9f6105232b28ad099f3a302e"),
      .init(
        invalid: ("xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a", "magnet.scheme"),
        ("magnet:?xt=urn:btih:c12f", "magnet.topic"), ("magnet:?dn=name", "magnet.no-topic"),
        ("magnet:?dn=a b", "magnet.character")),
    ])
}
