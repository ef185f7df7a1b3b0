import RuleFiles
import Validation

/// The slow, simple reference evaluation of a record, with which forms and rule files are compared. It uses strings
/// and dictionaries, and each strategy only for its failure.
extension RuleFile {
  func obviousFindings(in record: [String: String]) -> [RecordFinding] {
    var findings: [RecordFinding] = []
    var present: [String: String] = [:]
    var rejected: Set<String> = []
    for field in fields {
      let text = record[field.name].map { field.normalization?.normalized($0) ?? $0 }
      let isAbsent = text.map { field.rules.missingValues.contains(Array($0.utf8)) } ?? true
      var own: [RuleSet.Finding] = []
      if let failure = failure(of: text, isAbsent, field.rules.presence) {
        own.append(
          .init(
            rule: field.rules.presence.ruleName ?? "", failure: failure,
            severity: field.rules.presenceSeverity, messages: field.rules.presenceMessages))
      }
      for named in field.rules.strategies where !isAbsent {
        guard let failure = named.strategy.failure(of: text ?? "") else { continue }
        own.append(
          .init(rule: named.name, failure: failure, severity: named.severity, messages: named.messages))
      }
      findings += own.map { RecordFinding(field: field.name, finding: $0) }
      if own.contains(where: { $0.severity == .error }) { rejected.insert(field.name) }
      if !isAbsent { present[field.name] = text }
    }
    for rule in recordRules where rejected.isDisjoint(with: rule.inputs) {
      guard let failure = rule.failure(of: present) else { continue }
      let finding = RuleSet.Finding(
        rule: rule.name, failure: failure, severity: rule.severity,
        messages: rule.message == nil ? messages : nil)
      findings.append(RecordFinding(field: rule.field, finding: finding))
    }
    return findings
  }

  private func failure(of text: String?, _ isAbsent: Bool, _ presence: Presence) -> ValidationFailure? {
    switch presence {
    case .optional: nil
    case .required: isAbsent ? ValidationFailure("required") : nil
    case .notBlank:
      isAbsent || (text ?? "").unicodeScalars.allSatisfy(\.properties.isWhitespace)
        ? ValidationFailure("not-blank") : nil
    }
  }
}
