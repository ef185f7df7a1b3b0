internal import Bytes

/// The numbers of invalid records from which a run warns or fails.
///
/// ```swift
/// let limits = InvalidLimits(warn: .share(percent: "0.5")!, fail: .count(100))
/// limits.outcome(invalid: 99, of: 1_000)   // .warns
/// limits.outcome(invalid: 100, of: 1_000)  // .fails
/// ```
///
/// Without limits, one invalid record fails a run.
public struct InvalidLimits: Sendable, Hashable {
  /// A number of invalid records, or their share of all records.
  public enum Limit: Sendable, Hashable, CustomStringConvertible {
    /// A number of records, at least one.
    case count(Int)
    /// A share of the records in billionths of a percent, from 1 (a billionth of a percent) to 100,000,000,000 (100 percent).
    case billionthsOfPercent(Int)

    private static let hundredPercent = 100_000_000_000

    /// Returns a share from its percentage, above 0 and at most 100, with at most nine digits after the point; `nil` for any
    /// other text.
    ///
    /// ```swift
    /// InvalidLimits.Limit.share(percent: "0.5")?.description  // "0.5%"
    /// InvalidLimits.Limit.share(percent: "0")                 // nil
    /// ```
    public static func share(percent text: String) -> Limit? {
      let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let fraction = parts.count > 1 ? parts[1].count : 0
      guard parts.count <= 2, !parts.contains(where: \.isEmpty), parts[0].count <= 3, fraction <= 9,
        parts.joined().allSatisfy(\.isDigit)
      else { return nil }
      var billionths = parts.joined().reduce(0) { $0 * 10 + Int($1 - 0x30) }
      for _ in fraction..<9 { billionths *= 10 }
      return 1...hundredPercent ~= billionths ? .billionthsOfPercent(billionths) : nil
    }

    /// Returns whether a number of invalid records reaches the limit, without rounding.
    func isReached(_ invalid: Int, of records: Int) -> Bool {
      switch self {
      case .count(let count): return invalid >= count
      case .billionthsOfPercent(let share):
        guard invalid > 0 else { return false }
        let product = invalid.multipliedFullWidth(by: Self.hundredPercent)
        let bound = records.multipliedFullWidth(by: share)
        return (product.high, product.low) >= (bound.high, bound.low)
      }
    }

    /// The number, as `100`, or the share, as `0.5%`.
    public var description: String {
      guard case .billionthsOfPercent(let share) = self else {
        if case .count(let count) = self { return count.description }
        return ""
      }
      var fraction = (share % 1_000_000_000 + 1_000_000_000).description.dropFirst()
      while fraction.hasSuffix("0") { fraction.removeLast() }
      return (share / 1_000_000_000).description + (fraction.isEmpty ? "" : ".\(fraction)") + "%"
    }
  }

  /// The result of comparing a run with its limits.
  public enum Outcome: Sendable, Hashable {
    /// No limit is reached.
    case passes
    /// The limit for a warning is reached, and the limit for failure is not.
    case warns
    /// The limit for failure is reached: the exit status is 1.
    case fails
  }

  /// The limit for a warning; `nil` for none.
  public let warn: Limit?
  /// The limit for failure; `nil` for none.
  public let fail: Limit?

  /// Creates limits; both are absent by default.
  public init(warn: Limit? = nil, fail: Limit? = nil) {
    self.warn = warn
    self.fail = fail
  }

  /// Returns the result of a run with a number of invalid records, without rounding. O(1).
  public func outcome(invalid: Int, of records: Int) -> Outcome {
    if fail?.isReached(invalid, of: records) == true { return .fails }
    return warn?.isReached(invalid, of: records) == true ? .warns : .passes
  }
}
