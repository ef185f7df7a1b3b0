internal import Validation

/// The rules of columns in the forms by which values are read, checked and explained.
///
/// Columns with the same rules share them, so that the rules of thousands of columns are in the cache of the processor.
final class ColumnRules: Sendable {
  let rules: RuleSet
  let passes: [any RulePass]
  let hasWarnings: Bool
  /// Whether only an empty field represents an absent value.
  let onlyEmptyIsAbsent: Bool
  let explainer: FailureExplainer
  let onlyRules: FailureExplainer.OnlyRules

  init(_ rules: RuleSet) {
    self.rules = rules
    passes = rules.passes
    hasWarnings = rules.hasWarnings
    onlyEmptyIsAbsent = rules.missingValues == [[]]
    explainer = FailureExplainer(rules)
    onlyRules = explainer.onlyRules
  }

  /// The number of the last different rules among which those of a column are searched.
  private static let searchedCount = 16

  /// Returns the rules of each column, shared by columns whose rules are copies of each other.
  static func shared(by columns: some Collection<RuleSet>) -> [ColumnRules] {
    var last: [ColumnRules] = []
    return columns.map { rules in
      if let known = last.last(where: { $0.rules.isCopy(of: rules) }) { return known }
      let new = ColumnRules(rules)
      if last.count == searchedCount { last.removeFirst() }
      last.append(new)
      return new
    }
  }
}
