internal import Bytes

/// Checks of hosts: WHATWG URL, section 3.
enum URLHost {
  private static let forbidden = ByteSet("\0\t\n\r #/:<>?@[\\]^|")
  private static let forbiddenInDomain = forbidden.union(ByteSet(0x00...0x1F)).union(ByteSet("%\u{7F}"))

  /// Whether the byte is a "forbidden host code point".
  static func isForbidden(_ byte: UInt8) -> Bool { forbidden.contains(byte) }

  /// The end of the host in an authority without credentials: before the first colon that is not in brackets.
  static func end(in value: Span<UInt8>, _ authority: Range<Int>) -> Int {
    var isInBrackets = false
    for index in authority {
      switch value[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ":") where !isInBrackets: return index
      default: break
      }
    }
    return authority.upperBound
  }

  /// Checks a port: digits of a 16-bit number, or empty.
  static func checkPort(_ value: Span<UInt8>, _ port: Range<Int>) throws(URLFault) {
    var number = 0
    for index in port {
      guard value[index].isDigit else { throw URLFault(.port, at: index) }
      number = min(number * 10 + Int(value[index] - 0x30), 1 << 16)
    }
    guard number < 1 << 16 else { throw URLFault(.port, at: port.lowerBound) }
  }

  /// Checks an IPv6 address in brackets.
  static func checkBrackets(_ value: Span<UInt8>, _ host: Range<Int>) throws(URLFault) {
    guard host.count > 1, value[host.upperBound - 1] == UInt8(ascii: "]"),
      IPv6Address.isValid(value.extracting(host.lowerBound + 1..<host.upperBound - 1))
    else { throw URLFault(.address, at: host.lowerBound) }
  }
}

// MARK: - Section 3.4, host writing

extension URLHost {
  /// Checks a "valid host string".
  static func checkValid(_ value: Span<UInt8>, _ host: Range<Int>) throws(URLFault) {
    if value[host.lowerBound] == UInt8(ascii: "[") {
      try checkBrackets(value, host)
      return try checkShortPieces(value, host)
    }
    var labelStart = host.lowerBound
    var isPlain = true
    for index in host {
      let byte = value[index]
      if byte == UInt8(ascii: ".") {
        isPlain = isPlain && !value.startsSpelled("xn--", at: labelStart)
        labelStart = index + 1
      } else if byte >= 0x80 {
        isPlain = false
      } else if !byte.isLetter, !byte.isDigit, byte != UInt8(ascii: "-") {
        throw URLFault(.hostCharacter, at: index)
      }
    }
    isPlain = isPlain && !value.startsSpelled("xn--", at: labelStart)
    let domain = value.extracting(host)
    if isPlain {
      try checkLabels(value, host)
      guard !IPv4Number.ends(domain) || IPv4Address.isValid(domain) else {
        throw URLFault(.address, at: host.lowerBound)
      }
    } else {
      guard let domain = WebDomain(domain, isStrict: true) else {
        throw URLFault(internationalHost: domain, at: host.lowerBound)
      }
      let ascii = domain.scalars.map { UInt8(exactly: $0) ?? .max }
      guard !IPv4Number.ends(ascii.span) else { throw URLFault(.address, at: host.lowerBound) }
    }
  }

  /// Checks labels of 1 to 63 letters, digits and inner hyphens, without hyphens as both the third and fourth
  /// character; at most 253 characters in all.
  private static func checkLabels(_ value: Span<UInt8>, _ host: Range<Int>) throws(URLFault) {
    let hyphen = UInt8(ascii: "-")
    var start = host.lowerBound
    for index in host.lowerBound...host.upperBound {
      guard index == host.upperBound || value[index] == UInt8(ascii: ".") else { continue }
      let isLabel =
        1...63 ~= index - start && value[start] != hyphen && value[index - 1] != hyphen
        && !(index - start >= 4 && value[start + 2] == hyphen && value[start + 3] == hyphen)
      guard isLabel else { throw URLFault(.hostLabel, at: start) }
      start = index + 1
    }
    guard host.count <= 253 else { throw URLFault(.hostLabel, at: host.lowerBound) }
  }

