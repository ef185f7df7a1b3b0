internal import Bytes
internal import RuleFiles
internal import Validation

extension ChunkWorker where Records: ChunkedRecords {
  /// Adds the record to the samples of the chunk if it is chosen.
  ///
  /// - Parameter first: The index of its first finding among those of the buffer.
  func sample(
    _ record: Int, findingsFrom first: Int, _ samples: inout SampleChoice, to output: inout FindingBuffer
  ) {
    // A blank line, or the header again, before a record is found with it and is no part of it.
    let findings = output.values[first...].filter { $0.location.record != nil }
    guard !findings.isEmpty, samples.choose(findings) else { return }
    output.samples.append(RecordSample(cells: cells(of: record, findings), findings: findings))
  }

  private func cells(of record: Int, _ findings: [Finding]) -> [RecordSample.Cell] {
    let (records, plan) = (checker.records, checker.plan)
    guard let position = records.position(of: record) else { return [] }
    var severitiesByField: [String?: Severity] = [:]
    for finding in findings where severitiesByField[finding.field] != .error {
      severitiesByField[finding.field] = finding.severity
    }
    var severities: [Int: Severity] = [:]
    for check in plan.checks { severities[check.column] = severitiesByField[check.name] }
    return RecordSample.columns(severities.keys.sorted(), of: plan.columnCount).map { column in
      let severity = severities[column]
      if plan.secretColumns.contains(column) { return .init(column: column, text: nil, severity: severity) }
      var content: [UInt8] = []
      records.appendContent(of: column, at: position, to: &content)
      let text = String(repairing: content.span)
      let isCut = text.unicodeScalars.count > RecordSample.longestText
      let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(RecordSample.longestText)))
      return .init(column: column, text: isCut ? shown + "…" : shown, severity: severity)
    }
  }
}

extension FindingEmitter {
  /// Returns the numbers of the invalid records in a chunk, ascending.
  func invalidRecords(of checker: RecordChecker<some ChunkedRecords>) -> [Int] {
    let notes = plan.options.severities.apply(to: checker.records.notes(nil))
    var invalid = Set(notes.filter { $0.severity == .error && $0.isOnRecord }.map(\.record))
    for source in checker.sources(origins) {
      let records = checker.recordNumbers(of: source)
      switch source.origin {
      case .column:
        for (record, rejected) in zip(records, source.rejected) where rejected.severity == .error {
          invalid.insert(record)
        }
      case .key(let key): if plan.severity(ofKey: key) == .error { invalid.formUnion(records) }
      case .order(let order): if plan.orders[order].rule.severity == .error { invalid.formUnion(records) }
      case .rule(let rule): if plan.recordChecks[rule].severity == .error { invalid.formUnion(records) }
      }
    }
    return invalid.sorted()
  }
}
