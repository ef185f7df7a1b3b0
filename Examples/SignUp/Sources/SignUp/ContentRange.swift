/// The value of `Content-Range` in a request that sends a part of a file: RFC 9110, section 14.4. Without bytes it is the request
/// to complete a file of which all parts were sent.
struct ContentRange: Equatable {
  /// The offsets of the bytes that are sent; empty and at the end if there are none.
  let bytes: Range<Int>
  /// The size of the whole file.
  let size: Int

  /// Whether all bytes of the file were sent with these.
  var isLast: Bool { bytes.upperBound == size }

  /// Reads `bytes 0-499/1234`, or `bytes */1234` without bytes; returns `nil` if the value is malformed, or if the bytes are not within the size.
  init?(_ value: String) {
    guard value.hasPrefix("bytes ") else { return nil }
    let parts = value.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if parts[0] == "*" {
      guard let size = Self.number(parts[1]), size > 0 else { return nil }
      (bytes, self.size) = (size..<size, size)
      return
    }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]),
      let size = Self.number(parts[1]), first <= last, last < size
    else { return nil }
    (bytes, self.size) = (first..<last + 1, size)
  }

  /// Returns the number of at most 15 digits.
  private static func number(_ digits: Substring) -> Int? {
    guard 1...15 ~= digits.utf8.count, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(digits)
  }
}
