/// A finding in one record: in a field, or in the record as a whole.
public struct RecordFinding: Sendable, Hashable {
  /// The field's name, or `nil` for the record as a whole.
  public let field: String?
  /// The rule, its failure, and whether it is an error or a warning.
  public let finding: RuleSet.Finding
  /// The number of values of the field with this failure: 1 unless the field accepts several values. The parameters of the
  /// failure are those of the first of these values.
  public let count: Int

  package init(field: String?, finding: RuleSet.Finding, count: Int = 1) {
    self.field = field
    self.finding = finding
    self.count = count
  }
}

/// A finding in one record that has the position of its field instead of the name.
package struct FieldFinding: Sendable {
  /// The position of the field, or `nil` for the record as a whole.
  package let field: Int?
  package let finding: RuleSet.Finding
  /// Whether its text must not contain the field's value although the field is not secret, because the rule reads a
  /// secret field.
  package let isSecret: Bool
  /// The number of values of the field with this failure. The parameters are those of the first of these
  /// values.
  package internal(set) var count = 1

  package init(field: Int?, finding: RuleSet.Finding, isSecret: Bool = false) {
    (self.field, self.finding, self.isSecret) = (field, finding, isSecret)
  }

  /// Whether both findings are of the same rule and have the same code and severity.
  func isRepeated(by other: FieldFinding) -> Bool {
    finding.failure.code == other.finding.failure.code && finding.rule == other.finding.rule
      && finding.severity == other.finding.severity
  }

  package var isError: Bool { finding.severity == .error }
}
