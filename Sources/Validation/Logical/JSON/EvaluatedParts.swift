/// The properties and elements of a value that a schema evaluates, with the schemas that apply to the same value: those to which its
/// `unevaluatedProperties` and `unevaluatedItems` do not apply (JSON Schema Core 2020-12, section 11).
package struct EvaluatedParts: Sendable {
  /// The most schemas within each other.
  private static let maximumDepth = 64

  /// The names and the patterns of properties that are evaluated.
  private(set) var names: Set<[UInt8]> = []
  private(set) var patterns: [JSONSchema.Pattern] = []
  private(set) var haveAllProperties = false
  /// The number of elements that are evaluated from the first one on.
  private(set) var elementCount = 0
  /// The schemas of `contains`: an element that one of them accepts is evaluated.
  private(set) var contained: [JSONSchema] = []
  private(set) var haveAllElements = false
  /// Whether no schema was too deep to be read.
  private(set) var areComplete = true

  /// Reads the keywords of a schema, and of those within it that apply to the same value.
  ///
  /// - Parameters:
  ///   - definitions: The schemas to which references lead.
  ///   - accepts: Whether the value is valid by an alternative or a condition.
  package init(
    of schema: JSONSchema, _ definitions: [JSONSchema], accepts: (JSONSchema) -> Bool
  ) {
    read(schema, definitions, depth: 0, accepts)
  }

  private mutating func read(
    _ schema: JSONSchema, _ definitions: [JSONSchema], depth: Int, _ accepts: (JSONSchema) -> Bool
  ) {
    guard depth < Self.maximumDepth else {
      areComplete = false
      return
    }
    readOwn(schema, isOutermost: depth == 0)
    var others = schema.allOf + schema.references.map { definitions[$0] }
    let alternatives = (schema.anyOf ?? []) + (schema.oneOf ?? [])
    others += alternatives.filter { $0.evaluatesParts && accepts($0) }
    for (name, dependent) in schema.dependentSchemas where dependent.evaluatesParts {
      var isPresent = JSONSchema()
      (isPresent.kinds, isPresent.required) = ([.object], [name])
      if accepts(isPresent) { others.append(dependent) }
    }
    let consequences = schema.condition + schema.then + schema.otherwise
    if let condition = schema.condition.first, consequences.contains(where: \.evaluatesParts) {
      others += accepts(condition) ? [condition] + schema.then : schema.otherwise
    }
    for other in others { read(other, definitions, depth: depth + 1, accepts) }
  }

  private mutating func readOwn(_ schema: JSONSchema, isOutermost: Bool) {
    names.formUnion(schema.properties.keys)
    patterns += schema.patternProperties.map(\.pattern)
    elementCount = max(elementCount, schema.prefixItems.count)
    if schema.containsEvaluates { contained += schema.contains }
    if !schema.additionalProperties.isEmpty { haveAllProperties = true }
    if !schema.items.isEmpty { haveAllElements = true }
    guard !isOutermost else { return }
    if !schema.unevaluatedProperties.isEmpty { haveAllProperties = true }
    if !schema.unevaluatedItems.isEmpty { haveAllElements = true }
  }

  // MARK: Without a value

  /// What is evaluated if the value is valid, or not, by some schemas.
  package struct Alternative: Sendable {
    package let conditions: [(schema: JSONSchema, isValid: Bool)]
    package let parts: EvaluatedParts
  }

  /// The most alternatives.
  private static let maximumAlternatives = 64

  /// Returns the parts for each combination of verdicts on alternatives and conditions; `nil` if there are too many.
  package static func alternatives(of schema: JSONSchema, _ definitions: [JSONSchema]) -> [Alternative]? {
    var alternatives: [Alternative] = []
    var verdicts: [Bool] = []
    while alternatives.count < maximumAlternatives {
      var conditions: [(schema: JSONSchema, isValid: Bool)] = []
      let parts = EvaluatedParts(of: schema, definitions) { other in
        if conditions.count == verdicts.count { verdicts.append(false) }
        conditions.append((other, verdicts[conditions.count]))
        return conditions[conditions.count - 1].isValid
      }
      guard parts.areComplete else { return nil }
      alternatives.append(Alternative(conditions: conditions, parts: parts))
      while verdicts.last == true { verdicts.removeLast() }
      guard let last = verdicts.indices.last else { return alternatives }
      verdicts[last] = true
    }
    return nil
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
