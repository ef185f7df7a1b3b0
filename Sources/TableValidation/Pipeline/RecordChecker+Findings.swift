internal import CSVRecords
internal import Validation

/// Counts single findings, and writes them if findings are reported.
extension RecordChecker {
  /// Reports a note on a record.
  ///
  /// - Parameter location: The location, or `nil` if findings are only counted; the same in all methods here.
  mutating func report(
    _ note: RecordNote, at location: Finding.Location?, to turn: inout OrderedOutput.Turn
  ) {
    tally.count(shape: note.failure.code, note.severity)
    guard let location, isReported else { return }
    let finding = RuleSet.Finding(rule: "record", failure: note.failure, severity: note.severity)
    let noValue: [UInt8] = []
    writers[columns.count].write(finding, at: location, value: noValue.span, to: &turn.findings)
  }

  /// Reports the findings on a value that breaks the rules of its column.
  ///
  /// - Parameter isText: Whether the chunk is UTF-8.
  @inline(__always)
  mutating func report(
    _ rejected: ColumnChecker.RejectedValue, _ column: Int, isText: Bool, _ locator: inout FindingLocator,
    to turn: inout OrderedOutput.Turn
  ) {
    let location = isReported ? locator.locate(column, of: rejected.position) : nil
    let bytes = chunk.storage
    let range = columns[column].batch.values[rejected.position]
    let value = bytes.span.extracting(range)
    let shown = bytes.span.extracting(normalizers[column]?.original(at: rejected.position) ?? range)
    let isInvalid = isText && columns[column].verdicts[rejected.position] == .invalid
    let onlyRule = onlyRules[column].rule(rejectingAbsent: rejected.isAbsent, isInvalid: isInvalid)
    if onlyRule == nil, !reportsAll, columnRules[column].hasWarnings {
      let finding = columnRules[column].explainer.first(in: value, isPresent: !rejected.isAbsent)
      return report(finding, of: shown, column, at: location, to: &turn)
    }
    var position = 0
    var isExplained = false
    while let rejection = onlyRule.map({ .init(rule: $0, number: 0) })
      ?? columnRules[column].explainer.next(in: value, isPresent: !rejected.isAbsent, from: &position)
    {
      tally.count(rule: rejection.rule, check: column)
      if let location {
        write(rejection, isPresent: !rejected.isAbsent, value, shown: shown, column, at: location, to: &turn)
      }
      guard reportsAll, onlyRule == nil else { return }
      isExplained = true
    }
    if isExplained { return }
    let finding = columnRules[column].rules.unexplainedFinding(in: value)
    report(finding, of: shown, column, at: location, to: &turn)
  }

  /// Writes the finding of a rule that rejects a value. Its failure is created only if there is no line for it yet.
  @inline(__always)
  private mutating func write(
    _ rejection: FailureExplainer.Rejection, isPresent: Bool, _ value: Span<UInt8>, shown: Span<UInt8>,
    _ column: Int, at location: Finding.Location, to turn: inout OrderedOutput.Turn
  ) {
    if let number = rejection.number {
      let isWritten = writers[column].write(
        number: number, ofRule: rejection.rule, at: location, value: shown, to: &turn.findings)
      if isWritten { return }
    }
    let failure = columnRules[column].explainer.failure(rejection, of: value, isPresent: isPresent)
    writers[column].write(
      failure, number: rejection.number, ofRule: rejection.rule, at: location, value: shown,
      to: &turn.findings)
  }

  /// Reports a finding by a key or by a rule over several columns, which the caller counts.
  ///
  /// - Parameters:
  ///   - position: The position of the record among the well-formed ones.
  ///   - column: The index of the column at which to report, among the checked ones; `nil` for the record as a whole.
  ///   - showsValue: `false` if the rule reads a secret.
  mutating func report(
    _ finding: RuleSet.Finding, _ position: Int, _ column: Int?, showsValue: Bool = true,
    _ locator: inout FindingLocator, to turn: inout OrderedOutput.Turn
  ) {
    let location = isReported ? locator.locate(column, of: position) : nil
    let check = column ?? columns.count
    guard let column, showsValue else {
      if let location { writers[check].writeWithoutValue(finding, at: location, to: &turn.findings) }
      return
    }
    let bytes = chunk.storage
    let value = normalizers[column]?.original(at: position) ?? columns[column].batch.values[position]
    if let location {
      writers[column].write(finding, at: location, value: bytes.span.extracting(value), to: &turn.findings)
    }
  }

  private mutating func report(
    _ finding: RuleSet.Finding, of value: Span<UInt8>, _ column: Int, at location: Finding.Location?,
    to turn: inout OrderedOutput.Turn
  ) {
    tally.count(finding.rule, finding.severity, check: column)
    guard let location else { return }
    writers[column].write(finding, at: location, value: value, to: &turn.findings)
  }
}

extension CheckPlan {
  /// Returns the severity of a key's findings.
  func severity(ofKey key: Int) -> Severity {
    keys[key].severity(checks)
  }

  func finding(_ failure: ValidationFailure, ofKey key: Int) -> RuleSet.Finding {
    RuleSet.Finding(
      rule: keys[key].key.rule, failure: failure, severity: severity(ofKey: key),
      messages: keys[key].key.messages)
  }

  func finding(_ failure: ValidationFailure, ofRule rule: Int) -> RuleSet.Finding {
    let check = recordChecks[rule]
    return RuleSet.Finding(
      rule: check.rule.name, failure: failure, severity: check.rule.severity, messages: check.messages)
  }
}
