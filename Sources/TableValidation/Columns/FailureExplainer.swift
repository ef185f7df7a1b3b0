internal import Validation

/// Finds the rules that reject a value, and the reasons.
///
/// It is a class so that it is called without a copy of the rules, which costs as much as to find a failure.
final class FailureExplainer: Sendable {
  /// A rule that rejects a value.
  struct Rejection {
    /// The index of the rule: 0 is presence, followed by the strategies.
    let rule: Int
    /// The number of the failure, if the failures of the rule have numbers.
    let number: Int?
    /// The failure, if it has no number.
    var created: CreatedFailure?
  }

  /// A failure. It is a reference so that it is passed on without a copy, which costs as much as to create it.
  final class CreatedFailure: Sendable {
    let failure: ValidationFailure

    init(_ failure: ValidationFailure) { self.failure = failure }
  }

  /// The strategy of a rule. It is a class so that a strategy is called without a copy.
  private final class NumberedRule: Sendable {
    let strategy: any NumberedFailures

    init?(_ rule: RuleSet.NamedStrategy) {
      guard let strategy = rule.numberedFailures else { return nil }
      self.strategy = strategy
    }
  }

  private let rules: RuleSet
  /// The strategies whose failures have numbers; none for secrets, which failures may contain.
  private let numbered: [NumberedRule?]
  /// Whether presence accepts all values that are present.
  private let acceptsPresent: Bool

  init(_ rules: RuleSet) {
    self.rules = rules
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
    let isAlone = numbered.count == 1 && acceptsPresent && !rules.hasWarnings
    return OnlyRules(
      ofAbsences: !rules.hasWarnings, ofValues: isAlone && numbered[0]?.strategy.hasOneFailure == true)
  }

  /// Returns the next rule that rejects a value and has a reason, or `nil` after the last.
  ///
  /// - Parameter position: The number of rules already evaluated, 0 at the beginning; increased to include the rule that is
  ///   returned.
  func next(in value: Span<UInt8>, isPresent: Bool, from position: inout Int) -> Rejection? {
    if position == 0 {
      position = 1
      let isRejected = isPresent ? !acceptsPresent && value.isBlank : rules.presence != .optional
      if isRejected { return Rejection(rule: 0, number: 0) }
    }
    while isPresent, position <= numbered.count {
      let rule = position
      position += 1
      if let numbered = numbered[rule - 1] {
        if let number = numbered.strategy.failureNumber(of: value) {
          return Rejection(rule: rule, number: number)
        }
      } else if let failure = rules.failure(of: value, isPresent: true, byRule: rule) {
        return Rejection(rule: rule, number: nil, created: CreatedFailure(failure))
      }
    }
    return nil
  }

  /// Returns the failure of a value by a rule that rejects it.
  func failure(_ rejection: Rejection, of value: Span<UInt8>, isPresent: Bool) -> ValidationFailure {
    rejection.created?.failure ?? rules.failure(of: value, isPresent: isPresent, byRule: rejection.rule)
      ?? .unexplained
  }

  /// Returns the finding that is reported if only one is: the first error, or the first warning if there is no error.
  func first(in value: Span<UInt8>, isPresent: Bool) -> RuleSet.Finding {
    var position = 0
    return rules.firstFinding(in: value, isPresent: isPresent, from: &position)
      ?? rules.unexplainedFinding(in: value)
  }
}
