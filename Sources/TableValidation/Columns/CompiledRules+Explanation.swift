internal import Validation

/// Explains why a value is rejected.
extension CompiledRules {
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
