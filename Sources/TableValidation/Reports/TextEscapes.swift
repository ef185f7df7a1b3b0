internal import Validation

/// How text is written where some bytes would act: in a JSON string, or on a terminal.
enum TextEscapes {
  case json, terminal

  /// Whether all of the text stands as it is, as far as that is cheap to tell: in JSON, UTF-8 without control characters
  /// that ends no string; on a terminal, printable ASCII. Eight bytes at a time.
  func leave(_ text: Span<UInt8>) -> Bool {
    // SAFETY: the loads stay within the bytes, and any bits make an integer.
    let words = unsafe text.bytes
    var (seen, odd): (UInt64, UInt64) = (0, 0)
    var index = 0
    while index + 8 <= text.count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      seen |= word
      odd |= oddASCII(word)
      index += 8
    }
    if index < text.count, text.count >= 8 {
      // The last eight bytes, some of them again.
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self)
      seen |= word
      odd |= oddASCII(word)
      index = text.count
    }
    while index < text.count {
      let word = UInt64(text[index]) &* Self.ones
      seen |= word
      odd |= oddASCII(word)
      index += 1
    }
    guard odd & (0x80 &* Self.ones) == 0 else { return false }
    return seen & (0x80 &* Self.ones) == 0 || self == .json && text.isUTF8
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Sets the high bit of each byte of ASCII that does not stand as it is. No sum carries from one byte to the next: a high
  /// bit tells of its byte alone.
  @inline(__always)
  private func oddASCII(_ word: UInt64) -> UInt64 {
    let low = word & (0x7F &* Self.ones)
    var odd = ~(low &+ (0x60 &* Self.ones)) | (low &+ Self.ones)
    if self == .json {
      odd |= ~((low ^ (0x22 &* Self.ones)) &+ (0x7F &* Self.ones))
      odd |= ~((low ^ (0x5C &* Self.ones)) &+ (0x7F &* Self.ones))
    }
    return odd & ~word
  }

  /// Adds the text with what it needs of escapes; broken UTF-8 as U+FFFD.
  func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if self == .json && text.isUTF8 {
      JSONText.appendEscaped(text, to: &output)
    } else {
      append(String(repairing: text), to: &output)
    }
  }

  /// Adds the text with what it needs of escapes.
  func append(_ text: String, to output: inout [UInt8]) {
    switch self {
    case .json: JSONText.appendEscaped(text, to: &output)
    case .terminal: TextReport.append(text, to: &output)
    }
  }

  /// Escapes what was written from that byte on.
  func apply(to output: inout [UInt8], from start: Int) {
    guard !leave(output.span.extracting(start..<output.count)) else { return }
    let text = String(decoding: output[start...], as: UTF8.self)
    output.removeSubrange(start...)
    append(text, to: &output)
  }
}
