internal import Bytes
internal import Validation

/// What a schema evaluates of a value, if the value is valid by some of the schemas within it and not by others.
struct EvaluatedAlternative {
  private(set) var conditions: [(schema: JSONSchema, isValid: Bool)] = []
  private var parts = EvaluatedParts()
  /// The schemas of `contains`: an element that one of them accepts is evaluated.
  private var contained: [JSONSchema] = []
  /// The number of schemas that have been read.
  private var count = 0

  /// The most alternatives, and the most schemas within each other and in all of one: those that refer to each other several times are
  /// exponentially many.
  private static let (maximumAlternatives, maximumDepth, maximumCount) = (64, 64, 10_000)

  /// Returns what is evaluated for each combination of verdicts on alternatives and conditions; `nil` if there are too many.
  static func all(of schema: JSONSchema, _ definitions: [JSONSchema]) -> [EvaluatedAlternative]? {
    var alternatives: [EvaluatedAlternative] = []
    var verdicts: [Bool] = []
    while alternatives.count < maximumAlternatives {
      var alternative = EvaluatedAlternative()
      guard alternative.read(schema, definitions, depth: 0, verdicts: &verdicts) else { return nil }
      alternatives.append(alternative)
      while verdicts.last == true { verdicts.removeLast() }
      guard let last = verdicts.indices.last else { return alternatives }
      verdicts[last] = true
    }
    return nil
  }

  /// Reads the keywords of a schema, and of those within it that apply to the same value; returns `false` if they are too many.
  ///
  /// - Parameter verdicts: Whether the value is valid by each schema that may accept it, in the order in which they are met; those
  ///   that are new are added as `false`.
  private mutating func read(
    _ schema: JSONSchema, _ definitions: [JSONSchema], depth: Int, verdicts: inout [Bool]
  ) -> Bool {
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else { return false }
    parts.formUnion(EvaluatedParts(ofOwn: schema))
    if schema.containsEvaluates { contained += schema.contains }
    if depth > 0 { parts.addUnevaluated(of: schema) }
    var others = schema.allOf + schema.references.map { definitions[$0] }
    for other in (schema.anyOf ?? []) + (schema.oneOf ?? [])
    where other.evaluatesParts && accepts(other, &verdicts) {
      others.append(other)
    }
    let dependents = schema.dependentSchemas.ordered { $0.key.lexicographicallyPrecedes($1.key) }
    for (name, dependent) in dependents where dependent.evaluatesParts {
      var isPresent = JSONSchema()
      (isPresent.kinds, isPresent.required) = ([.object], [name])
      if accepts(isPresent, &verdicts) { others.append(dependent) }
    }
    let consequences = schema.condition + schema.then + schema.otherwise
    if let condition = schema.condition.first, consequences.contains(where: \.evaluatesParts) {
      others += accepts(condition, &verdicts) ? [condition] + schema.then : schema.otherwise
    }
    return others.allSatisfy { read($0, definitions, depth: depth + 1, verdicts: &verdicts) }
  }

  /// Returns the next verdict, which becomes a condition.
  private mutating func accepts(_ schema: JSONSchema, _ verdicts: inout [Bool]) -> Bool {
    if conditions.count == verdicts.count { verdicts.append(false) }
    let isValid = verdicts[conditions.count]
    conditions.append((schema, isValid))
    return isValid
  }

  /// Returns a schema by which exactly the properties that are not evaluated must be valid by another one.
  func otherProperties(_ schema: JSONSchema) -> JSONSchema {
    var others = JSONSchema()
    others.properties = Dictionary(uniqueKeysWithValues: parts.names.map { ($0, JSONSchema()) })
    others.patternProperties = parts.patterns.map { .init($0, JSONSchema()) }
    others.additionalProperties = parts.haveAllProperties ? [] : [schema]
    return others
  }

  /// Returns a schema by which exactly the elements that are not evaluated must be valid by another one.
  func otherElements(_ schema: JSONSchema) -> JSONSchema {
    var others = JSONSchema()
    guard !parts.haveAllElements else { return others }
    others.prefixItems = Array(repeating: JSONSchema(), count: parts.elementCount)
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
