internal import FindingReports
internal import HTMLMarkup

/// A text with parts that are code, such as a name or a value, for a page in Markdown or HTML.
///
/// ```swift
/// let text: InlineText = "at least \(code: "3") characters"
/// text.markdown  // "at least `3` characters"
/// ```
struct InlineText: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case text(String)
    case code(String)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { if !text.isEmpty { parts.append(.text(text)) } }
    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    mutating func appendInterpolation(code text: String) { parts.append(.code(text)) }
    mutating func appendInterpolation(_ other: InlineText) { parts += other.parts }
  }

  private var parts: [Part]

  init(stringLiteral text: String) { parts = text.isEmpty ? [] : [.text(text)] }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
  init(_ text: String) { self.init(stringLiteral: text) }

  /// The text in Markdown, escaped.
  var markdown: String {
    parts.map { part in
      switch part {
      case .text(let text): MarkdownText.escaped(text)
      case .code(let text): MarkdownText.code(text)
      }
    }.joined()
  }

  /// Writes the text in HTML.
  func write(to html: inout HTMLWriter) {
    for part in parts {
      switch part {
      case .text(let text): html.text(text)
      case .code(let text): html.element("code") { $0.text(text) }
      }
    }
  }

  /// Returns texts in sequence, with a separator between each two.
  static func joined(_ texts: [InlineText], by separator: String) -> InlineText {
    var parts: [Part] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { parts.append(.text(separator)) }
      parts += text.parts
    }
    var all: InlineText = ""
    all.parts = parts
    return all
  }
}
