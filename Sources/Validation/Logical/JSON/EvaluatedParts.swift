internal import Bytes

/// The properties and elements of a value that a schema evaluates, with the schemas that apply to the same value: those to which its
/// `unevaluatedProperties` and `unevaluatedItems` do not apply (JSON Schema Core 2020-12, section 11).
package struct EvaluatedParts: Sendable {
  /// The names and the patterns of properties that are evaluated.
  private(set) var names: Set<[UInt8]> = []
  private(set) var patterns: [JSONSchema.Pattern] = []
  private(set) var haveAllProperties = false
  /// The number of elements that are evaluated from the first one on.
  private(set) var elementCount = 0
  /// The schemas of `contains`, where no value says which elements they accept.
  private(set) var contained: [JSONSchema] = []
  private(set) var haveAllElements = false
  /// The elements that `contains` accepts, by their indices.
  private(set) var elements: Set<Int> = []

  init() {}

  /// The parts that the keywords of a schema evaluate by themselves.
  init(ofOwn schema: JSONSchema) {
    names = Set(schema.properties.keys)
    patterns = schema.patternProperties.map(\.pattern)
    elementCount = schema.prefixItems.count
    haveAllProperties = !schema.additionalProperties.isEmpty
    haveAllElements = !schema.items.isEmpty
  }

  /// Adds the parts that another schema evaluates.
  mutating func formUnion(_ other: EvaluatedParts) {
    names.formUnion(other.names)
    patterns += other.patterns
    elementCount = max(elementCount, other.elementCount)
    contained += other.contained
    elements.formUnion(other.elements)
    haveAllProperties = haveAllProperties || other.haveAllProperties
    haveAllElements = haveAllElements || other.haveAllElements
  }

  /// Adds an element that `contains` accepts.
  mutating func add(element: Int) { elements.insert(element) }

  /// Adds what the schema evaluates by `unevaluatedProperties` and `unevaluatedItems`, which is all that is left.
  mutating func addUnevaluated(of schema: JSONSchema) {
    if !schema.unevaluatedProperties.isEmpty { haveAllProperties = true }
    if !schema.unevaluatedItems.isEmpty { haveAllElements = true }
  }

  // MARK: Without a value

  /// What is evaluated if the value is valid, or not, by some schemas.
  package struct Alternative: Sendable {
    package let conditions: [(schema: JSONSchema, isValid: Bool)]
    package let parts: EvaluatedParts
  }

  /// The most alternatives, and the most schemas within each other and in all of one: those that refer to each other several times are
  /// exponentially many.
  private static let (maximumAlternatives, maximumDepth, maximumCount) = (64, 64, 10_000)

  /// Returns the parts for each combination of verdicts on alternatives and conditions; `nil` if there are too many.
  package static func alternatives(of schema: JSONSchema, _ definitions: [JSONSchema]) -> [Alternative]? {
    var alternatives: [Alternative] = []
    var verdicts: [Bool] = []
    while alternatives.count < maximumAlternatives {
      var conditions: [(schema: JSONSchema, isValid: Bool)] = []
      var (parts, count) = (EvaluatedParts(), 0)
      let isComplete = parts.read(schema, definitions, depth: 0, counting: &count) { other in
        if conditions.count == verdicts.count { verdicts.append(false) }
        conditions.append((other, verdicts[conditions.count]))
        return conditions[conditions.count - 1].isValid
      }
      guard isComplete else { return nil }
      alternatives.append(Alternative(conditions: conditions, parts: parts))
      while verdicts.last == true { verdicts.removeLast() }
      guard let last = verdicts.indices.last else { return alternatives }
      verdicts[last] = true
    }
    return nil
  }

  /// Reads the keywords of a schema, and of those within it that apply to the same value; returns `false` if they are too many.
  ///
  /// - Parameter accepts: Whether the value is valid by an alternative or a condition.
  private mutating func read(
    _ schema: JSONSchema, _ definitions: [JSONSchema], depth: Int, counting count: inout Int,
    accepts: (JSONSchema) -> Bool
  ) -> Bool {
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else { return false }
    formUnion(EvaluatedParts(ofOwn: schema))
    if schema.containsEvaluates { contained += schema.contains }
    if depth > 0 { addUnevaluated(of: schema) }
    var others = schema.allOf + schema.references.map { definitions[$0] }
    let alternatives = (schema.anyOf ?? []) + (schema.oneOf ?? [])
    others += alternatives.filter { $0.evaluatesParts && accepts($0) }
    let dependents = schema.dependentSchemas.ordered { $0.key.lexicographicallyPrecedes($1.key) }
    for (name, dependent) in dependents where dependent.evaluatesParts {
      var isPresent = JSONSchema()
      (isPresent.kinds, isPresent.required) = ([.object], [name])
      if accepts(isPresent) { others.append(dependent) }
    }
    let consequences = schema.condition + schema.then + schema.otherwise
    if let condition = schema.condition.first, consequences.contains(where: \.evaluatesParts) {
      others += accepts(condition) ? [condition] + schema.then : schema.otherwise
    }
    return others.allSatisfy { read($0, definitions, depth: depth + 1, counting: &count, accepts: accepts) }
  }

  /// Returns a schema by which exactly the properties that are not evaluated must be valid by another one.
  package func others(_ schema: JSONSchema) -> JSONSchema {
    var others = JSONSchema()
    others.properties = Dictionary(uniqueKeysWithValues: names.map { ($0, JSONSchema()) })
    others.patternProperties = patterns.map { .init($0, JSONSchema()) }
    others.additionalProperties = haveAllProperties ? [] : [schema]
    return others
  }

  /// Returns a schema by which exactly the elements that are not evaluated must be valid by another one.
  package func otherElements(_ schema: JSONSchema) -> JSONSchema {
    var others = JSONSchema()
    guard !haveAllElements else { return others }
    others.prefixItems = Array(repeating: JSONSchema(), count: elementCount)
    var element = JSONSchema()
    element.anyOf = contained + [schema]
    others.items = [element]
    return others
  }
}

extension JSONSchema {
  /// Whether it, or a schema within it that applies to the same value, may evaluate properties or elements.
  fileprivate var evaluatesParts: Bool {
    let own =
      !properties.isEmpty || !patternProperties.isEmpty || !additionalProperties.isEmpty
      || !unevaluatedProperties.isEmpty || !prefixItems.isEmpty || !items.isEmpty || !contains.isEmpty
      || !unevaluatedItems.isEmpty || !references.isEmpty
    let applied =
      allOf + (anyOf ?? []) + (oneOf ?? []) + condition + then + otherwise + dependentSchemas.values
    return own || applied.contains(where: \.evaluatesParts)
  }
}
