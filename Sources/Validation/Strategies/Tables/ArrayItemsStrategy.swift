internal import JSONDocument

/// A strategy that accepts a JSON array whose elements are single values that are valid by rules: `items` of the type `array` without
/// fields.
///
/// A string is checked by its text, a number by its text as written, and `null` is absent. A value that is no array is accepted, because
/// the rule of the type, which precedes this one, rejects it.
///
/// Codes: those of the rules of the elements, with `pointer`, a JSON pointer from the record (`/tags/0`); `json-schema.failed`
/// (`keyword`: `type`) for an element that is an array or an object.
package struct ArrayItemsStrategy: ByteValidationStrategy {
  /// The JSON pointer to the array in its record.
  private let pointer: String
  package let rules: ItemRules

  package init(_ name: String, each rules: ItemRules) {
    pointer = "/" + JSONSchema.escaped(Array(name.utf8))
    self.rules = rules
  }

  package var ruleName: String { "items" }

  package var isSecret: Bool { rules.isSecret }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard case .array(let elements)? = JSONType().value(of: value) else { return }
    for (number, element) in elements.enumerated() {
      let place: FailureParameters = ["pointer": .text("\(pointer)/\(number)")]
      guard let text = JSONValue.itemText(of: element) else {
        throw ValidationFailure("json-schema.failed", ["keyword": "type"] + place)
      }
      if let failure = rules.failure(of: text.utf8Span.span) {
        throw failure.with(failure.parameters + place)
      }
    }
  }
}

extension JSONValue {
  /// Returns the text by which an element or a member is checked, empty for an absent one; `nil` if it is no single value.
  static func itemText(of value: JSONValue?) -> String? {
    switch value {
    case nil, .null: ""
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let text): text
    case .string(let bytes): String(decoding: bytes, as: UTF8.self)
    case .array, .object: nil
    }
  }
}
