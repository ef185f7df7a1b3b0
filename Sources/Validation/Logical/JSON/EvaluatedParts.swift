/// The properties and elements of a value that a schema evaluates, with the schemas that apply to the same value: those to which its
/// `unevaluatedProperties` and `unevaluatedItems` do not apply (JSON Schema Core 2020-12, section 11).
package struct EvaluatedParts: Sendable {
  /// The names and the patterns of properties that are evaluated.
  package private(set) var names: Set<[UInt8]> = []
  package private(set) var patterns: [JSONSchema.Pattern] = []
  package private(set) var haveAllProperties = false
  /// The number of elements that are evaluated from the first one on.
  package private(set) var elementCount = 0
  package private(set) var haveAllElements = false
  /// The elements that `contains` accepts, by their indices.
  private(set) var elements: Set<Int> = []

  package init() {}

  /// The parts that the keywords of a schema evaluate by themselves.
  package init(ofOwn schema: JSONSchema) {
    names = Set(schema.properties.keys)
    patterns = schema.patternProperties.map(\.pattern)
    elementCount = schema.prefixItems.count
    haveAllProperties = !schema.additionalProperties.isEmpty
    haveAllElements = !schema.items.isEmpty
  }

  /// Adds the parts that another schema evaluates.
  package mutating func formUnion(_ other: EvaluatedParts) {
    names.formUnion(other.names)
    patterns += other.patterns
    elementCount = max(elementCount, other.elementCount)
    elements.formUnion(other.elements)
    haveAllProperties = haveAllProperties || other.haveAllProperties
    haveAllElements = haveAllElements || other.haveAllElements
  }

  /// Adds an element that `contains` accepts.
  mutating func add(element: Int) { elements.insert(element) }

  /// Adds what the schema evaluates by `unevaluatedProperties` and `unevaluatedItems`, which is all that is left.
  package mutating func addUnevaluated(of schema: JSONSchema) {
    if !schema.unevaluatedProperties.isEmpty { haveAllProperties = true }
    if !schema.unevaluatedItems.isEmpty { haveAllElements = true }
  }
}
