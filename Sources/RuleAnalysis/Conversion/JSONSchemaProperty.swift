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
    "unevaluatedProperties", "unevaluatedItems", "dependentRequired", "additionalItems",
  ]
  /// The keywords that decide which values are valid.
  private static let known: Set<String> = [
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minLength", "maxLength",
    "pattern", "format", "anyOf", "oneOf", "not", "if", "then", "else", "contentEncoding", "dependentSchemas",
    "dependencies",
    "divisibleBy", "disallow", "extends",
  ]
  /// The most alternatives within each other.
  private static let maximumDepth = 16

  private let references: JSONSchemaReferences
  private(set) var losses = ConversionLosses()
  private var converted: ConvertedField
  /// The types that all schemas allow, without null; `nil` for all.
  private var kinds: [String]?
  private var isNullable = false
  private var choices: [DocumentNode]?
  private var bounds: [String: String] = [:]
  private var lengths: [String: String] = [:]
  private var textRules: [RuleText] = []
  private var numberRules: [RuleText] = []
  private var depth = 0
  private var isDate = false
  private let position: DocumentPosition
  /// The schemas of an array or an object.
  private var collections: [DocumentNode] = []

  init(_ name: String, at position: DocumentPosition, _ references: JSONSchemaReferences) {
    converted = ConvertedField(name, at: position)
    self.position = position
    self.references = references
  }

  mutating func read(_ node: DocumentNode) {
    switch node.content {
    case .object, .boolean: break
    default:
      losses.add(
        "a property must have an object or a boolean as its schema, not \(node.content.noun)",
        at: node.position)
    }
    guard depth < Self.maximumDepth else {
      losses.add("alternatives that contain themselves are no rule of a field", at: node.position)
      return
    }
    depth += 1
    defer { depth -= 1 }
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
    case ("multipleOf", .number(let text)): numberRules.append(.pairs(["multiple-of": .text(text)]))
    case ("nullable", .boolean(true)): isNullable = true
    case ("minLength", .number(let text)):
      lengths["minLength"] = Self.stricter(lengths["minLength"], text, isLower: true)
    case ("maxLength", .number(let text)):
      lengths["maxLength"] = Self.stricter(lengths["maxLength"], text, isLower: false)
    case ("pattern", .string(let pattern)):
      do throws(PatternError) { textRules.append(try ConvertedPattern(pattern).rule) } catch {
        losses.add("the pattern does not compile in PCRE2: \(error)", at: value.position)
      }
    case ("format", .string(let format)): read(format: format, at: value.position)
    case ("contentEncoding", .string("base64")): textRules.append(.plain("base64"))
    case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)): readAlternatives(schemas, member)
    case ("not", .object(let object)) where object.members.count == 1: exclude(object.members[0], member)
    case ("title", .string(let text)): converted.set("title", .text(text))
    case ("description", .string(let text)): converted.set("description", .text(text))
    case ("examples", .array(let examples)):
      if let first = examples.first { converted.set("example", first.convertedValue) }
    default:
      if Self.known.contains(member.key) {
        losses.add(
          "'\(member.key)' of a property is no rule with \(member.value.content.noun) here",
          at: member.keyPosition)
      }
    }
  }

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
    let lines = Set(texts.map(\.line))
    choices = choices.map { $0.filter { lines.contains($0.convertedValue.line) } } ?? present
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
    case "regex": textRules.append(.plain("is-regex"))
    case "byte": textRules.append(.plain("base64"))
    case "int32":
      bound("minimum", "-2147483648", isLower: true)
      bound("maximum", "2147483647", isLower: false)
    case "int64":
      bound("minimum", "-9223372036854775808", isLower: true)
      bound("maximum", "9223372036854775807", isLower: false)
    // They say how a value is stored or shown.
    case "float", "double", "password", "binary": break
    case _ where Self.formats.contains(format): textRules.append(.plain(format))
    default: losses.add("the format '\(format)' is unknown", at: position)
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
    var values: [DocumentNode] = []
    if case ("enum", .array(let given)) = (member.key, member.value.content) { values = given }
    if member.key == "const" { values = [member.value] }
    let texts = values.filter { $0.convertedText != nil }
    // A number has several spellings, of which only the given one would be refused.
    if values.isEmpty || texts.count < values.count {
      losses.add("'not' of anything but texts is no rule here", at: not.keyPosition)
    }
    if !texts.isEmpty { textRules.append(.pairs(["none-of": .list(texts.map(\.convertedValue))])) }
  }
}

