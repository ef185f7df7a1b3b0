internal import Bytes

/// The "basic URL parser" of WHATWG URL, section 4.4, without a base; determines only whether it fails.
enum URLParsing {
  private static let slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")

  static func check(_ value: Span<UInt8>) throws(URLFault) {
    guard value.isUTF8 else { throw URLFault(.invalidUTF8) }
    var start = 0
    var end = value.count
    while start < end, value[start] <= 0x20 { start += 1 }
    while end > start, value[end - 1] <= 0x20 { end -= 1 }
    let trimmed = value.extracting(start..<end)
    guard trimmed.indices.contains(where: { trimmed[$0].isTabOrNewline }) else {
      do throws(URLFault) { try checkTrimmed(trimmed) } catch { throw error.moved(by: start) }
      return
    }
    let kept = trimmed.indices.filter { !trimmed[$0].isTabOrNewline }
    let text = kept.map { trimmed[$0] }
    do throws(URLFault) { try checkTrimmed(text.span) } catch {
      let offset = error.offset < kept.count ? kept[error.offset] : trimmed.count
      throw error.moved(to: start + offset)
    }
  }

  private static func checkTrimmed(_ value: Span<UInt8>) throws(URLFault) {
    guard let colon = value.endOfScheme() else { throw URLFault(.schemeMissing) }
    switch SpecialScheme(value.extracting(0..<colon)) {
    case .network:
      var index = colon + 1
      while index < value.count, value[index] == slash || value[index] == backslash { index += 1 }
      try checkAuthority(value, from: index, isSpecial: true)
    case .file: try checkFile(value, from: colon + 1)
    case nil:
      guard value.starts(with: "//", at: colon + 1) else { return }
      try checkAuthority(value, from: colon + 3, isSpecial: false)
    }
  }

  /// Checks from the "authority state" to the "path start state", after which the parser cannot fail.
  private static func checkAuthority(
    _ value: Span<UInt8>, from start: Int, isSpecial: Bool
  ) throws(URLFault) {
    var end = start
    var host = start
    while end < value.count, !endsAuthority(value[end], isSpecial: isSpecial) {
      if value[end] == UInt8(ascii: "@") { host = end + 1 }
      end += 1
    }
    guard host == start || host < end else { throw URLFault(.hostMissing, at: host) }
    let hostEnd = URLHost.end(in: value, host..<end)
    guard host < hostEnd || !isSpecial && hostEnd == end else { throw URLFault(.hostMissing, at: host) }
    if isSpecial {
      try URLHost.checkParsed(value, host..<hostEnd)
    } else {
      try URLHost.checkOpaque(value, host..<hostEnd)
    }
    if hostEnd < end { try URLHost.checkPort(value, hostEnd + 1..<end) }
  }

  /// Checks from the "file state" to the "path start state".
  private static func checkFile(_ value: Span<UInt8>, from start: Int) throws(URLFault) {
    guard start + 1 < value.count, value[start] == slash || value[start] == backslash,
      value[start + 1] == slash || value[start + 1] == backslash
    else { return }
    var end = start + 2
    while end < value.count, !endsAuthority(value[end], isSpecial: true) { end += 1 }
    let host = start + 2..<end
    guard !host.isEmpty, !isDriveLetter(value.extracting(host)) else { return }
    try URLHost.checkParsed(value, host)
  }

  private static func endsAuthority(_ byte: UInt8, isSpecial: Bool) -> Bool {
    byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") || isSpecial && byte == backslash
  }

  /// Whether the text is a "Windows drive letter".
  private static func isDriveLetter(_ text: Span<UInt8>) -> Bool {
    text.count == 2 && text[0].isLetter && (text[1] == UInt8(ascii: ":") || text[1] == UInt8(ascii: "|"))
  }
}

extension UInt8 {
  /// Whether the byte is an "ASCII tab or newline".
  fileprivate var isTabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}
