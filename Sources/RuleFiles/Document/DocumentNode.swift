package import JSONDocument

/// A value in a JSON or YAML document, with the position of its first character.
///
/// A document is represented by its root node. Nodes are not `Equatable`: `String` compares by canonical equivalence, but
/// JSON and YAML compare by Unicode scalars.
package struct DocumentNode: Sendable {
  /// The content of a value.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    /// The text of a number in JSON's notation, not rounded or shortened: "1.0", "1" and "10e-1" differ.
    case number(String)
    case string(String)
    case array([DocumentNode])
    case object(DocumentObject)
  }

  /// The maximum depth of nested arrays and objects.
  ///
  /// Decoding and releasing a tree recurse once for each level, so a hostile file could otherwise exhaust the stack. The
  /// rules of a Table Schema need about ten levels.
  package static let maximumDepth = 64

  package let position: DocumentPosition
  package let content: Content

  package init(_ content: Content, at position: DocumentPosition) {
    self.content = content
    self.position = position
  }
}

extension DocumentNode {
  /// The number of elements of an array that ``shownText`` has.
  private static let shownElements = 10

  /// The value as a report shows it: a text, a number or a list of these, of which a long one is cut; `nil` for other values.
  var shownText: String? {
    switch content {
    case .null, .object: return nil
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .number(let text), .string(let text): return text
    case .array(let elements):
      let shown = elements.prefix(Self.shownElements).compactMap(\.shownText).joined(separator: ", ")
      return elements.count > Self.shownElements ? shown + ", …" : shown
    }
  }
}

extension DocumentNode.Content {
  /// The kind of the value with its article, for a message: "an array".
  package var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
