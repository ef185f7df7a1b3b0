internal import Bytes
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// Converts a JSON Schema of an object, or of an array of objects, to a rule file with a field for each property.
struct JSONSchemaTable {
  /// The keywords that say nothing of what is valid, or whose schemas are read with those beside them.
  static let annotations = Set(JSONSchemaKeywords.annotations).subtracting(["contentEncoding"])
    .union(["$ref", "$dynamicRef", "$recursiveRef", "allOf"])

  /// The other keywords that decide which objects are valid.
  private static let known: Set<String> = [
    "type", "properties", "required", "additionalProperties", "unevaluatedProperties", "patternProperties",
    "propertyNames",
    "minProperties", "maxProperties", "dependentRequired", "dependentSchemas", "dependencies", "anyOf",
    "oneOf", "not", "enum", "const",
    "contains", "minItems", "maxItems", "uniqueItems", "prefixItems", "items", "unevaluatedItems",
  ]

  /// A property whose values are judged by their types.
  struct TypedProperty {
    let name: String
    let schemas: [DocumentNode]
    let isRequired: Bool
    /// The one type that values have beside null; `nil` if only the schemas say all.
    var kind: JSONKindStrategy.Kind?
    let acceptsNull: Bool

    init(_ name: String, schemas: [DocumentNode], isRequired: Bool, _ property: JSONSchemaProperty) {
      (self.name, self.schemas, self.isRequired) = (name, schemas, isRequired)
      (kind, acceptsNull) = (property.onlyKind, property.isNullable)
    }
  }

  private let references: JSONSchemaReferences
  private(set) var table = ConvertedTable()
  private(set) var losses = ConversionLosses()
  /// What the table does not say of the array of its records.
  private(set) var arrayLosses = ConversionLosses()
  private var required: Set<String> = []
  private var rules = JSONSchemaRecordRules()
  /// The properties in the order of the document, each with its schemas.
  private var properties: [(name: String, schemas: [DocumentNode])] = []
  /// The indices of the properties by the bytes of their names.
  private var indices: [[UInt8]: Int] = [:]
  /// The keywords that allow no properties but some.
  private var closed: [(keyword: DocumentMember, properties: Set<String>)] = []
  /// The properties as JSON has them.
  private(set) var typedProperties: [TypedProperty] = []
  /// The schemas of a record.
  private(set) var recordSchemas: [DocumentNode]
  /// Whether the objects allow no properties but those that are named.
  private var isClosed = false
  /// Whether properties are named by patterns.
  private var hasPatterns = false
  private var depth = 0

  init(_ root: DocumentNode) {
    references = JSONSchemaReferences(root)
    recordSchemas = [root]
    table.fieldsMatch = "partial"
    read(references.conjuncts(of: root, &losses))
    if isClosed, !hasPatterns { table.fieldsMatch = "superset" }
    if properties.isEmpty { nameAlternatives(of: recordSchemas) }
    rules.complete(&required)
    for name in required.sorted() { index(of: name) }
    for (name, schemas) in properties {
      var property = JSONSchemaProperty(name, at: schemas.first?.position ?? root.position, references)
      for schema in schemas { property.read(schema) }
      if schemas.isEmpty { property.read(DocumentNode(.boolean(true), at: root.position)) }
      let isRequired = required.contains(name)
      table.fields.append(property.field(isRequired: isRequired))
      losses.add(property.losses)
      typedProperties.append(TypedProperty(name, schemas: schemas, isRequired: isRequired, property))
    }
    let known = losses.all.count
    table = table.accepted(&losses, at: root.position)
    if losses.all.count > known { for index in typedProperties.indices { typedProperties[index].kind = nil } }
    rules.add(to: &table, required: required, &losses)
    // An object that is closed to properties of its `allOf` allows none of them.
    for (keyword, own) in closed where own.count < properties.count {
      losses.add(
        "'\(keyword.key)' is about the properties beside it, and the table has others",
        at: keyword.keyPosition)
      table.fieldsMatch = "partial"
    }
  }

  private mutating func read(_ objects: [DocumentObject]) {
    depth += 1
    defer { depth -= 1 }
    let isOfArray = !objects.contains(where: Self.isOfObjects)
    let closing = isOfArray ? nil : objects.closing
    for object in objects {
      if isOfArray, case .object = object["items"]?.value.content, let items = object["items"]?.value,
        depth < 4
      {
        readCounts(of: object)
        recordSchemas = [items]
        read(references.conjuncts(of: items, &losses))
        continue
      }
      for member in object.members
      where !Self.annotations.contains(member.key) && member.keyPosition != closing?.keyPosition {
        read(member, of: object)
      }
      if let condition = object["if"] { readCondition(condition, of: object) }
      if table.heading.isEmpty, let title = object["title"]?.value.convertedText {
        table.heading = title.lines
      }
    }
    guard let closing else { return }
    isClosed = true
    closed.append((closing, Set(properties.map(\.name))))
  }

