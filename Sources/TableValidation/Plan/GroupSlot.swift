internal import Validation

/// A value that is kept of each record of a group.
struct GroupSlot: Sendable {
  /// What is kept of a value.
  enum Form: Sendable, Hashable {
    /// Its rank (`RankedType`), or that it is absent.
    case rank
    /// The rank of the value one step above it.
    case nextRank
    /// The bytes that are the same for equal values.
    case meaning
    /// Whether the record meets a condition, by its number among those of the group.
    case condition(Int)
  }

  let form: Form
  /// The index of the field in the rule file; 0 for a condition.
  let field: Int
  /// The index of the column's check in the plan; `nil` for a column that the table lacks, and for a condition.
  let check: Int?
}

/// A condition on the records of a group.
struct GroupCondition: Sendable {
  let condition: BoundCondition
  /// The indices of the checks of its inputs; `nil` if the table lacks one of their columns.
  let checks: [Int]?
  /// The condition as messages show it; `…` if it is about a secret field.
  let phrase: ParameterValue
}
