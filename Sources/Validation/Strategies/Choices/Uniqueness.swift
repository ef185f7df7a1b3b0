extension CatalogEntry {
  /// A question to all values of a column together: there is no strategy for it, and one value alone always passes.
  static let unique = CatalogEntry(
    name: "unique", group: .presence,
    summary: "No value of the column, or of the lines, is there twice; an absent one passes.",
    swift: "Rule.unique", codes: ["unique.duplicate"], examples: [.init(valid: "x", " ", "7")]
  ) { _ throws(RuleError) in .uniqueness }
}
