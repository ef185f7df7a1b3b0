internal import JSONDocument
internal import RuleFiles
internal import Validation

/// What the schemas of one property say, of which a field is made.
struct JSONSchemaProperty {
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
  /// The keywords that are about more than values of one type.
  private static let combining: Set<String> = [
    "anyOf", "oneOf", "not", "if", "then", "else", "contentEncoding", "dependentSchemas", "dependencies",
  ]
  /// The most alternatives within each other.
  private static let maximumDepth = 16

  let references: JSONSchemaReferences
  var losses = ConversionLosses()
  private(set) var converted: ConvertedField
  /// The types that all schemas allow, without null; `nil` for all.
  private(set) var kinds: [String]?
  private(set) var isNullable = false
  private(set) var choices: [DocumentNode]?
  private(set) var bounds: [String: String] = [:]
  private(set) var lengths: [String: String] = [:]
  private(set) var textRules: [ConvertedNode] = []
  private(set) var numberRules: [ConvertedNode] = []
  private var depth = 0
  /// Whether all keywords are about values of one type, and none combines schemas.
  private(set) var isPlain = true
  private(set) var isDate = false
  let position: DocumentPosition
  /// The schemas of an array or an object.
  private(set) var collections: [DocumentNode] = []
  /// The number of schemas that apply together, those of `allOf` and references included.
  private(set) var schemaCount = 0

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
      schemaCount += 1
      if isCollection { collections.append(DocumentNode(.object(object), at: node.position)) }
    }
  }

  private mutating func read(_ member: DocumentMember, of object: DocumentObject) {
    let value = member.value
    if Self.combining.contains(member.key) { isPlain = false }
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
      if let rule = ECMAScriptPattern.rule(pattern, at: value.position, &losses) {
        textRules.append(.object([rule]))
      }
    case ("format", .string(let format)): read(format: format, at: value.position)
    case ("contentEncoding", .string("base64")): textRules.append(.text("base64"))
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
    if format == "date" {
      isDate = true
    } else if let rule = JSONSchemaFormat.rules[format] {
      textRules.append(.text(rule))
    } else if let values = JSONSchemaFormat.integers[format] {
      bound("minimum", String(values.lowerBound), isLower: true)
      bound("maximum", String(values.upperBound), isLower: false)
    } else if !JSONSchemaFormat.annotations.contains(format) {
      losses.add("the format '\(format)' is unknown", at: position)
    }
  }

  /// Reads alternatives of which one is null, or which are values.
  private mutating func readAlternatives(_ schemas: [DocumentNode], _ member: DocumentMember) {
    var (others, values): ([DocumentNode], [DocumentNode]) = ([], [])
    var hasNull = false
    for schema in schemas {
      guard case .object(let object) = schema.content else {
        if case .boolean(false) = schema.content { continue }
        // With the schema true `anyOf` decides nothing.
        if member.key == "oneOf" {
          losses.add("an alternative that is no object is no rule of a field", at: schema.position)
        }
        return
      }
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
