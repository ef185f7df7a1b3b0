internal import JSONDocument

/// The JSON Schema of an object with the values of some fields.
struct ObjectSchema {
  private let fields: [CompiledField]
  private let tree: NameTree
  private let isStrict: Bool
  /// The names of strings that belong to no field.
  private let reserved: [String]

  /// Creates the schema of an object with these fields, which are those of a form or of an element of a repeated group.
  init(_ fields: [CompiledField], isStrict: Bool, reserved: [String] = []) {
    self.init(fields, NameTree(fields.map(\.field.name)), isStrict: isStrict, reserved: reserved)
  }

  private init(_ fields: [CompiledField], _ tree: NameTree, isStrict: Bool, reserved: [String] = []) {
    (self.fields, self.tree, self.isStrict, self.reserved) = (fields, tree, isStrict, reserved)
  }

  /// Writes the members of the schema, without braces.
  func writeMembers(to json: inout JSONWriter, isNullable: Bool = false) {
    let parts = tree.ordered
    json.type("object", isNullable: isNullable)
    json.key("properties")
    json.object { json in
      for (key, part) in parts {
        json.key(key)
        write(part, to: &json)
      }
      for name in reserved {
        json.key(name)
        json.object { $0.member("type", "string") }
      }
    }
    let required = parts.filter { isRequired($0.part) }.map(\.key)
    if !required.isEmpty { json.member("required", required) }
    if isStrict { json.member("additionalProperties", false) }
  }

  private func write(_ part: NameTree, to json: inout JSONWriter) {
    let isObject = !part.isEmpty && !part.keys.allSatisfy { $0.allSatisfy(\.isNumber) }
    switch part.field {
    case let index? where part.isEmpty: FieldSchema(fields[index], isStrict: isStrict).write(to: &json)
    case nil where isObject:
      json.object { json in
        ObjectSchema(fields, part, isStrict: isStrict).writeMembers(to: &json, isNullable: !isRequired(part))
      }
    // The value of a field and an object of others, or elements by their numbers: the form reads both.
    default: json.boolean(true)
    }
  }

  /// Whether an object without the member is invalid.
  private func isRequired(_ part: NameTree) -> Bool {
    let own = part.field.map { FieldSchema(fields[$0], isStrict: isStrict).isRequired } ?? false
    return own || part.ordered.contains { isRequired($0.part) }
  }
}

extension JSONWriter {
  /// Writes the member `type` of a schema.
  mutating func type(_ name: String, isNullable: Bool) {
    if isNullable { member("type", [name, "null"]) } else { member("type", name) }
  }
}
