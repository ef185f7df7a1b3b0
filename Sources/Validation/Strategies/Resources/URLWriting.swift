internal import Bytes

/// Checks of valid URL strings: WHATWG URL, section 4.3, "absolute-URL-with-fragment string".
enum URLWriting {
  /// The URL code points of ASCII.
  private static let codePoints = ByteSet.lettersAndDigits.union(ByteSet("!$&'()*+,-./:;=?@_~"))

  /// - Parameter schemes: The accepted schemes in lower case, or `nil` for any.
  static func check(_ value: Span<UInt8>, schemes: [[UInt8]]?) throws(URLFault) {
    guard value.isUTF8 else { throw URLFault(.invalidUTF8) }
    guard let colon = value.endOfScheme() else { throw URLFault(.schemeMissing) }
    let scheme = value.extracting(0..<colon)
    if let schemes, !schemes.contains(where: { scheme.equalsIgnoringCase($0.span) }) {
      throw URLFault(.scheme)
    }
    let special = SpecialScheme(scheme)
    guard value.starts(with: "//", at: colon + 1) else {
      guard special == nil else { throw URLFault(.slashesMissing, at: colon + 1) }
      return try checkUnits(value, from: colon + 1)
    }
    let start = colon + 3
    let end = endOfAuthority(value, from: start)
    if let at = value.firstIndex(of: UInt8(ascii: "@"), from: start), at < end {
      throw URLFault(.credentials, at: start)
    }
    switch special {
    case .file:
      if start < end { try URLHost.checkValid(value, start..<end) }
    case .network, nil:
      let host = try endOfHost(value, start..<end)
      guard host > start || special == nil && host == end else { throw URLFault(.hostMissing, at: start) }
      if special == nil {
        try checkOpaqueHost(value, start..<host)
      } else {
        try URLHost.checkValid(value, start..<host)
      }
    }
    try checkUnits(value, from: end)
  }

  private static func endOfAuthority(_ value: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < value.count {
      let byte = value[index]
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      index += 1
    }
    return index
  }

  /// The end of the host, before a colon and a port or at the end of the authority.
  private static func endOfHost(_ value: Span<UInt8>, _ authority: Range<Int>) throws(URLFault) -> Int {
    let end = URLHost.end(in: value, authority)
    guard end < authority.upperBound else { return end }
    try URLHost.checkPort(value, end + 1..<authority.upperBound)
    return end
  }

  /// Checks a "valid opaque-host string" or an empty host.
  private static func checkOpaqueHost(_ value: Span<UInt8>, _ host: Range<Int>) throws(URLFault) {
    if !host.isEmpty, value[host.lowerBound] == UInt8(ascii: "[") {
      return try URLHost.checkBrackets(value, host)
    }
    for index in host {
      guard !URLHost.isForbidden(value[index]) else { throw URLFault(.hostCharacter, at: index) }
    }
    try checkUnits(value.extracting(0..<host.upperBound), from: host.lowerBound)
  }

  /// Checks URL units to the end, with at most one `#` before a fragment.
  private static func checkUnits(_ value: Span<UInt8>, from start: Int) throws(URLFault) {
    var hasFragment = false
    var index = start
    while index < value.count {
      let byte = value[index]
      if codePoints.contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "#"), !hasFragment {
        hasFragment = true
        index += 1
      } else if byte == UInt8(ascii: "%") {
        guard value.hasPercentEncoding(at: index) else { throw URLFault(.percent, at: index) }
        index += 3
      } else {
        guard byte >= 0x80, let (scalar, count) = InternationalCharacters.scalar(in: value, at: index),
          InternationalCharacters.isURLCodePoint(scalar)
        else { throw URLFault(.character, at: index) }
        index += count
      }
    }
  }
}
