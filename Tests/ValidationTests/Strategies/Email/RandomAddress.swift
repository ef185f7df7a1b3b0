import TestSupport

extension SeededGenerator {
  /// Returns bytes that resemble an address: a random sequence of parts, or an address with a few changes.
  mutating func nearAddress() -> [UInt8] {
    var bytes: [UInt8]
    if below(3) == 0 {
      bytes = Array(string(of: Self.pieces, count: 0...9).joined())
    } else {
      let local = below(2) == 0 ? pick(Self.dotStrings) : pick(Self.localParts)
      let domain =
        below(4) == 0 ? literal() : below(2) == 0 ? pick(Self.practicalDomains) : pick(Self.domains)
      bytes = Array((local + "@" + domain).utf8)
    }
    for _ in 0..<below(3) where !bytes.isEmpty { change(&bytes) }
    return bytes
  }

  /// Returns bytes that resemble an address of the profile practical, with up to about 135 bytes.
  mutating func nearAddressOfAnyLength() -> [UInt8] {
    let local = string(of: Self.localBytes, count: 1...pick([8, 20, 63]))
    let domain = string(of: Self.domainBytes, count: 1...pick([5, 20, 62]))
    var bytes = local + Array("@".utf8) + domain + Array(pick([".de", ".com", ".museum", ".xn--p1ai"]).utf8)
    for _ in 0..<below(3) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let index = below(bytes.count)
    switch below(4) {
    case 0: bytes.remove(at: index)
    case 1: bytes.insert(pick(Self.bytes), at: index)
    case 2: bytes[index] = pick(Self.bytes)
    default: bytes.swapAt(index, below(bytes.count))
    }
  }

  /// Returns an address literal, often with too many, too few or too large numbers and groups.
  private mutating func literal() -> String {
    var text = pick(["", "IPv6:", "ipv6:", "IPv6", "IPv4:"])
    if below(3) > 0 {
      let pieces = [":", ":", ":", "::", "1", "ab", "2001", "DB8", "0", "12345", "g"]
      text += string(of: pieces, count: 0...13).joined()
    }
    if below(2) == 0 {
      text += string(of: ["0", "1", "09", "255", "256", "192", "1234"], count: 3...5).joined(separator: ".")
    }
    return "[" + text + pick(["]", "]", "]", "]", ""])
  }

  private static let localBytes = Array("abcdefghijklmnopXYZ0189_+'-.".utf8)
  private static let domainBytes = Array("abcdefghijklmnopqrstuvwXYZ0189-.".utf8)
  private static let bytes = Array("azAZ09.@-_+'\"\\[]:!(){|}~ x\0\u{7F}\n,;<>éß😀".utf8)

  private static let pieces: [[UInt8]] =
    [
      "a", "Z", "0", "9", ".", "@", "@", "@", "-", "\"", "\\", " ", "[", "]", ":", "::", "IPv6:", "xn--",
      "b.co",
    ]
    .map { Array($0.utf8) }
    + ["a.b", "com", "1.2", ".com", "\\\"", "\n", "\0", "é", "!", "{"].map { Array($0.utf8) }
    + [[0xFF], [0xC3]]

  private static let dotStrings = ["a", "ann", "a.b", "a.b.c", "a+b", "o'neil", "1", "-", "!#$%", "A.Z"]

  private static let localParts = [
    "a..b", ".a", "a.", "", "\"a\"", "\"a b\"", "\"\"",
    "\"a\\\"b\"", "\"a\\b\"", "\"a@b\"", "\"a", "\"a\"b", "{}|~", "a@b", "é", "abcdefghijklmnopqrstuvwxyz",
  ]

  private static let practicalDomains = [
    "b.de", "a.b.c.de", "b-c.com", "1.de", "b.xn--p1ai", "B.XN--a-1", "0-0.a.museum",
  ]

  private static let domains = [
    "b.c", "b", "-b.de", "b-.de", "b..de", "b.de.", ".b.de", "b.1", "1.de", "1.2.3.4",
    "b.xn--p1ai", "xn--p1ai", "b.xn--", "b.xn--a", "b.XN--a1", "b.x1", "b.a1b", "b.c-d", "a.b.c.d.e.fg",
    "b_c.de", "",
    "b.é",
  ]
}
