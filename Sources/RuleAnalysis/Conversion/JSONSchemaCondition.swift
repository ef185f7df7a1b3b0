internal import JSONDocument
internal import RuleFiles

/// The condition of `if` in a JSON Schema whose properties are present, or each have one of some values.
struct JSONSchemaCondition {
  let text: ConvertedNode

  /// Returns `nil` for a schema that says more or something else.
  ///
  /// - Parameter present: The properties that each record has.
  init?(_ node: DocumentNode, where present: Set<String>) {
    guard case .object(let schema) = node.content,
      schema.members.allSatisfy({ ["properties", "required", "type"].contains($0.key) })
    else { return nil }
    var properties = DocumentObject()
    if case .object(let object) = schema["properties"]?.value.content { properties = object }
    var required: Set<String> = []
    if case .array(let names) = schema["required"]?.value.content {
      required.formUnion(names.compactMap(\.convertedText))
    }
    var conditions: [ConvertedNode] = []
    for property in properties.members {
      guard let values = Self.values(property.value) else { return nil }
      let field = ConvertedNode.text(property.key)
      let isOne = ConvertedNode.pairs(["field": field, "is": values])
      // An absent property satisfies its schema.
      conditions.append(
        required.contains(property.key) || present.contains(property.key)
          ? isOne : .pairs(["any": .list([.pairs(["field": field, "present": .literal("false")]), isOne])]))
    }
    for name in required.sorted() where properties[name] == nil && !present.contains(name) {
      conditions.append(.pairs(["field": .text(name), "present": .literal("true")]))
    }
    guard !conditions.isEmpty else { return nil }
    text = conditions.count == 1 ? conditions[0] : .pairs(["all": .list(conditions)])
  }

  private static func values(_ node: DocumentNode) -> ConvertedNode? {
    guard case .object(let object) = node.content,
      object.members.allSatisfy({ ["const", "enum", "type"].contains($0.key) })
    else { return nil }
    if let value = object["const"]?.value { return isText(value) ? value.convertedValue : nil }
    guard case .array(let values) = object["enum"]?.value.content, values.allSatisfy(isText) else {
      return nil
    }
    return .list(values.map(\.convertedValue))
  }

  /// Whether a value has a text in a table.
  private static func isText(_ node: DocumentNode) -> Bool {
    switch node.content {
    case .string, .number, .boolean: true
    case .null, .array, .object: false
    }
  }
}
