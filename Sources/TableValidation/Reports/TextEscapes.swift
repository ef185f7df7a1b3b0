internal import Bytes
internal import JSONDocument
internal import Validation

/// How text is written where some bytes would act: in a JSON string, or on a terminal.
enum TextEscapes {
  case json, terminal

  /// Whether all of the text stands as it is, as far as that is cheap to tell.
  func keepsUnchanged(_ text: Span<UInt8>) -> Bool { text.isPrintable(inJSON: self == .json) }

  /// Adds the text with what it needs of escapes; broken UTF-8 as U+FFFD.
  func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if self == .json && text.isUTF8 {
      output.appendEscaped(text)
    } else {
      append(String(repairing: text), to: &output)
    }
  }

  /// Adds the text with what it needs of escapes.
  func append(_ text: String, to output: inout [UInt8]) {
    switch self {
    case .json: output.appendEscaped(text.utf8Span.span)
    case .terminal: TextReport.append(text, to: &output)
    }
  }

  /// Escapes what was written from that byte on.
  func apply(to output: inout [UInt8], from start: Int) {
    guard !keepsUnchanged(output.span.extracting(start..<output.count)) else { return }
    let text = String(decoding: output[start...], as: UTF8.self)
    output.removeSubrange(start...)
    append(text, to: &output)
  }
}
