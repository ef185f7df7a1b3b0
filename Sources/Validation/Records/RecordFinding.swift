/// A finding in one record: at a field, or in the record as a whole.
public struct RecordFinding: Sendable, Hashable {
  /// The field's name, or `nil` for the record as a whole.
  public let field: String?
  /// The rule, its failure, and whether it is an error or a warning.
  public let finding: RuleSet.Finding

  package init(field: String?, finding: RuleSet.Finding) {
    self.field = field
    self.finding = finding
  }
}

/// A finding in one record that has the position of its field instead of the name.
package struct FieldFinding: Sendable {
  /// The position of the field, or `nil` for the record as a whole.
  package let field: Int?
  package let finding: RuleSet.Finding
  /// Whether its text must not contain the field's value, though the field is no secret: the rule reads one that is.
  package let isSecret: Bool

  init(field: Int?, finding: RuleSet.Finding, isSecret: Bool = false) {
    (self.field, self.finding, self.isSecret) = (field, finding, isSecret)
  }

  package var isError: Bool { finding.severity == .error }
}
