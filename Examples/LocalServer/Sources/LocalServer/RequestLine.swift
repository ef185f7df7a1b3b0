/// The first line of a request: RFC 9112, section 3.
struct RequestLine {
  let isHTTP10: Bool

  /// - Parameter line: The line without its end.
  init(_ line: Span<UInt8>) throws(HeadRefusal) {
    guard let first = line.firstOffset(of: 0x20) else { throw Self.malformed }
    let rest = line.extracting(first + 1..<line.count)
    guard let second = rest.firstOffset(of: 0x20) else { throw Self.malformed }
    let (method, target) = (line.extracting(0..<first), rest.extracting(0..<second))
    let version = rest.extracting(second + 1..<rest.count)
    guard !method.isEmpty, method.all(\.isTokenByte), !target.isEmpty else { throw Self.malformed }
    isHTTP10 = try Self.isHTTP10(version)
    try Self.check(target, of: method)
  }

  private static var malformed: HeadRefusal {
    HeadRefusal(
      malformed: "The request line is not a method, a target and a version with one space between them.")
  }

  private static func isHTTP10(_ version: Span<UInt8>) throws(HeadRefusal) -> Bool {
    guard version.count == 8, version.extracting(0..<5).equals("http/"), version[0] == UInt8(ascii: "H"),
      version[1] == UInt8(ascii: "T"), version[2] == UInt8(ascii: "T"), version[3] == UInt8(ascii: "P"),
      version[5].isDigit, version[6] == UInt8(ascii: "."), version[7].isDigit
    else { throw malformed }
    guard version[5] == UInt8(ascii: "1"), version[7] <= UInt8(ascii: "1") else {
      throw HeadRefusal(505, "Only HTTP/1.0 and HTTP/1.1 are supported.")
    }
    return version[7] == UInt8(ascii: "0")
  }

  /// Checks a target: a path, or the absolute form that clients send to proxies, or `*` for `OPTIONS`.
  private static func check(_ target: Span<UInt8>, of method: Span<UInt8>) throws(HeadRefusal) {
    let isAbsolute =
      target.count > 7 && target.extracting(0..<7).equals("http://") && target[7] != UInt8(ascii: "/")
    let isAsterisk = target.equals("*") && method.equals("options")
    guard target[0] == UInt8(ascii: "/") || isAbsolute || isAsterisk else {
      throw HeadRefusal(
        malformed: "The target of the request is neither a path nor an address of this server.")
    }
    for index in target.indices {
      // Not all that RFC 3986 excludes: browsers send ^, `, {, |, } and backslashes in queries (URL standard).
      let byte = target[index]
      guard 0x21...0x7E ~= byte, !["#", "\"", "<", ">"].contains(UnicodeScalar(byte)) else {
        throw HeadRefusal(malformed: "The target of the request has a character that must be escaped.")
      }
      guard byte == UInt8(ascii: "%") else { continue }
      guard index + 2 < target.count, target[index + 1].isHexadecimalDigit,
        target[index + 2].isHexadecimalDigit
      else {
        throw HeadRefusal(malformed: "The target of the request has a % without two hexadecimal digits.")
      }
      guard target[index + 1] != UInt8(ascii: "0") || target[index + 2] != UInt8(ascii: "0") else {
        throw HeadRefusal(malformed: "The target of the request has an escaped null.")
      }
    }
  }
}

extension UInt8 {
  var isDigit: Bool { 0x30...0x39 ~= self }

  var isHexadecimalDigit: Bool { isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= lowercased }
}
