package import FindingReports
internal import RuleFiles
internal import Validation

/// The severities of codes in what is not a rule of a column.
extension CodeSeverities {
  package func apply(to findings: [Finding]) -> [Finding] {
    isEmpty ? findings : findings.map { $0.with(severity(of: $0.failure.code) ?? $0.severity) }
  }

  /// Returns a rule over several columns with the severity of its code.
  func apply(to check: RecordCheck) -> RecordCheck {
    guard !isEmpty, let severity = severity(of: check.rule.constraint.code) else { return check }
    var check = check
    check.severity = severity
    return check
  }

  func apply(to order: PlannedTable.Order) -> PlannedTable.Order {
    guard !isEmpty, let severity = severity(of: "table.not-sorted") else { return order }
    var order = order
    order.rule.severity = severity
    return order
  }
}
