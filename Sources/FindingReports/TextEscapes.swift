internal import Bytes
internal import JSONDocument
internal import Validation

/// The escapes of a format in which some bytes have a special meaning, such as a JSON string or text on a terminal.
public protocol TextEscapes: Sendable {
  /// Whether the text is known to need no escapes. An implementation may return `false` if it cannot decide this quickly;
  /// the default implementation always does.
  func keepsUnchanged(_ text: Span<UInt8>) -> Bool

  /// Appends the text with its special bytes escaped; ill-formed UTF-8 becomes U+FFFD.
  func append(_ text: Span<UInt8>, to output: inout [UInt8])
}

extension TextEscapes {
  public func keepsUnchanged(_ text: Span<UInt8>) -> Bool { false }

  /// Appends the text with its special bytes escaped.
  public func append(_ text: String, to output: inout [UInt8]) {
    append(text.utf8Span.span, to: &output)
  }

  /// Escapes the bytes from an offset to the end.
  package func apply(to output: inout [UInt8], from start: Int) {
    guard !keepsUnchanged(output.span.extracting(start..<output.count)) else { return }
    let text = Array(output[start...])
    output.removeSubrange(start...)
    append(text.span, to: &output)
  }
}

/// The escapes of a JSON string (RFC 8259, section 7); DEL is escaped too, as `\u007f`.
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

/// The escapes of text on a terminal, so that no value can move the cursor, color the screen or forge a line.
public struct TerminalEscapes: TextEscapes {
  public func keepsUnchanged(_ text: Span<UInt8>) -> Bool { text.isPrintable(inJSON: false) }

  public func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    TextReport.append(String(repairing: text), to: &output)
  }
}

/// No escapes, for texts in memory; ill-formed UTF-8 becomes U+FFFD.
package struct NoEscapes: TextEscapes {
  package init() {}

  package func keepsUnchanged(_ text: Span<UInt8>) -> Bool { text.isUTF8 }

  package func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    output.append(String(repairing: text).utf8Span.span)
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
