public import Validation

extension TableRules {
  /// The records that are equal in some fields, and what is required of them together: an element of `groups` under `table`.
  ///
  /// ```swift
  /// let yaml = "fields: [{name: trip}, {name: stop, type: integer}]\ntable: {groups: [{by: [trip], order: stop}]}"
  /// let group = try RuleFile(Array(yaml.utf8)).table?.groups[0]
  /// group?.fields  // [0]
  /// ```
  ///
  /// A record in which one of ``fields`` or a value that is compared is absent or invalid is not compared.
  public struct Group: Sendable {
    /// A range of values, in two fields of a record.
    public struct ValueRange: Sendable, Hashable {
      /// Whether a range has its upper bound.
      public enum Bounds: String, Sendable, CaseIterable {
        /// It has.
        case closed
        /// It has not.
        case halfOpen = "half-open"
      }

      /// The index of the field of the lower bound; a record in which it is absent has none.
      public let from: Int
      /// The index of the field of the upper bound; a record in which it is absent has none.
      public let to: Int
      /// Whether the range has its upper bound.
      public let bounds: Bounds
    }

    /// What is required of the records of a group.
    public enum Requirement: Sendable {
      /// In the order of the files, no value of a field is below the one before it.
      case order(Int)
      /// Each value of a field is one step above the one before it: the next number, day, month or year.
      case consecutive(Int)
      /// No value is in two ranges.
      case noOverlap(ValueRange)
      /// Every value from the lowest bound to the highest is in a range.
      case noGap(ValueRange)
      /// All values of a field are equal.
      case same(Int)
      /// The first record meets a condition.
      case first(RecordCondition)
      /// The last record meets a condition.
      case last(RecordCondition)
    }

    /// The indices of the fields in ``RuleFile/fields`` in which the records of a group are equal; empty for one group of all records.
    public let fields: [Int]
    /// The index of the field by which the records are sorted, except for ``Requirement/order(_:)``; `nil` for the order of the files.
    public let sortedBy: Int?
    /// The requirements, at least one.
    public let requirements: [Requirement]
    /// Whether what is found is an error or a warning.
    public let severity: Severity
  }
}
