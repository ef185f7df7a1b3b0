internal import FindingReports
public import Validation

/// The check of one rule over several columns in each record.
public struct RecordCheck: Sendable {
  /// The rule.
  public let rule: RecordRule
  /// The indices of the columns that are the inputs of the rule, from 0, in the order of the inputs; `nil` for a column that the
  /// table lacks, whose values are absent.
  public let columns: [Int?]
  /// The index of the column to which findings belong; `nil` for the record as a whole.
  public let column: Int?

  /// The severity of its findings: that of the rule, unless the check has another for its code.
  package internal(set) var severity: Severity

  /// The limits of records that break the rule; `nil` for those of the check.
  var limits: InvalidLimits? { rule.limits }

  /// The version of the rules to which it belongs; `nil` if both have it, and for a check by one.
  var version: RuleVersion?

  /// The rule's own texts of its failures, which replace those of the catalog, or `nil`.
  public let messages: RuleMessages?

  /// Creates the check of a rule.
  ///
  /// - Precondition: `columns` has one column for each input of the rule.
  public init(_ rule: RecordRule, columns: [Int?], column: Int? = nil, messages: RuleMessages? = nil) {
    precondition(columns.count == rule.inputs.count, "each input of a rule must have a column")
    self.rule = rule
    severity = rule.severity
    self.columns = columns
    self.column = column
    self.messages = messages
  }

  /// The columns whose values a strategy for secrets checks.
  var secretColumns: [Int] {
    zip(rule.inputs, columns).filter { rule.secretInputs.contains($0.0) }.compactMap(\.1)
  }

  /// The columns that the rule reads, and the one at which its findings are reported.
  var allColumns: [Int] { (columns + [column]).compactMap(\.self) }
}
