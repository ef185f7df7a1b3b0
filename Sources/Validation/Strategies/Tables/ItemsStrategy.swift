internal import JSONDocument

/// A strategy that accepts a JSON array whose elements are objects with valid members: `items: {fields: […]}` of the type `array`.
///
/// A member that is missing or `null` is absent; numbers are checked by their text, booleans as `true` or `false`. Members without
/// rules are accepted. A value that is no array is accepted, because the rule of the type, which precedes this one, rejects it. Builds a
/// tree of the whole value.
///
/// Codes: those of the rules of the members, with `pointer`, a JSON pointer from the record (`/items/0/price`); `json-schema.failed`
/// (`keyword`: `type`) for an element that is no object, and for a member that is an array or an object.
package struct ItemsStrategy: ByteValidationStrategy {
  /// A member of each element.
  package struct Member: Sendable {
    let name: String
    /// The name in a JSON pointer.
    let key: String
    let rules: ItemRules

    package init(_ name: String, rules: ItemRules) {
      (self.name, self.rules) = (name, rules)
      key = JSONSchema.escaped(Array(name.utf8))
    }
  }

  /// The JSON pointer to the array in its record.
  private let pointer: String
  private let members: [Member]

  package init(_ name: String, _ members: [Member]) {
    pointer = "/" + JSONSchema.escaped(Array(name.utf8))
    self.members = members
  }

  package var ruleName: String { "items" }

  package var isSecret: Bool { members.contains(where: \.rules.isSecret) }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard case .array(let elements)? = JSONType().value(of: value) else { return }
    for (number, element) in elements.enumerated() {
      guard case .object(let object) = element else { throw typeFailure("\(pointer)/\(number)") }
      for member in members {
        let pointer = "\(pointer)/\(number)/\(member.key)"
        guard let text = JSONValue.itemText(of: object[member.name]) else { throw typeFailure(pointer) }
        guard let failure = member.rules.failure(of: text.utf8Span.span) else { continue }
        throw failure.with(failure.parameters + ["pointer": .text(pointer)])
      }
    }
  }

  private func typeFailure(_ pointer: String) -> ValidationFailure {
    ValidationFailure("json-schema.failed", ["keyword": "type", "pointer": .text(pointer)])
  }
}
