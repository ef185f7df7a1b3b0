extension Request {
  /// Reads a head that ``RequestHead`` has accepted: each of its lines ends in CR LF.
  init(head: Span<UInt8>) {
    self.init(method: .get, path: "/", arguments: [], headers: [], cookies: [], body: [], isTooLarge: false)
    var start = 0
    var isFirst = true
    while start < head.count {
      let end = head.extracting(start..<head.count).firstOffset(of: 0x0A).map { start + $0 } ?? head.count
      let line = head.extracting(start..<max(start, end - 1))
      start = end + 1
      guard !line.isEmpty else { continue }
      if isFirst { readRequestLine(line) } else { readField(line) }
      isFirst = false
    }
  }

  private mutating func readRequestLine(_ line: Span<UInt8>) {
    guard let first = line.firstOffset(of: 0x20) else { return }
    let rest = line.extracting(first + 1..<line.count)
    method = Method(String(copying: line.extracting(0..<first)))
    let target = Self.pathAndQuery(
      of: String(copying: rest.extracting(0..<(rest.firstOffset(of: 0x20) ?? rest.count))))
    guard let mark = target.utf8.firstIndex(of: UInt8(ascii: "?")) else {
      path = target.unescaped()
      return
    }
    path = target[..<mark].unescaped()
    let query = target[target.utf8.index(after: mark)...]
    arguments = query.split(separator: "&").map { argument in
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        parts[0].unescaped(plusIsSpace: true), parts.count > 1 ? parts[1].unescaped(plusIsSpace: true) : ""
      )
    }
  }

  private mutating func readField(_ line: Span<UInt8>) {
    guard let colon = line.firstOffset(of: UInt8(ascii: ":")) else { return }
    let rest = line.extracting(colon + 1..<line.count)
    let value = String(copying: rest.extracting(rest.trimmed()))
    headers.append((String(copying: line.extracting(0..<colon)), value))
    guard line.extracting(0..<colon).equals("cookie") else { return }
    for pair in value.utf8.split(separator: UInt8(ascii: ";")) {
      let pair = pair.drop { $0 == 0x20 }
      guard let sign = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
      cookies.append((String(Substring(pair[..<sign])), String(Substring(pair[sign...].dropFirst()))))
    }
  }

  /// Returns the path and the query of a target in either form: RFC 9112, section 3.2.
  private static func pathAndQuery(of target: String) -> String {
    guard target.utf8.first != UInt8(ascii: "/"), target.utf8.count > 7 else { return target }
    let rest = target.utf8.dropFirst(7)
    guard let start = rest.firstIndex(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }) else {
      return "/"
    }
    return rest[start] == UInt8(ascii: "/") ? String(target[start...]) : "/" + target[start...]
  }
}

extension String {
  /// Copies bytes, of which those that are not UTF-8 become U+FFFD.
  fileprivate init(copying bytes: Span<UInt8>) {
    // SAFETY: the buffer is valid during the call.
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension StringProtocol {
  /// Returns the text with its escapes decoded: RFC 3986, section 2.1; in a query of a form also `+`.
  fileprivate func unescaped(plusIsSpace: Bool = false) -> String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(self)
    }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") && plusIsSpace ? 0x20 : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
