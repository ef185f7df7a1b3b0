internal import Validation

extension JSONText {
  /// A string of well-formed UTF-8.
  static func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    appendEscaped(text, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  /// Escapes what was written from that byte on.
  static func escape(_ output: inout [UInt8], from start: Int) {
    guard firstEscape(in: output.span, from: start) < output.count else { return }
    let text = Array(output[start...])
    output.removeSubrange(start...)
    appendEscaped(text.span, to: &output)
  }

  private static func appendEscaped(_ text: Span<UInt8>, to output: inout [UInt8]) {
    var start = 0
    while true {
      let end = firstEscape(in: text, from: start)
      output.append(text.extracting(start..<end))
      guard end < text.count else { return }
      appendEscape(text[end], to: &output)
      start = end + 1
    }
  }

  /// Where the next byte is that has to be escaped, or the end. Eight bytes at a time.
  static func firstEscape(in text: Span<UInt8>, from start: Int) -> Int {
    // SAFETY: the loads stay within the bytes, and any bits make an integer.
    let words = unsafe text.bytes
    var index = start
    while index + 8 <= text.count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let found = escapes(in: UInt64(littleEndian: word))
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < text.count, !isEscaped(text[index]) { index += 1 }
    return index
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
  }

  /// The high bit of each byte that has to be escaped; no sum carries from one byte to the next.
  private static func escapes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = word & (0x7F &* ones)
    let control = ~(low &+ (0x60 &* ones))
    let delete = low &+ ones
    let quote = ~((low ^ (0x22 &* ones)) &+ (0x7F &* ones))
    let backslash = ~((low ^ (0x5C &* ones)) &+ (0x7F &* ones))
    return (control | delete | quote | backslash) & ~word & (0x80 &* ones)
  }

  private static func appendEscape(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case 0x22: output.append(#"\""#)
    case 0x5C: output.append(#"\\"#)
    case 0x0A: output.append(#"\n"#)
    case 0x0D: output.append(#"\r"#)
    case 0x09: output.append(#"\t"#)
    default:
      output.append(byte < 0x10 ? #"\u000"# : #"\u00"#)
      output.append(String(byte, radix: 16))
    }
  }
}
