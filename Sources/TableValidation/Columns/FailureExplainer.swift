internal import Validation

/// Finds the failures of values by the rules of one column.
///
/// It is a class because a call to a rule set in an array copies the rule set, which costs as much as to find a failure.
final class FailureExplainer: Sendable {
  /// A failure of a value, with the index of the rule: 0 is presence, followed by the strategies.
  enum Explanation {
    /// The number of the failure; ``failure(of:isPresent:byRule:)`` creates the failure itself.
    case numbered(Int, rule: Int)
    case created(ValidationFailure, rule: Int)
  }

  /// The strategy of a rule. It is a class so that a strategy is called without a copy.
  private final class NumberedRule: Sendable {
    let strategy: any NumberedFailures

    init?(_ rule: RuleSet.NamedStrategy) {
      guard let strategy = rule.numberedFailures else { return nil }
      self.strategy = strategy
    }
  }

  let rules: RuleSet
  let hasWarnings: Bool
  /// The strategies whose failures have numbers; none for secrets, which failures may contain.
  private let numbered: [NumberedRule?]
  /// Whether presence accepts all values that are present.
  private let acceptsPresent: Bool
  init(_ rules: RuleSet) {
    self.rules = rules
    hasWarnings = rules.hasWarnings
    numbered = rules.strategies.map { rules.isSecret ? nil : NumberedRule($0) }
    acceptsPresent = rules.presence != .notBlank
  }

  /// The rules that reject values for one reason only.
  struct OnlyRules {
    fileprivate let ofAbsences: Bool
    fileprivate let ofValues: Bool

    /// Returns the rule that rejects a value if its only failure is the same for all such values. The number of the failure is 0.
    ///
    /// - Parameter isInvalid: Whether the value is `invalid`, not undecided, and UTF-8.
    @inline(__always)
    func rule(rejectingAbsent isAbsent: Bool, isInvalid: Bool) -> Int? {
      isAbsent ? (ofAbsences ? 0 : nil) : isInvalid && ofValues ? 1 : nil
    }
  }

  var onlyRules: OnlyRules {
    let isAlone = numbered.count == 1 && acceptsPresent && !hasWarnings
    return OnlyRules(
      ofAbsences: !hasWarnings, ofValues: isAlone && numbered[0]?.strategy.hasOneFailure == true)
  }

  /// Returns the next failure of a value, in the order of the rules, or `nil` after the last.
  ///
  /// - Parameter position: The number of rules already evaluated, 0 at the beginning; increased to include the rule whose failure
  ///   is returned.
  func next(in value: Span<UInt8>, isPresent: Bool, from position: inout Int) -> Explanation? {
    let count = isPresent ? numbered.count + 1 : 1
    while position < count {
      let rule = position
      position += 1
      if rule > 0, let numbered = numbered[rule - 1] {
        if let number = numbered.strategy.failureNumber(of: value) { return .numbered(number, rule: rule) }
        continue
      }
      if rule == 0, isPresent, acceptsPresent { continue }
      if let failure = rules.failure(of: value, isPresent: isPresent, byRule: rule) {
        return .created(failure, rule: rule)
      }
    }
    return nil
  }

  /// Returns the failure of a value by a rule, which rejects it.
  func failure(of value: Span<UInt8>, isPresent: Bool, byRule rule: Int) -> ValidationFailure {
    rules.failure(of: value, isPresent: isPresent, byRule: rule) ?? .unexplained
  }

  /// Returns the finding that is reported if only one is: the first error, or the first warning if there is no error.
  func first(in value: Span<UInt8>, isPresent: Bool) -> RuleSet.Finding {
    var position = 0
    return rules.firstFinding(in: value, isPresent: isPresent, from: &position)
      ?? rules.unexplainedFinding(in: value)
  }
}
