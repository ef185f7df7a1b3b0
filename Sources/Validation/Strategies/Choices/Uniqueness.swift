extension CatalogEntry {
  /// A condition on all values of a column together. It has no strategy, and a single value is always valid.
  static let unique = CatalogEntry(
    name: "unique", group: .presence,
    summary: "No value of the column, or of the lines, occurs twice; an absent value passes.",
    swift: "Rule.unique",
    messages: [
      "unique.duplicate": "must be unique: line {line} has the same value",
      "unique.duplicate/file": "must be unique: line {line} of {file} has the same value",
      "unique.duplicate/record": "must be unique: record {record} has the same value",
      "unique.duplicate/record-of-file": "must be unique: record {record} of {file} has the same value",
      "unique.duplicate/value": "must be unique: value {record} is the same",
      "unique.duplicate/value-of-file": "must be unique: value {record} of {file} is the same",
    ],
    synonyms: ["distinct", "no-duplicates", "pk", "primary-key"],
    examples: [.init(valid: "x", " ", "7")]
  ) { _ throws(RuleError) in .uniqueness }
}
