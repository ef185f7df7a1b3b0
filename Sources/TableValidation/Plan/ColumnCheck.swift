public import Validation

/// What is asked of one column, or of each line.
public struct ColumnCheck: Sendable {
  /// The column's name in findings; `nil` for lines.
  public let name: String?
  /// Which column, from 0.
  public let column: Int
  public internal(set) var rules: RuleSet
  /// What is done to a value before it is checked, or `nil`.
  public let normalization: Normalization?
  /// Whether findings contain no part of a value: one of the rules is for secrets.
  public var isSecret: Bool { rules.isSecret }
  /// Adds what of a value keys compare, the same bytes for the same value however it is written; `false` where it has
  /// none such, and then takes no part in a key.
  package typealias KeyEncoding = @Sendable (Span<UInt8>, inout [UInt8]) -> Bool
  /// What of a value keys compare; its bytes as they stand unless there is a form.
  package var keyEncoding: KeyEncoding?

  public init(name: String?, column: Int, rules: RuleSet, normalization: Normalization? = nil) {
    self.name = name
    self.column = column
    self.rules = rules
    self.normalization = normalization
  }
}
