internal import Bytes

/// UUIDs as Python's `uuid.UUID` accepts them: 32 hexadecimal digits after each `urn:`, then each `uuid:`, then braces at the
/// ends, then hyphens are removed, wherever they are. O(n) time, O(1) memory.
enum PythonUUID {
  static func isUUID(_ value: Span<UInt8>) -> Bool {
    var index = 0
    var digits = 0
    var part = Part.opening
    while let byte = Self.byte(of: value, at: &index) {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        if part == .digits { part = .closing }
        continue
      }
      guard part != .closing, byte.isHexDigit || byte == UInt8(ascii: "-") else { return false }
      part = .digits
      if byte.isHexDigit { digits += 1 }
    }
    return digits == 32
  }

  /// The braces before the digits, the digits with hyphens, and the braces after them.
  private enum Part {
    case opening, digits, closing
  }

  /// The next byte after each `urn:` and each `uuid:` is removed, with the index after it; `nil` at the end.
  private static func byte(of value: Span<UInt8>, at index: inout Int) -> UInt8? {
    while let end = endOfScheme(in: value, at: index) { index = end }
    return byteWithoutURN(of: value, at: &index)
  }

  /// The index after a `uuid:` there. The removal of an `urn:` inside it has made it one.
  private static func endOfScheme(in value: Span<UInt8>, at start: Int) -> Int? {
    let scheme: StaticString = "uuid:"
    var index = start
    for position in 0..<scheme.utf8CodeUnitCount {
      guard byteWithoutURN(of: value, at: &index) == scheme[position] else { return nil }
    }
    return index
  }

  private static func byteWithoutURN(of value: Span<UInt8>, at index: inout Int) -> UInt8? {
    while value.starts(with: "urn:", at: index) { index += 4 }
    guard index < value.count else { return nil }
    defer { index += 1 }
    return value[index]
  }
}