  /// Adds the properties that only alternatives and conditions name, which may be anything.
  private mutating func nameAlternatives(of nodes: [DocumentNode]) {
    depth += 1
    defer { depth -= 1 }
    var ignored = ConversionLosses()
    for object in nodes.flatMap({ references.conjuncts(of: $0, &ignored) }) {
      if case .object(let named) = object["properties"]?.value.content {
        for property in named.members { index(of: property.key) }
      }
      var parts = ["not", "if", "then", "else"].compactMap { object[$0]?.value }
      for key in ["anyOf", "oneOf"] {
        if case .array(let alternatives) = object[key]?.value.content { parts += alternatives }
      }
      if !parts.isEmpty, depth < 4 { nameAlternatives(of: parts) }
    }
  }

  /// Reads what an array says of the number of its objects.
  private mutating func readCounts(of array: DocumentObject) {
    var bounds: [ConvertedNode.Member] = []
    for member in array.members where !Self.annotations.contains(member.key) {
      switch (member.key, member.value.content) {
      case ("items", _), ("type", _): break
      case ("minItems", .number(let text)): bounds.append(.init("minimum", .literal(text)))
      case ("maxItems", .number(let text)): bounds.append(.init("maximum", .literal(text)))
      case ("uniqueItems", .boolean(let isUnique)):
        if isUnique { table.table.append(.init("duplicates", .literal("false"))) }
      default:
        let loss = "'\(member.key)' of an array is no rule of a table"
        losses.add(loss, at: member.keyPosition)
        arrayLosses.add(loss, at: member.keyPosition)
      }
    }
    if !bounds.isEmpty { table.table.append(.init("records", .object(bounds))) }
  }

  /// Returns the index of a property, which is added if there is none of that name.
  @discardableResult
  private mutating func index(of name: String) -> Int {
    let key = Array(name.utf8)
    if let index = indices[key] { return index }
    indices[key] = properties.count
    properties.append((name, []))
    return properties.count - 1
  }

  /// Whether a schema is one of objects, not of an array of them.
  private static func isOfObjects(_ object: DocumentObject) -> Bool {
    switch object["type"]?.value.content {
    case .string("array"): return false
    case .string("object"): return true
    case .array(let names): return names.contains { $0.convertedText == "object" }
    default: return object["properties"] != nil
    }
  }

  private mutating func read(_ member: DocumentMember, of object: DocumentObject) {
    let value = member.value
    switch (member.key, value.content) {
    case ("type", .string("object")), ("type", .string("array")), ("type", .array): break
    case ("properties", .object(let given)):
      for property in given.members { properties[index(of: property.key)].schemas.append(property.value) }
    case ("required", .array(let names)): required.formUnion(names.compactMap(\.convertedText))
    case ("additionalProperties", .boolean(true)), ("unevaluatedProperties", .boolean(true)): break
    case ("additionalProperties", .object(let schema)) where schema.members.isEmpty: break
    case ("additionalProperties", .boolean):
      isClosed = true
      var own: Set<String> = []
      if case .object(let given) = object["properties"]?.value.content { own = Set(given.members.map(\.key)) }
      closed.append((member, own))
    case ("dependentRequired", .object(let object)), ("dependencies", .object(let object)):
      readDependences(object)
    case ("if", _), ("then", _), ("else", _): break
    case ("anyOf", .array(let schemas)): readGroup(schemas, as: "at-least-one-of", member)
    case ("oneOf", .array(let schemas)): readGroup(schemas, as: "exactly-one-of", member)
    case ("patternProperties", .object(let patterns)) where !patterns.members.isEmpty:
      hasPatterns = true
      losses.add("'patternProperties' of an object is no rule over its fields", at: member.keyPosition)
    default:
      // Others are annotations (JSON Schema, section 6.5).
      if Self.known.contains(member.key) {
        losses.add("'\(member.key)' of an object is no rule over its fields", at: member.keyPosition)
      }
    }
  }

  /// Reads `dependentRequired`: where a property is, others are too.
  private mutating func readDependences(_ object: DocumentObject) {
    for member in object.members {
      guard case .array(let names) = member.value.content else {
        losses.add("what depends on '\(member.key)' is no list of properties", at: member.value.position)
        continue
      }
      for name in names.compactMap(\.convertedText) {
        rules.require(name, with: member.key, at: member.keyPosition)
      }
    }
  }

  /// Reads `if` with `then` and `else` that require properties.
  private mutating func readCondition(_ member: DocumentMember, of object: DocumentObject) {
    guard let condition = JSONSchemaCondition(member.value, where: required) else {
      losses.add(
        "a condition on more than the values of properties is no condition of a rule", at: member.keyPosition)
      return
    }
    for (key, text) in [("then", condition.text), ("else", .pairs(["not": condition.text]))] {
      guard let consequence = object[key]?.value else { continue }
      for member in references.conjuncts(of: consequence, &losses).flatMap(\.members)
      where !Self.annotations.contains(member.key) {
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
      guard case .object(let object) = schema.content,
        object.members.allSatisfy({ $0.key == "required" || $0.key == "type" }),
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
