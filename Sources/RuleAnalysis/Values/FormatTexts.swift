internal import RuleFiles
internal import Validation

/// What is known of the texts that the formats of JSON Schema accept.
enum FormatTexts {
  /// Texts of which most formats accept none.
  static let usual = ["", "a", "0", "-1", "x y", "%", "^(abc]", "a@b", "\u{0}", "<>", "{", "/~"]

  /// Examples of a format from the catalog, valid and invalid ones.
  static func examples(of format: String) -> [String] {
    guard let rule = JSONSchemaFormat.rules[format], let entry = Catalog.entry(named: rule) else { return [] }
    return entry.examples.flatMap { $0.valid + $0.invalid.map(\.value) }
  }

  /// The texts of a format, or the languages between which they lie; `nil` if none are known.
  static func language(of format: String, _ characters: PatternCharacters) -> PatternLanguage? {
    guard let name = JSONSchemaFormat.rules[format], let rule = try? Catalog.rule(name),
      case .content(let strategy) = rule.kind
    else { return nil }
    return PatternLanguage(of: strategy, characters)
  }
}
