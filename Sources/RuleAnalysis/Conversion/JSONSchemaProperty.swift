internal import JSONDocument
internal import RuleFiles
internal import Validation

/// Converts the schemas of one property to a field.
struct JSONSchemaProperty {
  /// The formats of JSON Schema that are rules of the catalog with the same name.
  private static let formats: Set<String> = [
    "date-time", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri",
    "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer", "relative-json-pointer",
  ]
  private static let ofCollections: Set<String> = [
    "items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "properties", "required",
    "additionalProperties", "propertyNames", "minProperties", "maxProperties", "patternProperties",
    "unevaluatedProperties", "unevaluatedItems", "dependentRequired",
  ]

  private let references: JSONSchemaReferences
  private(set) var losses = ConversionLosses()
  private var converted: ConvertedField
  /// The types that all schemas allow, without null; `nil` for all.
  private var kinds: [String]?
  private var isNullable = false
  private var choices: [DocumentNode]?
  private var bounds: [String: String] = [:]
  private var lengths: [String: String] = [:]
  private var rules: [RuleText] = []
  private var isDate = false
  private var position: DocumentPosition?
  /// The schemas of an array or an object.
  private var collections: [DocumentNode] = []

  init(_ name: String, _ references: JSONSchemaReferences) {
    converted = ConvertedField(name)
    self.references = references
  }

  mutating func read(_ node: DocumentNode) {
    position = position ?? node.position
    for object in references.conjuncts(of: node, &losses) {
      var isCollection = false
      for member in object.members {
        if Self.ofCollections.contains(member.key) { isCollection = true } else { read(member, of: object) }
      }
      if isCollection { collections.append(DocumentNode(.object(object), at: node.position)) }
    }
  }

  private mutating func read(_ member: DocumentMember, of object: DocumentObject) {
    let value = member.value
    switch (member.key, value.content) {
    case ("type", .string(let kind)): allow([kind])
    case ("type", .array(let kinds)): allow(kinds.compactMap(\.convertedText))
    case ("enum", .array(let values)): choose(values)
    case ("const", _): choose([value])
    case ("minimum", .number(let text)): bound("minimum", text, isLower: true)
    case ("maximum", .number(let text)): bound("maximum", text, isLower: false)
    case ("exclusiveMinimum", .number(let text)): bound("exclusiveMinimum", text, isLower: true)
    case ("exclusiveMaximum", .number(let text)): bound("exclusiveMaximum", text, isLower: false)
    case ("exclusiveMinimum", .boolean(let isExclusive)): if isExclusive { exclude("minimum", of: object) }
    case ("exclusiveMaximum", .boolean(let isExclusive)): if isExclusive { exclude("maximum", of: object) }
    case ("multipleOf", .number(let text)): add(.pairs(["multiple-of": .text(text)]))
    case ("minLength", .number(let text)):
      lengths["minLength"] = Self.stricter(lengths["minLength"], text, isLower: true)
    case ("maxLength", .number(let text)):
      lengths["maxLength"] = Self.stricter(lengths["maxLength"], text, isLower: false)
    case ("pattern", .string(let pattern)):
      do throws(PatternError) { add(try ConvertedPattern(pattern).rule) } catch {
        losses.add("the pattern does not compile in PCRE2: \(error)", at: value.position)
      }
    case ("format", .string(let format)): read(format: format, at: value.position)
    case ("contentEncoding", .string("base64")): add(.plain("base64"))
    case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)): readAlternatives(schemas, member)
    case ("not", .object(let object)) where object.members.count == 1: exclude(object.members[0], member)
    case ("title", .string(let text)): converted.set("title", .text(text))
    case ("description", .string(let text)): converted.set("description", .text(text))
    case ("examples", .array(let examples)):
      if let first = examples.first { converted.set("example", first.convertedValue) }
    default:
      let isKnown = ["if", "then", "else", "not", "contentEncoding", "dependentSchemas"].contains(member.key)
      if isKnown { losses.add("'\(member.key)' of a property is no rule here", at: member.keyPosition) }
    }
  }

  private mutating func add(_ rule: RuleText) { if !rules.contains(rule) { rules.append(rule) } }

  private mutating func allow(_ names: [String]) {
    isNullable = kinds == nil ? names.contains("null") : isNullable && names.contains("null")
    let given = names.filter { $0 != "null" }
    guard let known = kinds else {
      kinds = given
      return
    }
    kinds = known.filter { given.contains($0) || ($0 == "integer" && given.contains("number")) }
    if known.contains("number"), given.contains("integer") { kinds?.append("integer") }
  }

  private mutating func choose(_ values: [DocumentNode]) {
    let present = values.filter { if case .null = $0.content { false } else { true } }
    if present.count < values.count, kinds == nil { isNullable = true }
    let texts = present.map(\.convertedValue)
    choices = choices.map { $0.filter { texts.contains($0.convertedValue) } } ?? present
  }

  private mutating func exclude(_ bound: String, of object: DocumentObject) {
    guard case .number(let text) = object[bound]?.value.content else { return }
    bounds[bound] = nil
    bounds[bound == "minimum" ? "exclusiveMinimum" : "exclusiveMaximum"] = text
  }

  private mutating func bound(_ key: String, _ text: String, isLower: Bool) {
    bounds[key] = Self.stricter(bounds[key], text, isLower: isLower)
  }

  private static func stricter(_ first: String?, _ second: String, isLower: Bool) -> String {
    guard let first, let number = ExactDecimal(first), let other = ExactDecimal(second) else { return second }
    return (number < other) == isLower ? second : first
  }

  private mutating func read(format: String, at position: DocumentPosition) {
    switch format {
    case "date": isDate = true
    case "regex": add(.plain("is-regex"))
    case "int32", "int64", "float", "double", "password", "byte", "binary":
      losses.add("the format '\(format)' is no rule", at: position)
    default:
      if Self.formats.contains(format) {
        add(.plain(format))
      } else {
        losses.add("the format '\(format)' is unknown", at: position)
      }
    }
  }

  /// Reads alternatives of which one is null, or which are values.
  private mutating func readAlternatives(_ schemas: [DocumentNode], _ member: DocumentMember) {
    var (others, values): ([DocumentNode], [DocumentNode]) = ([], [])
    var hasNull = false
    for schema in schemas {
      guard case .object(let object) = schema.content else { continue }
      if case .string("null") = object["type"]?.value.content {
        hasNull = true
      } else if let value = object["const"]?.value {
        values.append(value)
      } else {
        others.append(schema)
      }
    }
    if others.isEmpty, !values.isEmpty { choose(values) }
    if others.count == 1, values.isEmpty { read(others[0]) }
    isNullable = isNullable || hasNull
    if others.count + min(values.count, 1) > 1 {
      losses.add("alternatives that are not values or null are no rule of a field", at: member.keyPosition)
    }
  }

  private mutating func exclude(_ member: DocumentMember, _ not: DocumentMember) {
    switch (member.key, member.value.content) {
    case ("enum", .array(let values)): add(.pairs(["none-of": .list(values.map(Self.text))]))
    case ("const", _): add(.pairs(["none-of": .list([Self.text(member.value)])]))
    default: losses.add("'not' of another schema than values is no rule here", at: not.keyPosition)
    }
  }

  private static func text(_ node: DocumentNode) -> RuleText {
    if case .number(let text) = node.content { .text(text) } else { node.convertedValue }
  }
}

