internal import Bytes
internal import JSONDocument
internal import RuleFiles

/// Converts a JSON Schema of an object, or of an array of objects, to a rule file with a field for each property.
struct JSONSchemaTable {
  /// The keywords that say nothing of what is valid.
  static let annotations: Set<String> = [
    "$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$comment", "$defs", "definitions", "$vocabulary",
    "title",
    "description", "default", "examples", "example", "deprecated", "readOnly", "writeOnly",
    "contentMediaType",
    "contentSchema", "$ref", "$dynamicRef", "allOf",
  ]

  private let references: JSONSchemaReferences
  private(set) var table = ConvertedTable()
  private(set) var losses = ConversionLosses()
  private var required: Set<String> = []
  private var rules = JSONSchemaRecordRules()
  /// The properties in the order of the document, each with its schemas.
  private var properties: [(name: String, schemas: [DocumentNode])] = []

  init(_ root: DocumentNode) {
    references = JSONSchemaReferences(root)
    table.fieldsMatch = "partial"
    read(references.conjuncts(of: root, &losses))
    rules.complete(&required)
    for name in required.sorted() where !properties.contains(where: { $0.name.hasSameBytes(as: name) }) {
      properties.append((name, []))
    }
    for (name, schemas) in properties {
      var property = JSONSchemaProperty(name, references)
      for schema in schemas { property.read(schema) }
      table.fields.append(property.field(isRequired: required.contains(name)))
      losses.add(property.losses)
    }
    rules.add(to: &table, required: required, &losses)
    if table.fields.isEmpty {
      losses.add("the schema has no 'properties', of which each would be a field", at: root.position)
    }
  }

  private mutating func read(_ objects: [DocumentObject]) {
    for object in objects {
      if case .object = object["items"]?.value.content, Self.isOfArray(object),
        let items = object["items"]?.value
      {
        read(references.conjuncts(of: items, &losses))
        continue
      }
      for member in object.members where !Self.annotations.contains(member.key) { read(member) }
      if let condition = object["if"] { read(condition, of: object) }
      if table.heading.isEmpty, case .string(let title) = object["title"]?.value.content {
        table.heading = title.split(atEach: UInt8(ascii: "\n"))
      }
    }
  }

  private static func isOfArray(_ object: DocumentObject) -> Bool {
    if case .string("array") = object["type"]?.value.content { return true }
    return object["properties"] == nil
  }

  private mutating func read(_ member: DocumentMember) {
    let value = member.value
    switch (member.key, value.content) {
    case ("type", .string("object")), ("type", .string("array")): break
    case ("properties", .object(let object)):
      for property in object.members {
        if let index = properties.firstIndex(where: { $0.name.hasSameBytes(as: property.key) }) {
          properties[index].schemas.append(property.value)
        } else {
          properties.append((property.key, [property.value]))
        }
      }
    case ("required", .array(let names)): required.formUnion(names.compactMap(\.convertedText))
    case ("additionalProperties", .boolean(let isAllowed)),
      ("unevaluatedProperties", .boolean(let isAllowed)):
      if !isAllowed { table.fieldsMatch = "superset" }
    case ("dependentRequired", .object(let object)): readDependences(object)
    case ("if", _), ("then", _), ("else", _): break
    case ("anyOf", .array(let schemas)): readGroup(schemas, as: "at-least-one-of", member)
    case ("oneOf", .array(let schemas)): readGroup(schemas, as: "exactly-one-of", member)
    default:
      if member.key.utf8.starts(with: "x-".utf8) { break }
      losses.add("'\(member.key)' of an object is no rule over its fields", at: member.keyPosition)
    }
  }

  /// Reads `dependentRequired`: where a property is, others are too.
  private mutating func readDependences(_ object: DocumentObject) {
    for member in object.members {
      guard case .array(let names) = member.value.content else { continue }
      for name in names.compactMap(\.convertedText) {
        rules.require(name, with: member.key, at: member.keyPosition)
      }
    }
  }

  /// Reads `if` with `then` and `else` that require properties.
  private mutating func read(_ member: DocumentMember, of object: DocumentObject) {
    guard let condition = JSONSchemaCondition(member.value, where: required) else {
      losses.add(
        "a condition on more than the values of properties is no condition of a rule", at: member.keyPosition)
      return
    }
    for (key, text) in [("then", condition.text), ("else", .pairs(["not": condition.text]))] {
      guard case .object(let consequence) = object[key]?.value.content else { continue }
      for member in consequence.members where !Self.annotations.contains(member.key) {
        guard member.key == "required", case .array(let names) = member.value.content else {
          losses.add("'\(member.key)' under '\(key)' is no rule over fields", at: member.keyPosition)
          continue
        }
        for name in names.compactMap(\.convertedText) {
          rules.require(name, if: text, at: member.keyPosition)
        }
      }
    }
  }

  /// Reads alternatives that each require one property.
  private mutating func readGroup(_ schemas: [DocumentNode], as rule: String, _ member: DocumentMember) {
    let names = schemas.compactMap { schema -> String? in
      guard case .object(let object) = schema.content, object.members.count == 1,
        case .array(let required) = object["required"]?.value.content, required.count == 1
      else { return nil }
      return required[0].convertedText
    }
    guard names.count == schemas.count, names.count > 1 else {
      losses.add("alternatives of whole objects are no rule over fields", at: member.keyPosition)
      return
    }
    rules.require(one: names, by: rule, at: member.keyPosition)
  }
}

extension DocumentNode {
  /// The text of a string.
  var convertedText: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The value on one line of YAML.
  var convertedValue: RuleText {
    switch content {
    case .null: .plain("null")
    case .boolean(let isTrue): .plain(isTrue ? "true" : "false")
    case .number(let text): .plain(text)
    case .string(let text): .text(text)
    case .array(let elements): .list(elements.map(\.convertedValue))
    case .object(let object):
      .object(object.members.map { .init(key: $0.key, value: $0.value.convertedValue) })
    }
  }
}
