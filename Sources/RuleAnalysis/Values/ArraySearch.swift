internal import JSONDocument
internal import Validation

/// A search for an array that meets requirements.
struct ArraySearch {
  /// A requirement of an array.
  enum Atom {
    case counts(ClosedRange<Int>)
    /// Each element at these positions meets a part.
    case every(Range<Int>, ValueRequirements.Part)
    /// An element at these positions meets a part.
    case some(Range<Int>, ValueRequirements.Part)
    /// At least that many elements, or at most, meet a part.
    case atLeast(Int, ValueRequirements.Part)
    case atMost(Int, ValueRequirements.Part)
    /// No two elements are equal, or two are.
    case distinct
    case repeated
    case listed(JSONChoices, isValid: Bool)
  }

  /// The most alternatives.
  private static let maximumCases = 256

  let requirements: ValueRequirements

  init(_ requirements: ValueRequirements) { self.requirements = requirements }

  func outcome(_ search: inout ValueSearch) -> ValueSearch.Outcome {
    let reading = SchemaReading<Atom>(kind: .array, own: Self.formula(_:_:isValid:))
    guard let cases = reading.formula(requirements)?.cases(atMost: Self.maximumCases) else { return .unknown }
    return .first(among: cases) { atoms in
      var single = ArrayCase(atoms)
      return single.outcome(&search, requirements)
    }
  }

  private static func formula(
    _ schema: JSONSchema, _ definitions: [JSONSchema], isValid: Bool
  ) -> SchemaFormula<Atom>? {
    var parts = schema.choices.map { SchemaFormula<Atom>.atom(.listed($0, isValid: isValid)) }
    parts += Self.counts(schema.itemCounts, isValid).map { .atom(.counts($0)) }
    for (index, item) in (schema.prefixItems + schema.items.prefix(1)).enumerated() {
      let isRest = index == schema.prefixItems.count
      let positions = isRest ? index..<Int.max : index..<index + 1
      let part = ValueRequirements.Part(item, definitions, isValid: isValid)
      parts.append(.atom(isValid ? .every(positions, part) : .some(positions, part)))
    }
    if schema.hasUniqueItems { parts.append(.atom(isValid ? .distinct : .repeated)) }
    if let contained = schema.contains.first {
      let part = ValueRequirements.Part(contained, definitions, isValid: true)
      let (least, most) = (schema.containedCounts.lowerBound, schema.containedCounts.upperBound)
      if isValid {
        parts += [.atom(.atLeast(least, part))] + (most == .max ? [] : [.atom(.atMost(most, part))])
      } else {
        if least > 0 { parts.append(.atom(.atMost(least - 1, part))) }
        if most < .max { parts.append(.atom(.atLeast(most + 1, part))) }
      }
    }
    return isValid ? .all(parts) : .any(parts)
  }

  /// The ranges that together are a range of counts, or those outside of it; none if that is no requirement.
  static func counts(_ range: ClosedRange<Int>, _ isValid: Bool) -> [ClosedRange<Int>] {
    guard range != 0...Int.max else { return [] }
    guard !isValid else { return [range] }
    let below = range.lowerBound > 0 ? [0...range.lowerBound - 1] : []
    return below + (range.upperBound < .max ? [range.upperBound + 1...Int.max] : [])
  }
}
