internal import Validation

/// Tells why values of one column do not pass.
///
/// A class: a rule set that an array has is copied to be asked, which costs as much as its answer.
final class FailureExplainer: Sendable {
  let rules: RuleSet
  let hasWarnings: Bool
  private let onlyEmptyIsMissing: Bool

  init(_ rules: RuleSet) {
    self.rules = rules
    hasWarnings = rules.hasWarnings
    onlyEmptyIsMissing = rules.missingValues == [[]]
  }

  /// Whether the value stands for an absent one.
  func isMissing(_ value: Span<UInt8>) -> Bool {
    onlyEmptyIsMissing ? value.isEmpty : rules.isAbsent(value)
  }

  /// The next failure of a value, as ``RuleSet`` has it.
  func next(in value: Span<UInt8>, isPresent: Bool, from position: inout Int) -> ValidationFailure? {
    rules.nextFailure(in: value, isPresent: isPresent, from: &position)
  }

  /// Counts what the rules have told.
  ///
  /// - Parameter counts: How many failures each rule has told, presence first.
  func tally(_ counts: [Int], _ tally: inout Tally, check: Int) {
    tally.add(counts[0], of: rules.presence.ruleName ?? "", rules.presenceSeverity, check: check)
    for (number, named) in rules.strategies.enumerated() {
      tally.add(counts[number + 1], of: named.name, named.severity, check: check)
    }
  }
}
