internal import JSONDocument
internal import Validation

/// The keywords of one JSON Schema that contain no schema.
package struct JSONSchemaKeywords {
  /// The keywords that do not constrain values: Core 2020-12, section 8, Validation, sections 8 and 9, and OpenAPI's.
  package static let annotations = [
    "$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$comment",
    "$defs", "definitions",
    "title", "description", "default", "examples", "example", "deprecated", "readOnly", "writeOnly",
    "contentEncoding", "contentMediaType", "contentSchema",
  ]
  /// The keywords of 2020-12 that constrain values.
  package static let assertions = [
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minLength", "maxLength", "pattern", "format", "items", "prefixItems", "minItems", "maxItems",
    "uniqueItems", "contains", "minContains", "maxContains", "properties", "patternProperties", "required",
    "additionalProperties", "propertyNames", "minProperties", "maxProperties", "dependentRequired",
    "dependentSchemas", "unevaluatedProperties", "unevaluatedItems", "allOf", "anyOf", "oneOf", "not", "if",
    "then", "else", "$ref",
  ]
  /// Keywords of earlier drafts and of OpenAPI, which rule files need not have.
  private static let others = [
    "$dynamicRef", "$recursiveRef", "additionalItems", "dependencies", "nullable",
  ]
  /// The keywords of references. Dynamic ones lead where a plain one would.
  static let references = ["$ref", "$dynamicRef", "$recursiveRef"]
  private static let unsupported = [
    "divisibleBy", "disallow", "extends",
  ]

  /// The drafts that introduced keywords after draft 4.
  private static let introductions = [
    "const": 6, "contains": 6, "propertyNames": 6, "if": 7, "then": 7, "else": 7, "dependentRequired": 2019,
    "dependentSchemas": 2019, "minContains": 2019, "maxContains": 2019, "unevaluatedProperties": 2019,
    "unevaluatedItems": 2019, "$recursiveRef": 2019, "prefixItems": 2020, "$dynamicRef": 2020,
  ]
  /// The drafts after the last ones that had keywords.
  private static let removals = ["$recursiveRef": 2020]

  /// Whether a draft has a keyword, or the keyword is none of any draft.
  static func isKnown(_ key: String, in draft: Int) -> Bool {
    introductions[key] ?? 0 <= draft && draft < removals[key] ?? .max
  }

  /// Whether what a keyword means depends on the draft.
  static func depends(onDraft key: String) -> Bool {
    introductions[key] != nil || removals[key] != nil || key == "$ref"
  }

  private let members: Members
  private let origin: JSONSchemaDecoder.Origin
  private var faults: FaultCollector { members.faults }

  init(_ members: Members, _ origin: JSONSchemaDecoder.Origin) {
    (self.members, self.origin) = (members, origin)
  }

  /// Whether a key of an object is a keyword of JSON Schema.
  package static func contain(_ key: String) -> Bool {
    (annotations + assertions + others + unsupported).contains(key)
  }

  /// Reports keywords that are not checked.
  func checkNames() {
    for member in members.object.members {
      if Self.unsupported.contains(member.key) {
        if case .boolean(true) = member.value.content { continue }
        faults.report("keyword '\(member.key)' of JSON Schema is not supported", at: member.keyPosition)
      } else if origin == .ruleFile, !(Self.annotations + Self.assertions + Self.others).contains(member.key)
      {
        let hint = Suggestion.question(for: member.key, among: Self.assertions).map { "; \($0)" }
        let text = "keyword \(Excerpt(member.key)) of JSON Schema is not supported"
        faults.report(
          text + (hint ?? "; the keywords are \(Self.assertions.joined(separator: ", "))"),
          at: member.keyPosition)
      }
    }
  }

  func decode(into schema: inout JSONSchema) {
    schema.kinds = kinds()
    schema.choices = choices()
    decodeNumbers(into: &schema)
    schema.lengths = counts(from: "minLength", to: "maxLength", into: &schema) { $0.lengths = $1 }
    schema.itemCounts = counts(from: "minItems", to: "maxItems", into: &schema) { $0.itemCounts = $1 }
    schema.propertyCounts = counts(from: "minProperties", to: "maxProperties", into: &schema) {
      $0.propertyCounts = $1
    }
    decodeContainedCounts(into: &schema)
    schema.hasUniqueItems = members.boolean("uniqueItems") ?? false
    if let node = members.object["pattern"]?.value, let text = members.string("pattern"),
      let pattern = JSONSchemaDecoder.pattern(text, at: node.position, faults)
    {
      schema.patterns = [pattern]
    }
    if let node = members.object["format"]?.value, let format = members.string("format") {
      decode(format, at: node.position, into: &schema)
    }
    // Draft 3 had a truth value here.
    if case .boolean? = members.object["required"]?.value.content, origin != .ruleFile {
      return
    }
    schema.required = members.strings("required")?.map { Array($0.utf8) } ?? []
    for key in ["dependentRequired", "dependencies"] { decodeDependences(key, into: &schema) }
  }

  private func kinds() -> [JSONSchema.Kind]? {
    guard let node = members.object["type"]?.value else { return nil }
    let nodes: [DocumentNode] = if case .array(let elements) = node.content { elements } else { [node] }
    var kinds = nodes.compactMap { node -> JSONSchema.Kind? in
      if case .string(let name) = node.content, let kind = JSONSchema.Kind(rawValue: name) { return kind }
      let names = JSONSchema.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      faults.report("a 'type' of JSON Schema must be one of \(names)", at: node.position)
      return nil
    }
    if case .boolean(true)? = members.object["nullable"]?.value.content { kinds.append(.null) }
    return kinds
  }

  private func choices() -> [JSONChoices] {
    var choices: [JSONChoices] = []
    func value(_ node: DocumentNode) -> JSONValue? {
      let text = Array(node.jsonText.utf8)
      let value = JSONValue(exactly: text.span)
      if value == nil { faults.report("a number is too large to be compared", at: node.position) }
      return value
    }
    if let elements = members.array("enum") { choices.append(JSONChoices(elements.compactMap(value))) }
    if let node = members.object["const"]?.value { choices.append(JSONChoices([node].compactMap(value))) }
    return choices
  }

  private func decodeNumbers(into schema: inout JSONSchema) {
    schema.minimum = number("minimum")
    schema.maximum = number("maximum")
    // In draft 4 they are truth values about the bound beside them.
    if case .boolean(let isExclusive)? = members.object["exclusiveMinimum"]?.value.content {
      if isExclusive { (schema.exclusiveMinimum, schema.minimum) = (schema.minimum, nil) }
    } else {
      schema.exclusiveMinimum = number("exclusiveMinimum")
    }
    if case .boolean(let isExclusive)? = members.object["exclusiveMaximum"]?.value.content {
      if isExclusive { (schema.exclusiveMaximum, schema.maximum) = (schema.maximum, nil) }
    } else {
      schema.exclusiveMaximum = number("exclusiveMaximum")
    }
    guard let divisor = number("multipleOf"), let node = members.object["multipleOf"]?.value else { return }
    if let multiple = MultipleOfStrategy(of: divisor) {
      schema.multiples = [multiple]
    } else {
      faults.report("'multipleOf' must be above zero, with at most 18 digits", at: node.position)
    }
  }

  private func number(_ key: String) -> ExactDecimal? {
    guard let node = members.object[key]?.value else { return nil }
    if case .number(let text) = node.content, let number = ExactDecimal(text) { return number }
    faults.report("'\(key)' must be a number", at: node.position)
    return nil
  }

  /// Returns the numbers from the value of one keyword to that of another. Where there are none, the second is a schema of its own.
  private func counts(
    from least: String, to most: String, into schema: inout JSONSchema,
    _ set: (inout JSONSchema, ClosedRange<Int>) -> Void
  ) -> ClosedRange<Int> {
    let minimum = count(least) ?? 0
    let maximum = count(most) ?? .max
    guard minimum > maximum else { return minimum...maximum }
    if origin == .ruleFile, let node = members.object[most]?.value {
      faults.report("'\(most)' is below '\(least)': no value is valid", at: node.position)
    }
    var other = JSONSchema()
    set(&other, 0...maximum)
    schema.allOf.append(other)
    return minimum...Int.max
  }

  private func decodeContainedCounts(into schema: inout JSONSchema) {
    guard members.object["contains"] != nil else { return }
    let (least, most) = (count("minContains") ?? 1, count("maxContains") ?? .max)
    if least <= most {
      schema.containedCounts = least...most
    } else {
      var none = JSONSchema()
      none.kinds = JSONSchema.Kind.allCases.filter { $0 != .array }
      schema.allOf.append(none)
    }
  }

  private func count(_ key: String) -> Int? {
    guard let node = members.object[key]?.value else { return nil }
    // `2.0` and `2e0` are integers too: JSON Schema Validation 2020-12, section 6.1.1.
    if case .number(let text) = node.content, let digits = ExactDecimal(text)?.plainDescription,
      let count = Int(digits: digits)
    {
      return count
    }
    faults.report("'\(key)' must be a whole number, 0 or greater", at: node.position)
    return nil
  }

  private func decodeDependences(_ key: String, into schema: inout JSONSchema) {
    guard case .object(let object)? = members.object[key]?.value.content else { return }
    for member in object.members {
      guard case .array(let nodes) = member.value.content else { continue }
      let names = nodes.compactMap { node -> [UInt8]? in
        if case .string(let text) = node.content { Array(text.utf8) } else { nil }
      }
      schema.dependences.append(.init(present: Array(member.key.utf8), required: names))
    }
  }

  private func decode(_ format: String, at position: DocumentPosition, into schema: inout JSONSchema) {
    if let bits = JSONSchemaFormat.integers[format] {
      var bounds = JSONSchema()
      (bounds.minimum, bounds.maximum) = (ExactDecimal(bits.lowerBound), ExactDecimal(bits.upperBound))
      schema.allOf.append(bounds)
    } else if let rule = JSONSchemaFormat.rules[format],
      case .content(let strategy)? = (try? Catalog.rule(rule))?.kind
    {
      schema.formats = [.init(format, strategy)]
    } else if !JSONSchemaFormat.annotations.contains(format) {
      faults.report("the format \(Excerpt(format)) is unknown", at: position)
    }
  }
}