  /// Checks that the groups have no leading zeros, because a "valid IPv6-piece string" is the shortest
  /// possible.
  private static func checkShortPieces(_ value: Span<UInt8>, _ host: Range<Int>) throws(URLFault) {
    for index in host where value[index] == UInt8(ascii: "0") {
      guard
        value[index - 1].isHexDigit || value[index - 1] == UInt8(ascii: ".") || !value[index + 1].isHexDigit
      else { throw URLFault(.address, at: index) }
    }
  }
}

// MARK: - Section 3.5, host parsing

extension URLHost {
  /// Checks a host by the "host parser" of a special URL.
  static func checkParsed(_ value: Span<UInt8>, _ host: Range<Int>) throws(URLFault) {
    if value[host.lowerBound] == UInt8(ascii: "[") { return try checkBrackets(value, host) }
    let domain = value.extracting(host)
    if !domain.indices.contains(where: { domain[$0] >= 0x80 || domain[$0] == UInt8(ascii: "%") }) {
      do throws(URLFault) { try checkParsedASCII(domain) } catch { throw error.moved(by: host.lowerBound) }
      return
    }
    let decoded = decoded(domain)
    if decoded.allSatisfy({ $0 < 0x80 }) {
      do throws(URLFault) { try checkParsedASCII(decoded.span) } catch {
        throw URLFault(error.reason, at: host.lowerBound + offset(ofDecoded: error.offset, in: domain))
      }
      return
    }
    guard let parsed = WebDomain(decoded.span, isStrict: false), !parsed.scalars.isEmpty else {
      throw URLFault(internationalHost: decoded.span, at: host.lowerBound)
    }
    // Characters that are not ASCII are encoded in Punycode, which contains no forbidden character and is not a number.
    let ascii = parsed.scalars.map { UInt8(exactly: $0) ?? .max }
    do throws(URLFault) { try checkParsedASCII(ascii.span) } catch {
      guard error.reason == .hostCharacter else { throw URLFault(error.reason, at: host.lowerBound) }
      // A character that results only from the mapping does not occur in the value.
      guard let octet = decoded.firstIndex(where: forbiddenInDomain.contains) else {
        throw URLFault(.internationalHost, at: host.lowerBound)
      }
      throw URLFault(.hostCharacter, at: host.lowerBound + offset(ofDecoded: octet, in: domain))
    }
  }

  private static func checkParsedASCII(_ domain: Span<UInt8>) throws(URLFault) {
    for index in 0..<domain.count where forbiddenInDomain.contains(domain[index]) {
      throw URLFault(.hostCharacter, at: index)
    }
    guard !IPv4Number.ends(domain) || IPv4Number.isAddress(domain) else { throw URLFault(.address) }
  }

  private static func decoded(_ domain: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < domain.count {
      let isEncoded = domain.hasPercentEncoding(at: index)
      result.append(isEncoded ? domain.percentDecoded(at: index) : domain[index])
      index += isEncoded ? 3 : 1
    }
    return result
  }

  /// The offset in the domain of the character or the escape that is decoded to the octet.
  private static func offset(ofDecoded octet: Int, in domain: Span<UInt8>) -> Int {
    var offset = 0
    for _ in 0..<octet { offset += domain.hasPercentEncoding(at: offset) ? 3 : 1 }
    return offset
  }

  /// Checks an empty host, an IPv6 address in brackets, or a host by the "opaque-host parser".
  static func checkOpaque(_ value: Span<UInt8>, _ host: Range<Int>) throws(URLFault) {
    if !host.isEmpty, value[host.lowerBound] == UInt8(ascii: "[") { return try checkBrackets(value, host) }
    for index in host where isForbidden(value[index]) { throw URLFault(.hostCharacter, at: index) }
  }
}