extension JSONSchemaProperty {
  /// Returns the field.
  ///
  /// - Parameter isRequired: Whether each record has the property.
  mutating func field(isRequired: Bool) -> ConvertedField {
    var field = converted
    field.type = type
    if isRequired {
      if isNullable {
        field.set("header", .plain("required"))
      } else {
        field.constrain("required", .plain("true"))
      }
    }
    if let choices { field.constrain("enum", .list(choices.map(\.convertedValue))) }
    let isOrdered = ["integer", "number"].contains(field.type)
    for (key, text) in bounds.sorted(by: { $0.key < $1.key }) {
      if isOrdered { field.constrain(key, .plain(text)) } else { lose("'\(key)'", of: field.type) }
    }
    for (key, text) in lengths.sorted(by: { $0.key > $1.key }) {
      if field.type == "string" {
        field.constrain(key, .plain(text))
      } else {
        lose("'\(key)'", of: field.type)
      }
    }
    if isDate, field.type == "string" { field.add(.plain("date")) }
    for rule in rules { field.add(rule) }
    addSchema(to: &field)
    return field
  }

  private mutating func lose(_ key: String, of type: String) {
    if let position { losses.add("\(key) is no constraint of a field of the type \(type)", at: position) }
  }

  /// The type of the field.
  private var type: String {
    mutating get {
      switch kinds {
      case ["integer"]: return "integer"
      case ["number"], ["integer", "number"], ["number", "integer"]: return "number"
      case ["string"] where isDate && lengths.isEmpty && choices == nil && rules.isEmpty:
        isDate = false
        return "date"
      case ["string"], ["boolean"], ["object"], ["array"]: return kinds?.first ?? "any"
      case nil: return typeOfKeywords
      default:
        if let position, choices == nil { losses.add("a field has one type, and not several", at: position) }
        return "any"
      }
    }
  }

  /// The type of a schema without `type`, by its other keywords.
  private var typeOfKeywords: String {
    if !bounds.isEmpty { return "number" }
    if !lengths.isEmpty || isDate || !rules.isEmpty { return "string" }
    if let choices, choices.allSatisfy({ $0.convertedText != nil }) { return "string" }
    guard let collection = collections.first, case .object(let object) = collection.content else {
      return "any"
    }
    return object["properties"] != nil ? "object" : "array"
  }

  /// Adds the schemas of an array or an object.
  private mutating func addSchema(to field: inout ConvertedField) {
    guard !collections.isEmpty else { return }
    guard field.type == "array" || field.type == "object" else {
      lose("the schema of an object or array", of: field.type)
      return
    }
    var embedded = EmbeddedSchema(references)
    let schemas = collections.map { embedded.text(of: $0, as: field.type) }.filter { $0 != .object([]) }
    losses.add(embedded.losses)
    if schemas.count == 1 { field.constrain("jsonSchema", schemas[0]) }
    if schemas.count > 1 { field.constrain("jsonSchema", .pairs(["allOf": .list(schemas)])) }
  }
}
