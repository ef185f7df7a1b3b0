internal import FindingReports
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

  static func type(of field: DocumentObject) -> String {
    let name = field.text("type") ?? "any"
    let words = types[name] ?? (name == "any" ? "any" : MarkdownText.escaped(name))
    guard let format = field.text("format"), format != "default", format != "any" else { return words }
    return "\(words) as \(MarkdownText.code(format))"
  }

  /// Returns the demands, each as a few words.
  static func rules(of field: DocumentObject) -> [String] {
    var words: [String] = []
    if case .object(let constraints) = field["constraints"]?.value.content {
      words += constraints.members.compactMap { constraint($0, among: constraints, of: field) }
    }
    let categories = field["categories"].map { values(in: $0.value) } ?? []
    if !categories.isEmpty { words.append(choice(categories)) }
    if case .array(let rules) = field["rules"]?.value.content { words += rules.map(rule) }
    return words
  }

  private static func constraint(
    _ member: DocumentMember, among constraints: DocumentObject, of field: DocumentObject
  ) -> String? {
    let value = MarkdownText.code(member.value.shownScalar ?? member.value.convertedValue.line)
    let unit = ["list", "array", "object"].contains(field.text("type")) ? "items" : "characters"
    switch member.key {
    case "required", "unique":
      if case .boolean(true) = member.value.content { return member.key }
      return nil
    case "minLength":
      guard let most = constraints.text("maxLength") else { return "at least \(value) \(unit)" }
      return most == member.value.shownScalar
        ? "\(value) \(unit)" : "\(value) to \(MarkdownText.code(most)) \(unit)"
    case "maxLength": return constraints["minLength"] == nil ? "at most \(value) \(unit)" : nil
    case "minimum":
      guard let greatest = constraints.text("maximum") else { return "\(value) or more" }
      return "\(value) to \(MarkdownText.code(greatest))"
    case "maximum": return constraints["minimum"] == nil ? "\(value) or less" : nil
    case "exclusiveMinimum": return "more than \(value)"
    case "exclusiveMaximum": return "less than \(value)"
    case "enum": return choice(values(in: member.value))
    case "pattern": return "matches \(value)"
    case "jsonSchema": return "by its JSON Schema"
    default: return "\(member.key) \(value)"
    }
  }

  /// Returns texts as code, with commas between.
  static func codes(_ texts: [String]) -> String { texts.map(MarkdownText.code).joined(separator: ", ") }

  private static func choice(_ values: [String]) -> String {
    let shown = values.prefix(20)
    return "one of \(codes(Array(shown)))"
      + (values.count > shown.count ? " and \(values.count - shown.count) more" : "")
  }

  /// The values of a list, which may be objects with a label.
  private static func values(in node: DocumentNode) -> [String] {
    guard case .array(let elements) = node.content else { return [] }
    return elements.compactMap { element in
      if case .object(let object) = element.content { return object.text("value") }
      return element.shownScalar
    }
  }

  /// Returns what a rule accepts: the sentence of the catalog, with its argument.
  private static func rule(_ node: DocumentNode) -> String {
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
          object["limits"].map { ", limits \(MarkdownText.code($0.value.convertedValue.line))" } ?? ""
        return words(entry, argument(member.value)) + limits
      }
    }
    return MarkdownText.code(node.convertedValue.line)
  }

  /// The argument of a rule; `nil` for one that has none and is written with `true`.
  private static func argument(_ value: DocumentNode) -> String? {
    if case .boolean(true) = value.content { return nil }
    return value.shownScalar ?? value.convertedValue.line
  }

  private static func words(_ entry: CatalogEntry, _ argument: String?) -> String {
    let summary =
      entry.summary.utf8.last == UInt8(ascii: ".") ? String(entry.summary.dropLast()) : entry.summary
    return MarkdownText.escaped(summary) + (argument.map { " (\(MarkdownText.code($0)))" } ?? "")
  }
}
