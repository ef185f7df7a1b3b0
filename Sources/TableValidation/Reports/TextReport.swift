internal import Bytes
public import Validation

/// A report of one line per finding, for people and for editors that open its location:
/// `FILE:LINE:COLUMN: error: FIELD: 'VALUE' MESSAGE [CODE]`.
///
/// A finding on a table as a whole has no line and column: `FILE: error: …`.
///
/// Control characters are escaped, so that no value can move the cursor, color the screen or forge a line. If values end with
/// NUL, there are no lines, and the number of the value is written instead of that of the line. A message or name of more than
/// 2 KiB is written without its middle.
public struct TextReport: LineReport {
  private let messages: MessageCatalog
  private let hasColors: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - messages: The texts of the messages.
  ///   - hasColors: Whether the location is bold and the severity colored, by the escape sequences of terminals (ECMA-48,
  ///     8.3.117).
  public init(messages: MessageCatalog = .english, hasColors: Bool = false) {
    self.messages = messages
    self.hasColors = hasColors
  }

  public func line(for finding: Finding) -> LineTemplate {
    var line = LineTemplate(escapes: .terminal)
    if hasColors { line.append(Style.bold) }
    line.append(escaped: finding.file)
    // Findings on a table are not written by lines that other findings have, so that the location may decide.
    if finding.location != .none {
      line.append(":")
      line.append(.lineOrRecord)
      line.append(":")
      line.append(.column)
    }
    line.append(": ")
    if hasColors { line.append(finding.severity == .error ? Style.red : Style.magenta) }
    line.append(finding.severity.rawValue)
    line.append(": ")
    if hasColors { line.append(Style.plain) }
    if let field = finding.field {
      line.append(escaped: field.isEmpty ? "''" : field.shortened)
      line.append(": ")
    }
    if finding.value != nil {
      line.append("'")
      line.append(.value)
      line.append(finding.isTruncated ? "…' " : "' ")
    }
    line.appendMessage(of: finding, by: messages)
    line.append(" [")
    line.append(finding.failure.code.rawValue)
    line.append("]\n")
    return line
  }

  /// The escape sequences that select how a terminal shows the text after them.
  private enum Style {
    static let bold = "\u{1B}[1m"
    static let red = "\u{1B}[31m"
    static let magenta = "\u{1B}[35m"
    static let plain = "\u{1B}[0m"
  }

  /// Appends text with all characters escaped that affect a terminal or are not visible: control characters, and characters
  /// beyond ASCII that change the direction of text, end lines, or look like a space or like nothing.
  package static func append(_ text: String, to output: inout [UInt8]) {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return output.append(text) }
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case " "..."~": output.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\n": output.append(#"\n"#)
      case "\r": output.append(#"\r"#)
      case "\t": output.append(#"\t"#)
      case "\u{200D}" where last.isInEmoji, "\u{FE0F}" where last.isInEmoji: output += UTF8.encode(scalar)!
      case let scalar where scalar.isInvisible:
        output.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: output += UTF8.encode(scalar)!
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, changes the direction of text, or looks like a space or like nothing.
  fileprivate var isInvisible: Bool {
    switch self {
    case "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}": true
    case "\u{115F}", "\u{1160}", "\u{1680}", "\u{17B4}", "\u{17B5}", "\u{180B}"..."\u{180F}": true
    case "\u{2000}"..."\u{200F}", "\u{2028}"..."\u{202F}", "\u{205F}"..."\u{206F}", "\u{2800}": true
    case "\u{3000}", "\u{3164}", "\u{FE00}"..."\u{FE0F}", "\u{FEFF}", "\u{FFA0}": true
    case "\u{FFF0}"..."\u{FFF8}", "\u{1BCA0}"..."\u{1BCA3}", "\u{1D173}"..."\u{1D17A}",
      "\u{E0000}"..."\u{E0FFF}":
      true
    default: false
    }
  }

  /// Whether a joiner or a variation selector after the scalar belongs to an emoji.
  fileprivate var isInEmoji: Bool { self == "\u{FE0F}" || value >= 0x2100 && properties.isEmoji }
}
