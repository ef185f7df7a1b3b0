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
    patterns[format].map { PatternLanguage($0, characters) }
  }

  /// Patterns that match what the rules of the catalog accept.
  private static let patterns: [String: String] = [
    "uuid": "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}",
    "ipv4": "\(octet)(?:\\.\(octet)){3}",
    "date": date,
    "json-pointer": "(?:/(?:[^/~]|~[01])*)*",
    "relative-json-pointer": "(?:0|[1-9][0-9]*)(?:[+-][1-9][0-9]*)?(?:#|(?:/(?:[^/~]|~[01])*)*)",
  ]
  private static let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
  /// RFC 3339, section 5.6, with the days that each month has.
  private static let date =
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"
}
