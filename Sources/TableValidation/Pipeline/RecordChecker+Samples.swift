internal import Bytes
internal import CSVRecords
internal import Validation

extension RecordChecker {
  /// Adds the record to the samples of the chunk if it is chosen.
  ///
  /// - Parameter first: The index of its first finding among those of the buffer.
  mutating func sample(_ record: Int, findingsFrom first: Int, to output: inout FindingBuffer) {
    let findings = output.values[first...]
    guard !findings.isEmpty, samples.choose(findings) else { return }
    output.samples.append(RecordSample(cells: cells(of: record, findings), findings: Array(findings)))
  }

  private func cells(of record: Int, _ findings: ArraySlice<Finding>) -> [RecordSample.Cell] {
    let records = batch.wellFormedRecords
    guard let position = records.firstIndex(where: { Int($0.index) == record }) else { return [] }
    var severitiesByField: [String?: Severity] = [:]
    for finding in findings where severitiesByField[finding.field] != .error {
      severitiesByField[finding.field] = finding.severity
    }
    var severities: [Int: Severity] = [:]
    for check in plan.checks { severities[check.column] = severitiesByField[check.name] }
    return RecordSample.columns(severities.keys.sorted(), of: plan.columnCount).map { column in
      let severity = severities[column]
      if plan.secretColumns.contains(column) { return .init(column: column, text: nil, severity: severity) }
      let bytes = chunk.storage
      var content: [UInt8] = []
      if let members {
        members.append(column, of: position, in: bytes.span, to: &content)
      } else {
        let raw = batch.field(column, of: records[position])
        plan.format.fieldDialect.append(contentOf: raw, in: bytes.span, to: &content)
      }
      let text = String(repairing: content.span)
      let isCut = text.unicodeScalars.count > RecordSample.longestText
      let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(RecordSample.longestText)))
      return .init(column: column, text: isCut ? shown + "…" : shown, severity: severity)
    }
  }
}
