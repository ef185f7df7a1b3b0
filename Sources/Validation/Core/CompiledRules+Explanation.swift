internal import Bytes

/// The findings that explain a rejected value.
extension CompiledRules {
  /// Returns the failure of a value by a rule that rejects it.
  package func failure(_ rejection: Rejection, of value: Span<UInt8>, isPresent: Bool) -> ValidationFailure {
    rejection.created?.value ?? rules.failure(of: value, isPresent: isPresent, byRule: rejection.rule)
      ?? .unexplained
  }

  /// Returns the findings in a value: the first error or, if there is none, the first warning; or all, in the order of the rules.
  package func findings(in value: Span<UInt8>, isPresent: Bool, all: Bool) -> [RuleSet.Finding] {
    guard all else { return [firstExplained(in: value, isPresent: isPresent)].compactMap(\.self) }
    var findings: [RuleSet.Finding] = []
    var position = 0
    while let finding = nextFinding(in: value, isPresent: isPresent, from: &position) {
      findings.append(finding)
    }
    return findings
  }

  /// Returns the finding that is reported if only one is: the first error, or the first warning if there is no error, or the first that is ignored.
  package func first(in value: Span<UInt8>, isPresent: Bool) -> RuleSet.Finding {
    firstExplained(in: value, isPresent: isPresent) ?? unexplained(in: value)
  }

  private func firstExplained(in value: Span<UInt8>, isPresent: Bool) -> RuleSet.Finding? {
    var (warning, ignored): (RuleSet.Finding?, RuleSet.Finding?)
    var position = 0
    while let finding = nextFinding(in: value, isPresent: isPresent, from: &position) {
      switch finding.severity {
      case .error: return finding
      case .warning: warning = warning ?? finding
      case .ignored: ignored = ignored ?? finding
      }
    }
    return warning ?? ignored
  }

  /// Returns the finding of the next rule that rejects a value and has a reason, or `nil` after the last; the parameters are those
  /// of ``next(in:isPresent:from:)``.
  func nextFinding(in value: Span<UInt8>, isPresent: Bool, from position: inout Int) -> RuleSet.Finding? {
    guard let rejection = next(in: value, isPresent: isPresent, from: &position) else { return nil }
    return finding(failure(rejection, of: value, isPresent: isPresent), ofRule: rejection.rule)
  }

  private func finding(_ failure: ValidationFailure, ofRule rule: Int) -> RuleSet.Finding {
    guard rule > 0 else {
      return RuleSet.Finding(
        rule: rules.presence.ruleName ?? "", failure: failure, severity: rules.presenceSeverity,
        messages: rules.presenceMessages)
    }
    // The members are read one by one, because a copy of the strategy too would cost more than the finding.
    return RuleSet.Finding(
      rule: rules.strategies[rule - 1].name, failure: failure, severity: rules.strategies[rule - 1].severity,
      messages: rules.strategies[rule - 1].messages)
  }

  /// The finding of a strategy that rejects a value but returns no failure, which is a defect of the strategy.
  func unexplained(byRule rule: Int) -> RuleSet.Finding { finding(.unexplained, ofRule: rule) }

  /// The finding for a value that no strategy explains by a failure. It is that of the first strategy with the severity `error` that
  /// rejects the value or, if there is none, of the first strategy that rejects it.
  package func unexplained(in value: Span<UInt8>) -> RuleSet.Finding {
    let strategies = rules.strategies
    let rejecting = strategies.indices.filter { strategies[$0].strategy.verdict(on: value) != .valid }
    guard let index = rejecting.first(where: { strategies[$0].severity == .error }) ?? rejecting.first else {
      return RuleSet.Finding(rule: "rule", failure: .unexplained, severity: .error, messages: nil)
    }
    return unexplained(byRule: index + 1)
  }
}
