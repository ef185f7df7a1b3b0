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

  private var faults: FaultCollector { members.faults }

  static func decode(_ node: DocumentNode, reportingTo faults: FaultCollector) -> JSONSchema? {
    if case .boolean(let flag) = node.content {
      var schema = JSONSchema()
      schema.rejectsAll = !flag
      return schema
    }
    guard let members = Members(node, as: "a JSON Schema", reportingTo: faults) else { return nil }
    for member in members.object.members where !(annotations + assertions).contains(member.key) {
      let hint = Suggestion.question(for: member.key, among: assertions).map { "; \($0)" }
      let text = "keyword \(Excerpt(member.key)) of JSON Schema is not supported"
      faults.report(
        text + (hint ?? "; the keywords are \(assertions.joined(separator: ", "))"), at: member.keyPosition)
    }
    var decoder = JSONSchemaDecoder(members: members)
    decoder.decode()
    return decoder.schema
  }

  private init(members: Members) {
    self.members = members
  }

  private mutating func decode() {
    schema.kinds = kinds()
    schema.choices = choices()
    schema.minimum = number("minimum")
    schema.maximum = number("maximum")
    schema.exclusiveMinimum = number("exclusiveMinimum")
    schema.exclusiveMaximum = number("exclusiveMaximum")
    schema.lengths = counts(from: "minLength", to: "maxLength")
    schema.itemCounts = counts(from: "minItems", to: "maxItems")
    schema.propertyCounts = counts(from: "minProperties", to: "maxProperties")
    schema.hasUniqueItems = members.boolean("uniqueItems") ?? false
    schema.items = subschema("items")
    schema.prefixItems = subschemas("prefixItems") ?? []
    schema.properties = properties()
    schema.required = members.strings("required")?.map { Array($0.utf8) } ?? []
    schema.additionalProperties = subschema("additionalProperties")
    schema.propertyNames = subschema("propertyNames")
    schema.allOf = subschemas("allOf") ?? []
    schema.anyOf = subschemas("anyOf")
    schema.oneOf = subschemas("oneOf")
    schema.not = subschema("not")
  }

  private func kinds() -> [JSONSchema.Kind]? {
    guard let node = members.object["type"]?.value else { return nil }
    let nodes: [DocumentNode] = if case .array(let elements) = node.content { elements } else { [node] }
    return nodes.compactMap { node in
      if case .string(let name) = node.content, let kind = JSONSchema.Kind(rawValue: name) { return kind }
      let names = JSONSchema.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      faults.report("a 'type' of JSON Schema must be one of \(names)", at: node.position)
      return nil
    }
  }

  private func choices() -> [Set<[UInt8]>] {
    var choices: [Set<[UInt8]>] = []
    let type = JSONType()
    if let elements = members.array("enum") {
      choices.append(Set(elements.compactMap { type.canonical(of: $0.jsonText) }))
    }
    if let value = members.object["const"]?.value {
      choices.append(Set([value].compactMap { type.canonical(of: $0.jsonText) }))
    }
    return choices
  }

  private func number(_ key: String) -> ExactDecimal? {
    guard let node = members.object[key]?.value else { return nil }
    if case .number(let text) = node.content, let number = ExactDecimal(text) { return number }
    faults.report("'\(key)' must be a number", at: node.position)
    return nil
  }

  private func counts(from least: String, to most: String) -> ClosedRange<Int> {
    let minimum = count(least) ?? 0
    let maximum = count(most) ?? .max
    guard minimum <= maximum else {
      if let node = members.object[most]?.value {
        faults.report("'\(most)' is below '\(least)': no value is valid", at: node.position)
      }
      return 0...Int.max
    }
    return minimum...maximum
  }

  private func count(_ key: String) -> Int? {
    guard let node = members.object[key]?.value else { return nil }
    // `2.0` and `2e0` are integers too: JSON Schema Validation 2020-12, section 6.1.1.
    if case .number(let text) = node.content, let digits = ExactDecimal(text)?.plainDescription,
      let count = Int(digits: digits)
    {
      return count
    }
    faults.report("'\(key)' must be a whole number, 0 or greater", at: node.position)
    return nil
  }

  private func subschema(_ key: String) -> [JSONSchema] {
    guard let node = members.object[key]?.value, let schema = Self.decode(node, reportingTo: faults) else {
      return []
    }
    return [schema]
  }

  private func subschemas(_ key: String) -> [JSONSchema]? {
    guard let nodes = members.array(key) else { return nil }
    if nodes.isEmpty, let node = members.object[key]?.value {
      faults.report("'\(key)' must be an array of at least one schema", at: node.position)
    }
    return nodes.compactMap { Self.decode($0, reportingTo: faults) }
  }

  private func properties() -> [[UInt8]: JSONSchema] {
    guard let node = members.object["properties"]?.value,
      let properties = Members(node, as: "'properties'", reportingTo: faults)
    else {
      return [:]
    }
    var schemas: [[UInt8]: JSONSchema] = [:]
    for member in properties.object.members {
      if let schema = Self.decode(member.value, reportingTo: faults) {
        schemas[Array(member.key.utf8)] = schema
      }
    }
    return schemas
  }
}
