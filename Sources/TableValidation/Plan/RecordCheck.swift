public import Validation

/// What is asked of several columns of each record.
public struct RecordCheck: Sendable {
  public let rule: RecordRule
  /// Which columns the inputs of the rule are, from 0, in their order.
  public let columns: [Int]
  /// Which column findings are told of; `nil` for the record as a whole.
  public let column: Int?

  /// The texts of its failures that stand in place of the catalogue's, or `nil`.
  public let messages: RuleMessages?

  /// - Precondition: Each input of the rule has a column.
  public init(_ rule: RecordRule, columns: [Int], column: Int? = nil, messages: RuleMessages? = nil) {
    precondition(columns.count == rule.inputs.count, "each input has a column")
    self.rule = rule
    self.columns = columns
    self.column = column
    self.messages = messages
  }

  /// The columns that a strategy for secrets checks.
  var secretColumns: [Int] {
    zip(rule.inputs, columns).filter { rule.secretInputs.contains($0.0) }.map(\.1)
  }

  /// The columns that it reads or tells of.
  var allColumns: [Int] { columns + (column.map { [$0] } ?? []) }
}
