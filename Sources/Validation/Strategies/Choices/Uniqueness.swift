extension CatalogEntry {
  /// A condition on all values of a column together: it has no strategy, and a single value always passes.
  static let unique = CatalogEntry(
    name: "unique", group: .presence,
    summary: "No value of the column, or of the lines, occurs twice; an absent value passes.",
    swift: "Rule.unique", codes: ["unique.duplicate"], examples: [.init(valid: "x", " ", "7")]
  ) { _ throws(RuleError) in .uniqueness }
}
