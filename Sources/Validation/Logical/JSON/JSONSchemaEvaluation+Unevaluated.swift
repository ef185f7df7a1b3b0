internal import JSONDocument

extension JSONSchemaEvaluation {
  /// Returns the fault of the first property or element to which no other keyword applies.
  ///
  /// - Parameter evaluated: What the other keywords of the schema evaluate, by which the value is valid.
  mutating func unevaluatedFault(
    of schema: JSONSchema, in value: JSONValue, at pointer: String, depth: Int,
    beside evaluated: EvaluatedParts
  ) -> Fault? {
    switch value {
    case .object(let object) where !evaluated.haveAllProperties && !schema.unevaluatedProperties.isEmpty:
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
    case .array(let elements) where !evaluated.haveAllElements && !schema.unevaluatedItems.isEmpty:
      for (index, element) in elements.enumerated().dropFirst(evaluated.elementCount)
      where !evaluated.elements.contains(index) {
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
}
