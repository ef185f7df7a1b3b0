internal import Validation

/// How text is written where some bytes would act: in a JSON string, or on a terminal.
enum TextEscapes {
  case json, terminal

  /// Whether all of the text stands as it is, as far as that is cheap to tell: printable ASCII that ends no string.
  /// Eight bytes at a time.
  func leave(_ text: Span<UInt8>) -> Bool {
    // SAFETY: the loads stay within the bytes, and any bits make an integer.
    let words = unsafe text.bytes
    var index = 0
    while index + 8 <= text.count {
      guard unsafe leave(words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)) else {
        return false
      }
      index += 8
    }
    while index < text.count {
      guard leave(UInt64(text[index]) &* Self.ones) else { return false }
      index += 1
    }
    return true
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// No sum carries from one byte to the next: a high bit tells of its byte alone.
  private func leave(_ word: UInt64) -> Bool {
    let low = word & (0x7F &* Self.ones)
    var odd = word | ~(low &+ (0x60 &* Self.ones)) | (low &+ Self.ones)
    if self == .json {
      odd |= ~((low ^ (0x22 &* Self.ones)) &+ (0x7F &* Self.ones))
      odd |= ~((low ^ (0x5C &* Self.ones)) &+ (0x7F &* Self.ones))
    }
    return odd & (0x80 &* Self.ones) == 0
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
