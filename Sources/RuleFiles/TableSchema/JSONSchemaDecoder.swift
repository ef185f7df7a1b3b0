internal import JSONDocument
internal import Validation

/// A decoder of the constraint `jsonSchema`.
///
/// It accepts annotations and the keywords of JSON Schema 2020-12 that `JSONSchema` supports; any other keyword is a fault.
struct JSONSchemaDecoder {
  /// The keywords that do not constrain values: Core 2020-12, section 8, and Validation, section 9.
  private static let annotations = [
    "$schema", "$id", "$comment", "title", "description", "default", "examples", "deprecated", "readOnly",
    "writeOnly",
  ]
  private static let assertions = [
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength",
    "maxLength",
    "items", "prefixItems", "minItems", "maxItems", "uniqueItems", "properties", "required",
    "additionalProperties",
    "propertyNames", "minProperties", "maxProperties", "allOf", "anyOf", "oneOf", "not",
  ]

  private let members: Members
  private var schema = JSONSchema()

  static func decode(_ node: DocumentNode, _ faults: inout [RuleFileFault]) -> JSONSchema? {
    if case .boolean(let flag) = node.content {
      var schema = JSONSchema()
      schema.rejectsAll = !flag
      return schema
    }
    guard let members = Members(node, "a JSON Schema", &faults) else { return nil }
    for member in members.object.members where !(annotations + assertions).contains(member.key) {
      let hint = Suggestion.nearest(to: member.key, among: assertions).map { "; did you mean '\($0)'?" }
      let text = "keyword \(Excerpt(member.key)) of JSON Schema is not supported"
      faults.append(
        .init(
          at: member.keyPosition, text + (hint ?? "; the keywords are \(assertions.joined(separator: ", "))"))
      )
    }
    var decoder = JSONSchemaDecoder(members: members)
    decoder.decode(&faults)
    return decoder.schema
  }

  private init(members: Members) {
    self.members = members
  }

  private mutating func decode(_ faults: inout [RuleFileFault]) {
    schema.kinds = kinds(&faults)
    schema.choices = choices(&faults)
    schema.minimum = number("minimum", &faults)
    schema.maximum = number("maximum", &faults)
    schema.exclusiveMinimum = number("exclusiveMinimum", &faults)
    schema.exclusiveMaximum = number("exclusiveMaximum", &faults)
    schema.lengths = counts("minLength", "maxLength", &faults)
    schema.itemCounts = counts("minItems", "maxItems", &faults)
    schema.propertyCounts = counts("minProperties", "maxProperties", &faults)
    schema.hasUniqueItems = members.boolean("uniqueItems", &faults) ?? false
    schema.items = subschema("items", &faults)
    schema.prefixItems = subschemas("prefixItems", &faults) ?? []
    schema.properties = properties(&faults)
    schema.required = members.strings("required", &faults)?.map { Array($0.utf8) } ?? []
    schema.additionalProperties = subschema("additionalProperties", &faults)
    schema.propertyNames = subschema("propertyNames", &faults)
    schema.allOf = subschemas("allOf", &faults) ?? []
    schema.anyOf = subschemas("anyOf", &faults)
    schema.oneOf = subschemas("oneOf", &faults)
    schema.not = subschema("not", &faults)
  }

  private func kinds(_ faults: inout [RuleFileFault]) -> [JSONSchema.Kind]? {
    guard let node = members.object["type"]?.value else { return nil }
    let nodes: [DocumentNode] = if case .array(let elements) = node.content { elements } else { [node] }
    return nodes.compactMap { node in
      if case .string(let name) = node.content, let kind = JSONSchema.Kind(rawValue: name) { return kind }
      let names = JSONSchema.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      faults.append(.init(at: node.position, "a 'type' of JSON Schema must be one of \(names)"))
      return nil
    }
  }

  private func choices(_ faults: inout [RuleFileFault]) -> [Set<[UInt8]>] {
    var choices: [Set<[UInt8]>] = []
    let type = JSONType()
    if let elements = members.array("enum", &faults) {
      choices.append(Set(elements.compactMap { type.canonical(of: $0.jsonText) }))
    }
    if let value = members.object["const"]?.value {
      choices.append(Set([value].compactMap { type.canonical(of: $0.jsonText) }))
    }
    return choices
  }

  private func number(_ key: String, _ faults: inout [RuleFileFault]) -> ExactDecimal? {
    guard let node = members.object[key]?.value else { return nil }
    if case .number(let text) = node.content, let number = ExactDecimal(text) { return number }
    faults.append(.init(at: node.position, "'\(key)' must be a number"))
    return nil
  }

  private func counts(_ least: String, _ most: String, _ faults: inout [RuleFileFault]) -> ClosedRange<Int> {
    let minimum = count(least, &faults) ?? 0
    let maximum = count(most, &faults) ?? .max
    guard minimum <= maximum else {
      if let node = members.object[most]?.value {
        faults.append(.init(at: node.position, "'\(most)' is below '\(least)': no value is valid"))
      }
      return 0...Int.max
    }
    return minimum...maximum
  }

  private func count(_ key: String, _ faults: inout [RuleFileFault]) -> Int? {
    guard let node = members.object[key]?.value else { return nil }
    // `2.0` and `2e0` are integers too: JSON Schema Validation 2020-12, section 6.1.1.
    if case .number(let text) = node.content, let digits = ExactDecimal(text)?.plainDescription,
      let count = Int(digits: digits)
    {
      return count
    }
    faults.append(.init(at: node.position, "'\(key)' must be a whole number, 0 or greater"))
    return nil
  }

  private func subschema(_ key: String, _ faults: inout [RuleFileFault]) -> [JSONSchema] {
    guard let node = members.object[key]?.value, let schema = Self.decode(node, &faults) else { return [] }
    return [schema]
  }

  private func subschemas(_ key: String, _ faults: inout [RuleFileFault]) -> [JSONSchema]? {
    guard let nodes = members.array(key, &faults) else { return nil }
    if nodes.isEmpty, let node = members.object[key]?.value {
      faults.append(.init(at: node.position, "'\(key)' must be an array of at least one schema"))
    }
    return nodes.compactMap { Self.decode($0, &faults) }
  }

  private func properties(_ faults: inout [RuleFileFault]) -> [[UInt8]: JSONSchema] {
    guard let node = members.object["properties"]?.value,
      let properties = Members(node, "'properties'", &faults)
    else {
      return [:]
    }
    var schemas: [[UInt8]: JSONSchema] = [:]
    for member in properties.object.members {
      if let schema = Self.decode(member.value, &faults) { schemas[Array(member.key.utf8)] = schema }
    }
    return schemas
  }
}
