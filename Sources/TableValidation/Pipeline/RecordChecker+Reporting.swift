internal import CSVRecords
internal import Validation

/// What is said of rejected: counted, and written where there is a report.
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

  /// Tells why a rejected does not pass. A strategy that refuses a value without a reason is a fault of the strategy;
  /// its finding is not lost all the same.
  mutating func report(
    _ rejected: ColumnChecker.RejectedValue, column: Int, at place: Finding.Place?,
    to turn: inout OrderedOutput.Turn
  ) {
    let bytes = chunk.storage
    let value = bytes.span.extracting(rejected.value)
    var shown = value
    if columns[column].isNormalized, let original = columns[column].normalized?.original(of: rejected.record)
    {
      shown = bytes.span.extracting(original)
    }
    let reasons = reasons[column]
    let isPresent = valuesAreLines || !reasons.isMissing(value)
    var position = 0
    if !reportsAll && reasons.hasWarnings {
      let found =
        reasons.rules.firstFinding(in: value, isPresent: isPresent, from: &position)
        ?? reasons.rules.unexplained(value)
      return report(found, of: shown, column, at: place, to: &turn)
    }
    var isExplained = false
    // Not as findings of the rule set: putting one together for each costs as much as writing it.
    while let failure = reasons.next(in: value, isPresent: isPresent, from: &position) {
      failureCounts[column][position - 1] += 1
      if let place {
        writers[column].write(failure, ofRule: position - 1, at: place, value: shown, to: &turn.findings)
      }
      guard reportsAll else { return }
      isExplained = true
    }
    if isExplained { return }
    report(reasons.rules.unexplained(value), of: shown, column, at: place, to: &turn)
  }

  private mutating func report(
    _ found: RuleSet.Finding, of value: Span<UInt8>, _ column: Int, at place: Finding.Place?,
    to turn: inout OrderedOutput.Turn
  ) {
    tally.count(found.rule, found.severity, check: column)
    guard let place else { return }
    writers[column].write(
      found.rule, found.failure, severity: found.severity, messages: found.messages, at: place, value: value,
      to: &turn.findings)
  }

  /// Puts the failures that were told by their rules into the tally.
  mutating func tallyFailures() {
    for column in failureCounts.indices {
      reasons[column].tally(failureCounts[column], &tally, check: column)
      for rule in failureCounts[column].indices { failureCounts[column][rule] = 0 }
    }
  }

  mutating func report(
    _ rejected: RejectedRecord, at place: Finding.Place?, to turn: inout OrderedOutput.Turn
  ) {
    tally.count(rejected.finding.rule, rejected.severity, check: rejected.check)
    guard let place else { return }
    if rejected.isSecret {
      return writers[rejected.check].writeWithoutValue(rejected.finding, at: place, to: &turn.findings)
    }
    let bytes = chunk.storage
    writers[rejected.check].write(
      rejected.finding.rule, rejected.finding.failure, severity: rejected.severity,
      messages: rejected.finding.messages, at: place, value: bytes.span.extracting(rejected.value),
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
