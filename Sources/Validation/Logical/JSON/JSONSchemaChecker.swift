internal import Bytes
package import JSONDocument

/// Checks values by a JSON Schema and the definitions to which it refers.
///
/// The steps are bounded: schemas that refer to themselves without an end reject all values, by the keyword `$ref`.
package struct JSONSchemaChecker: Sendable {
  /// The reason why a value is not decided.
  package enum Doubt: Sendable {
    /// A pattern exceeds its steps.
    case pattern(String)
    /// Schemas that refer to each other exceed the steps of a check.
    case references
  }

  /// A violated keyword, and the JSON pointer (RFC 6901) of the part that violates it.
  package struct Fault: Sendable {
    package let keyword: String
    package let pointer: String
    /// Why it is not known whether the value is valid; `nil` if it is not.
    package var doubt: Doubt?

    init(_ keyword: String, _ pointer: String) { (self.keyword, self.pointer) = (keyword, pointer) }

    /// Returns a failure with the keyword and, as a parameter of that name, the pointer, which is empty for the value itself.
    package func failure(_ code: FailureCode, at name: String) -> ValidationFailure {
      if case .pattern(let pattern)? = doubt {
        return ValidationFailure("regex.budget-exceeded", ["pattern": .text(pattern)])
      }
      let parameters: FailureParameters = ["keyword": .text(keyword), name: .text(pointer)]
      return ValidationFailure(code, pointer.isEmpty ? parameters + ["variant": "whole"] : parameters)
    }
  }

  package var schema: JSONSchema { _read { yield shared.value } }
  /// The schemas to which references of ``JSONSchema/references`` are indices.
  package let definitions: [JSONSchema]
  /// The schema, stored indirectly: it is large, and much contains a checker.
  private let shared: Shared<JSONSchema>

  package init(_ schema: JSONSchema, definitions: [JSONSchema] = []) {
    (shared, self.definitions) = (Shared(schema), definitions)
  }

  /// Whether a keyword of the schema, or perhaps of one to which it refers, is not checked.
  package var isPartial: Bool {
    schema.isPartial
      || schema.identity?.hasReferences != false && definitions.contains(where: \.isPartial)
  }

  /// Returns the first keyword that the value violates, or one with a doubt if that is not decided; `nil` if the value is valid.
  ///
  /// - Parameter size: The number of bytes of the value's text, to which the steps are bounded in proportion.
  package func fault(in value: JSONValue, size: Int) -> Fault? {
    var evaluation = JSONSchemaEvaluation(definitions, size: size)
    let fault = evaluation.fault(of: schema, in: value, at: "", depth: 0)
    guard let doubt = evaluation.doubt else { return fault }
    var undecided = Fault("$ref", "")
    undecided.doubt = doubt
    return undecided
  }
}

extension JSONValue {
  /// Whether the value is of the type: JSON Schema Validation 2020-12, section 6.1.1.
  package func isOf(_ kind: JSONSchema.Kind) -> Bool {
    switch (self, kind) {
    case (.null, .null), (.boolean, .boolean), (.object, .object), (.array, .array), (.string, .string),
      (.number, .number):
      true
    case (.number, .integer): isWhole
    default: false
    }
  }
}
