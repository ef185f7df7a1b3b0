/// A text that a form shows to a person, in parts of which some may be in another language than the page.
///
/// ```swift
/// let label = FormText("Name", in: "en")
/// label.text                            // "Name"
/// label.parts.map { $0.language ?? "" }  // ["en"]
/// ```
public struct FormText: Hashable, Sendable {
  /// A part in one language.
  public struct Part: Hashable, Sendable {
    /// The words.
    public let text: String
    /// The language as a tag of BCP 47, for HTML's `lang`; `nil` for that of the page.
    public let language: String?
    /// The words in a text of both directions: isolated where ``MessageCatalog`` isolates values.
    let isolated: String

    init(_ text: String, in language: String?, isolated: String? = nil) {
      (self.text, self.language, self.isolated) = (text, language, isolated ?? text)
    }
  }

  /// The parts in their order.
  public private(set) var parts: [Part] = []

  /// Creates a text of one part.
  public init(_ text: String, in language: String? = nil) {
    parts = [Part(text, in: language)]
  }

  /// Creates a text without parts.
  init() {}

  /// The whole text.
  public var text: String { parts.count == 1 ? parts[0].text : parts.map(\.isolated).joined() }

  /// Appends words in the language of the page.
  mutating func append(_ words: [UInt8]) {
    guard !words.isEmpty else { return }
    append(Part(String(decoding: words, as: UTF8.self), in: nil))
  }

  /// Appends a part; one in the language of the page is joined to the words before it.
  mutating func append(_ part: Part) {
    if part.language == nil, let last = parts.last, last.language == nil {
      parts[parts.count - 1] = Part(last.isolated + part.isolated, in: nil)
    } else {
      parts.append(part)
    }
  }

  /// Appends the parts of another text, whose values are isolated already.
  mutating func append(_ other: FormText) {
    for part in other.parts { append(part) }
  }

  /// Appends a name, such as a label, that is isolated from the text around it where the catalog isolates values.
  mutating func append(name: FormText, isolation: ValueIsolation) {
    for part in name.parts {
      var isolated: [UInt8] = []
      isolation.append(part.text, to: &isolated)
      let text = String(decoding: isolated, as: UTF8.self)
      append(part.language == nil ? Part(text, in: nil) : Part(part.text, in: part.language, isolated: text))
    }
  }
}

extension FormText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension FormText.Part {
  /// The same words in another language than the page; a part that already is in one is unchanged.
  func spoken(in language: String?) -> FormText.Part {
    self.language == nil ? .init(text, in: language, isolated: isolated) : self
  }
}

extension FormText {
  /// The same text, whose parts in the language of the page are in another one.
  func spoken(in language: String?) -> FormText {
    guard language != nil else { return self }
    var text = FormText()
    text.parts = parts.map { $0.spoken(in: language) }
    return text
  }
}
