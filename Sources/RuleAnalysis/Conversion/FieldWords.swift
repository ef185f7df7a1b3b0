internal import JSONDocument
internal import RuleFiles
internal import Validation

/// What a field of a rule file demands, in words for a data dictionary.
enum FieldWords {
  private static let types = [
    "string": "text", "integer": "whole number", "number": "number", "boolean": "true or false",
    "date": "day",
    "datetime": "day and time", "time": "time", "year": "year", "yearmonth": "month", "duration": "duration",
    "list": "list", "array": "array (JSON)", "object": "object (JSON)", "geopoint": "point",
    "geojson": "GeoJSON",
  ]

  static func type(of field: DocumentObject) -> InlineText {
    let name = field.text("type") ?? "any"
    let words = types[name] ?? name
    guard let format = field.text("format"), format != "default", format != "any" else {
      return InlineText(words)
    }
    return "\(words) as \(code: format)"
  }

  /// Returns the demands, each as a few words.
  static func rules(of field: DocumentObject) -> [InlineText] {
    var words: [InlineText] = []
    if case .object(let constraints) = field["constraints"]?.value.content {
      words += constraints.members.compactMap { constraint($0, among: constraints, of: field) }
    }
    let categories = field["categories"].map { values(in: $0.value) } ?? []
    if !categories.isEmpty { words.append(choice(categories)) }
    if case .array(let rules) = field["rules"]?.value.content {
      words += rules.map { rule($0, of: field) }
    }
    return words
  }

  private static func constraint(
    _ member: DocumentMember, among constraints: DocumentObject, of field: DocumentObject
  ) -> InlineText? {
    let value: InlineText = "\(code: member.value.shownScalar ?? member.value.convertedValue.line)"
    switch member.key {
    case "required", "unique":
      if case .boolean(true) = member.value.content { return InlineText(member.key) }
      return nil
    case "minLength": return count((member.value.shownScalar, constraints.text("maxLength")), of: field)
    case "maxLength":
      guard constraints["minLength"] == nil else { return nil }
      return count((nil, member.value.shownScalar), of: field)
    case "minimum":
      return bounds((member.value.shownScalar, constraints.text("maximum")))
    case "maximum":
      guard constraints["minimum"] == nil else { return nil }
      return bounds((nil, member.value.shownScalar))
    case "exclusiveMinimum": return "more than \(value)"
    case "exclusiveMaximum": return "less than \(value)"
    case "enum": return choice(values(in: member.value))
    case "pattern": return "matches \(value)"
    case "jsonSchema": return "by its JSON Schema"
    default: return "\(member.key) \(value)"
    }
  }

  /// Returns a number of characters or items.
  private static func count(_ bounds: (least: String?, most: String?), of field: DocumentObject) -> InlineText
  {
    let noun = ["list", "array", "object"].contains(field.text("type")) ? "item" : "character"
    func counted(_ number: String) -> InlineText { "\(code: number) \(noun)\(number == "1" ? "" : "s")" }
    return switch bounds {
    case (let least?, let most?) where least == most: counted(most)
    case (let least?, let most?): "\(code: least) to \(counted(most))"
    case (let least?, nil): "at least \(counted(least))"
    case (nil, let most?): "at most \(counted(most))"
    case (nil, nil): "any number of \(noun)s"
    }
  }

  private static func bounds(_ bounds: (least: String?, most: String?)) -> InlineText {
    switch bounds {
    case (let least?, let most?): "\(code: least) to \(code: most)"
    case (let least?, nil): "\(code: least) or more"
    case (nil, let most?): "\(code: most) or less"
    case (nil, nil): "any"
    }
  }

  /// Returns texts as code, with commas between.
  static func codes(_ texts: [String]) -> InlineText {
    .joined(texts.map { "\(code: $0)" }, by: ", ")
  }

  private static func choice(_ values: [String]) -> InlineText {
    let shown = values.prefix(20)
    let rest = values.count > shown.count ? " and \(values.count - shown.count) more" : ""
    return "one of \(codes(Array(shown)))\(rest)"
  }

  /// The values of a list, which may be objects with a label.
  private static func values(in node: DocumentNode) -> [String] {
    guard case .array(let elements) = node.content else { return [] }
    return elements.compactMap { element in
      if case .object(let object) = element.content, let value = object.text("value") { return value }
      return element.shownScalar ?? element.convertedValue.line
    }
  }

  /// Returns what a rule accepts: the sentence of the catalog, with its argument.
  private static func rule(_ node: DocumentNode, of field: DocumentObject) -> InlineText {
    if let rule = WrittenRule(node), !rule.isWarning {
      if rule.name == "length", let lengths = rule.lengths { return count(lengths, of: field) }
      if rule.name == "range", let range = rule.range { return bounds(range) }
    }
    if let spelling = node.shownScalar {
      let parts = spelling.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1).map {
        String(Substring($0))
      }
      if let entry = Catalog.entry(named: parts.first ?? "") { return words(entry, parts.dropFirst().first) }
    } else if case .object(let object) = node.content {
      // Beside the rule are its severity, its messages and its limits.
      for member in object.members {
        guard let entry = Catalog.entry(named: member.key) else { continue }
        let limits =
          object["limits"].map { ", limits \(code: $0.value.convertedValue.line)" } ?? "" as InlineText
        return "\(words(entry, argument(member.value)))\(limits)"
      }
    }
    return "\(code: node.convertedValue.line)"
  }

  /// The argument of a rule; `nil` for one that has none and is written with `true`.
  private static func argument(_ value: DocumentNode) -> String? {
    if case .boolean(true) = value.content { return nil }
    return value.shownScalar ?? value.convertedValue.line
  }

  private static func words(_ entry: CatalogEntry, _ argument: String?) -> InlineText {
    let summary =
      entry.summary.utf8.last == UInt8(ascii: ".") ? String(entry.summary.dropLast()) : entry.summary
    guard let argument else { return InlineText(summary) }
    return "\(summary) (\(code: argument))"
  }
}
