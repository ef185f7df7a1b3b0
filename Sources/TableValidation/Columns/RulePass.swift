internal import Validation

/// One pass over the values of a column, by one rule or by two that read each value once.
enum RulePass: Sendable {
  case rule(any InputFieldValidationStrategy)
  case boundedNumber(BoundedNumber)

  /// A pass, the index of its first rule among the strategies of the column, and the severity of its rules.
  ///
  /// It is a class because an element of an array is copied when it is used, and to copy two strategies takes longer than to judge
  /// a few values.
  final class Planned: Sendable {
    let pass: RulePass
    let rule: Int
    let severity: Severity

    init(pass: RulePass, rule: Int, severity: Severity) {
      (self.pass, self.rule, self.severity) = (pass, rule, severity)
    }
  }

  /// Returns the passes of the rules of a column, in their order.
  static func passes(of rules: RuleSet) -> [Planned] {
    var passes: [Planned] = []
    var rule = 0
    while rule < rules.strategies.count {
      let first = rules.strategies[rule]
      let second = rule + 1 < rules.strategies.count ? rules.strategies[rule + 1] : nil
      if let second, second.severity == first.severity,
        let pair = BoundedNumber(first.strategy, second.strategy)
      {
        passes.append(Planned(pass: .boundedNumber(pair), rule: rule, severity: first.severity))
        rule += 2
      } else {
        passes.append(Planned(pass: .rule(first.strategy), rule: rule, severity: first.severity))
        rule += 1
      }
    }
    return passes
  }
}
