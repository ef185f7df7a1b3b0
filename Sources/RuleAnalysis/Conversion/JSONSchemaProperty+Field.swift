internal import Bytes
internal import JSONDocument
internal import RuleFiles
internal import Validation

extension JSONSchemaProperty {
  /// Returns the field.
  ///
  /// - Parameter isRequired: Whether each record has the property.
  mutating func field(isRequired: Bool) -> ConvertedField {
    var field = converted
    field.type = type()
    let allowsNull = isNullable || kinds == nil && choices == nil
    if isRequired, allowsNull { field.set("header", .text("required")) }
    if isRequired, !allowsNull { field.constrain("required", .literal("true")) }
    if let choices, !choices.isEmpty { field.constrain("enum", .list(choices.map(\.convertedValue))) }
    if choices?.isEmpty == true { losses.add("no value but null is valid", at: position) }
    // What is about values of another type decides nothing.
    if ["integer", "number"].contains(field.type) {
      for (key, text) in bounds.ordered(by: { $0.key < $1.key }) { field.constrain(key, .literal(text)) }
      for rule in numberRules { field.add(rule) }
    }
    if field.type == "string" {
      for (key, text) in lengths.ordered(by: { $0.key > $1.key }) { field.constrain(key, .literal(text)) }
      if isDate { field.add(.text("date")) }
      for rule in textRules { field.add(rule) }
    }
    if field.type == "array" || field.type == "object" { addSchema(to: &field) }
    return field
  }

  /// The one type of the values beside null, whose rules are those of the field; `nil` if only the schemas say all.
  var onlyKind: JSONKindStrategy.Kind? {
    guard isPlain, losses.all.isEmpty, let kinds, kinds.count == 1,
      let kind = JSONKindStrategy.Kind(rawValue: kinds[0])
    else { return nil }
    guard let choices else { return kind }
    return kind == .string && !isNullable && choices.allSatisfy { $0.convertedText != nil } ? kind : nil
  }

  private mutating func type() -> String {
    switch kinds {
    case ["integer"]: return "integer"
    case ["number"], ["integer", "number"], ["number", "integer"]: return "number"
    case ["string"] where isDate && lengths.isEmpty && choices == nil && textRules.isEmpty: return "date"
    case ["string"], ["boolean"], ["object"], ["array"]: return kinds?.first ?? "any"
    case nil: return typeOfKeywords()
    default:
      if choices == nil {
        losses.add("the types of the property are not those of one field", at: position)
      }
      return "any"
    }
  }

  /// Returns the type of a schema without `type`, by its other keywords.
  private mutating func typeOfKeywords() -> String {
    if let choices {
      let types = Set(choices.map(\.content.noun))
      let names = ["a string": "string", "a number": "number", "a boolean": "boolean"]
      return types.count == 1 ? names[types.first ?? ""] ?? "any" : "any"
    }
    var found: String?
    if !bounds.isEmpty || !numberRules.isEmpty {
      found = "number"
    } else if !lengths.isEmpty || isDate || !textRules.isEmpty {
      found = "string"
    } else if case .object(let object)? = collections.first?.content {
      found = object["properties"] != nil || object["required"] != nil ? "object" : "array"
    }
    guard let found else { return "any" }
    losses.add(
      "without 'type', values of other types are valid; the field is of the type \(found)", at: position)
    return found
  }

  /// Adds the schemas of an array or an object.
  private mutating func addSchema(to field: inout ConvertedField) {
    guard !collections.isEmpty else { return }
    var embedded = EmbeddedSchema(references)
    let schemas = collections.map { embedded.text(of: $0, as: field.type, alone: schemaCount == 1) }.filter {
      $0 != .object([])
    }
    losses.add(embedded.losses)
    if schemas.count == 1 { field.constrain("jsonSchema", schemas[0]) }
    if schemas.count > 1 { field.constrain("jsonSchema", .pairs(["allOf": .list(schemas)])) }
  }
}
