package import Bytes

/// What a JSON Schema is: its keywords, and those of the schemas to which it refers. Equal ones accept the same.
package struct JSONSchemaIdentity: Sendable, Equatable {
  private let own: [UInt8]
  /// The definitions of its document; `nil` for a schema without references.
  private let definitions: Shared<[UInt8]>?

  /// Whether it refers to other schemas.
  package var hasReferences: Bool { definitions != nil }

  package init(_ own: [UInt8], definitions: Shared<[UInt8]>?) {
    (self.own, self.definitions) = (own, definitions)
  }

  package static func == (first: JSONSchemaIdentity, second: JSONSchemaIdentity) -> Bool {
    first.own == second.own
      && (first.definitions === second.definitions || first.definitions?.value == second.definitions?.value)
  }
}
