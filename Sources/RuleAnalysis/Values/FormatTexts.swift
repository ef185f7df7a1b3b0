internal import RuleFiles
internal import Validation

/// What is known of the texts that the formats of JSON Schema accept.
enum FormatTexts {
  /// The formats whose texts are also those of others.
  static let parts: [String: [String]] = [
    "uri": ["uri-reference", "iri", "iri-reference"], "uri-reference": ["iri-reference"],
    "iri": ["iri-reference"],
  ]

  /// Texts of which most formats accept none.
  static let usual = ["", "a", "0", "-1", "x y", "%", "^(abc]", "a@b", "\u{0}", "<>", "{", "/~"]

  /// Whether a text may be of all of some formats and of none of others.
  static func mayOccur(_ valid: Set<String>, without invalid: Set<String>) -> Bool {
    valid.allSatisfy { name in parts[name]?.allSatisfy { !invalid.contains($0) } ?? true }
  }

  /// Examples of a format from the catalog, valid and invalid ones.
  static func examples(of format: String) -> [String] {
    guard let rule = JSONSchemaFormat.rules[format], let entry = Catalog.entry(named: rule) else { return [] }
    return entry.examples.flatMap { $0.valid + $0.invalid.map(\.value) }
  }

  /// The texts of a format that is a regular language; `nil` if it is none, or not known as one.
  static func language(of format: String, _ characters: PatternCharacters) -> PatternLanguage? {
    guard let name = JSONSchemaFormat.rules[format], let rule = try? Catalog.rule(name),
      case .content(let strategy) = rule.kind
    else { return nil }
    return StrategyPattern.of(strategy).map { PatternLanguage($0, characters) }
  }
}
