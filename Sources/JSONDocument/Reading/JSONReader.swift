/// Reads the tokens of a JSON text in their order.
///
/// It accepts exactly the grammar of RFC 8259, and the extensions of its dialect. O(n) for any text, in constant memory and
/// without recursion. It does not check that the names of an object are unique; the builder of the object does.
///
/// ```swift
/// let text = Array(#"{"a": [1]}"#.utf8)
/// var reader = JSONReader()
/// while let token = try reader.next(in: text.span) { print(token.kind, token.range) }
/// // objectStart 0..<1, name 1..<4, arrayStart 6..<7, number 7..<8, arrayEnd 8..<9, objectEnd 9..<10
/// ```
package struct JSONReader: Sendable {
  private var scanner: JSONScanner
  /// The offset after the last token.
  package private(set) var offset: Int

  package init(
    _ dialect: JSONDialect = [], maximumDepth: Int = JSONScanner.maximumDepth, startingAt offset: Int = 0
  ) {
    scanner = JSONScanner(dialect, maximumDepth: maximumDepth)
    self.offset = offset
  }

  /// Returns the next token, or `nil` after the last.
  ///
  /// - Parameter text: The text, which must be the same for each call.
  /// - Throws: The fault by which the text is not JSON. The reader must not be used afterwards.
  package mutating func next(in text: Span<UInt8>) throws(JSONFault) -> JSONToken? {
    while offset < text.count {
      let start = offset
      let byte = text[start]
      try take(text)
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"): continue
      case UInt8(ascii: "{"): return JSONToken(.objectStart, start..<offset)
      case UInt8(ascii: "}"): return JSONToken(.objectEnd, start..<offset)
      case UInt8(ascii: "["): return JSONToken(.arrayStart, start..<offset)
      case UInt8(ascii: "]"): return JSONToken(.arrayEnd, start..<offset)
      case UInt8(ascii: "\""):
        try takeString(text)
        return JSONToken(scanner.isName ? .name : .string, start..<offset)
      default:
        try takeScalar(text)
        return JSONToken(Self.kind(of: byte), start..<offset)
      }
    }
    guard scanner.isComplete else { throw JSONFault(.incomplete, at: text.count) }
    return nil
  }

  private mutating func take(_ text: Span<UInt8>) throws(JSONFault) {
    try scanner.take(text, at: offset)
    offset += 1
  }

  /// Reads the rest of a string, including the quote that ends it.
  private mutating func takeString(_ text: Span<UInt8>) throws(JSONFault) {
    repeat {
      guard offset < text.count else { throw JSONFault(.incomplete, at: offset) }
      try take(text)
    } while scanner.state != .colon && scanner.state != .afterValue
  }

  /// Reads the rest of a number or literal, up to a byte that can follow a value.
  private mutating func takeScalar(_ text: Span<UInt8>) throws(JSONFault) {
    while offset < text.count, !text[offset].canFollowValue { try take(text) }
    guard !scanner.isAtEndOfNumber, scanner.state != .afterValue else { return }
    guard offset < text.count else { throw JSONFault(.incomplete, at: offset) }
    // The byte after an incomplete number or literal is the fault.
    try take(text)
  }

  private static func kind(of first: UInt8) -> JSONToken.Kind {
    switch first {
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"): .true
    case UInt8(ascii: "f"): .false
    default: .number
    }
  }
}

extension UInt8 {
  fileprivate var canFollowValue: Bool {
    isJSONWhiteSpace || self == UInt8(ascii: ",") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }
}
