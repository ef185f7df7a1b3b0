/// A strategy that requires what a JSON Schema does, of values that are JSON.
protocol JSONRequirement {
  /// The schema; `nil` if none says the same.
  var schemaOfJSON: JSONSchema? { get }
}

extension RuleSet {
  /// The schemas by which a value that is JSON must be valid; `nil` if a strategy requires something else.
  package var jsonSchemas: [JSONSchema]? {
    var schemas: [JSONSchema] = []
    for named in strategies {
      guard let schema = (named.strategy as? any JSONRequirement)?.schemaOfJSON else { return nil }
      schemas.append(schema)
    }
    return schemas
  }
}

extension JSONTypeStrategy: JSONRequirement {
  var schemaOfJSON: JSONSchema? {
    var schema = JSONSchema()
    schema.kinds = [kind == .object ? .object : .array]
    return schema
  }
}

extension ItemCountStrategy: JSONRequirement {
  var schemaOfJSON: JSONSchema? {
    guard minimum <= maximum else { return nil }
    var schema = JSONSchema()
    switch collection {
    case .array: schema.itemCounts = minimum...maximum
    case .object: schema.propertyCounts = minimum...maximum
    case .list: return nil
    }
    return schema
  }
}

extension JSONSchemaStrategy: JSONRequirement {
  var schemaOfJSON: JSONSchema? { checker.schema }
}

extension JSONSchema {
  /// The bounds of numbers, as parts of them.
  package var boundsOfNumbers: [OrderedPart] {
    let bounds: [RangeStrategy?] = [
      minimum.map { RangeStrategy(lower: .inclusive($0)) },
      exclusiveMinimum.map { RangeStrategy(lower: .exclusive($0)) },
      maximum.map { RangeStrategy(upper: .inclusive($0)) },
      exclusiveMaximum.map { RangeStrategy(upper: .exclusive($0)) },
    ]
    return bounds.compactMap(\.self).map { bound in
      OrderedPart(bound, accepts: bound.lower == nil ? .downwards : .upwards)
    }
  }
}
