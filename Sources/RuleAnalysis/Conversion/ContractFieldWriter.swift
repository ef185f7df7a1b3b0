internal import JSONDocument
internal import RuleFiles

/// A field of a rule file as a property of a table in a data contract.
struct ContractFieldWriter {
  private(set) var losses = ConversionLosses()
  private let field: WrittenField
  private let key: [String]
  private var options: [ConvertedNode.Member] = []
  private var quality: [ConvertedNode] = []
  private var flags: [ConvertedNode.Member] = []
  private var logicalType = "string"

  private static let types = [
    "string": "string", "integer": "integer", "number": "number", "boolean": "boolean", "date": "date",
    "object": "object", "array": "array",
  ]
  private static let formats: Set<String> = ["email", "uri", "uuid", "hostname", "ipv4", "ipv6"]

  /// - Parameter key: The names of the fields of the primary key.
  init(_ field: WrittenField, key: [String]) {
    (self.field, self.key) = (field, key)
    if let type = Self.types[field.type], field.format == nil || field.type == "string" {
      logicalType = type
    } else if field.type == "datetime", field.format == "any" {
      logicalType = "timestamp"
    } else if field.type == "time", field.format == "any" {
      logicalType = "time"
    } else if field.type != "any" {
      lose("the type '\(field.type)' cannot be said in \(ContractWriter.language)", field.object["type"])
    }
    if field.type == "string", let format = field.format {
      if Self.formats.contains(format) {
        options.append(.init("format", .text(format)))
      } else {
        lose("the format '\(format)' cannot be said in \(ContractWriter.language)", field.object["format"])
      }
    }
    field.addOthers(than: ["synonyms", "missingValues"], of: ContractWriter.language, to: &losses)
    if let missing = field.object["missingValues"] {
      lose("'missingValues' of a field cannot be said in \(ContractWriter.language)", missing)
    }
    for constraint in field.constraints { write(constraint) }
    for rule in field.rules { write(rule) }
  }

  private mutating func lose(_ message: String, _ member: DocumentMember?) {
    losses.add(message, at: member?.keyPosition ?? field.position)
  }

  /// The property.
  var node: ConvertedNode {
    var members: [ConvertedNode.Member] = [.init("name", .text(field.name))]
    for (key, other) in [("title", "businessName"), ("description", "description")] {
      if let member = field.object[key] { members.append(.init(other, member.value.convertedValue)) }
    }
    members.append(.init("logicalType", .text(logicalType)))
    if !options.isEmpty { members.append(.init("logicalTypeOptions", .object(options))) }
    members += flags
    if let place = key.firstIndex(of: field.name) {
      members += [.init("primaryKey", .yes), .init("primaryKeyPosition", .literal("\(place + 1)"))]
    }
    if let synonyms = field.object["synonyms"] {
      members.append(.init("synonyms", synonyms.value.convertedValue))
    }
    if let example = field.object["example"] {
      members.append(.init("examples", .list([example.value.convertedValue])))
    }
    if !quality.isEmpty { members.append(.init("quality", .list(quality))) }
    return .object(members)
  }

  private mutating func write(_ constraint: DocumentMember) {
    guard !add(constraint) else { return }
    lose("'\(constraint.key)' cannot be said in \(ContractWriter.language) of such a field", constraint)
  }

  /// Returns whether a constraint can be said.
  private mutating func add(_ constraint: DocumentMember) -> Bool {
    let value = constraint.value
    let units = ["string": "Length", "array": "Items", "object": "Properties"]
    switch constraint.key {
    case "required", "unique": if field.isTrue(constraint.key) { flags.append(.init(constraint.key, .yes)) }
    case "enum":
      guard case .array(let elements) = value.content, let values = field.values(elements) else {
        return false
      }
      choose(values)
    case "minLength", "maxLength":
      guard let unit = units[logicalType], field.type == logicalType else { return false }
      options.append(.init(constraint.key == "minLength" ? "min\(unit)" : "max\(unit)", value.convertedValue))
    case "pattern":
      guard logicalType == "string",
        let pattern = value.convertedText.flatMap({ WrittenPattern.searched($0) })
      else { return false }
      add(pattern: pattern)
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      guard let text = value.shownScalar else { return false }
      if field.isOfNumbers, let number = ConvertedNode(number: text) {
        options.append(.init(constraint.key, number))
      } else if ["date", "timestamp", "time"].contains(logicalType) {
        options.append(.init(constraint.key, .text(text)))
      } else {
        return false
      }
    default: return false
    }
    return true
  }

  private mutating func add(pattern: String) {
    if options.contains(where: { $0.key == "pattern" }) {
      quality.append(
        .object([
          .init("metric", .text("invalidValues")),
          .init("arguments", .object([.init("pattern", .text(pattern))])), .init("mustBe", .literal("0")),
        ]))
    } else {
      options.append(.init("pattern", .text(pattern)))
    }
  }

  private mutating func choose(_ values: [ConvertedNode]) {
    quality.append(
      .object([
        .init("metric", .text("invalidValues")),
        .init("arguments", .object([.init("validValues", .list(values))])), .init("mustBe", .literal("0")),
      ]))
  }

  private mutating func write(_ rule: WrittenRule) {
    func isFree(_ key: String) -> Bool { !options.contains { $0.key == key } }
    if let own = rule.constraints(of: field), own.allSatisfy({ isFree($0.key) }) {
      if case .list(let values)? = own.first(where: { $0.key == "enum" })?.value {
        choose(values)
      } else {
        options += own
      }
      return
    }
    switch rule.name {
    case "required", "unique":
      if rule.node == nil { return flags.append(.init(rule.name, .yes)) }
    case "regex" where logicalType == "string":
      if let pattern = rule.text.flatMap({ WrittenPattern.searched($0) }) { return add(pattern: pattern) }
    default:
      if logicalType == "string", rule.text == nil, rule.node == nil, isFree("format"),
        Self.formats.contains(rule.name)
      {
        return options.append(.init("format", .text(rule.name)))
      }
    }
    losses.add(rule.loss(in: ContractWriter.language), at: rule.position)
  }
}
