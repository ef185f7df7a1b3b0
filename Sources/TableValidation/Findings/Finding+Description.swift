public import Validation

extension Finding {
  /// Returns the finding as one text: the field, the value and the message, each if there is one.
  ///
  /// ```swift
  /// let input = try TableInput(MemorySource(Array("email\nann@localhost\n".utf8)), named: "people.csv")
  /// let plan = try CheckPlan(columns: ["email": [Catalog.rule("email")]], of: input)
  /// try TableCheck(plan).findings(in: input)[0].description()
  /// // "email: 'ann@localhost' must be an e-mail address: its domain has no dot"
  /// ```
  public func description(by catalog: MessageCatalog = .english) -> String {
    let field = field.map { "\($0): " } ?? ""
    let value = value.map { "'\($0)\(isTruncated ? "…" : "")' " } ?? ""
    return field + value + message(by: catalog)
  }
}
