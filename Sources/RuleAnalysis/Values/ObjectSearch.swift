internal import Bytes
internal import JSONDocument
internal import Validation

/// A search for an object that meets requirements.
struct ObjectSearch {
  /// A requirement of an object.
  enum Atom {
    case counts(ClosedRange<Int>)
    /// Each property with such a name meets a part.
    case every(NameSet, ValueRequirements.Part)
    /// A property with such a name is present, and meets a part.
    case some(NameSet, ValueRequirements.Part)
    case listed(JSONChoices, isValid: Bool)
  }

  /// The most alternatives.
  private static let maximumCases = 512

  let requirements: ValueRequirements

  init(_ requirements: ValueRequirements) { self.requirements = requirements }

  func outcome(_ search: inout ValueSearch) -> ValueSearch.Outcome {
    let reading = SchemaReading<Atom>(kind: .object, own: Self.formula(_:_:isValid:), presence: Self.presence)
    guard let cases = reading.formula(requirements)?.cases(atMost: Self.maximumCases) else { return .unknown }
    return .first(among: cases) { atoms in
      var single = ObjectCase(atoms)
      return single.outcome(&search, requirements)
    }
  }

  private static func presence(_ name: [UInt8], _ isPresent: Bool) -> SchemaFormula<Atom> {
    let anything = ValueRequirements.Part(JSONSchema(), [], isValid: isPresent)
    let names = NameSet(.name(name))
    return .atom(isPresent ? .some(names, anything) : .every(names, anything))
  }

  private static func formula(
    _ schema: JSONSchema, _ definitions: [JSONSchema], isValid: Bool
  ) -> SchemaFormula<Atom>? {
    func all(_ names: NameSet, _ schema: JSONSchema) -> SchemaFormula<Atom> {
      let part = ValueRequirements.Part(schema, definitions, isValid: isValid)
      return .atom(isValid ? .every(names, part) : .some(names, part))
    }
    var parts = schema.choices.map { SchemaFormula<Atom>.atom(.listed($0, isValid: isValid)) }
    parts += ArraySearch.counts(schema.propertyCounts, isValid).map { .atom(.counts($0)) }
    parts += schema.required.map { presence($0, isValid) }
    let properties = schema.properties.ordered { $0.key.lexicographicallyPrecedes($1.key) }
    parts += properties.map { all(NameSet(.name($0.key)), $0.value) }
    parts += schema.patternProperties.map { all(NameSet(.pattern($0.pattern)), $0.schema) }
    if let additional = schema.additionalProperties.first {
      let named = properties.map { NameSet.Test.name($0.key) }
      let patterns = schema.patternProperties.map { NameSet.Test.pattern($0.pattern) }
      parts.append(all(NameSet(.others(named + patterns)), additional))
    }
    var nothing = JSONSchema()
    nothing.rejectsAll = true
    for names in schema.propertyNames {
      parts.append(all(NameSet(.schema(.init(names, definitions, isValid: false))), nothing))
    }
    for dependence in schema.dependences {
      let required = dependence.required.map { presence($0, isValid) }
      parts.append(
        isValid
          ? .any([presence(dependence.present, false), .all(required)])
          : .all([presence(dependence.present, true), .any(required)]))
    }
    return isValid ? .all(parts) : .any(parts)
  }
}
