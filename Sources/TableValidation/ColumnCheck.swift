public import Validation

/// What is asked of one column, or of each line.
public struct ColumnCheck: Sendable {
  /// The column's name in findings; `nil` for lines.
  public let name: String?
  /// Which column, from 0.
  public let column: Int
  public let rules: RuleSet
  /// What is done to a value before it is checked, or `nil`.
  public let normalization: Normalization?
  /// Whether findings leave the value out: one of the rules is about secrets.
  public let isSecret: Bool

  public init(name: String?, column: Int, rules: RuleSet, normalization: Normalization? = nil) {
    self.name = name
    self.column = column
    self.rules = rules
    self.normalization = normalization
    isSecret = rules.isSecret
  }
}
