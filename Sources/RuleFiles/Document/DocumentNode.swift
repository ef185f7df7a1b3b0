package import JSONDocument

/// A value of a rule file and the position of its first character, in JSON or YAML.
///
/// A document is its root node. Nodes are not `Equatable`: `String` compares by canonical equivalence, JSON and YAML by
/// scalars.
package struct DocumentNode: Sendable {
  /// The kind of a value, with the values in it.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    /// A number as it is written: "1.0", "1" and "10e-1" differ, and no digit is lost.
    case number(String)
    case string(String)
    case array([DocumentNode])
    case object(DocumentObject)
  }

  /// The largest number of arrays and objects inside each other.
  ///
  /// Decoding and releasing a tree recurse once a level: the bound keeps a hostile file from exhausting the stack. The rules
  /// of a Table Schema need about ten levels.
  package static let maximumDepth = 64

  package let position: DocumentPosition
  package let content: Content

  package init(_ content: Content, at position: DocumentPosition) {
    self.content = content
    self.position = position
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
