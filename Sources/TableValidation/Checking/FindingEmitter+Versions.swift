internal import RuleFiles
internal import Validation

/// The findings of a check by two versions of the rules: only on records whose verdict differs.
extension FindingEmitter {
  /// Reports the errors on the next record of a batch that has findings, if only one version refuses it: those of that version.
  /// Returns `nil` if there is no record; the returned one is invalid if its verdict differs.
  mutating func reportNextDifference<Records: RecordSource>(
    of found: inout BatchFindings<Records.Locator>, _ checker: inout RecordChecker<Records>,
    to output: inout FindingBuffer
  ) -> EmittedRecord? {
    guard let record = found.nextRecord else { return nil }
    let notes = found.removeNotes(on: record)
    var errors: [(source: Int, index: Int)] = []
    let refusals = notes.filter { found.notes[$0].severity == .error && found.notes[$0].isOnRecord }
    var refusing = Set(refusals.map { found.notes[$0].version })
    var next = found.removeFindings(on: record, checker)
    while let (number, index) = found.remove(&next, on: record) {
      let source = found.sources[number]
      guard severity(of: index, source) == .error else { continue }
      errors.append((number, index))
      refusing.insert(version(of: source.origin))
    }
    guard refusing.count == 1, case .some(.some(let version)) = refusing.first else {
      return EmittedRecord(number: record, isInvalid: false, followsInvalidLine: false)
    }
    if isReported, !plan.identifiers.isEmpty {
      output.recordID = plan.identifiers(of: record, in: checker.records)
    }
    let first = output.values.count
    for note in refusals { report(note: note, of: &found, &checker.tally, to: &output) }
    for (number, index) in errors {
      _ = report(index, ofSource: number, of: &found, &checker, to: &output)
    }
    for index in first..<output.values.count { output.values[index] = output.values[index].by(version) }
    output.recordID = []
    return EmittedRecord(number: record, isInvalid: true, followsInvalidLine: false)
  }

  /// Returns the severity of the finding at an index of a source.
  private func severity(of index: Int, _ source: FindingSource) -> Severity {
    switch source.origin {
    case .column: source.rejected[index].severity
    case .key(let key): plan.severity(ofKey: key)
    case .order(let order): plan.orders[order].rule.severity
    case .group(let group): plan.groupRequirements[group].severity
    case .rule(let rule): plan.recordChecks[rule].severity
    }
  }

  /// Returns the version of the rules to which an origin belongs; `nil` for both.
  private func version(of origin: FindingOrigin) -> RuleVersion? {
    switch origin {
    case .column(let check): plan.checks[check].version
    case .key(let key):
      plan.keys[key].key.version ?? plan.keys[key].checks.first.flatMap { plan.checks[$0].version }
    case .order(let order): plan.orders[order].version
    case .group: nil
    case .rule(let rule): plan.recordChecks[rule].version
    }
  }
}
