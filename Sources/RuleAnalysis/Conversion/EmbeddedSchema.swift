internal import JSONDocument
internal import RuleFiles

/// A JSON Schema as the constraint `jsonSchema` has it: without references, patterns and formats.
struct EmbeddedSchema {
  private static let keywords: Set<String> = [
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength",
    "maxLength", "items",
    "prefixItems", "minItems", "maxItems", "uniqueItems", "properties", "required", "additionalProperties",
    "propertyNames",
    "minProperties", "maxProperties", "anyOf", "oneOf", "not",
  ]
  /// The most schemas within each other, so that those that refer to themselves end.
  private static let maximumDepth = 12

  private let references: JSONSchemaReferences
  private(set) var losses = ConversionLosses()

  init(_ references: JSONSchemaReferences) { self.references = references }

  /// Returns a schema of the kind of values that the field has.
  mutating func text(of node: DocumentNode, as kind: String) -> RuleText {
    guard case .object(let object) = node.content else { return .object([]) }
    return .object(members(of: object, depth: 0).filter { $0.key != "type" || $0.value != .plain(kind) })
  }

  private mutating func text(of node: DocumentNode, depth: Int) -> RuleText {
    if case .boolean = node.content { return node.convertedValue }
    guard depth < Self.maximumDepth else {
      losses.add(
        "a schema that contains itself is checked to a depth of \(Self.maximumDepth)", at: node.position)
      return .plain("true")
    }
    let schemas = references.conjuncts(of: node, &losses).map { members(of: $0, depth: depth) }.filter {
      !$0.isEmpty
    }
    switch schemas.count {
    case 0: return .plain("true")
    case 1: return .object(schemas[0])
    default: return .pairs(["allOf": .list(schemas.map { .object($0) })])
    }
  }

  private mutating func members(of object: DocumentObject, depth: Int) -> [RuleText.Member] {
    var members: [RuleText.Member] = []
    for member in object.members where !JSONSchemaTable.annotations.contains(member.key) {
      guard Self.keywords.contains(member.key) else {
        losses.add("'\(member.key)' within an object or array is not checked", at: member.keyPosition)
        continue
      }
      members.append(.init(key: member.key, value: value(of: member, depth: depth + 1)))
    }
    return members
  }

  private mutating func value(of member: DocumentMember, depth: Int) -> RuleText {
    switch (member.key, member.value.content) {
    case ("items", _), ("additionalProperties", _), ("propertyNames", _), ("not", _):
      text(of: member.value, depth: depth)
    case ("prefixItems", .array(let schemas)), ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)):
      .list(schemas.map { text(of: $0, depth: depth) })
    case ("properties", .object(let properties)):
      .object(properties.members.map { .init(key: $0.key, value: text(of: $0.value, depth: depth)) })
    default: member.value.convertedValue
    }
  }
}