extension JSONSchemaProperty {
  /// Returns the field.
  ///
  /// - Parameter isRequired: Whether each record has the property.
  mutating func field(isRequired: Bool) -> ConvertedField {
    var field = converted
    field.type = type
    let allowsNull = isNullable || kinds == nil && choices == nil
    if isRequired, allowsNull { field.set("header", .plain("required")) }
    if isRequired, !allowsNull { field.constrain("required", .plain("true")) }
    if let choices, !choices.isEmpty { field.constrain("enum", .list(choices.map(\.convertedValue))) }
    if choices?.isEmpty == true { losses.add("no value but null is valid", at: position) }
    // What is about values of another type decides nothing.
    if ["integer", "number"].contains(field.type) {
      for (key, text) in bounds.sorted(by: { $0.key < $1.key }) { field.constrain(key, .plain(text)) }
      for rule in numberRules { field.add(rule) }
    }
    if ["string", "date", "any"].contains(field.type) {
      if field.type == "string" {
        for (key, text) in lengths.sorted(by: { $0.key > $1.key }) { field.constrain(key, .plain(text)) }
        if isDate { field.add(.plain("date")) }
      }
      for rule in textRules { field.add(rule) }
    }
    if field.type == "array" || field.type == "object" { addSchema(to: &field) }
    return field
  }

  /// The type of the field.
  private var type: String {
    mutating get {
      switch kinds {
      case ["integer"]: return "integer"
      case ["number"], ["integer", "number"], ["number", "integer"]: return "number"
      case ["string"] where isDate && lengths.isEmpty && choices == nil && textRules.isEmpty:
        isDate = false
        return "date"
      case ["string"], ["boolean"], ["object"], ["array"]: return kinds?.first ?? "any"
      case nil: return typeOfKeywords
      default:
        if choices == nil {
          losses.add("the types of the property are not those of one field", at: position)
        }
        return "any"
      }
    }
  }

  /// The type of a schema without `type`, by its other keywords.
  private var typeOfKeywords: String {
    mutating get {
      if let choices {
        let types = Set(choices.map(\.content.noun))
        return types.count == 1
          ? ["a string": "string", "a number": "number", "a boolean": "boolean"][types.first ?? ""] ?? "any"
          : "any"
      }
      let found: String? =
        if !bounds.isEmpty || !numberRules.isEmpty {
          "number"
        } else if !lengths.isEmpty || isDate || !textRules.isEmpty {
          "string"
        } else if case .object(let object)? = collections.first?.content {
          object["properties"] != nil || object["required"] != nil ? "object" : "array"
        } else { nil }
      if let found {
        losses.add(
          "without 'type', values of other types are valid; the field is of the type \(found)", at: position)
      }
      return found ?? "any"
    }
  }

  /// Adds the schemas of an array or an object.
  private mutating func addSchema(to field: inout ConvertedField) {
    guard !collections.isEmpty else { return }
    var embedded = EmbeddedSchema(references)
    let schemas = collections.map { embedded.text(of: $0, as: field.type) }.filter { $0 != .object([]) }
    losses.add(embedded.losses)
    if schemas.count == 1 { field.constrain("jsonSchema", schemas[0]) }
    if schemas.count > 1 { field.constrain("jsonSchema", .pairs(["allOf": .list(schemas)])) }
  }
}
