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

  /// A writer with place for so many bytes: one that grows copies what it has.
  init(minimumCapacity: Int) { bytes.reserveCapacity(minimumCapacity) }

  /// An element with what the closure writes into it.
  public mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    empty(tag, attributes)
    content(&self)
    append("</", tag, ">")
  }

  /// An element that has no content and no end: `input`, `br`.
  public mutating func empty(_ tag: StaticString, _ attributes: Attributes = [:]) {
    open(tag, attributes)
    markup(">")
  }

  /// A text.
  public mutating func text(_ text: String) { appendEscaped(text.utf8Span.span) }

  /// Markup as it stands in the program: for what is the same on every page, quicker than its elements one by one.
  ///
  /// ```swift
  /// html.markup("<h2 class=\"title\">")
  /// html.text(title)
  /// html.markup("</h2>\n")
  /// ```
  public mutating func markup(_ markup: StaticString) {
    bytes.append(addingCapacity: markup.utf8CodeUnitCount) { $0.append(markup) }
  }

  /// A line feed, which is white space between blocks.
  public mutating func newLine() { markup("\n") }

  /// What another writer has written.
  mutating func append(_ other: HTMLWriter) { append(other.bytes.span) }

  /// The beginning of a tag, which further attributes may follow; `>` ends it.
  mutating func open(_ tag: StaticString, _ attributes: Attributes) {
    append("<", tag, "")
    self.attributes(attributes)
  }

  mutating func attributes(_ attributes: Attributes) {
    for (name, value) in attributes { attribute(name, value) }
  }

  mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    guard !value.isEmpty else { return append(" ", name, "") }
    append(" ", name, "=\"")
    text(value)
    markup("\"")
  }

  private mutating func appendEscaped(_ text: Span<UInt8>) {
    guard !text.isPlainInHTML else { return append(text) }
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
      append(text.extracting(start..<index))
      markup(reference)
      start = index + 1
    }
    append(text.extracting(start..<text.count))
  }

  private mutating func append(_ text: Span<UInt8>) {
    bytes.append(addingCapacity: text.count) { $0.append(text) }
  }

  private mutating func append(_ first: StaticString, _ second: StaticString, _ third: StaticString) {
    let count = first.utf8CodeUnitCount + second.utf8CodeUnitCount + third.utf8CodeUnitCount
    bytes.append(addingCapacity: count) { output in
      output.append(first)
      output.append(second)
      output.append(third)
    }
  }
}
