internal import Validation

/// The rules of columns, compiled to the forms by which values are read, judged and explained.
///
/// It is a class so that it is called without a copy of the rules, which costs as much as to find a failure.
/// Columns with the same rules share them, so that the rules of thousands of columns are in the cache of the processor.
final class CompiledRules: Sendable {
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
  final class NumberedRule: Sendable {
    let strategy: any NumberedFailures

    init?(_ rule: RuleSet.NamedStrategy) {
      guard let strategy = rule.numberedFailures else { return nil }
      self.strategy = strategy
    }
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

  let rules: RuleSet
  let passes: [any RulePass]
  let hasWarnings: Bool
  /// Whether only an empty field represents an absent value.
  let onlyEmptyIsAbsent: Bool
  /// The strategies whose failures have numbers; none for secrets, which failures may contain.
  let numbered: [NumberedRule?]
  /// Whether presence accepts all values that are present.
  let acceptsPresent: Bool
  let onlyRules: OnlyRules

  init(_ rules: RuleSet) {
    self.rules = rules
    passes = rules.passes
    hasWarnings = rules.hasWarnings
    onlyEmptyIsAbsent = rules.missingValues == [[]]
    numbered = rules.strategies.map { rules.isSecret ? nil : NumberedRule($0) }
    acceptsPresent = rules.presence != .notBlank
    let isAlone = numbered.count == 1 && acceptsPresent && !rules.hasWarnings
    onlyRules = OnlyRules(
      ofAbsences: !rules.hasWarnings, ofValues: isAlone && numbered[0]?.strategy.hasOneFailure == true)
  }

  /// The number of the last different rules among which those of a column are searched.
  private static let searchedCount = 16

  /// Returns the rules of each column, shared by columns whose rules are copies of each other.
  static func shared(by columns: some Collection<RuleSet>) -> [CompiledRules] {
    var last: [CompiledRules] = []
    return columns.map { rules in
      if let known = last.last(where: { $0.rules.isCopy(of: rules) }) { return known }
      let new = CompiledRules(rules)
      if last.count == searchedCount { last.removeFirst() }
      last.append(new)
      return new
    }
  }
}
