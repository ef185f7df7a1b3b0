extension JSONSchemaChecker {
  /// The most schemas that replace references to them.
  private static let maximumReferences = 100

  /// Whether every value is valid, as far as that can be seen without a proof.
  package var acceptsAll: Bool { schema.acceptsAll }

  /// What the schema requires of objects beside the values of the properties that it names and their presence.
  ///
  /// - Parameter isClosed: Whether properties without a name here are rejected already.
  package func withoutProperties(closed isClosed: Bool) -> JSONSchemaChecker {
    var (outermost, references) = (schema, 0)
    // That of a schema within this one rejects more than what is rejected already.
    if isClosed, schema.unevaluatedProperties.allSatisfy(\.rejectsAll) {
      outermost.unevaluatedProperties = []
    }
    return JSONSchemaChecker(
      rest(of: outermost, closed: isClosed, evaluated: false, &references), definitions: definitions)
  }

  /// - Parameter isEvaluated: Whether it matters to which properties the schema applies, since something is required of all others.
  private func rest(
    of schema: JSONSchema, closed isClosed: Bool, evaluated isEvaluated: Bool, _ references: inout Int
  ) -> JSONSchema {
    var rest = schema
    let isEvaluated = isEvaluated || !schema.unevaluatedProperties.isEmpty
    rest.identity = nil
    if schema.kinds?.contains(.object) == true { rest.kinds = nil }
    rest.required = []
    if !isEvaluated, isClosed || schema.additionalProperties.allSatisfy(\.acceptsAll) {
      if schema.additionalProperties.allSatisfy({ $0.rejectsAll || $0.acceptsAll }) {
        rest.additionalProperties = []
      }
    }
    rest.properties =
      rest.additionalProperties.isEmpty && !isEvaluated
      ? [:] : schema.properties.mapValues { _ in JSONSchema() }
    rest.allOf = []
    for schema in schema.allOf {
      rest.allOf.append(self.rest(of: schema, closed: isClosed, evaluated: isEvaluated, &references))
    }
    if references < Self.maximumReferences {
      references += schema.references.count
      rest.references = []
      for index in schema.references {
        rest.allOf.append(
          self.rest(of: definitions[index], closed: isClosed, evaluated: isEvaluated, &references))
      }
    }
    rest.allOf.removeAll(where: \.acceptsAll)
    return rest
  }
}

extension JSONSchema {
  /// Whether it has no keyword that constrains values.
  package var acceptsAll: Bool {
    let ofValues =
      !rejectsAll && kinds == nil && choices.isEmpty && minimum == nil && maximum == nil
      && exclusiveMinimum == nil && exclusiveMaximum == nil && multiples.isEmpty && lengths == 0...Int.max
      && patterns.isEmpty && formats.isEmpty
    let ofArrays =
      prefixItems.isEmpty && items.isEmpty && itemCounts == 0...Int.max && !hasUniqueItems && contains.isEmpty
      && unevaluatedItems.isEmpty
    let ofObjects =
      properties.isEmpty && patternProperties.isEmpty && required.isEmpty && additionalProperties.isEmpty
      && propertyNames.isEmpty && propertyCounts == 0...Int.max && dependences.isEmpty
      && dependentSchemas.isEmpty && unevaluatedProperties.isEmpty
    let ofSchemas =
      allOf.isEmpty && anyOf == nil && oneOf == nil && not.isEmpty && references.isEmpty
      && (condition.isEmpty || then.isEmpty && otherwise.isEmpty)
    return ofValues && ofArrays && ofObjects && ofSchemas
  }
}
