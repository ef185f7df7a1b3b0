import Validation

/// The simple reference for the rules of a column, applied to one value at a time. A value is absent or present, and
/// only a present one is passed to the strategies. The first error is reported, the first warning if there is no
/// error, or all findings.
struct ObviousRules {
  private let rules: RuleSet
  private let isLine: Bool

  /// - Parameter isLine: Whether the value is a line, which is never absent.
  init(_ rules: RuleSet, isLine: Bool) {
    self.rules = rules
    self.isLine = isLine
  }

  func isAbsent(_ value: [UInt8]) -> Bool { !isLine && rules.missingValues.contains(value) }

  func findings(in value: [UInt8], all: Bool = false) -> [RuleSet.Finding] {
    let findings = presenceFindings(in: value) + (isAbsent(value) ? [] : contentFindings(in: value))
    let reported = findings.first { $0.severity == .error } ?? findings.first
    return all ? findings : [reported].compactMap(\.self)
  }

  private func presenceFindings(in value: [UInt8]) -> [RuleSet.Finding] {
    let name: String
    switch rules.presence {
    case .required where isAbsent(value): name = "required"
    case .notBlank where isAbsent(value) || isBlank(value): name = "not-blank"
    default: return []
    }
    return [
      RuleSet.Finding(
        rule: name, failure: ValidationFailure(FailureCode(rawValue: name)),
        severity: rules.presenceSeverity, messages: rules.presenceMessages)
    ]
  }

  private func isBlank(_ value: [UInt8]) -> Bool {
    String(decoding: value, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private func contentFindings(in value: [UInt8]) -> [RuleSet.Finding] {
    rules.strategies.compactMap { named in
      named.strategy.failure(of: value.span).map {
        RuleSet.Finding(
          rule: named.name, failure: $0, severity: named.severity, messages: named.messages)
      }
    }
  }
}
