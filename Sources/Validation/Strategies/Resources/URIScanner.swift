internal import Bytes

/// Checks a value by the generic syntax of RFC 3986 and RFC 3987, in one pass except for the part before a
/// host, which is read twice.
struct URIScanner {
  private static let registeredName = ByteSet.uriUnreserved.union(.uriSubDelimiters)
  private static let userInformation = registeredName.union(ByteSet(":"))
  private static let path = ByteSet.uriPathCharacters.union(ByteSet("/"))
  private static let segmentWithoutColon = registeredName.union(ByteSet("@"))
  private static let query = path.union(ByteSet("?"))

  private let variant: URIVariant

  init(_ variant: URIVariant) {
    self.variant = variant
  }

  func check(_ value: Span<UInt8>) throws(URIFault) {
    let colon = value.endOfScheme()
    guard colon != nil || variant.isReference else { throw .schemeMissing }
    var index = colon.map { $0 + 1 } ?? 0
    if value.starts(with: "//", at: index) {
      index = try endOfAuthority(value, from: index + 2)
    } else if colon == nil {
      index = try end(of: Self.segmentWithoutColon, in: value, from: index)
      if index < value.count, value[index] == UInt8(ascii: ":") { throw .firstSegment(at: index) }
    }
    index = try end(of: Self.path, in: value, from: index)
    if index < value.count, value[index] == UInt8(ascii: "?") {
      index = try end(of: Self.query, in: value, from: index + 1, isQuery: true)
    }
    if index < value.count, value[index] == UInt8(ascii: "#") {
      index = try end(of: Self.query, in: value, from: index + 1)
    }
    guard index == value.count else { throw .character(at: index) }
  }

  /// The offset of the end of `[ userinfo "@" ] host [ ":" port ]`: the end of the value, or the first `/`, `?` or `#`.
  private func endOfAuthority(_ value: Span<UInt8>, from start: Int) throws(URIFault) -> Int {
    var index = try end(of: Self.userInformation, in: value, from: start)
    let host = index < value.count && value[index] == UInt8(ascii: "@") ? index + 1 : start
    if host < value.count, value[host] == UInt8(ascii: "[") {
      guard let bracket = value.firstIndex(of: UInt8(ascii: "]"), from: host),
        Self.isAddress(value.extracting(host + 1..<bracket))
      else { throw .address(at: host) }
      index = bracket + 1
    } else {
      index = try end(of: Self.registeredName, in: value, from: host)
    }
    guard index < value.count, value[index] == UInt8(ascii: ":") else {
      return try checkedEnd(of: value, at: index, else: .character(at: index))
    }
    index += 1
    while index < value.count, value[index].isDigit { index += 1 }
    return try checkedEnd(of: value, at: index, else: .port(at: index))
  }

  private func checkedEnd(
    of value: Span<UInt8>, at index: Int, else fault: URIFault
  ) throws(URIFault) -> Int {
    guard index < value.count else { return index }
    switch value[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return index
    default: throw fault
    }
  }

  /// The offset of the first byte from `start` on that is neither in the set, nor part of a percent-encoded
  /// octet, nor, in an IRI, part of a character beyond ASCII that is allowed at that offset.
  private func end(
    of set: ByteSet, in value: Span<UInt8>, from start: Int, isQuery: Bool = false
  ) throws(URIFault) -> Int {
    var index = start
    while index < value.count {
      let byte = value[index]
      if set.contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "%") {
        guard value.hasPercentEncoding(at: index) else { throw .percent(at: index) }
        index += 3
      } else if byte >= 0x80, variant.isInternational,
        let (scalar, count) = InternationalCharacters.scalar(in: value, at: index),
        InternationalCharacters.isUCSCharacter(scalar)
          || isQuery && InternationalCharacters.isPrivateUse(scalar)
      {
        index += count
      } else {
        return index
      }
    }
    return index
  }

  /// `IPv6address / IPvFuture`: RFC 3986, section 3.2.2.
  private static func isAddress(_ text: Span<UInt8>) -> Bool {
    guard text.startsSpelled("v") else { return IPv6Address.isValid(text) }
    var index = 1
    while index < text.count, text[index].isHexDigit { index += 1 }
    guard index > 1, index + 1 < text.count, text[index] == UInt8(ascii: ".") else { return false }
    return (index + 1..<text.count).allSatisfy { userInformation.contains(text[$0]) }
  }
}
