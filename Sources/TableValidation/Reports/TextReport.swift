internal import Bytes
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
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return output.append(text) }
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
}

extension TextReport: LineReport {
  var escapes: TextEscapes { .terminal }

  func writePrefix(_ finding: Finding, to line: inout LineTemplate) {
    Self.append(finding.file, to: &line.text)
    line.text.append(":")
    line.addPlaceholder(.lineOrRecord)
    line.text.append(":")
    line.addPlaceholder(.column)
  }

  func writeSuffix(_ finding: Finding, to line: inout LineTemplate) {
    line.text.append(": ")
    line.text.append(finding.severity.rawValue)
    line.text.append(": ")
    if let field = finding.field {
      Self.append(field, to: &line.text)
      line.text.append(": ")
    }
    if finding.value != nil {
      line.text.append("'")
      line.addPlaceholder(.value)
      line.text.append(finding.isTruncated ? "…' " : "' ")
    }
    writeMessage(of: finding.failure, finding, by: messages, to: &line)
    line.text.append(" [")
    line.text.append(finding.failure.code.rawValue)
    line.text.append("]\n")
  }
}
