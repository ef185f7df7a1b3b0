public import Validation

/// The rules over a table as a whole: the key `table` of a rule file.
///
/// ```swift
/// let yaml = "fields: [{name: n, type: number}]\ntable: {records: {minimum: 1}, columns: {n: {sum: {maximum: 100}}}}"
/// let table = try RuleFile(Array(yaml.utf8)).table
/// table?.records?.minimum                        // 1
/// table?.columns[0].sum?.maximum?.description    // "100"
/// ```
public struct TableRules: Sendable {
  /// The bounds of the number of records, both inclusive; at least one is given.
  public struct RecordCount: Sendable, Hashable {
    /// The minimum; `nil` for none.
    public let minimum: Int?
    /// The maximum; `nil` for none.
    public let maximum: Int?
    /// Whether a number outside the bounds is an error or a warning.
    public let severity: Severity
  }

  /// The maximum of a share.
  public struct Share: Sendable, Hashable {
    /// The maximum, from 0 to 1.
    public let maximum: ExactDecimal
    /// Whether a greater share is an error or a warning.
    public let severity: Severity
  }

  /// The bounds of a sum or a mean, both inclusive; at least one is given.
  public struct Bounds: Sendable, Hashable {
    /// The minimum; `nil` for none.
    public let minimum: ExactDecimal?
    /// The maximum; `nil` for none.
    public let maximum: ExactDecimal?
    /// Whether a number outside the bounds is an error or a warning.
    public let severity: Severity
  }

  /// The order of the values of a column.
  public struct Order: Sendable, Hashable {
    /// A direction of an order, as rule files write it.
    public enum Direction: String, Sendable, CaseIterable {
      /// No value is below the one before it.
      case ascending
      /// No value is above the one before it.
      case descending
    }

    /// The direction.
    public let direction: Direction
    /// Whether a value that is not in order is an error or a warning.
    public package(set) var severity: Severity
  }

  /// The rules for the values of one column.
  public struct Column: Sendable, Hashable {
    /// The index of the field in ``RuleFile/fields``.
    public let field: Int
    /// The maximum share of records in which the value is absent; `nil` for none.
    public internal(set) var absent: Share?
    /// The maximum share of distinct values among all values; `nil` for none.
    public internal(set) var distinct: Share?
    /// The bounds of the sum; `nil` for none.
    public internal(set) var sum: Bounds?
    /// The bounds of the mean; `nil` for none.
    public internal(set) var mean: Bounds?
    /// The order of the values; `nil` for none.
    public internal(set) var order: Order?
    /// Whether the sum is compared with another number (``TableRules/equalities``).
    package internal(set) var hasComparedSum = false

    init(field: Int) { self.field = field }

    /// The same rules without those for the column as a whole.
    package var onlyOrder: Column {
      var rules = Column(field: field)
      rules.order = order
      return rules
    }

    /// The rules of a column whose sum is compared with another number.
    package init(summing field: Int) {
      self.init(field: field)
      hasComparedSum = true
    }
  }

  /// The bounds of the number of records; `nil` for none.
  public internal(set) var records: RecordCount?
  /// The rules for columns, in the order of the file.
  public internal(set) var columns: [Column] = []
  /// Whether a record that equals an earlier one is an error or a warning; `nil` if it is allowed.
  public internal(set) var duplicates: Severity?
  /// The requirements of records that belong together, in the order of the file.
  public internal(set) var groups: [Group] = []
  /// The numbers that must be equal, in the order of the file.
  public internal(set) var equalities: [Equality] = []
}
