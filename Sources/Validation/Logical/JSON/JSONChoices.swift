package import JSONDocument

/// The values of `enum` or `const`, which are compared by their meaning.
package struct JSONChoices: Sendable {
  package let values: [JSONValue]
  private let canonical: Set<[UInt8]>

  package init(_ values: [JSONValue]) {
    self.values = values
    canonical = Set(values.map(\.canonical))
  }

  /// Whether a value equals one of them: `1.0` equals `1`, and the order of members is of no meaning (JSON Schema Core 2020-12,
  /// section 4.2.2).
  package func contains(_ value: JSONValue) -> Bool { canonical.contains(value.canonical) }
}
