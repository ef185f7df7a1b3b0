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
    let place = finding.place
    Self.append(finding.file, to: &output)
    let line = place.line ?? place.record ?? 0
    output += ":\(line):\(place.column): \(finding.severity.rawValue): ".utf8
    if let field = finding.field {
      Self.append(field, to: &output)
      output += ": ".utf8
    }
    if let value = finding.value {
      output.append(UInt8(ascii: "'"))
      Self.append(value, to: &output)
      output += (finding.isTruncated ? "…' " : "' ").utf8
    }
    Self.append(messages.message(for: finding.failure), to: &output)
    output += " [\(finding.failure.code)]\n".utf8
  }

  /// Adds text with everything escaped that would do something to a terminal: control characters, and those that
  /// turn the direction of text or end lines beyond ASCII.
  package static func append(_ text: String, to output: inout [UInt8]) {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      output += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": output += #"\n"#.utf8
      case "\r": output += #"\r"#.utf8
      case "\t": output += #"\t"#.utf8
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        output += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
      default: output += UTF8.encode(scalar)!
      }
    }
  }
}
