internal import Bytes
internal import CSVRecords
internal import Validation

/// Reports the findings on the records of a chunk, in the order of the input.
extension RecordChecker {
  /// The notes on a chunk and the rejected values of its columns.
  struct ChunkFindings {
    /// A source that may have findings in the chunk.
    struct Source {
      let source: FindingSource
      /// The index of the check at which it reports; the number of checks for whole records.
      let check: Int
      /// The rejected values of a column, read once: each access through ``RecordChecker/columns`` copies more than them.
      let rejected: [ColumnChecker.RejectedValue]
    }

    let notes: [RecordNote]
    /// Whether the chunk is UTF-8; `false` for records that are given as columns.
    let isText: Bool
    /// The sources, without columns that have no rejected values, in the order in which their findings on one record are reported.
    let sources: [Source]
  }

  /// Reports the findings of the chunk and copies its records.
  ///
  /// - Parameter base: The numbers of records and lines before the chunk.
  mutating func report(after base: Numbering, to turn: inout OrderedOutput.Turn) throws {
    guard chunk.kind == .records else { return reportOversized(after: base, to: &turn) }
    let found = found(endMarkers)
    keepUndecoded(found.notes)
    var locator = locator(after: base, found)
    let editsFields = turn.copiesValid && plan.options.writesNormalized
    var copier = RecordCopier(
      batch, plan.format, editsFields ? FieldEdits(normalizers, plan, batch, members) : nil)
    samples = SampleChoice()
    var merger = RecordMerger([found.notes.map(\.record)] + found.sources.map(records))
    while let record = merger.nextRecord {
      let firstFinding = turn.findings.values.count
      var notes = merger.removeAll(of: 0, ifRecord: record)
      var isInvalid = !notes.isEmpty && found.notes[notes].contains { $0.severity == .error }
      var invalidCheck: Int?
      if isInvalid && countsByColumn { tally.countInvalid(check: plan.checks.count) }
      let hasOrder = members != nil && merger.isInSeveral(record)
      var next = NextFinding(hasOrder ? memberFindings(of: record, found, &merger) : nil)
      while let (number, index) = next.removeFirst(&merger, record, found.sources.count) {
        if !notes.isEmpty {
          let start = start(ofFinding: index, found.sources[number])
          while let note = notes.first, found.notes[note].offset <= start {
            report(found.notes[notes.removeFirst()], &locator, to: &turn)
          }
        }
        let severity = report(number, index, found, &locator, to: &turn)
        guard severity == .error else { continue }
        isInvalid = true
        let check = found.sources[number].check
        if countsByColumn, check != invalidCheck {
          invalidCheck = check
          tally.countInvalid(check: check)
        }
      }
      for note in notes { report(found.notes[note], &locator, to: &turn) }
      if choosesSamples { sample(record, findingsFrom: firstFinding, to: &turn.findings) }
      if isInvalid {
        copier.copyInvalid(record, of: chunk, to: &turn)
        invalidCount += 1
      }
      try turn.flushIfFull()
    }
    copier.finish(chunk, to: &turn)
  }

  /// Keeps records that are not UTF-8, so that the encoding can be guessed.
  private mutating func keepUndecoded(_ notes: [RecordNote]) {
    guard columnar == nil, plan.options.encoding == .automatic else { return }
    for note in notes where note.subject == .invalidUTF8 && tally.wantsUndecoded {
      let range = batch.records[note.record].range
      tally.add(undecoded: Array(chunk.storage[range]), at: chunk.offset + range.lowerBound)
    }
  }

  /// Whether the chunk is UTF-8. O(n) unless that is known.
  var isText: Bool {
    members?.isText ?? (chunk.isPlain || chunk.storage.span.extracting(first: chunk.count).isUTF8)
  }

  private func locator(after base: Numbering, _ found: ChunkFindings) -> FindingLocator {
    if columnar != nil { return FindingLocator(plan, after: base) }
    let blankLines = found.notes.count { $0.subject == .blankLine }
    return FindingLocator(
      plan, checkedColumns, after: base, batch, members, blankLines: blankLines, chunk, isText: found.isText)
  }

  /// Returns the notes on the chunk and the sources of other findings.
  ///
  /// - Parameter endMarkers: What reports the end-of-data marker of the input; `nil` if it is not reported.
  func found(_ endMarkers: EndMarkerReporter?) -> ChunkFindings {
    let isText = columnar == nil && isText
    var found: [ChunkFindings.Source] = []
    for (source, check) in zip(sources, checkOfSource) {
      if case .column(let column) = source {
        guard hasRejected[column] else { continue }
        found.append(.init(source: source, check: check, rejected: columns[column].rejected))
      } else {
        found.append(.init(source: source, check: check, rejected: []))
      }
    }
    return ChunkFindings(
      notes: columnar?.notes
        ?? RecordNote.notes(batch, members, chunk, plan, endMarkers, isText: isText, encoding: encoding),
      isText: isText, sources: found)
  }

  /// Returns the numbers of the records in the chunk with findings from a source, ascending.
  func records(of source: ChunkFindings.Source) -> [Int] {
    let records = batch.wellFormedRecords.span
    let isColumnar = columnar != nil
    func record(at position: Int) -> Int { isColumnar ? position : Int(records[position].index) }
    switch source.source {
    case .column: return source.rejected.map { record(at: $0.position) }
    case .key(let key): return keys?.rejections[key].map { record(at: $0.position) } ?? []
    case .order(let order): return orders?.rejections[order].map { record(at: $0.position) } ?? []
    case .rule(let rule): return recordRules.rejections[rule].map { record(at: $0.position) }
    }
  }

