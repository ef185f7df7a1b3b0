internal import Bytes
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
  /// What has been written, and behind it place for more.
  private var storage: [UInt8]
  private var count = 0

  /// Attributes by name, in their order: of a value that is `nil` there is none, and an empty one is its name alone.
  public typealias Attributes = KeyValuePairs<StaticString, String?>

  /// - Parameter capacity: For how many bytes there is place at once: a writer that grows copies what it has.
  public init(capacity: Int = 256) { storage = [UInt8](repeating: 0, count: capacity) }

  /// What has been written, in UTF-8. O(n).
  public var bytes: [UInt8] { Array(storage[..<count]) }

  /// An element with what the closure writes into it.
  public mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    empty(tag, attributes)
    content(&self)
    markup("</")
    markup(tag)
    markup(">")
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
  /// var html = HTMLWriter()
  /// html.markup("<h2 class=\"title\">")
  /// html.text("Sign up")
  /// html.markup("</h2>")
  /// String(decoding: html.bytes, as: UTF8.self)  // "<h2 class=\"title\">Sign up</h2>"
  /// ```
  public mutating func markup(_ markup: StaticString) {
    // SAFETY: the buffer is that of a literal, read within its bounds.
    markup.withUTF8Buffer { unsafe append($0) }
  }

  /// A line feed, which is white space between blocks.
  public mutating func newLine() { markup("\n") }

  /// What another writer has written.
  mutating func append(laidOut bytes: [UInt8]) { append(bytes.span) }

  /// The beginning of a tag, which further attributes may follow; `>` ends it.
  mutating func open(_ tag: StaticString, _ attributes: Attributes) {
    markup("<")
    markup(tag)
    self.attributes(attributes)
  }

  mutating func attributes(_ attributes: Attributes) {
    for (name, value) in attributes { attribute(name, value) }
  }

  mutating func attribute(_ name: StaticString, _ value: String?) {
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
    // SAFETY: the buffer is read within its bounds, while the span lends it.
    unsafe text.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Adds bytes as they are: for as few as a tag has, an array takes twice as long to ask whether there is place.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard !text.isEmpty, let source = text.baseAddress else { return }
    let (start, end) = (count, count + text.count)
    if end > storage.count {
      storage += [UInt8](repeating: 0, count: max(end, 2 * storage.count) - storage.count)
    }
    // SAFETY: the storage has place up to the end, and what is read is within the text.
    unsafe storage.withUnsafeMutableBufferPointer { storage in
      unsafe (storage.baseAddress! + start).update(from: source, count: end - start)
    }
    count = end
  }
}
