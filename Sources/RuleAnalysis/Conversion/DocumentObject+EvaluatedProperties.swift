internal import JSONDocument
internal import RuleFiles

extension [DocumentObject] {
  /// The `unevaluatedProperties` of the first schema, whose `allOf` and references the others are, if it rejects exactly the properties
  /// that none of them names in `properties` (JSON Schema Core 2020-12, section 11.3); `nil` for any other.
  var closing: DocumentMember? {
    guard let keyword = first?["unevaluatedProperties"], case .boolean(false) = keyword.value.content,
      !contains(where: \.mayEvaluateOthers)
    else { return nil }
    return keyword
  }
}

extension DocumentObject {
  /// Whether properties may be evaluated that `properties` does not name: as any others, by a pattern, or by a schema that does not
  /// apply to every object.
  fileprivate var mayEvaluateOthers: Bool {
    members.contains { member in
      switch (member.key, member.value.content) {
      case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)):
        schemas.contains(where: \.mayNameProperties)
      case ("dependentSchemas", .object(let schemas)):
        schemas.members.contains(where: \.value.mayNameProperties)
      case ("if", _), ("then", _), ("else", _): member.value.mayNameProperties
      case ("additionalProperties", .boolean(false)), ("unevaluatedProperties", .boolean(false)): false
      case ("additionalProperties", _), ("unevaluatedProperties", _), ("patternProperties", _): true
      default: false
      }
    }
  }
}

extension DocumentNode {
  /// The keywords that name properties, or apply other schemas to the same object.
  private static let keywordsOfProperties: Set<String> = [
    "properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "$ref", "$dynamicRef",
    "$recursiveRef", "allOf", "anyOf", "oneOf", "if", "dependentSchemas",
  ]

  fileprivate var mayNameProperties: Bool {
    guard case .object(let object) = content else { return false }
    return object.members.contains { Self.keywordsOfProperties.contains($0.key) }
  }
}
