internal import JSONDocument

/// A strategy that accepts a JSON value that is valid by a schema: the constraint `jsonSchema` of Table Schema v2.
///
/// ``JSONSchema`` lists the supported keywords. A value that is not JSON is accepted, because the rule of the
/// type, which precedes this one, rejects it. Builds a tree of the whole value.
///
/// Codes: `json-schema.failed` (`keyword`, the first that the value violates, and `pointer`, a JSON pointer into the
/// value, empty for the value itself), `json.number-too-large` for an exponent beyond ``ExactDecimal/largestExponent``.
package struct JSONSchemaStrategy: ByteValidationStrategy {
  let schema: JSONSchema

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
