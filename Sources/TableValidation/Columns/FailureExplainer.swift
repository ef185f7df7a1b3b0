internal import Validation

/// Finds the failures of values by the rules of one column.
///
/// It is a class because a call to a rule set in an array copies the rule set, which costs as much as to find a failure.
final class FailureExplainer: Sendable {
  let rules: RuleSet
  let hasWarnings: Bool
  private let ofAbsence: ConstantFailure?
  private let ofValues: ConstantFailure?

  init(_ rules: RuleSet) {
    self.rules = rules
    hasWarnings = rules.hasWarnings
    ofAbsence = hasWarnings ? nil : ConstantFailure(ofAbsenceIn: rules)
    ofValues = hasWarnings ? nil : ConstantFailure(ofValuesIn: rules)
  }

  /// Returns the only failure of a rejected value if it is the same for all such values.
  ///
  /// - Parameter isInvalid: Whether the value is `invalid`, not undecided, and UTF-8.
  func constant(isAbsent: Bool, isInvalid: Bool) -> ConstantFailure? {
    isAbsent ? ofAbsence : isInvalid ? ofValues : nil
  }

  /// Returns the next failure of a value, as `RuleSet.nextFailure` does.
  func next(in value: Span<UInt8>, isPresent: Bool, from position: inout Int) -> ValidationFailure? {
    rules.nextFailure(in: value, isPresent: isPresent, from: &position)
  }

  /// Returns the finding that is reported if only one is: the first error, or the first warning if there is no error.
  func first(in value: Span<UInt8>, isPresent: Bool) -> RuleSet.Finding {
    var position = 0
    return rules.firstFinding(in: value, isPresent: isPresent, from: &position)
      ?? rules.unexplainedFinding(in: value)
  }
}
