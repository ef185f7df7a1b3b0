extension CatalogEntry {
  /// A condition on all values of a column together. It has no strategy, and a single value is always valid.
  static let unique = CatalogEntry(
    name: "unique", group: .presence,
    summary: "No value of the column, or of the lines, occurs twice; an absent value passes.",
    swift: "Rule.unique", codes: ["unique.duplicate"], examples: [.init(valid: "x", " ", "7")]
  ) { _ throws(RuleError) in .uniqueness }
}
