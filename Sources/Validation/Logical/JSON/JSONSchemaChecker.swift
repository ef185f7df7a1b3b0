internal import Bytes
package import JSONDocument

/// Checks values by a JSON Schema and the definitions to which it refers.
///
/// The steps are bounded: schemas that refer to themselves without an end reject all values, by the keyword `$ref`.
package struct JSONSchemaChecker: Sendable {
  /// A violated keyword, and the JSON pointer (RFC 6901) of the part that violates it.
  package struct Fault: Sendable {
    package let keyword: String
    package let pointer: String

    init(_ keyword: String, _ pointer: String) { (self.keyword, self.pointer) = (keyword, pointer) }

    /// Returns a failure with the keyword and, as a parameter of that name, the pointer, which is empty for the value itself.
    package func failure(_ code: FailureCode, at name: String) -> ValidationFailure {
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

  /// Returns the first keyword that the value violates; `nil` if the value is valid.
  ///
  /// - Parameter size: The number of bytes of the value's text, to which the steps are bounded in proportion.
  package func fault(in value: JSONValue, size: Int) -> Fault? {
    var evaluation = JSONSchemaEvaluation(definitions, size: size)
    let fault = evaluation.fault(of: schema, in: value, at: "", depth: 0)
    return evaluation.isExhausted ? Fault("$ref", "") : fault
  }
}

extension JSONSchema {
  /// Returns the schemas of a property: those that name it or match its name, or those of all other properties.
  package func schemas(ofPropertyNamed name: [UInt8]) -> (own: [JSONSchema], additional: [JSONSchema]) {
    var own = properties[name].map { [$0] } ?? []
    for named in patternProperties where named.pattern.strategy.verdict(on: name.span) == .valid {
      own.append(named.schema)
    }
    return own.isEmpty ? ([], additionalProperties) : (own, [])
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
