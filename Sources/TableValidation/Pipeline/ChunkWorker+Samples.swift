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
    let records = checker.records
    guard let position = records.position(of: record) else {
      output.samples.append(RecordSample(cells: [], findings: findings))
      return
    }
    output.samples.append(
      RecordSample(findings, by: checker.plan) { column in
        var content: [UInt8] = []
        records.appendContent(of: column, at: position, to: &content)
        return content
      })
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
      case .group(let group):
        if plan.groupRequirements[group].severity == .error { invalid.formUnion(records) }
      case .rule(let rule): if plan.recordChecks[rule].severity == .error { invalid.formUnion(records) }
      }
    }
    return invalid.sorted()
  }
}
