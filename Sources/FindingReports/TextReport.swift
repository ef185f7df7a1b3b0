internal import Bytes
public import Validation

/// A report of one line per finding, for people and for editors that open its location:
/// `FILE:LINE:COLUMN: error: FIELD: 'VALUE' MESSAGE [CODE]`.
///
/// A finding on a table as a whole has no line and column: `FILE: error: …`.
///
/// Characters that are invisible or look like a space are escaped, so that no value can move the cursor, color the screen or
/// forge a line. If values end with NUL, there are no lines, and the number of the value is written instead of that of the
/// line. A message or name of more than 2 KiB is written without its middle.
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
    // A finding on a table never shares a cached line with a finding that has a location, so the location of this finding
    // decides.
    if finding.location != .none {
      line.append(":")
      line.append(.lineOrRecord)
      line.append(":")
      line.append(.column)
    }
    line.append(": ")
    if hasColors { line.append(finding.severity == .error ? Style.red : Style.magenta) }
    switch finding.version {
    case .old: line.append("refused before")
    case .new: line.append("refused now")
    case nil: line.append(finding.severity.rawValue)
    }
    line.append(": ")
    if hasColors { line.append(Style.plain) }
    line.append(escaped: finding.idText)
    if let field = finding.field {
      line.append(escaped: field.isEmpty ? "''" : field.shortened)
      line.append(": ")
    }
    if finding.value != nil {
      line.append("'")
      line.append(.value)
      line.append(finding.isTruncated ? "…' " : "' ")
    }
    line.appendExplanation(of: finding, by: messages)
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
  /// beyond ASCII that change the direction of text, end lines, or look like a space or like nothing. So are marks that look like
  /// one letter with the character before them, so that a text in Unicode's form NFD differs visibly from that in NFC.
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
      case let scalar where scalar.isInvisible || scalar.isDecomposed(after: last):
        output.append(scalar.escaped)
      default: output += UTF8.encode(scalar)!
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a joiner or a variation selector after the scalar belongs to an emoji.
  fileprivate var isInEmoji: Bool { self == "\u{FE0F}" || value >= 0x2100 && properties.isEmoji }
}
