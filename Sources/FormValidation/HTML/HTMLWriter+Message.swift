public import HTMLMarkup
public import Validation

extension HTMLWriter {
  /// Writes a text of a form, escaped, with a `bdi` element in place of each isolate, and with `lang` for each part that is in
  /// another language than the page.
  public mutating func message(_ text: FormText) {
    for part in text.parts {
      if let language = part.language {
        element("bdi", ["lang": language]) { $0.message(part.text) }
      } else {
        message(part.text)
      }
    }
  }

  /// Writes a label or a helper text, which may have another direction than the page.
  mutating func isolated(_ text: FormText) {
    element("bdi", ["lang": text.parts.first?.language]) { $0.text(text.text) }
  }

  /// Writes the text of a message, escaped, with a `bdi` element in place of each isolate that a message catalog makes around
  /// a value: U+2066 to U+2068 up to the matching U+2069 (UAX #9, BD9). Isolates inside a value remain characters.
  ///
  /// ```swift
  /// var html = HTMLWriter()
  /// html.message("must not be \u{2068}דנה\u{2069}")
  /// String(decoding: html.bytes, as: UTF8.self)  // "must not be <bdi>דנה</bdi>"
  /// ```
  mutating func message(_ message: String) {
    guard message.utf8.contains(0xE2) else { return text(message) }
    let scalars = message.unicodeScalars
    var depth = 0
    var start = scalars.startIndex
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\u{2066}"..."\u{2068}":
        depth += 1
        guard depth == 1 else { continue }
        text(String(scalars[start..<index]))
        markup(
          scalar == "\u{2066}" ? "<bdi dir=\"ltr\">" : scalar == "\u{2067}" ? "<bdi dir=\"rtl\">" : "<bdi>")
      case "\u{2069}" where depth > 0:
        depth -= 1
        guard depth == 0 else { continue }
        text(String(scalars[start..<index]))
        markup("</bdi>")
      default: continue
      }
      start = scalars.index(after: index)
    }
    text(String(scalars[start...]))
    if depth > 0 { markup("</bdi>") }
  }
}
