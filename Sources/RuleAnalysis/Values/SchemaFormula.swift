internal import Validation

/// What schemas require of values of one type, as alternatives and conjunctions of single requirements.
indirect enum SchemaFormula<Atom> {
  case all([SchemaFormula])
  case any([SchemaFormula])
  case atom(Atom)

  static var always: SchemaFormula { .all([]) }
  static var never: SchemaFormula { .any([]) }

  /// Returns the conjunctions of which a value must satisfy one; `nil` for more than a maximum.
  func cases(atMost maximum: Int) -> [[Atom]]? {
    switch self {
    case .atom(let atom): return [[atom]]
    case .any(let parts):
      var cases: [[Atom]] = []
      for part in parts {
        guard let own = part.cases(atMost: maximum) else { return nil }
        cases += own
        guard cases.count <= maximum else { return nil }
      }
      return cases
    case .all(let parts):
      var cases: [[Atom]] = [[]]
      for part in parts {
        guard let own = part.cases(atMost: maximum), own.count * cases.count <= maximum else { return nil }
        cases = cases.flatMap { first in own.map { first + $0 } }
      }
      return cases
    }
  }
}

/// Reads schemas as a formula about values of one type.
struct SchemaReading<Atom> {
  /// The most schemas within each other, and in all: those that refer to each other several times are exponentially many.
  private static var maximumDepth: Int { 64 }
  private static var maximumCount: Int { 20_000 }

  /// The type: that of texts, arrays or objects.
  let kind: JSONSchema.Kind
  /// The formula of the keywords of a schema about values of the type, or of their contrary; `nil` if it has none.
  let own: (JSONSchema, _ definitions: [JSONSchema], _ isValid: Bool) -> SchemaFormula<Atom>?
  /// The formula of the presence or absence of a property; `nil` for types without properties.
  var presence: ((_ name: [UInt8], _ isPresent: Bool) -> SchemaFormula<Atom>)?

  /// Returns the formula of all requirements; `nil` if there is none.
  func formula(_ requirements: ValueRequirements) -> SchemaFormula<Atom>? {
    var parts: [SchemaFormula<Atom>] = []
    var count = 0
    for part in requirements.parts {
      guard
        let formula = formula(
          part.checker.schema, part.checker.definitions, isValid: part.isValid, depth: 0, counting: &count)
      else { return nil }
      parts.append(formula)
    }
    return .all(parts)
  }

  private func formula(
    _ schema: JSONSchema, _ definitions: [JSONSchema], isValid: Bool, depth: Int, counting count: inout Int
  ) -> SchemaFormula<Atom>? {
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else { return nil }
    if schema.rejectsAll || schema.kinds?.contains(kind) == false { return isValid ? .never : .always }
    guard let own = own(schema, definitions, isValid) else { return nil }
    var parts = [own]
    func read(_ other: JSONSchema, _ isOtherValid: Bool) -> SchemaFormula<Atom>? {
      formula(other, definitions, isValid: isOtherValid, depth: depth + 1, counting: &count)
    }
    for other in schema.allOf + schema.references.map({ definitions[$0] }) {
      guard let part = read(other, isValid) else { return nil }
      parts.append(part)
    }
    for other in schema.not {
      guard let part = read(other, !isValid) else { return nil }
      parts.append(part)
    }
    if let anyOf = schema.anyOf {
      let alternatives = anyOf.compactMap { read($0, isValid) }
      guard alternatives.count == anyOf.count else { return nil }
      parts.append(isValid ? .any(alternatives) : .all(alternatives))
    }
    if let oneOf = schema.oneOf {
      let (valid, invalid) = (oneOf.compactMap { read($0, true) }, oneOf.compactMap { read($0, false) })
      guard valid.count == oneOf.count, invalid.count == oneOf.count else { return nil }
      parts.append(Self.exactlyOne(valid, invalid, isValid: isValid))
    }
    if let condition = schema.condition.first {
      let (then, otherwise) = (schema.then.first ?? JSONSchema(), schema.otherwise.first ?? JSONSchema())
      guard let isMet = read(condition, true), let isNotMet = read(condition, false),
        let consequence = read(then, isValid), let alternative = read(otherwise, isValid)
      else { return nil }
      parts.append(.any([.all([isMet, consequence]), .all([isNotMet, alternative])]))
    }
    if let others = unevaluated(schema, definitions) {
      guard !others.isEmpty else { return nil }
      var alternatives: [SchemaFormula<Atom>] = []
      for (conditions, others) in others {
        let met = conditions.compactMap { read($0.schema, $0.isValid) }
        guard met.count == conditions.count, let part = read(others, isValid) else { return nil }
        alternatives.append(.all(met + [part]))
      }
      parts.append(.any(alternatives))
    }
    if let presence {
      for (name, dependent) in schema.dependentSchemas {
        guard let part = read(dependent, isValid) else { return nil }
        parts.append(
          isValid ? .any([presence(name, false), part]) : .all([presence(name, true), part]))
      }
    }
    return isValid ? .all(parts) : .any(parts)
  }

  /// Returns the schemas of the properties or elements that are not evaluated, each with what decides that they are those: none if they
  /// are too many, and `nil` for a schema that says nothing of them.
  private func unevaluated(
    _ schema: JSONSchema, _ definitions: [JSONSchema]
  ) -> [(conditions: [(schema: JSONSchema, isValid: Bool)], others: JSONSchema)]? {
    let rest =
      switch kind {
      case .object: schema.unevaluatedProperties.first
      case .array: schema.unevaluatedItems.first
      default: JSONSchema?.none
      }
    guard let rest else { return nil }
    return (EvaluatedAlternative.all(of: schema, definitions) ?? []).map {
      ($0.conditions, kind == .object ? $0.otherProperties(rest) : $0.otherElements(rest))
    }
  }

  /// - Parameter isValid: Whether exactly one of the alternatives must be valid, or none or several.
  private static func exactlyOne(
    _ valid: [SchemaFormula<Atom>], _ invalid: [SchemaFormula<Atom>], isValid: Bool
  ) -> SchemaFormula<Atom> {
    if isValid {
      return .any(
        valid.indices.map { index in
          .all([valid[index]] + invalid.indices.filter { $0 != index }.map { invalid[$0] })
        })
    }
    var pairs: [SchemaFormula<Atom>] = [.all(invalid)]
    for first in valid.indices {
      for second in valid.indices where second > first { pairs.append(.all([valid[first], valid[second]])) }
    }
    return .any(pairs)
  }
}
