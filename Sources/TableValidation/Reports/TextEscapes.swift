internal import Bytes
internal import JSONDocument
internal import Validation

/// How text is written where some bytes have a meaning: in a JSON string, on a terminal, or in a format of one's own.
public protocol TextEscapes: Sendable {
  /// Whether the text is written as it is, as far as that can be decided quickly; `false` where it cannot.
  func keepsUnchanged(_ text: Span<UInt8>) -> Bool

  /// Adds the text, its special bytes escaped; ill-formed UTF-8 becomes U+FFFD.
  func append(_ text: Span<UInt8>, to output: inout [UInt8])
}

extension TextEscapes {
  /// Adds the text, its special bytes escaped.
  public func append(_ text: String, to output: inout [UInt8]) {
    append(text.utf8Span.span, to: &output)
  }

  /// Escapes what was added from that offset on.
  func apply(to output: inout [UInt8], from start: Int) {
    guard !keepsUnchanged(output.span.extracting(start..<output.count)) else { return }
    let text = Array(output[start...])
    output.removeSubrange(start...)
    append(text.span, to: &output)
  }
}

/// The escapes of a JSON string (RFC 8259, section 7), and DEL as `\u007f`.
public struct JSONEscapes: TextEscapes {
  public func keepsUnchanged(_ text: Span<UInt8>) -> Bool { text.isPrintable(inJSON: true) }

  public func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if text.isUTF8 {
      output.appendEscaped(text)
    } else {
      output.appendEscaped(String(repairing: text).utf8Span.span)
    }
  }
}

/// The escapes of text on a terminal: no value can move the cursor, color the screen or forge a line.
public struct TerminalEscapes: TextEscapes {
  public func keepsUnchanged(_ text: Span<UInt8>) -> Bool { text.isPrintable(inJSON: false) }

  public func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    TextReport.append(String(repairing: text), to: &output)
  }
}

extension TextEscapes where Self == JSONEscapes {
  /// The escapes of a JSON string.
  public static var json: JSONEscapes { JSONEscapes() }
}

extension TextEscapes where Self == TerminalEscapes {
  /// The escapes of text on a terminal.
  public static var terminal: TerminalEscapes { TerminalEscapes() }
}
