/// One pass over the values of a column, by one rule or by two that read each value once.
///
/// It is a reference because a strategy in an array is copied when it is used, which takes longer than to judge a few values.
package protocol RulePass: AnyObject, Sendable {
  /// The index of the first rule among the strategies of the column.
  var rule: Int { get }
  /// The severity of the rules.
  var severity: Severity { get }

  /// Replaces each verdict that is `valid` by that of the rules.
  ///
  /// - Returns: For two rules, the number of values that the first rejects; `nil` for one.
  func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) -> Int?
}

/// A pass by one rule.
package final class StrategyPass: RulePass {
  package let rule: Int
  package let severity: Severity
  private let strategy: any InputFieldValidationStrategy

  init(_ strategy: any InputFieldValidationStrategy, rule: Int, _ severity: Severity) {
    (self.strategy, self.rule, self.severity) = (strategy, rule, severity)
  }

  package func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) -> Int? {
    strategy.judge(values, in: bytes, verdicts: &verdicts)
    return nil
  }
}

/// A pass by the type of a number and its bounds.
package final class BoundedNumberPass: RulePass {
  package let rule: Int
  package let severity: Severity
  private let pair: BoundedNumber

  init(_ pair: BoundedNumber, rule: Int, _ severity: Severity) {
    (self.pair, self.rule, self.severity) = (pair, rule, severity)
  }

  package func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) -> Int? {
    pair.judge(values, in: bytes, verdicts: &verdicts)
  }
}

extension RuleSet {
  /// The passes of the rules, in their order.
  var passes: [any RulePass] {
    var passes: [any RulePass] = []
    var rule = 0
    while rule < strategies.count {
      let first = strategies[rule]
      let second = rule + 1 < strategies.count ? strategies[rule + 1] : nil
      if let second, second.severity == first.severity,
        let pair = BoundedNumber(first.strategy, second.strategy)
      {
        passes.append(BoundedNumberPass(pair, rule: rule, first.severity))
        rule += 2
      } else {
        passes.append(StrategyPass(first.strategy, rule: rule, first.severity))
        rule += 1
      }
    }
    return passes
  }
}
