package import JSONDocument

/// A value of a rule file and the place where it begins, whatever the file is written in.
///
/// A document is its root node. Nodes are not `Equatable`: `String` compares by canonical equivalence, which
/// neither JSON nor YAML does.
package struct DocumentNode: Sendable {
  /// What a value is, with the values in it.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    /// A number as it is written: "1.0", "1" and "10e-1" differ, and no digit is lost.
    case number(String)
    case string(String)
    case array([DocumentNode])
    case object(DocumentObject)
  }

  /// How many arrays and objects may stand inside each other.
  ///
  /// Reading, decoding and releasing a tree call themselves once a level, so the bound keeps a hostile file
  /// from using up the stack. The rules of a Table Schema need about ten levels.
  package static let maximumDepth = 64

  package let position: DocumentPosition
  package let content: Content

  package init(_ content: Content, at position: DocumentPosition) {
    self.content = content
    self.position = position
  }
}

extension DocumentNode.Content {
  /// What a value is called in a message, with its article: "an array".
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
