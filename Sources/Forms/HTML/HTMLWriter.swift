internal import Validation

/// HTML, written piece by piece: names come from the program, values from anywhere, and each value is escaped for where it
/// stands.
///
/// ```swift
/// var html = HTMLWriter()
/// html.element("p", ["class": "note"]) { $0.text("a < b") }
/// String(decoding: html.bytes, as: UTF8.self)  // "<p class=\"note\">a &lt; b</p>"
/// ```
///
/// No text becomes a tag or an attribute, whatever it is: `&`, `<`, `>`, `"` and `'` are references everywhere, U+0000 is
/// U+FFFD (HTML, section 13.2.3.5: no document holds it), and a carriage return is a reference, as the parser else makes a
/// line feed of it. There is no way to write markup that is not known when the program is compiled.
public struct HTMLWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Attributes by name, in their order: of a value that is `nil` there is none, and an empty one is its name alone.
  public typealias Attributes = KeyValuePairs<StaticString, String?>

  public init() {}

  /// An element with what the closure writes into it.
  public mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(tag, attributes)
    content(&self)
    bytes.append("</")
    append(tag)
    bytes.append(">")
  }

  /// An element that has no content and no end: `input`, `br`.
  public mutating func empty(_ tag: StaticString, _ attributes: Attributes = [:]) {
    open(tag, attributes)
  }

  /// A text.
  public mutating func text(_ text: String) { appendEscaped(text) }

  /// A line feed, which is white space between blocks.
  public mutating func newLine() { bytes.append("\n") }

  private mutating func open(_ tag: StaticString, _ attributes: Attributes) {
    bytes.append("<")
    append(tag)
    for (name, value) in attributes {
      guard let value else { continue }
      bytes.append(" ")
      append(name)
      guard !value.isEmpty else { continue }
      bytes.append("=\"")
      appendEscaped(value)
      bytes.append("\"")
    }
    bytes.append(">")
  }

  private mutating func appendEscaped(_ text: String) {
    let text = text.utf8Span.span
    var start = 0
    for index in text.indices {
      let reference: StaticString
      switch text[index] {
      case UInt8(ascii: "&"): reference = "&amp;"
      case UInt8(ascii: "<"): reference = "&lt;"
      case UInt8(ascii: ">"): reference = "&gt;"
      case UInt8(ascii: "\""): reference = "&#34;"
      case UInt8(ascii: "'"): reference = "&#39;"
      case 0x0D: reference = "&#13;"
      case 0x00: reference = "\u{FFFD}"
      default: continue
      }
      bytes.append(text.extracting(start..<index))
      append(reference)
      start = index + 1
    }
    bytes.append(text.extracting(start..<text.count))
  }

  private mutating func append(_ text: StaticString) {
    // SAFETY: the buffer is that of a literal, read within its bounds.
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }
}
