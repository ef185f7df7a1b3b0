internal import Bytes

/// The numbers of invalid records from which a check warns or fails: those of a whole check, of a field, or of one rule.
///
/// ```swift
/// let limits = InvalidLimits(warn: .share(.init("0.5")!), fail: .count(100))
/// limits.outcome(invalid: 99, of: 1_000)   // .warns
/// limits.outcome(invalid: 100, of: 1_000)  // .fails
/// ```
///
/// Without limits, one invalid record fails a check. The limits of a rule apply to it in place of those of its field, and these in place of
/// those of the check: a record that breaks only rules with limits of their own is invalid, but does not by itself fail the check.
public struct InvalidLimits: Sendable, Hashable {
  /// A number of invalid records, or their share of all records.
  public enum Limit: Sendable, Hashable, CustomStringConvertible {
    /// A number of records, at least one.
    case count(Int)
    /// A share of the records.
    case share(Percentage)

    /// Returns whether a number of invalid records reaches the limit, without rounding.
    func isReached(_ invalid: Int, of records: Int) -> Bool {
      switch self {
      case .count(let count): invalid >= count
      case .share(let share): share.isReached(by: invalid, of: records)
      }
    }

    /// The number, as `100`, or the share, as `0.5%`.
    public var description: String {
      switch self {
      case .count(let count): count.description
      case .share(let share): share.description
      }
    }
  }

  /// The result of comparing a check with its limits.
  public enum Outcome: String, Sendable {
    /// No limit is reached.
    case passes
    /// The limit for a warning is reached, and the limit for failure is not.
    case warns
    /// The limit for failure is reached: the exit status is 1.
    case fails
  }

  /// The limits in an object, since nearly all rules have none.
  private struct Values: Sendable, Hashable {
    let warn: Limit?
    let fail: Limit?
  }

  @Boxed private var values: Values

  /// The limit for a warning; `nil` for none.
  public var warn: Limit? { values.warn }
  /// The limit for failure; `nil` for none.
  public var fail: Limit? { values.fail }

  /// Creates limits; both are absent by default.
  public init(warn: Limit? = nil, fail: Limit? = nil) {
    values = Values(warn: warn, fail: fail)
  }

  public static func == (first: InvalidLimits, second: InvalidLimits) -> Bool {
    first.values == second.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Returns the result of a check with a number of invalid records, without rounding. O(1).
  public func outcome(invalid: Int, of records: Int) -> Outcome {
    if fail?.isReached(invalid, of: records) == true { return .fails }
    return warn?.isReached(invalid, of: records) == true ? .warns : .passes
  }
}
