/// A strategy that accepts a JSON object, or a JSON array: the types `object` and `array` of Table Schema v2.
///
/// The grammar is exactly that of RFC 8259 (``JSONStrategy``). Builds no tree.
///
/// Codes: those of ``JSONStrategy``, `json.not-an-object`, `json.not-an-array`.
package struct JSONTypeStrategy: ByteValidationStrategy {
  package enum Kind: Sendable {
    case object, array
  }

  let kind: Kind
  private let json: JSONStrategy

  /// - Parameter allowsPythonNumbers: Whether `NaN`, `Infinity` and `-Infinity` are numbers.
  package init(_ kind: Kind, allowsPythonNumbers: Bool = false) {
    self.kind = kind
    json = JSONStrategy(allowsPythonNumbers: allowsPythonNumbers)
  }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try json.check(value)
    // The first byte of a valid JSON text that is not white space decides its type.
    let first = value.indices.first { value[$0] > 0x20 }.map { value[$0] }
    switch kind {
    case .object where first != UInt8(ascii: "{"): throw ValidationFailure("json.not-an-object")
    case .array where first != UInt8(ascii: "["): throw ValidationFailure("json.not-an-array")
    default: return
    }
  }
}
