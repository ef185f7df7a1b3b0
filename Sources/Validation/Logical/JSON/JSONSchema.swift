internal import Bytes

/// A schema of JSON Schema 2020-12, without references to other documents.
///
/// Numbers are compared exactly, and `1.0` is an integer (Validation, section 6.1.1). A pattern is searched for, with the meaning of
/// ECMAScript (section 6.3.3), and a format is asserted (section 7). ``JSONSchemaChecker`` checks values.
package struct JSONSchema: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case null, boolean, object, array, number, string, integer
  }

  /// The schema of properties whose names a pattern accepts.
  package struct NamedByPattern: Sendable {
    package let pattern: Pattern
    package var schema: JSONSchema { shared.value }
    private let shared: Shared<JSONSchema>

    package init(_ pattern: Pattern, _ schema: JSONSchema) {
      (self.pattern, shared) = (pattern, Shared(schema))
    }
  }

  /// A regular expression of ECMAScript, and the same as a strategy that matches whole values.
  package struct Pattern: Sendable {
    package let text: String
    package let strategy: RegexStrategy

    package init(_ text: String, _ strategy: RegexStrategy) { (self.text, self.strategy) = (text, strategy) }
  }

  /// A format, and the rule of the catalog that checks it.
  package struct Format: Sendable {
    package let name: String
    package let strategy: any InputFieldValidationStrategy

    package init(_ name: String, _ strategy: any InputFieldValidationStrategy) {
      (self.name, self.strategy) = (name, strategy)
    }
  }

  /// The properties that must be present where another one is.
  package struct Dependence: Sendable {
    package let present: [UInt8]
    package let required: [[UInt8]]

    package init(present: [UInt8], required: [[UInt8]]) {
      (self.present, self.required) = (present, required)
    }
  }

  package init() {}

  /// What it is; `nil` if that is not known.
  package var identity: JSONSchemaIdentity?
  /// Whether it, or a schema in it, has a keyword that is not checked.
  package var isPartial = false
  /// Whether every value is invalid: the schema `false`.
  package var rejectsAll = false
  package var kinds: [Kind]?
  /// The values of `enum`, and that of `const`; a valid value is in each of the sets.
  package var choices: [JSONChoices] = []
  package var minimum: ExactDecimal?
  package var maximum: ExactDecimal?
  package var exclusiveMinimum: ExactDecimal?
  package var exclusiveMaximum: ExactDecimal?
  package var multiples: [MultipleOfStrategy] = []
  package var lengths = 0...Int.max
  package var patterns: [Pattern] = []
  package var formats: [Format] = []
  package var prefixItems: [JSONSchema] = []
  package var items: [JSONSchema] = []
  package var itemCounts = 0...Int.max
  package var hasUniqueItems = false
  /// The schema of `contains`, if there is one.
  package var contains: [JSONSchema] = []
  /// The valid numbers of elements that are valid by ``contains``.
  package var containedCounts = 1...Int.max
  /// Whether `unevaluatedItems` does not apply to what ``contains`` accepts, as since 2020-12.
  package var containsEvaluates = true
  package var unevaluatedItems: [JSONSchema] = []
  package var properties: [[UInt8]: JSONSchema] = [:]
  package var patternProperties: [NamedByPattern] = []
  package var required: [[UInt8]] = []
  package var additionalProperties: [JSONSchema] = []
  package var unevaluatedProperties: [JSONSchema] = []
  package var propertyNames: [JSONSchema] = []
  package var propertyCounts = 0...Int.max
  package var dependences: [Dependence] = []
  package var dependentSchemas: [[UInt8]: JSONSchema] = [:]
  package var allOf: [JSONSchema] = []
  package var anyOf: [JSONSchema]?
  package var oneOf: [JSONSchema]?
  package var not: [JSONSchema] = []
  /// The schema of `if`, if there is one.
  package var condition: [JSONSchema] = []
  package var then: [JSONSchema] = []
  package var otherwise: [JSONSchema] = []
  /// The indices of the schemas of `$ref` among the definitions of the document.
  package var references: [Int] = []

  /// Escapes a name for use in a JSON pointer: RFC 6901, section 3.
  static func escaped(_ name: [UInt8]) -> String {
    String(decoding: name, as: UTF8.self).reduce(into: "") { text, character in
      text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
    }
  }
}
