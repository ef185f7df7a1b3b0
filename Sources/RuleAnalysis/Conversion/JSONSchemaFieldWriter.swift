internal import JSONDocument
internal import RuleFiles

/// A field of a rule file as the schema of a property.
struct JSONSchemaFieldWriter {
  private(set) var members: [ConvertedNode.Member] = []
  private(set) var losses = ConversionLosses()
  private(set) var isRequired = false
  private let field: WrittenField
  /// Patterns beside the first one.
  private var patterns: [String] = []

  /// The schema of each type of texts in its default format.
  private static let texts: [String: [ConvertedNode.Member]] = [
    "date": [.init("format", .text("date"))],
    "duration": [.init("format", .text("duration"))],
    "datetime": [
      .init("pattern", .text(#"^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$"#))
    ],
    "time": [.init("pattern", .text(#"^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$"#))],
    "yearmonth": [.init("pattern", .text(#"^-?\d{4,}-(?:0[1-9]|1[0-2])$"#))],
  ]
  /// The rules of the catalog that are formats of JSON Schema (2020-12, Validation, 7.3).
  private static let formats: [String: String] = [
    "email": "email", "uri": "uri", "uuid": "uuid", "ipv4": "ipv4", "ipv6": "ipv6", "hostname": "hostname",
    "date": "date", "date-time": "date-time", "duration": "duration", "json-pointer": "json-pointer",
    "is-regex": "regex", "uri-reference": "uri-reference", "iri": "iri", "uri-template": "uri-template",
    "relative-json-pointer": "relative-json-pointer", "idn-hostname": "idn-hostname",
  ]
  /// The keys of fields that are said otherwise.
  private static let known: Set<String> = [
    "trueValues", "falseValues", "decimalChar", "groupChar", "bareNumber",
  ]

  init(_ field: WrittenField) {
    self.field = field
    for key in ["title", "description"] {
      if let member = field.object[key] { members.append(.init(key, member.value.convertedValue)) }
    }
    if let example = field.object["example"] {
      members.append(.init("examples", .list([field.value(example.value)].compactMap(\.self))))
    }
    writeType()
    field.addOthers(than: Self.known, of: JSONSchemaWriter.language, to: &losses)
    for key in ["trueValues", "falseValues", "decimalChar", "groupChar", "bareNumber"] {
      if let member = field.object[key] {
        losses.add("the spellings of '\(key)' are not those of JSON", at: member.keyPosition)
      }
    }
    for constraint in field.constraints { write(constraint) }
    for rule in field.rules { write(rule) }
    writeAbsence()
    let others = patterns.map { ConvertedNode.object([.init("pattern", .text($0))]) }
    if !others.isEmpty { members.append(.init("allOf", .list(others))) }
  }

  /// Null is absent in a rule file, and so is the empty text.
  private mutating func writeAbsence() {
    let type = members.firstIndex { $0.key == "type" }
    let list = members.firstIndex { $0.key == "enum" }
    if isRequired {
      // The schema of a field of any type has none.
      let isText = type.map { members[$0].value == .text("string") } ?? true
      if isText, list == nil, !members.contains(where: { $0.key == "minLength" }) {
        members.append(.init("minLength", .literal("1")))
      }
      return
    }
    if let type { members[type].value = .list([members[type].value, .text("null")]) }
    if let list, case .list(let values) = members[list].value {
      members[list].value = .list(values + [.literal("null")])
    }
  }

  private mutating func writeType() {
    switch (field.type, field.format) {
    case ("integer", _), ("number", _), ("boolean", _), ("object", nil), ("array", nil):
      members.append(.init("type", .text(field.type)))
    case ("year", _): members.append(.init("type", .text("integer")))
    case ("any", _): break
    case ("string", let format):
      members.append(.init("type", .text("string")))
      guard let format else { return }
      if format == "binary" { return members.append(.init("contentEncoding", .text("base64"))) }
      members.append(.init("format", .text(format)))
    case (let type, nil):
      members.append(.init("type", .text("string")))
      guard let schema = Self.texts[type] else { return loseType() }
      members += schema
      if type != "date", type != "yearmonth" { loseType() }
    default:
      members.append(.init("type", .text("string")))
      loseType()
    }
  }

  private mutating func loseType() {
    let format = field.format.map { " as '\($0)'" } ?? ""
    losses.add(
      "the type '\(field.type)'\(format) cannot be said in \(JSONSchemaWriter.language) beyond its form",
      at: field.object["type"]?.value.position ?? field.position)
  }

  private mutating func write(_ constraint: DocumentMember) {
    let lengths = ["array": "Items", "object": "Properties"]
    let isCounted = field.type == "string" || lengths[field.type] != nil
    let unit = lengths[field.type] ?? "Length"
    switch constraint.key {
    case "required": isRequired = field.isTrue("required")
    case "unique": if field.isTrue("unique") { lose(constraint) }
    case "enum":
      guard case .array(let elements) = constraint.value.content, let values = field.values(elements) else {
        return lose(constraint)
      }
      members.append(.init("enum", .list(values)))
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      guard field.isOfNumbers || field.type == "year",
        let number = constraint.value.shownScalar.flatMap({ ConvertedNode(number: $0) })
      else { return lose(constraint) }
      members.append(.init(constraint.key, number))
    case "minLength" where isCounted: members.append(.init("min\(unit)", constraint.value.convertedValue))
    case "maxLength" where isCounted: members.append(.init("max\(unit)", constraint.value.convertedValue))
    case "pattern":
      let pattern = constraint.value.convertedText.flatMap { WrittenPattern.searched($0) }
      if let pattern { add(pattern: pattern) } else { lose(constraint) }
    case "jsonSchema":
      guard case .object(let schema) = constraint.value.convertedValue else { return lose(constraint) }
      members.append(.init("allOf", .list([.object(schema)])))
    default: lose(constraint)
    }
  }

  private mutating func lose(_ constraint: DocumentMember) {
    losses.add(
      "'\(constraint.key)' cannot be said in \(JSONSchemaWriter.language) of such a field",
      at: constraint.keyPosition)
  }

  private mutating func add(pattern: String) {
    if members.contains(where: { $0.key == "pattern" }) {
      patterns.append(pattern)
    } else {
      members.append(.init("pattern", .text(pattern)))
    }
  }

  private mutating func write(_ rule: WrittenRule) {
    let isText = field.type == "string"
    func isFree(_ key: String) -> Bool { !members.contains { $0.key == key } }
    if let own = rule.constraints(of: field), own.allSatisfy({ isFree($0.key) }) {
      members += own
      return
    }
    switch rule.name {
    case "required":
      isRequired = true
      return
    case "regex" where isText:
      if let pattern = rule.text.flatMap({ WrittenPattern.searched($0) }) { return add(pattern: pattern) }
    case "none-of" where isText && isFree("not"):
      if let values = rule.values {
        let list = ConvertedNode.object([.init("enum", .list(values.map { .text($0) }))])
        return members.append(.init("not", list))
      }
    default:
      if isText, rule.text == nil, rule.node == nil, isFree("format"), let format = Self.formats[rule.name] {
        return members.append(.init("format", .text(format)))
      }
    }
    losses.add(rule.loss(in: JSONSchemaWriter.language), at: rule.position)
  }
}
