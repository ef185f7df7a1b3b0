/// A failure that a rule reports for every value that it rejects, because the failure does not contain any of the value.
///
/// It is a class so that it is passed on without a copy of the failure, which costs as much as to write it.
package final class ConstantFailure: Sendable {
  /// The position of the rule in its set: 0 is presence, followed by the strategies.
  package let rule: Int
  package let failure: ValidationFailure

  /// Creates the failure of absent values; `nil` if an absent value is accepted.
  package init?(ofAbsenceIn rules: RuleSet) {
    guard let failure = rules.presence.failure(of: nil) else { return nil }
    (rule, self.failure) = (0, failure)
  }

  /// Creates the failure of the values that are present, UTF-8 and `invalid`; `nil` if they have different failures.
  package init?(ofValuesIn rules: RuleSet) {
    guard rules.presence != .notBlank, !rules.isSecret, rules.strategies.count == 1 else { return nil }
    rule = 1
    switch rules.strategies[0].strategy {
    case let regex as RegexStrategy: failure = regex.rejection
    case let oneOf as OneOfStrategy: failure = oneOf.rejection
    default: return nil
    }
  }
}
