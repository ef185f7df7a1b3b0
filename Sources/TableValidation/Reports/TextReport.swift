public import Validation

/// One line a finding, for people and for editors that jump to places:
/// `FILE:LINE:COLUMN: error: FIELD: 'VALUE' MESSAGE [CODE]`.
///
/// Control characters are escaped, so that no value can move the cursor, colour the screen or forge a line. Where
/// values end with NUL there are no lines, and the number of the value stands in place of the line's.
public struct TextReport: Report {
  private let messages: MessageCatalog

  public init(messages: MessageCatalog = .english) {
    self.messages = messages
  }

  public func append(_ finding: Finding, to output: inout [UInt8]) {
    appendLine(of: finding, to: &output)
  }

  /// Adds text with everything escaped that would do something to a terminal: control characters, and those that
  /// turn the direction of text or end lines beyond ASCII.
  package static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      // SAFETY: the span is read while the text lends the buffer.
      unsafe append(bytes.span, to: &output)
    }
  }

  /// Adds text; broken UTF-8 as U+FFFD.
  private static func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if isPlain(text) {
      output.append(text)
    } else {
      appendEscaped(String(repairing: text), to: &output)
    }
  }

  private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": output.append(#"\n"#)
      case "\r": output.append(#"\r"#)
      case "\t": output.append(#"\t"#)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        output.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: output += UTF8.encode(scalar)!
      }
    }
  }

  /// Whether all bytes are printable ASCII. Eight bytes at a time.
  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    // SAFETY: the loads stay within the bytes, and any bits make an integer.
    let words = unsafe text.bytes
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = 0
    while index + 8 <= text.count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let low = word & (0x7F &* ones)
      let odd = word | ~(low &+ (0x60 &* ones)) | (low &+ ones)
      guard odd & (0x80 &* ones) == 0 else { return false }
      index += 8
    }
    while index < text.count {
      guard 0x20...0x7E ~= text[index] else { return false }
      index += 1
    }
    return true
  }
}

extension TextReport: LineReport {
  func write(_ finding: Finding, to line: inout ReportLine) {
    Self.append(finding.file, to: &line.text)
    line.text.append(":")
    line.leave(.lineOrRecord)
    line.text.append(":")
    line.leave(.column)
    line.text.append(": ")
    line.text.append(finding.severity.rawValue)
    line.text.append(": ")
    if let field = finding.field {
      Self.append(field, to: &line.text)
      line.text.append(": ")
    }
    if finding.value != nil {
      line.text.append("'")
      line.leave(.value)
      line.text.append("' ")
    }
    appendMessage(finding.failure, to: &line.text)
    line.text.append(" [")
    line.text.append(finding.failure.code.rawValue)
    line.text.append("]\n")
  }

  func appendValue(_ value: Span<UInt8>, isTruncated: Bool, to output: inout [UInt8]) {
    Self.append(value, to: &output)
    if isTruncated { output.append("…") }
  }

  private func appendMessage(_ failure: ValidationFailure, to output: inout [UInt8]) {
    let start = output.count
    messages.appendMessage(for: failure, to: &output)
    guard !Self.isPlain(output.span.extracting(start..<output.count)) else { return }
    let text = Array(output[start...])
    output.removeSubrange(start...)
    Self.append(text.span, to: &output)
  }
}
