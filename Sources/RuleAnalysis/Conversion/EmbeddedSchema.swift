internal import JSONDocument
internal import RuleFiles

/// A JSON Schema as the constraint `jsonSchema` has it here: with what references lead to in their place.
struct EmbeddedSchema {
  /// The keywords about what the other schemas of the same value do not evaluate, which are other ones here.
  private static let ofUnevaluated: Set<String> = ["unevaluatedProperties", "unevaluatedItems"]
  /// The most schemas within each other, so that those that refer to themselves end.
  private static let maximumDepth = 12
  /// The most schemas in all, since those that refer to themselves several times grow exponentially.
  private static let maximumCount = 500

  private let references: JSONSchemaReferences
  private var count = 0
  private(set) var losses = ConversionLosses()

  init(_ references: JSONSchemaReferences) { self.references = references }

  /// Returns a schema of the kind of values that the field has.
  ///
  /// - Parameter isAlone: Whether no other schema applies to the values by `allOf` or a reference.
  mutating func text(of node: DocumentNode, as kind: String, alone isAlone: Bool) -> ConvertedNode {
    guard case .object(let object) = node.content else { return .object([]) }
    return .object(
      members(of: object, depth: 0, alone: isAlone).filter { $0.key != "type" || $0.value != .text(kind) })
  }

  private mutating func text(of node: DocumentNode, depth: Int) -> ConvertedNode {
    if case .boolean = node.content { return node.convertedValue }
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else {
      losses.add(
        "schemas within each other are checked to a depth of \(Self.maximumDepth), and the first \(Self.maximumCount) of them",
        at: node.position)
      return .literal("true")
    }
    let objects = references.conjuncts(of: node, &losses)
    let schemas = objects.map { members(of: $0, depth: depth, alone: objects.count == 1) }.filter {
      !$0.isEmpty
    }
    switch schemas.count {
    case 0: return .literal("true")
    case 1: return .object(schemas[0])
    default: return .pairs(["allOf": .list(schemas.map { .object($0) })])
    }
  }

  /// - Parameter isAlone: Whether no other schema applies to the same value by `allOf` or a reference.
  private mutating func members(
    of object: DocumentObject, depth: Int, alone isAlone: Bool
  ) -> [ConvertedNode.Member] {
    var members: [ConvertedNode.Member] = []
    // Before 2020-12, `contains` did not evaluate what it accepts.
    var isWhole = isAlone && references.draft >= 2020
    for member in object.members where !JSONSchemaTable.annotations.contains(member.key) {
      let key = Self.key(of: member, in: object)
      // Others are annotations (JSON Schema, section 6.5).
      guard key == "dependencies" || JSONSchemaKeywords.assertions.contains(key) else { continue }
      let known = losses
      let value = value(of: member, depth: depth + 1)
      // What is left out of an alternative or of a negation would reject more.
      if ["not", "oneOf", "if"].contains(member.key), losses.all.count > known.all.count {
        losses = known
        losses.add("'\(member.key)' within an object or array is not checked", at: member.keyPosition)
        isWhole = false
        continue
      }
      members.append(.init(key, value))
    }
    guard !isWhole else { return members }
    for member in object.members where Self.ofUnevaluated.contains(member.key) && !member.value.isTrue {
      losses.add("'\(member.key)' within an object or array is not checked", at: member.keyPosition)
    }
    return members.filter { !Self.ofUnevaluated.contains($0.key) }
  }

  /// The keyword of 2020-12: before it, the schemas of the first elements were those of `items`.
  private static func key(of member: DocumentMember, in object: DocumentObject) -> String {
    guard case .array = object["items"]?.value.content else { return member.key }
    return ["items": "prefixItems", "additionalItems": "items"][member.key] ?? member.key
  }

  private mutating func value(of member: DocumentMember, depth: Int) -> ConvertedNode {
    switch (member.key, member.value.content) {
    case ("items", .array(let schemas)): .list(schemas.map { text(of: $0, depth: depth) })
    case ("items", _), ("additionalItems", _), ("contains", _), ("additionalProperties", _),
      ("propertyNames", _), ("unevaluatedItems", _), ("unevaluatedProperties", _), ("not", _), ("if", _),
      ("then", _), ("else", _):
      text(of: member.value, depth: depth)
    case ("prefixItems", .array(let schemas)), ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)):
      .list(schemas.map { text(of: $0, depth: depth) })
    case ("properties", .object(let properties)), ("patternProperties", .object(let properties)),
      ("dependentSchemas", .object(let properties)):
      .object(properties.members.map { .init($0.key, text(of: $0.value, depth: depth)) })
    case ("dependencies", .object(let properties)):
      .object(
        properties.members.map { member in
          if case .array = member.value.content { return .init(member.key, member.value.convertedValue) }
          return .init(member.key, text(of: member.value, depth: depth))
        })
    default: member.value.convertedValue
    }
  }
}

extension DocumentNode {
  fileprivate var isTrue: Bool {
    if case .boolean(true) = content { true } else { false }
  }
}
