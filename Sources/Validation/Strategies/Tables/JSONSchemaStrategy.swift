internal import JSONDocument

/// A strategy that accepts a JSON value that is valid by a schema: the constraint `jsonSchema` of Table Schema v2.
///
/// A value that is not JSON is accepted, because the rule of the
/// type, which precedes this one, rejects it. Builds a tree of the whole value.
///
/// Codes: `json-schema.failed` (`keyword`, the first that the value violates, and `pointer`, a JSON pointer into the
/// value, empty for the value itself), `json.number-too-large` for an exponent beyond ``ExactDecimal/largestExponent``.
package struct JSONSchemaStrategy: ByteValidationStrategy {
  package let checker: JSONSchemaChecker

  package init(_ checker: JSONSchemaChecker) { self.checker = checker }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let tree = JSONValue(exactly: value) else {
      guard JSONStrategy().verdict(on: value) == .valid else { return }
      throw ValidationFailure("json.number-too-large")
    }
    guard let fault = checker.fault(in: tree, size: value.count) else { return }
    throw fault.failure("json-schema.failed", at: "pointer")
  }
}
