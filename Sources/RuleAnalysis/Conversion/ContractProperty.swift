internal import Bytes
internal import JSONDocument
internal import RuleFiles

/// Converts a property of a table in a data contract to a field.
struct ContractProperty {
  /// The formats of texts in contracts that are rules of the catalog.
  private static let formats = [
    "email": "email", "uri": "uri", "uuid": "uuid", "hostname": "hostname", "ipv4": "ipv4", "ipv6": "ipv6",
    "byte": "base64",
  ]
  /// The least and the greatest number of each format of integers.
  private static let integers: [String: (least: String, greatest: String)] = [
    "i8": ("-128", "127"), "i16": ("-32768", "32767"), "i32": ("-2147483648", "2147483647"),
    "i64": ("-9223372036854775808", "9223372036854775807"), "u8": ("0", "255"), "u16": ("0", "65535"),
    "u32": ("0", "4294967295"), "u64": ("0", "18446744073709551615"),
  ]

  private(set) var field: ConvertedField
  /// The other names of the column.
  private(set) var synonyms: [String] = []
  /// The values of all checks that list the valid ones.
  private var choices: [DocumentNode]?
  private var missing: [String] = []
  private(set) var losses = ConversionLosses()

  init(_ property: DocumentObject, named name: String, at position: DocumentPosition) {
    field = ConvertedField(name, at: position)
    readType(property)
    readTexts(property, name)
    for key in ["required", "unique"] {
      switch property[key]?.value.content {
      case nil, .boolean(false)?, .null?: break
      case .boolean(true)?: field.constrain(key, .literal("true"))
      default:
        if let member = property[key] {
          losses.add("'\(key)' must be true or false", at: member.value.position)
        }
      }
    }
    if case .object(let options) = property["logicalTypeOptions"]?.value.content {
      for member in options.members { read(option: member) }
    }
    for case .object(let check) in losses.elements("quality", of: property).map(\.content) {
      read(ContractQuality(check))
    }
    losses.addRelationships(of: property)
    if let choices {
      let isText = field.type == "string"
      field.constrain(
        "enum",
        .list(choices.compactMap { isText ? $0.shownScalar.map(ConvertedNode.text) : $0.convertedValue }))
    }
    if !missing.isEmpty { field.set("missingValues", .list(([""] + missing).map(ConvertedNode.text))) }
  }

  private mutating func readType(_ property: DocumentObject) {
    guard let type = property["logicalType"]?.value.convertedText else { return }
    switch type {
    case "string", "integer", "number", "boolean", "date", "object", "array": field.type = type
    case "timestamp", "time":
      field.type = type == "time" ? "time" : "datetime"
      field.set("format", .text("any"))
    default:
      if let member = property["logicalType"] {
        losses.add("the type '\(type)' is unknown", at: member.value.position)
      }
    }
    for key in ["properties", "items"] where property[key] != nil {
      if let member = property[key] {
        losses.add("'\(key)' within a property is not checked", at: member.keyPosition)
      }
    }
  }

  private mutating func readTexts(_ property: DocumentObject, _ name: String) {
    if let title = property["businessName"]?.value.convertedText { field.set("title", .text(title)) }
    if let text = property["description"]?.value.convertedText { field.set("description", .text(text)) }
    if case .array(let examples) = property["examples"]?.value.content, let first = examples.first {
      field.set("example", first.convertedValue)
    }
    if let physical = property["physicalName"]?.value.convertedText { synonyms.append(physical) }
    if case .array(let others) = property["synonyms"]?.value.content {
      synonyms += others.compactMap(\.convertedText)
    }
    synonyms.removeAll { $0.hasSameBytes(as: name) }
  }

  private mutating func read(option member: DocumentMember) {
    let value = member.value
    switch (member.key, value.content) {
    case ("minLength", .number(let text)) where field.type == "string":
      field.constrain("minLength", .literal(text))
    case ("maxLength", .number(let text)) where field.type == "string":
      field.constrain("maxLength", .literal(text))
    case ("minItems", .number(let text)) where field.type == "array":
      field.constrain("minLength", .literal(text))
    case ("maxItems", .number(let text)) where field.type == "array":
      field.constrain("maxLength", .literal(text))
    case ("minProperties", .number(let text)) where field.type == "object":
      field.constrain("minLength", .literal(text))
    case ("maxProperties", .number(let text)) where field.type == "object":
      field.constrain("maxLength", .literal(text))
    case ("uniqueItems", .boolean(let isUnique)) where field.type == "array":
      if isUnique { field.constrain("jsonSchema", .pairs(["uniqueItems": .literal("true")])) }
    case ("required", .array) where field.type == "object":
      field.constrain("jsonSchema", .pairs(["required": value.convertedValue]))
    case ("pattern", .string(let pattern)):
      if let rule = ECMAScriptPattern.rule(pattern, at: value.position, &losses) {
        field.add(.object([rule]))
      }
    case ("minimum", .number), ("maximum", .number), ("exclusiveMinimum", .number),
      ("exclusiveMaximum", .number),
      ("minimum", .string), ("maximum", .string), ("exclusiveMinimum", .string),
      ("exclusiveMaximum", .string):
      readBound(member)
    case ("multipleOf", .number(let text)): field.add(.pairs(["multiple-of": .text(text)]))
    case ("format", .string(let format)): read(format: format, at: value.position)
    case ("timezone", _), ("defaultTimezone", _): break
    default: losses.add("'\(member.key)' of a property is no constraint", at: member.keyPosition)
    }
  }

