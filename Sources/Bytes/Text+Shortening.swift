extension [UInt8] {
  /// The maximum number of bytes of a text in a message: a name in a rule file or a header can have megabytes.
  package static let longestMessage = 2048

  /// Replaces the middle of the UTF-8 text from an offset on by `…` if it has more than ``longestMessage`` bytes. The beginning
  /// of a message describes the fault, and its end the correction.
  package mutating func shorten(from start: Int = 0) {
    guard count - start > Self.longestMessage else { return }
    var (head, tail) = (start + Self.longestMessage / 2, count - Self.longestMessage / 2)
    while head > start, self[head] & 0xC0 == 0x80 { head -= 1 }
    while tail < count, self[tail] & 0xC0 == 0x80 { tail += 1 }
    replaceSubrange(head..<tail, with: "…".utf8)
  }
}

extension String {
  /// The text for a message: if it has more than ``Swift/Array/longestMessage`` bytes, with `…` instead of its middle.
  package var shortened: String {
    guard utf8.count > [UInt8].longestMessage else { return self }
    var bytes = Array(utf8)
    bytes.shorten()
    return String(decoding: bytes, as: UTF8.self)
  }
}
