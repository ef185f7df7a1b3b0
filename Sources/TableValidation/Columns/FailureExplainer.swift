internal import Validation

/// Explains why values of one column break its rules.
///
/// A class: to call a rule set in an array copies it, which costs as much as an explanation.
final class FailureExplainer: Sendable {
  let rules: RuleSet
  let hasWarnings: Bool

  init(_ rules: RuleSet) {
    self.rules = rules
    hasWarnings = rules.hasWarnings
  }

  /// The next failure of a value, as ``RuleSet`` has it.
  func next(in value: Span<UInt8>, isPresent: Bool, from position: inout Int) -> ValidationFailure? {
    rules.nextFailure(in: value, isPresent: isPresent, from: &position)
  }

  /// The finding that is reported where only one is: the first error, or the first warning where there is no error.
  func first(in value: Span<UInt8>, isPresent: Bool) -> RuleSet.Finding {
    var position = 0
    return rules.firstFinding(in: value, isPresent: isPresent, from: &position) ?? rules.unexplained(value)
  }
}

extension RuleSet {
  /// The finding on a value that a strategy refuses without a failure: the strategy is at fault, and its finding is not
  /// lost all the same.
  func unexplained(_ value: Span<UInt8>) -> Finding {
    let refusing = strategies.filter { $0.strategy.verdict(on: value) != .valid }
    let named = refusing.first { $0.severity == .error } ?? refusing.first
    return Finding(
      rule: named?.name ?? "rule", failure: ValidationFailure("rule.unexplained"),
      severity: named?.severity ?? .error, messages: named?.messages)
  }
}
