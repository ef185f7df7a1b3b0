internal import JSONDocument
internal import RuleFiles

extension JSONSchemaReferences {
  /// The most references and `allOf` from a schema to another one.
  private static var maximumDepth: Int { 16 }

  /// The most objects that a value must satisfy together.
  private static var maximumCount: Int { 500 }

  /// Returns the objects that a value must satisfy together: those of a schema, of what it refers to, and of its `allOf`.
  func conjuncts(of node: DocumentNode, _ losses: inout ConversionLosses) -> [DocumentObject] {
    var found: [DocumentObject] = []
    collect(node, depth: 0, into: &found, &losses)
    return found
  }

  private func collect(
    _ node: DocumentNode, depth: Int, into found: inout [DocumentObject], _ losses: inout ConversionLosses
  ) {
    guard case .object(let all) = node.content else {
      if case .boolean(false) = node.content {
        losses.add("the schema false, which no value satisfies, is no rule", at: node.position)
      }
      return
    }
    guard depth < Self.maximumDepth, found.count < Self.maximumCount else {
      losses.add("schemas that refer to each other are too deep", at: node.position)
      return
    }
    let object = keywords(of: all)
    let isReference = ignoresSiblings && object["$ref"] != nil
    if !isReference { found.append(object) }
    for member in object.members {
      switch (member.key, member.value.content) {
      case ("$ref", .string), ("$dynamicRef", .string), ("$recursiveRef", .string):
        if let target = target(of: member) {
          collect(target.node, depth: depth + 1, into: &found, &losses)
        } else {
          losses.add(reason(ofNoTarget: member), at: member.value.position)
        }
      case ("allOf", .array(let schemas)) where !isReference:
        for schema in schemas { collect(schema, depth: depth + 1, into: &found, &losses) }
      default: break
      }
    }
  }
}