  private mutating func readBound(_ member: DocumentMember) {
    switch member.value.content {
    case .number(let text) where ["integer", "number"].contains(field.type):
      field.constrain(member.key, .literal(text))
    case .string(let text) where ["date", "datetime", "time"].contains(field.type):
      field.constrain(member.key, .text(text))
    default:
      losses.add("'\(member.key)' is no bound of a field of the type \(field.type)", at: member.keyPosition)
    }
  }

  private mutating func read(format: String, at position: DocumentPosition) {
    if let rule = Self.formats[format], field.type == "string" {
      field.add(.text(rule))
    } else if let bounds = Self.integers[format], field.type == "integer" {
      if field.constraint("minimum") == nil { field.constrain("minimum", .literal(bounds.least)) }
      if field.constraint("maximum") == nil { field.constrain("maximum", .literal(bounds.greatest)) }
    } else if field.type == "date" && format == "yyyy-MM-dd" || ["f32", "f64"].contains(format) {
      return
    } else {
      losses.add("the format '\(format)' is no rule", at: position)
    }
  }

  private mutating func read(_ quality: ContractQuality) {
    guard !quality.isText else { return }
    guard let metric = quality.metric else {
      return losses.add(quality.reasonWithoutMetric, at: quality.position)
    }
    guard !quality.isWarning else {
      return losses.add("a check that only warns is no rule here", at: quality.position)
    }
    let limit = quality.isZero ? nil : quality.limit
    guard quality.isZero || limit != nil else {
      return losses.add(ContractQuality.reasonWithoutBounds, at: quality.position)
    }
    switch metric {
    case "nullValues", "missingValues", "nullCheck":
      demand("required", limit)
      if case .array(let words) = quality.argument("missingValues")?.content {
        for word in words.compactMap(\.shownScalar) where !word.isEmpty && !missing.contains(word) {
          missing.append(word)
        }
      }
    case "duplicateValues", "uniqueCheck", "duplicateCount": demand("unique", limit)
    case "invalidValues", "validValues", "invalidCount":
      readValues(quality, of: metric, within: limit)
    default: losses.add("the metric '\(metric)' is no rule of a field", at: quality.position)
    }
  }

  /// Makes a field required or unique, of all records or within a limit.
  private mutating func demand(_ rule: String, _ limit: ConvertedNode?) {
    if let limit {
      add([.init(rule, .literal("true"))], limit)
    } else {
      field.constrain(rule, .literal("true"))
    }
  }

  /// Adds a rule, with the limit from which its findings make a check fail.
  private mutating func add(_ rule: [ConvertedNode.Member], _ limit: ConvertedNode?) {
    let limits = limit.map { [ConvertedNode.Member("limits", .pairs(["invalid": $0]))] } ?? []
    field.add(.object(rule + limits))
  }

  /// Reads the values or the pattern of valid values; a value must meet all checks.
  private mutating func readValues(
    _ quality: ContractQuality, of metric: String, within limit: ConvertedNode?
  ) {
    if case .array(let values) = quality.argument("validValues")?.content {
      if limit != nil {
        add([.init("one-of", .list(values.compactMap(\.shownScalar).map(ConvertedNode.text)))], limit)
      } else {
        let lines = Set(values.map(\.convertedValue.line))
        choices = choices.map { $0.filter { lines.contains($0.convertedValue.line) } } ?? values
      }
    }
    if let pattern = quality.argument("pattern")?.convertedText,
      let rule = ECMAScriptPattern.rule(pattern, at: quality.position, &losses)
    {
      add([rule], limit)
    }
    if quality.argument("validValues") == nil, quality.argument("pattern") == nil {
      losses.add("'\(metric)' has neither 'validValues' nor 'pattern'", at: quality.position)
    }
  }
}
