internal import Bytes
internal import JSONDocument
internal import Validation

/// A part of a rule file or a Data Package with the properties that have their meaning only there.
///
/// Table Schema allows additional properties anywhere, so that one of its own at the wrong place, such as `required` beside
/// `type`, would be read as an additional one, without effect.
enum PropertyPlace: CaseIterable {
  case ruleFile, field, constraints, dialect

  /// The place as the end of a sentence.
  var name: String {
    switch self {
    case .ruleFile: "at the top of the rule file"
    case .field: "in a field"
    case .constraints: "in the 'constraints' of a field"
    case .dialect: "in 'dialect'"
    }
  }

  private var properties: [String] {
    switch self {
    case .ruleFile:
      [
        "fields", "fieldsMatch", "primaryKey", "uniqueKeys", "foreignKeys", "definitions", "include",
        "dialect", "encoding", "missingValues", "table", "headerNames", "fieldPatterns", "files",
      ]
    case .field:
      [
        "constraints", "type", "format", "trueValues", "falseValues", "categories", "categoriesOrdered",
        "decimalChar", "groupChar", "bareNumber", "normalize", "control", "placeholder", "assistiveText",
        "autocomplete", "texts", "rdfType", "arrowType", "synonyms",
      ]
    case .constraints: FieldDecoder.allConstraints
    case .dialect:
      [
        "preset", "header", "headerRows", "headerJoin", "commentRows", "commentChar", "delimiter",
        "lineTerminator", "quoteChar", "doubleQuote", "escapeChar", "nullSequence", "skipInitialSpace",
        "headerPrefix", "footerRows", "footerPrefix", "skipEmptyRecords", "widths", "property",
      ]
    }
  }

  /// The properties that have their meaning at other places alone.
  var foreignProperties: [String] {
    let own = Set(properties)
    return Self.allCases.filter { $0 != self }.flatMap(\.properties).filter { !own.contains($0) }
  }

  /// Returns the place of a property and its name there, whatever its case and the hyphens and underscores in it.
  static func home(of key: String) -> (place: PropertyPlace, name: String)? {
    let folded = key.foldedProperty
    for place in allCases {
      if let name = place.properties.first(where: { $0.lowercased() == folded }) { return (place, name) }
    }
    return nil
  }
}

extension Members {
  /// Reports the members that have no meaning here: as a fault a property that has one elsewhere and a name that resembles a
  /// known one, as a remark of the linter any other name, which the standards allow.
  func rejectMisplaced(besides known: [String], in what: String) {
    for member in object.members where !known.contains(member.key) {
      let key = Excerpt(member.key)
      if let (place, name) = PropertyPlace.home(of: member.key), !known.contains(name) {
        faults.report(
          "\(key) has no effect in \(what); \(member.key == name ? "it" : "'\(name)'") belongs \(place.name)",
          at: member.keyPosition)
      } else if DialectDecoder.isUnsupported(member.key) {
        faults.report(
          "\(key) has no effect in \(what); it is a property of Table Dialect that is not supported",
          at: member.keyPosition)
      } else if let slip = Self.slip(member.key, for: known) {
        faults.report("unknown key \(key) in \(what); \(Suggestion.question(slip))", at: member.keyPosition)
      } else if !member.key.isAdditional {
        faults.remark(on: member.key, in: what, at: member.keyPosition)
      }
    }
  }

  /// The properties of a Data Resource, of which `schema`, `dialect` and `encoding` decide what is checked.
  private static let propertiesOfResource = [
    "name", "path", "data", "type", "title", "description", "format", "mediatype", "encoding", "bytes",
    "hash", "sources", "licenses", "schema", "dialect", "profile", "homepage", "version", "created",
    "compression",
  ]

  /// Reports the properties of a schema or a dialect that are in the descriptor of a resource itself, and names that resemble those
  /// of a resource.
  func rejectPropertiesOfTable(in what: String) {
    for member in object.members where !Self.propertiesOfResource.contains(member.key) {
      if let slip = Self.slip(member.key, for: ["schema", "dialect", "encoding"]) {
        faults.report(
          "unknown key \(Excerpt(member.key)) in \(what); \(Suggestion.question(slip))",
          at: member.keyPosition)
        continue
      }
      guard let (place, name) = PropertyPlace.home(of: member.key), place != .field else { continue }
      let part = place == .dialect ? "dialect" : "schema"
      let text =
        "\(Excerpt(member.key)) has no effect in \(what); \(member.key == name ? "it" : "'\(name)'") belongs in its '\(part)'"
      faults.report(text, at: member.keyPosition)
    }
  }

  /// Returns the known key that was probably meant. A name that extends a known key, such as `description@en` or `examples`, is
  /// not a typing mistake, unless it repeats its last letter.
  private static func slip(_ key: String, for known: [String]) -> String? {
    if let name = known.first(where: { $0.lowercased() == key.foldedProperty }) { return name }
    return Suggestion.nearest(to: key, among: known).flatMap { name in
      !key.hasPrefix(name) || key == name + name.suffix(1) ? name : nil
    }
  }
}

extension String {
  /// The name in lower case without hyphens and underscores.
  var foldedProperty: String { lowercased().filter { $0 != "-" && $0 != "_" } }

  /// Whether the name is one by which people mark additional properties: with a prefix or a language, or widely used.
  fileprivate var isAdditional: Bool {
    hasPrefix("x-") || hasPrefix("_") || contains(where: { ":@$.".contains($0) })
      || ["default", "examples", "comment", "notes", "unit", "source", "sources", "license", "licenses"]
        .contains(self)
  }
}
