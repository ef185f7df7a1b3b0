internal import CSV
internal import Validation

/// What is said of suspects: counted, and written where there is a report.
extension RecordChecker {
  mutating func report(
    _ note: RecordNote, at place: Finding.Place?, to turn: inout OrderedOutput.Turn
  ) {
    tally.count(note.failure.code.rawValue, note.severity, check: -1)
    guard let place, plan.report != nil else { return }
    let noValue: [UInt8] = []
    writers[columns.count].write(
      "record", note.failure, severity: note.severity, at: place, value: noValue.span,
      to: &turn.findings)
  }

  /// Tells why a suspect does not pass. A strategy that refuses a value without a reason is a fault of the strategy;
  /// its finding is not lost all the same.
  mutating func report(
    _ suspect: ColumnChecker.Suspect, column: Int, at place: Finding.Place?,
    to turn: inout OrderedOutput.Turn
  ) {
    let bytes = chunk.storage
    let value = bytes.span.extracting(suspect.value)
    var shown = value
    if columns[column].isNormalized, let original = columns[column].normalized?.original(of: suspect.record) {
      shown = bytes.span.extracting(original)
    }
    // Taken out once: each way through the plan copies all that is asked of the column.
    let rules = plan.checks[column].rules
    let isPresent = plan.valuesAreLines || !rules.isMissing(value)
    var position = 0
    if !plan.options.reportsAll && rules.hasWarnings {
      let found =
        rules.firstFinding(in: value, isPresent: isPresent, from: &position) ?? rules.unexplained(value)
      return report(found, of: shown, column, at: place, to: &turn)
    }
    var isExplained = false
    while let failure = rules.nextFailure(in: value, isPresent: isPresent, from: &position) {
      // Not as a finding of the rule set: putting one together for each costs as much as writing it.
      if position > 1 {
        let named = rules.strategies[position - 2]
        report(failure, named.name, named.severity, named.messages, of: shown, column, at: place, to: &turn)
      } else {
        report(
          failure, rules.presence.ruleName ?? "", rules.presenceSeverity, rules.presenceMessages, of: shown,
          column, at: place, to: &turn)
      }
      guard plan.options.reportsAll else { return }
      isExplained = true
    }
    if isExplained { return }
    report(rules.unexplained(value), of: shown, column, at: place, to: &turn)
  }

  @inline(__always)
  private mutating func report(
    _ failure: ValidationFailure, _ rule: String, _ severity: Severity, _ messages: RuleMessages?,
    of value: Span<UInt8>, _ column: Int, at place: Finding.Place?, to turn: inout OrderedOutput.Turn
  ) {
    tally.count(rule, severity, check: column)
    guard let place else { return }
    writers[column].write(
      rule, failure, severity: severity, messages: messages, at: place, value: value, to: &turn.findings)
  }

  private mutating func report(
    _ found: RuleSet.Finding, of value: Span<UInt8>, _ column: Int, at place: Finding.Place?,
    to turn: inout OrderedOutput.Turn
  ) {
    report(
      found.failure, found.rule, found.severity, found.messages, of: value, column, at: place, to: &turn)
  }

  mutating func report(
    _ suspect: RecordSuspect, at place: Finding.Place?, to turn: inout OrderedOutput.Turn
  ) {
    tally.count(suspect.finding.rule, suspect.severity, check: suspect.check)
    guard let place else { return }
    let bytes = chunk.storage
    writers[suspect.check].write(
      suspect.finding.rule, suspect.finding.failure, severity: suspect.severity,
      messages: suspect.finding.messages, at: place, value: bytes.span.extracting(suspect.value),
      to: &turn.findings)
  }
}

extension RuleSet {
  /// What is said of a value that a strategy refuses without a reason.
  fileprivate func unexplained(_ value: Span<UInt8>) -> Finding {
    let refusing = strategies.filter { $0.strategy.verdict(on: value) != .valid }
    let named = refusing.first { $0.severity == .error } ?? refusing.first
    return Finding(
      rule: named?.name ?? "rule", failure: ValidationFailure("rule.unexplained"),
      severity: named?.severity ?? .error, messages: named?.messages)
  }
}
