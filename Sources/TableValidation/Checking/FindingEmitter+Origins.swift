internal import Bytes
internal import RuleFiles
internal import Validation

/// Counts the findings of each origin, and writes them if findings are reported.
extension FindingEmitter {
  /// Reports the finding at an index of a source, given by its number, and returns its severity: an error makes the record invalid.
  @inline(never)
  mutating func report<Records: RecordSource>(
    _ index: Int, ofSource number: Int, of found: inout BatchFindings<Records.Locator>,
    _ checker: inout RecordChecker<Records>, to output: inout FindingBuffer
  ) -> Severity {
    switch found.sources[number].origin {
    case .column(let column):
      let rejected = found.sources[number].rejected[index]
      if isReported || reportsAll {
        report(rejected, ofColumn: column, by: &checker, among: &found, to: &output)
      }
      return rejected.severity
    case .key(let key):
      guard let rejection = checker.keys?.rejections[key][index] else { return .warning }
      let origin = rejection.origin.flatMap { checker.keys?.tables.location(of: $0) }
      let values = keyValues(plan.keys[key], at: rejection.position, of: checker)
      let finding = plan.finding(plan.keys[key].key.failure(origin, unit, values: values), ofKey: key)
      let column = self.column(of: found.sources[number])
      if column == nil {
        checker.tally.count(shape: finding.failure.code, finding.severity)
      } else {
        checker.tally.count(key: key)
      }
      write(finding, of: column, at: rejection.position, by: &checker, among: &found, to: &output)
      return finding.severity
    case .order(let order):
      guard let rejection = checker.orders?.rejections[order][index] else { return .warning }
      let finding = plan.finding(rejection, ofOrder: order)
      let column = plan.orders[order].check
      checker.tally.count(finding.failure.code.rawValue, finding.severity, check: column)
      write(finding, of: column, at: rejection.position, by: &checker, among: &found, to: &output)
      return finding.severity
    case .group(let group):
      guard let rejection = checker.groups?.rejections[group][index] else { return .warning }
      let location = rejection.other.flatMap { checker.groups?.location(of: $0) }
      let finding = plan.finding(location, unit, ofGroup: group)
      let column = column(of: found.sources[number])
      if let column {
        checker.tally.count(finding.failure.code.rawValue, finding.severity, check: column)
      } else {
        checker.tally.count(shape: finding.failure.code, finding.severity)
      }
      write(finding, of: column, at: rejection.position, by: &checker, among: &found, to: &output)
      return finding.severity
    case .rule(let rule):
      let rejection = checker.recordRules.rejections[rule][index]
      let finding = plan.finding(rejection.failure, ofRule: rule)
      checker.tally.count(recordRule: rule)
      let showsValue = !checker.recordRules.isSecret(rule: rule)
      write(
        finding, of: column(of: found.sources[number]), at: rejection.position, showsValue: showsValue,
        by: &checker, among: &found, to: &output)
      return finding.severity
    }
  }

  /// The values of a key of several fields in a record; none of a record as a whole, or if a field is secret.
  private func keyValues<Records: RecordSource>(
    _ key: PlannedKey, at position: Int, of checker: RecordChecker<Records>
  ) -> [String] {
    guard isReported, key.key.hasSeveralFields, !key.checks.contains(where: { plan.checks[$0].isSecret })
    else { return [] }
    let bytes = checker.records.bytes
    return key.checks.map { check in
      String(decoding: bytes[checker.original(check, at: position)], as: UTF8.self).shortened
    }
  }

  /// The index of the column at which a source reports; `nil` for whole records.
  private func column(of source: FindingSource) -> Int? {
    source.column < plan.checks.count ? source.column : nil
  }

  /// Reports the findings on a value that breaks the rules of its column.
  @inline(__always)
  private mutating func report<Records: RecordSource>(
    _ rejected: ColumnChecker.RejectedValue, ofColumn column: Int, by checker: inout RecordChecker<Records>,
    among found: inout BatchFindings<Records.Locator>, to output: inout FindingBuffer
  ) {
    let checked = checker.checkedColumns[column]
    let location = isReported ? found.locator.locate(checked, at: rejected.position) : nil
    let bytes = checker.records.bytes
    let range = checker.columns[column].batch.values[rejected.position]
    let value = bytes.span.extracting(range)
    let shown = bytes.span.extracting(checker.normalizers[column]?.original(at: rejected.position) ?? range)
    let isInvalid = found.isText && checker.columns[column].verdicts[rejected.position] == .invalid
    let onlyRule = onlyRules[column].rule(rejectingAbsent: rejected.isAbsent, isInvalid: isInvalid)
    if onlyRule == nil, !reportsAll, checked.rules.hasWarnings {
      let finding = checked.rules.first(in: value, isPresent: !rejected.isAbsent)
      return report(
        finding, of: shown, inColumn: column, at: location, countingIn: &checker.tally, to: &output)
    }
    var position = 0
    var isExplained = false
    while let rejection = onlyRule.map({ .init(rule: $0, number: 0) })
      ?? checked.rules.next(in: value, isPresent: !rejected.isAbsent, from: &position)
    {
      checker.tally.count(rule: rejection.rule, check: column)
      if let location {
        write(
          rejection, by: checked, isPresent: !rejected.isAbsent, of: value, shown: shown, at: location,
          to: &output)
      }
      guard reportsAll, onlyRule == nil else { return }
      isExplained = true
    }
    if isExplained { return }
    let finding = checked.rules.unexplained(in: value)
    report(finding, of: shown, inColumn: column, at: location, countingIn: &checker.tally, to: &output)
  }

