internal import JSONDocument

extension JSONSchemaEvaluation {
  /// Returns the fault of the first property or element to which no other keyword applies.
  ///
  /// - Precondition: The value is valid by all other keywords of the schema.
  mutating func unevaluatedFault(
    of schema: JSONSchema, in value: JSONValue, at pointer: String, depth: Int
  ) -> Fault? {
    switch value {
    case .object(let object) where !schema.unevaluatedProperties.isEmpty:
      let evaluated = evaluatedParts(of: schema, in: value, depth: depth)
      guard !evaluated.haveAllProperties else { return nil }
      for member in object.membersByName
      where !evaluated.names.contains(member.name)
        && !evaluated.patterns.contains(where: { matches($0, member.name) })
      {
        let location = pointer + "/" + JSONSchema.escaped(member.name)
        let fault = unevaluatedFault(
          of: schema.unevaluatedProperties, named: "unevaluatedProperties", in: member.value, at: location,
          depth: depth)
        if let fault { return fault }
      }
    case .array(let elements) where !schema.unevaluatedItems.isEmpty:
      let evaluated = evaluatedParts(of: schema, in: value, depth: depth)
      guard !evaluated.haveAllElements else { return nil }
      for (index, element) in elements.enumerated().dropFirst(evaluated.elementCount)
      where !evaluated.contained.contains(where: { accepts($0, element, depth: depth) }) {
        let fault = unevaluatedFault(
          of: schema.unevaluatedItems, named: "unevaluatedItems", in: element, at: pointer + "/\(index)",
          depth: depth)
        if let fault { return fault }
      }
    default: break
    }
    return nil
  }

  private mutating func unevaluatedFault(
    of schemas: [JSONSchema], named keyword: String, in value: JSONValue, at pointer: String, depth: Int
  ) -> Fault? {
    for schema in schemas {
      if schema.rejectsAll { return Fault(keyword, pointer) }
      if let fault = fault(of: schema, in: value, at: pointer, depth: depth) { return fault }
    }
    return nil
  }

  private mutating func evaluatedParts(
    of schema: JSONSchema, in value: JSONValue, depth: Int
  ) -> EvaluatedParts {
    EvaluatedParts(of: schema, definitions) { accepts($0, value, depth: depth) }
  }
}
