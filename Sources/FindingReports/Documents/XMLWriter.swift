internal import Bytes

/// Writes XML (XML 1.0) with escaped texts; a character that XML does not allow is written as on a terminal.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Attributes by name, in order.
  typealias Attributes = KeyValuePairs<StaticString, String>

  /// Writes an element with the content that the closure writes.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], content: (inout XMLWriter) -> Void = { _ in }
  ) {
    bytes.append("<\(name)")
    for (attribute, value) in attributes {
      bytes.append(" \(attribute)=\"")
      text(value)
      bytes.append("\"")
    }
    bytes.append(">")
    content(&self)
    bytes.append("</\(name)>")
  }

  /// Writes a text.
  mutating func text(_ text: String) {
    for byte in text.visible.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append("&amp;")
      case UInt8(ascii: "<"): bytes.append("&lt;")
      case UInt8(ascii: ">"): bytes.append("&gt;")
      case UInt8(ascii: "\""): bytes.append("&quot;")
      default: bytes.append(byte)
      }
    }
  }

  /// Writes a line end.
  mutating func newline() { bytes.append("\n") }
}