  /// Writes the finding of a rule that rejects a value. Its failure is created only if there is no line for it yet.
  @inline(__always)
  private mutating func write(
    _ rejection: CompiledRules.Rejection, by column: CheckedColumn, isPresent: Bool, of value: Span<UInt8>,
    shown: Span<UInt8>, at location: Finding.Location, to output: inout FindingBuffer
  ) {
    if let number = rejection.number {
      let isWritten = writers[column.index].write(
        number: number, ofRule: rejection.rule, at: location, value: shown, to: &output)
      if isWritten { return }
    }
    let failure = column.rules.failure(rejection, of: value, isPresent: isPresent)
    writers[column.index].write(
      failure, number: rejection.number, ofRule: rejection.rule, at: location, value: shown, to: &output)
  }

  /// Counts and writes a finding on a value.
  private mutating func report(
    _ finding: RuleSet.Finding, of value: Span<UInt8>, inColumn column: Int, at location: Finding.Location?,
    countingIn tally: inout Tally, to output: inout FindingBuffer
  ) {
    tally.count(finding.rule, finding.severity, check: column)
    guard let location else { return }
    writers[column].write(finding, at: location, value: value, to: &output)
  }

  /// Writes a finding by a key or by a rule over several columns, which the caller counts.
  ///
  /// - Parameters:
  ///   - column: The index of the column at which to report; `nil` for the record as a whole.
  ///   - position: The position of the record among those with values.
  ///   - showsValue: `false` if the rule reads a secret.
  private mutating func write<Records: RecordSource>(
    _ finding: RuleSet.Finding, of column: Int?, at position: Int, showsValue: Bool = true,
    by checker: inout RecordChecker<Records>, among found: inout BatchFindings<Records.Locator>,
    to output: inout FindingBuffer
  ) {
    guard isReported else { return }
    let location = found.locator.locate(column.map { checker.checkedColumns[$0] }, at: position)
    guard let column, showsValue else {
      return writers[column ?? plan.checks.count].writeWithoutValue(finding, at: location, to: &output)
    }
    let bytes = checker.records.bytes
    let value = bytes.span.extracting(checker.original(column, at: position))
    writers[column].write(finding, at: location, value: value, to: &output)
  }
}

extension CheckPlan {
  /// Returns the severity of a key's findings.
  func severity(ofKey key: Int) -> Severity {
    keys[key].severity(checks, options.severities)
  }

  fileprivate func finding(_ failure: ValidationFailure, ofKey key: Int) -> RuleSet.Finding {
    RuleSet.Finding(
      rule: keys[key].key.rule, failure: failure, severity: severity(ofKey: key),
      messages: keys[key].key.messages)
  }

  fileprivate func finding(_ failure: ValidationFailure, ofRule rule: Int) -> RuleSet.Finding {
    let check = recordChecks[rule]
    return RuleSet.Finding(
      rule: check.rule.name, failure: failure, severity: check.severity, messages: check.messages)
  }

  /// Returns the finding on a record that does not meet a requirement of its group.
  fileprivate func finding(
    _ location: (record: Int, line: Int, file: String?)?, _ unit: TableKey.Unit, ofGroup group: Int
  ) -> RuleSet.Finding {
    let requirement = groupRequirements[group]
    return RuleSet.Finding(
      rule: "group", failure: requirement.failure(location, unit), severity: requirement.severity,
      messages: tableChecks?.messages)
  }

  /// Returns the finding on a value that is not in order.
  fileprivate func finding(
    _ rejection: OrderChecker.Rejection, ofOrder order: Int
  ) -> RuleSet.Finding {
    let rule = orders[order].rule
    let failure = ValidationFailure(
      "table.not-sorted",
      ["order": .phrase(Phrase("order." + rule.direction.rawValue)), "previous": .text(rejection.previous)])
    return RuleSet.Finding(
      rule: "table", failure: failure, severity: rule.severity, messages: tableChecks?.messages)
  }
}
