internal import JSONDocument

/// The value, a JSON object or array, keeps a schema: the constraint `jsonSchema` of Table Schema v2.
///
/// What of JSON Schema there is, ``JSONSchema`` says. A value that is no JSON passes: the rule of the type, before this
/// one, says so. Reads a tree of the whole value.
///
/// Codes: `json-schema.failed` (`keyword`, the first that is not kept, and `pointer`, a JSON pointer into the value, empty
/// for all of it), `json.number-too-large` for an exponent past ``ExactDecimal/largestExponent``.
package struct JSONSchemaStrategy: ByteValidationStrategy {
  private let schema: JSONSchema

  package init(_ schema: JSONSchema) {
    self.schema = schema
  }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let tree = JSONValue(value) else {
      guard JSONStrategy().verdict(on: value) == .valid else { return }
      throw ValidationFailure("json.number-too-large")
    }
    guard let fault = schema.fault(in: tree) else { return }
    throw ValidationFailure(
      "json-schema.failed", ["keyword": .text(fault.keyword), "pointer": .text(fault.pointer)])
  }
}
