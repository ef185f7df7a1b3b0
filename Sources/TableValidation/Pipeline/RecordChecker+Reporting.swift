internal import CSVRecords
internal import Validation

/// Reports what is found about the records of a chunk, in the order of the input.
extension RecordChecker {
  /// What is found about a chunk, source by source.
  struct Found {
    let notes: [RecordNote]
    /// Of each column. Taken out once: access through the columns copies more of them.
    let rejected: [[ColumnChecker.RejectedValue]]
  }

  /// Reports the findings of the chunk and copies its records.
  ///
  /// - Parameter base: How many records and lines precede the chunk.
  mutating func report(after base: Numbering, to turn: inout OrderedOutput.Turn) throws {
    guard chunk.kind == .records else { return reportOversized(after: base, to: &turn) }
    let found = Found(
      notes: RecordNote.notes(batch, chunk, plan), rejected: columns.map(\.rejected))
    countRefusals()
    var locator = FindingLocator(
      plan, after: base, batch, blankLines: found.notes.count { $0.isBlankLine }, chunk)
    let editsFields = turn.copiesValid && plan.options.writesNormalized
    var copier = RecordCopier(batch, editsFields ? FieldEdits(normalizers, plan, batch) : nil)
    var merger = RecordMerger(sources.map { records(of: $0, found) })
    while let record = merger.nextRecord {
      var isInvalid = false
      for number in sources.indices {
        while let index = merger.removeNext(of: number, ifRecord: record) {
          let severity = report(sources[number], index, found, &locator, to: &turn)
          isInvalid = isInvalid || severity == .error
        }
      }
      if isInvalid {
        copier.copyInvalid(record, of: chunk, to: &turn)
        invalidCount += 1
      }
      try turn.flushIfFull()
    }
    copier.finish(chunk, to: &turn)
  }

  /// The records that a source has found something about, ascending.
  private func records(of source: FindingSource, _ found: Found) -> [Int] {
    let records = batch.wellFormedRecords.span
    func record(at position: Int) -> Int { Int(records[position].index) }
    switch source {
    case .shape: return found.notes.map(\.record)
    case .column(let column): return found.rejected[column].map { record(at: $0.position) }
    case .key(let key): return keys?.rejections[key].map { record(at: $0.position) } ?? []
    case .rule(let rule): return recordRules.rejections[rule].map { record(at: $0.position) }
    }
  }

  /// Counts the findings of the columns where they are not explained one by one.
  private mutating func countRefusals() {
    guard !isReported && !reportsAll else { return }
    for check in columns.indices { tally.add(columns[check].refusals, check: check) }
  }

  /// Reports one thing that is found, and returns its severity: an error makes the record invalid.
  private mutating func report(
    _ source: FindingSource, _ index: Int, _ found: Found, _ locator: inout FindingLocator,
    to turn: inout OrderedOutput.Turn
  ) -> Severity {
    switch source {
    case .shape:
      let note = found.notes[index]
      report(note, at: isReported ? locator.locate(note, in: chunk) : nil, to: &turn)
      if note.isBlankLine { locator.skipBlankLine() }
      return note.severity
    case .column(let column):
      let rejected = found.rejected[column][index]
      if isReported || reportsAll {
        let place = isReported ? locator.locate(column, of: rejected.position, in: chunk) : nil
        report(rejected, column, at: place, to: &turn)
      }
      return rejected.isWarning ? .warning : .error
    case .key(let key):
      guard let rejection = keys?.rejections[key][index] else { return .warning }
      let finding = plan.finding(failure(of: rejection, key: key), ofKey: key)
      let column = plan.keys[key].checks[0]
      report(finding, rejection.position, column, &locator, to: &turn)
      return finding.severity
    case .rule(let rule):
      let rejection = recordRules.rejections[rule][index]
      let finding = plan.finding(rejection.failure, ofRule: rule)
      let column = plan.recordChecks[rule].column.flatMap(plan.check(ofColumn:))
      report(
        finding, rejection.position, column, showsValue: !recordRules.isSecret(rule: rule), &locator,
        to: &turn)
      return finding.severity
    }
  }

  private mutating func reportOversized(after base: Numbering, to turn: inout OrderedOutput.Turn) {
    guard chunk.kind != .skipped else { return }
    if chunk.kind == .oversizedStart {
      invalidCount += 1
      let line = plan.format == .nulTerminated ? nil : base.lines + 1
      let place = Finding.Place(record: base.records + 1, line: line, column: 1, offset: chunk.offset)
      let note = RecordNote(record: 0, offset: 0, .error, .recordTooLong(plan))
      report(note, at: place, to: &turn)
    }
    if turn.copiesInvalid { turn.invalid += chunk.storage[..<chunk.count] }
  }
}