  /// Removes the findings on a record of JSON Lines and returns them in the order in which its members are in the line, those on
  /// the record as a whole last.
  private func memberFindings(
    of record: Int, _ found: ChunkFindings, _ merger: inout RecordMerger
  ) -> [(source: Int, index: Int)] {
    var findings: [(start: Int, source: Int, index: Int)] = []
    for number in found.sources.indices {
      for index in merger.removeAll(of: number + 1, ifRecord: record) {
        findings.append((start(ofFinding: index, found.sources[number]), number, index))
      }
    }
    return findings.sorted { $0 < $1 }.map { ($0.source, $0.index) }
  }

  /// Returns the offset in the chunk of the field at which a source reports: notes on bytes up to it are reported before.
  /// Findings on whole records follow all notes.
  private func start(ofFinding index: Int, _ source: ChunkFindings.Source) -> Int {
    guard let check = source.source.check(in: plan) else { return .max }
    guard columnar == nil else { return ValueNotes.offset(ofCheck: check) }
    let position =
      switch source.source {
      case .column: source.rejected[index].position
      case .key(let key): keys?.rejections[key][index].position
      case .order(let order): orders?.rejections[order][index].position
      case .rule(let rule): recordRules.rejections[rule][index].position
      }
    guard let position else { return .max }
    if let members { return members.field(plan.checks[check].column, of: position).lowerBound }
    let record = batch.wellFormedRecords[position]
    let field = batch.field(plan.checks[check].column, of: record)
    return plan.format.fieldDialect.start(ofField: field, in: chunk.storage.span)
  }

  private mutating func report(
    _ note: RecordNote, _ locator: inout FindingLocator, to turn: inout OrderedOutput.Turn
  ) {
    report(note, at: isReported ? locator.locate(note) : nil, to: &turn)
    if note.subject == .blankLine { locator.skipBlankLine() }
  }

  /// Reports the finding at an index of a source, given by its number, and returns its severity: an error makes the record invalid.
  @inline(__always)
  private mutating func report(
    _ number: Int, _ index: Int, _ found: ChunkFindings, _ locator: inout FindingLocator,
    to turn: inout OrderedOutput.Turn
  ) -> Severity {
    let source = found.sources[number].source
    switch source {
    case .column(let column):
      let rejected = found.sources[number].rejected[index]
      if isReported || reportsAll {
        report(rejected, column, isText: found.isText, &locator, to: &turn)
      }
      return rejected.isWarning ? .warning : .error
    case .key(let key):
      guard let rejection = keys?.rejections[key][index] else { return .warning }
      let finding = plan.finding(failure(of: rejection, key: key), ofKey: key)
      let column = source.check(in: plan)
      if column == nil {
        tally.count(shape: finding.failure.code, finding.severity)
      } else {
        tally.count(key: key)
      }
      report(finding, rejection.position, column, &locator, to: &turn)
      return finding.severity
    case .order(let order):
      guard let rejection = orders?.rejections[order][index] else { return .warning }
      let finding = finding(rejection, ofOrder: order)
      let column = plan.orders[order].check
      tally.count(finding.failure.code.rawValue, finding.severity, check: column)
      report(finding, rejection.position, column, &locator, to: &turn)
      return finding.severity
    case .rule(let rule):
      let rejection = recordRules.rejections[rule][index]
      let finding = plan.finding(rejection.failure, ofRule: rule)
      tally.count(recordRule: rule)
      let column = plan.recordChecks[rule].column.flatMap(plan.check(ofColumn:))
      report(
        finding, rejection.position, column, showsValue: !recordRules.isSecret(rule: rule), &locator,
        to: &turn)
      return finding.severity
    }
  }

  private mutating func reportOversized(after base: Numbering, to turn: inout OrderedOutput.Turn) {
    switch chunk.kind {
    case .skipped: return
    case .records, .oversizedStart:
      invalidCount += 1
      let line = plan.format == .nulTerminated ? nil : base.lines + 1
      let location = Finding.Location(record: base.records + 1, line: line, column: 1, offset: chunk.offset)
      let note = RecordNote(
        record: 0, offset: 0, .error, .recordTooLong(maximum: plan.options.maximumRecordSize))
      report(note, at: location, to: &turn)
      let quote = OpenQuote(
        in: chunk.storage.span.extracting(first: chunk.count), at: chunk.offset,
        maximumSize: plan.options.maximumRecordSize, plan.format)
      if let quote, quote.lineEnds > 0 {
        report(quote, record: base.records + 1, line: base.lines + quote.lineEndsBefore + 1, to: &turn)
      }
    case .oversizedRest:
      if let quote = chunk.unclosedQuote {
        let line = base.lines + chunk.lineEndCount - quote.lineEnds + 1
        report(quote, record: base.records, line: line, to: &turn)
      }
    }
    if turn.copiesInvalid, chunk.count > 0 {
      turn.invalid.append(chunk.storage[..<chunk.count], missingEnd: chunk.missingEnd)
    }
  }

  /// Reports a quote that is not closed in a record that is longer than allowed.
  private mutating func report(
    _ quote: OpenQuote, record: Int, line: Int, to turn: inout OrderedOutput.Turn
  ) {
    let note = RecordNote(record: 0, offset: 0, .error, .unclosedQuote(lines: quote.lines))
    let location = Finding.Location(record: record, line: line, column: quote.column, offset: quote.offset)
    report(note, at: location, to: &turn)
  }
}
