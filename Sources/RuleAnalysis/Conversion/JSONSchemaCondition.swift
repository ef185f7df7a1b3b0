internal import JSONDocument
internal import RuleFiles

/// The condition of `if` in a JSON Schema whose properties each have one of some values.
struct JSONSchemaCondition {
  let text: RuleText

  /// Returns `nil` for a schema that says more or something else.
  ///
  /// - Parameter present: The properties that each record has.
  init?(_ node: DocumentNode, where present: Set<String>) {
    guard case .object(let schema) = node.content,
      case .object(let properties)? = schema["properties"]?.value.content, !properties.members.isEmpty,
      schema.members.allSatisfy({ ["properties", "required", "type"].contains($0.key) })
    else { return nil }
    var required = present
    if case .array(let names) = schema["required"]?.value.content {
      required.formUnion(names.compactMap(\.convertedText))
    }
    var conditions: [RuleText] = []
    for property in properties.members {
      guard let values = Self.values(property.value) else { return nil }
      let field = RuleText.text(property.key)
      let isOne = RuleText.pairs(["field": field, "is": values])
      // An absent property satisfies its schema.
      conditions.append(
        required.contains(property.key)
          ? isOne : .pairs(["any": .list([.pairs(["field": field, "present": .plain("false")]), isOne])]))
    }
    text = conditions.count == 1 ? conditions[0] : .pairs(["all": .list(conditions)])
  }

  private static func values(_ node: DocumentNode) -> RuleText? {
    guard case .object(let object) = node.content,
      object.members.allSatisfy({ ["const", "enum", "type"].contains($0.key) })
    else { return nil }
    if let value = object["const"]?.value { return value.convertedValue }
    guard case .array(let values) = object["enum"]?.value.content else { return nil }
    return .list(values.map(\.convertedValue))
  }
}
