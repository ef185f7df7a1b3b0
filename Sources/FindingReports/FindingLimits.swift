internal import Validation

/// The maximum numbers of findings that are reported; further findings are only counted.
///
/// ```swift
/// var options = CheckOptions()
/// options.findingLimits = FindingLimits(total: 1_000, perRule: 20)
/// ```
public struct FindingLimits: Sendable, Hashable {
  /// The maximum number of all findings; `nil` for no limit.
  public var total: Int?
  /// The maximum number of the findings of one rule in one column; `nil` for no limit.
  public var perRule: Int?

  /// Creates limits; by default there are none.
  public init(total: Int? = nil, perRule: Int? = nil) {
    self.total = total
    self.perRule = perRule
  }

  /// Whether there is no limit.
  package var isEmpty: Bool { total == nil && perRule == nil }
}

/// The findings that may still be reported within limits, in the order of the input.
package struct FindingQuota: Sendable {
  private struct Key: Hashable {
    let field: String?
    let rule: String
  }

  private let limits: FindingLimits
  private var admitted = 0
  private var admittedByRule: [Key: Int] = [:]

  package init(_ limits: FindingLimits) { self.limits = limits }

  /// Whether no further finding can be admitted.
  package var isExhausted: Bool { limits.total.map { admitted >= $0 } ?? false }

  /// Returns whether the finding is within the limits, and counts it if it is.
  package mutating func admit(_ finding: Finding) -> Bool {
    if isExhausted { return false }
    if let perRule = limits.perRule {
      // The rules over a table have one name, and a code each.
      let rule = ["table", "group"].contains(finding.rule) ? finding.failure.code.rawValue : finding.rule
      let key = Key(field: finding.field, rule: rule)
      guard admittedByRule[key, default: 0] < perRule else { return false }
      admittedByRule[key, default: 0] += 1
    }
    admitted += 1
    return true
  }
}
