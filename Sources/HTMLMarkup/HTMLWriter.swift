/// Writes HTML piece by piece: names of elements and attributes are literals of the program, and values, which may come from
/// anywhere, are escaped.
///
/// ```swift
/// var html = HTMLWriter()
/// html.element("p", ["class": "note"]) { $0.text("a < b") }
/// String(decoding: html.bytes, as: UTF8.self)  // "<p class=\"note\">a &lt; b</p>"
/// ```
///
/// No value can become a tag or an attribute: `&`, `<`, `>`, `"` and `'` are written as character references, U+0000, which no
/// document may contain (HTML, section 13.2.3.5), as U+FFFD, and a carriage return as a reference, because the parser would
/// replace it by a line feed. Markup can only be written as a literal that is known at compile time.
public struct HTMLWriter: Sendable {
  /// The HTML written, followed by unused bytes.
  private var storage: [UInt8]
  /// The number of bytes written.
  package private(set) var count = 0

  /// Attributes by name, in order. An attribute whose value is `nil` is not written; of one with an empty value only the name.
  public typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Creates an empty writer.
  ///
  /// - Parameter capacity: The number of bytes to reserve; with more bytes the writer grows and copies them.
  public init(capacity: Int = 256) { storage = [UInt8](repeating: 0, count: capacity) }

  /// The HTML written so far, in UTF-8. O(n).
  public var bytes: [UInt8] { Array(storage[..<count]) }

  /// Writes an element with the content that the closure writes.
  public mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    empty(tag, attributes)
    content(&self)
    markup("</")
    markup(tag)
    markup(">")
  }

  /// Writes a start tag alone: an element without content and end tag, such as `input` or `br`.
  public mutating func empty(_ tag: StaticString, _ attributes: Attributes = [:]) {
    open(tag, attributes)
    markup(">")
  }

  /// Writes a text, escaped.
  public mutating func text(_ text: String) { appendEscaped(text.utf8Span.span) }

  /// Writes a literal of markup unchanged: faster than element by element for a part that is the same on every page.
  ///
  /// ```swift
  /// var html = HTMLWriter()
  /// html.markup("<h2 class=\"title\">")
  /// html.text("Sign up")
  /// html.markup("</h2>")
  /// String(decoding: html.bytes, as: UTF8.self)  // "<h2 class=\"title\">Sign up</h2>"
  /// ```
  public mutating func markup(_ markup: StaticString) {
    // SAFETY: the buffer is that of a literal and is read within its bounds.
    markup.withUTF8Buffer { unsafe append($0) }
  }

  /// Writes a line feed, which is white space between blocks.
  public mutating func newLine() { markup("\n") }

  /// Appends HTML that another writer has written.
  package mutating func append(html bytes: [UInt8]) { append(bytes.span) }

  /// Writes the beginning of a start tag, without `>`, so that further attributes can follow.
  package mutating func open(_ tag: StaticString, _ attributes: Attributes) {
    markup("<")
    markup(tag)
    self.attributes(attributes)
  }

  /// Writes attributes into a start tag.
  package mutating func attributes(_ attributes: Attributes) {
    for (name, value) in attributes { attribute(name, value) }
  }

  /// Writes an attribute into a start tag.
  package mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    markup(" ")
    markup(name)
    guard !value.isEmpty else { return }
    markup("=\"")
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
    // SAFETY: the buffer is read within its bounds and only during the call of the closure.
    unsafe text.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends bytes unchanged. To append as few bytes as a tag has to an array takes twice as long.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard !text.isEmpty, let source = text.baseAddress else { return }
    let (start, end) = (count, count + text.count)
    if end > storage.count {
      storage += [UInt8](repeating: 0, count: max(end, 2 * storage.count) - storage.count)
    }
    // SAFETY: the storage has at least `end` bytes, and `end - start` is the number of bytes of the text.
    unsafe storage.withUnsafeMutableBufferPointer { storage in
      unsafe (storage.baseAddress! + start).update(from: source, count: end - start)
    }
    count = end
  }
}

extension HTMLWriter {
  /// Returns the HTML that the closure writes.
  package static func bytes(_ write: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    write(&html)
    return html.bytes
  }
}
