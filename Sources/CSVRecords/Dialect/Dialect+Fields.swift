internal import Bytes

extension Dialect {
  /// Returns the range of a field's content, without quotes and escapes. O(n).
  ///
  /// The content of a field that doubles a quote, escapes a byte or has text after the closing quote is appended to `scratch`,
  /// whose first byte has the offset `scratchStart`; any other content is part of `bytes`.
  ///
  /// - Parameter raw: The range of the field in the bytes, its quotes included.
  package func content(
    of raw: Range<Int>, in bytes: Span<UInt8>, scratch: inout [UInt8], scratchStart: Int
  ) -> Range<Int> {
    if needsUnescaping {
      return unescapedContent(of: raw, in: bytes, scratch: &scratch, scratchStart: scratchStart)
    }
    guard let quote, !raw.isEmpty, bytes[raw.lowerBound] == quote else { return raw }
    let inside = raw.lowerBound + 1..<raw.upperBound
    let closing = bytes.offset(of: quote, in: inside)
    if closing >= raw.upperBound - 1 { return inside.lowerBound..<closing }
    return unescape(raw, in: bytes, into: &scratch, scratchStart: scratchStart)
  }

  /// Returns the offset of the field's first byte, after the spaces that are skipped before it.
  package func start(ofField raw: Range<Int>, in bytes: Span<UInt8>) -> Int {
    guard skipsInitialSpace else { return raw.lowerBound }
    var start = raw.lowerBound
    while start < raw.upperBound, bytes[start] == 0x20 { start += 1 }
    return start
  }

  /// Returns the end of the field's content, before the spaces that fill a field of fixed width.
  private func end(ofField raw: Range<Int>, in bytes: Span<UInt8>) -> Int {
    guard separatorSize == 0 else { return raw.upperBound }
    var end = raw.upperBound
    while end > raw.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  private func unescapedContent(
    of raw: Range<Int>, in bytes: Span<UInt8>, scratch: inout [UInt8], scratchStart: Int
  ) -> Range<Int> {
    let start = start(ofField: raw, in: bytes)
    let field = start..<end(ofField: start..<raw.upperBound, in: bytes)
    if let nullSequence, nullSequence.count == field.count, nullSequence.begins(bytes, at: field.lowerBound) {
      return field
    }
    let isQuoted = !field.isEmpty && bytes[field.lowerBound] == quote
    let inside = field.lowerBound + (isQuoted ? 1 : 0)..<field.upperBound
    let text = bytes.extracting(inside)
    var special = quote.flatMap { isQuoted ? text.firstIndex(of: $0) : nil }
    if let found = escape.flatMap({ text.firstIndex(of: $0) }) { special = min(special ?? found, found) }
    guard let special else { return inside }
    let isClosing = isQuoted && special == text.count - 1 && text[special] == quote
    if isClosing { return inside.lowerBound..<field.upperBound - 1 }
    return unescape(field, in: bytes, into: &scratch, scratchStart: scratchStart)
  }

  private func unescape(
    _ field: Range<Int>, in bytes: Span<UInt8>, into scratch: inout [UInt8], scratchStart: Int
  ) -> Range<Int> {
    let start = scratchStart + scratch.count
    var isInQuotes = bytes[field.lowerBound] == quote
    var index = field.lowerBound + (isInQuotes ? 1 : 0)
    while index < field.upperBound {
      let byte = bytes[index]
      let hasNext = index + 1 < field.upperBound
      if isInQuotes && byte == quote {
        let isDoubled = doublesQuotes && hasNext && bytes[index + 1] == quote
        if isDoubled { scratch.append(byte) }
        isInQuotes = isDoubled
        index += isDoubled ? 2 : 1
      } else if byte == escape && hasNext {
        scratch.append(escapesControls ? Self.control(bytes[index + 1]) : bytes[index + 1])
        index += 2
      } else {
        scratch.append(byte)
        index += 1
      }
    }
    return start..<scratchStart + scratch.count
  }

  /// Returns the control character that a letter after an escape represents; any other byte represents itself.
  private static func control(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0"): 0
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "Z"): 0x1A
    default: byte
    }
  }

  /// Appends the content of a field, without quotes and escapes. O(n).
  ///
  /// - Parameter raw: The range of the field in the bytes, its quotes included.
  package func append(contentOf raw: Range<Int>, in bytes: Span<UInt8>, to output: inout [UInt8]) {
    let content = content(of: raw, in: bytes, scratch: &output, scratchStart: bytes.count)
    guard content.upperBound <= bytes.count else { return }
    output.append(bytes.extracting(content))
  }
}
