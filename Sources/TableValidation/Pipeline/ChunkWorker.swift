internal import Bytes
internal import CSVRecords
internal import Validation

/// Checks the chunks of inputs for one thread, reports their findings, and copies their records.
struct ChunkWorker<Records> {
  private(set) var checker: RecordChecker<Records>
  private var emitter: FindingEmitter
  /// Whether records are chosen as samples.
  private let choosesSamples: Bool
  /// Whether lines of records with keys are needed although no findings are reported.
  private var needsLines = false
  /// The number of invalid records since the last ``resetCounts()``.
  private(set) var invalidCount = 0
  /// Whether a finding since then on a line that is not a record is an error.
  private(set) var hasInvalidLines = false
}

extension ChunkWorker where Records: ChunkedRecords {
  /// Creates a worker for the inputs of a plan.
  ///
  /// - Parameter tally: The counts of no record; by default they are created.
  init(_ plan: CheckPlan, tally: Tally? = nil, to destination: FindingDestination) {
    checker = RecordChecker(plan, Records(plan), tally: tally, findingsTo: destination)
    emitter = FindingEmitter(plan, checker.checkedColumns, unit: TableKey.Unit(plan.format), to: destination)
    choosesSamples = destination.needsSamples
  }

  /// Begins an input.
  ///
  /// - Parameter endMarkers: What reports its end-of-data marker.
  mutating func begin(_ check: InputCheck, _ endMarkers: EndMarkerReporter) {
    checker.records.parsed.encoding = check.encoding
    checker.records.parsed.header = check.header
    checker.records.parsed.skipsEmptyRecords = check.skipsEmptyRecords
    checker.records.parsed.endMarkers = endMarkers
    checker.begin(check.file, keys: check.keys)
    needsLines = check.needsLines
    emitter.begin(check.file, to: check.destination)
  }

  private var plan: CheckPlan { emitter.plan }

  /// The chunk, which the caller fills.
  var chunk: Chunk {
    @inline(__always) get { checker.records.parsed.chunk }
    @inline(__always) _modify { yield &checker.records.parsed.chunk }
  }

  /// The counts of findings since the last ``resetCounts()``.
  var tally: Tally { checker.tally }

  /// Sets all counts to 0.
  mutating func resetCounts() {
    (invalidCount, hasInvalidLines) = (0, false)
    checker.resetTally()
  }

  /// Finds the records of the chunk and returns the numbers of its records and lines.
  mutating func parse() -> Numbering {
    switch chunk.kind {
    case .records:
      checker.records.parse()
      return numbering(records: checker.records.parsed.batch.records.count)
    case .oversizedStart: return numbering(records: 1)
    case .oversizedRest, .skipped: return numbering(records: 0)
    }
  }

  private func numbering(records: Int) -> Numbering {
    var numbering = Numbering(records: records, lines: chunk.lineEndCount)
    if plan.format.isArray { numbering.columns = chunk.lastLineSize }
    return numbering
  }

  /// Checks the records that ``parse()`` has found, except for their keys.
  mutating func check() {
    if chunk.kind == .records { checker.check() }
  }

  /// Collects the keys of the chunk, after ``check()``.
  ///
  /// - Parameter base: The numbers of records and lines before the chunk.
  mutating func collectKeys(after base: Numbering) {
    guard chunk.kind == .records else { return checker.clearKeys() }
    checker.collectKeys(after: base, needsLines: needsLines || emitter.isReported)
  }

  /// Compares the keys, and the values that must be in order, with those of all earlier records, in the turns of the chunk; returns
  /// `false` if these were cancelled.
  mutating func compareKeys(_ turn: KeyTurn) throws -> Bool { try checker.compareKeys(turn) }

  /// Reports the findings of the chunk and copies its records.
  ///
  /// - Parameter base: The numbers of records and lines before the chunk.
  mutating func report(after base: Numbering, to turn: inout OrderedOutput.Turn) throws {
    guard chunk.kind == .records else { return reportOversized(after: base, to: &turn) }
    let notes = plan.options.severities.apply(to: checker.records.collectNotes())
    keepUndecoded(notes)
    var found = emitter.findings(of: checker, with: notes, after: base)
    let editsFields = turn.copiesValid && plan.options.writesNormalized
    var copier = RecordCopier(
      checker.records.parsed.batch, plan.format,
      edits: editsFields ? FieldEdits(checker.normalizers, plan: plan, of: checker.records) : nil)
    let reasons = turn.copiesInvalid ? RejectionReasons(plan) : nil
    var samples = SampleChoice()
    var firstFinding = turn.findings.values.count
    while let record = emitter.reportNext(of: &found, &checker, to: &turn.findings) {
      if record.followsInvalidLine { hasInvalidLines = true }
      if choosesSamples { sample(record.number, findingsFrom: firstFinding, &samples, to: &turn.findings) }
      if record.isInvalid {
        let text = reasons?.record(
          record.number, in: checker.records, because: turn.findings.values[firstFinding...])
        copier.copyInvalid(record.number, of: chunk, as: text, to: &turn)
        invalidCount += 1
      }
      try turn.flushIfFull()
      firstFinding = turn.findings.values.count
    }
    copier.finish(chunk, to: &turn)
  }

  /// Keeps records that are not UTF-8, so that the encoding can be guessed.
  private mutating func keepUndecoded(_ notes: [RecordNote]) {
    guard plan.options.encoding.isGuessed else { return }
    for note in notes where note.subject == .invalidUTF8 && checker.tally.wantsUndecoded {
      let range = checker.records.parsed.batch.records[note.record].range
      checker.tally.add(undecoded: Array(chunk.storage[range]), at: chunk.offset + range.lowerBound)
    }
  }

  /// Removes the records after an invalid one from the chunk, and checks the rest again, as if the input ended there.
  ///
  /// - Parameter number: The number of the invalid record among those of the chunk, from 1.
  /// - Returns: The numbers of records and lines that remain; `nil` if fewer records are invalid.
  mutating func stop(afterInvalid number: Int) -> Numbering? {
    guard chunk.kind == .records else { return nil }
    let invalid = emitter.invalidRecords(of: checker)
    guard number <= invalid.count else { return nil }
    let last = checker.records.parsed.batch.records[invalid[number - 1]]
    chunk.removeRecords(from: last.range.upperBound, plan.format)
    checker.resetTally()
    let counts = parse()
    let orders = checker.orders
    check()
    checker.restoreComparisons(orders)
    return counts
  }

  /// Reports a record, or a piece of one, that is longer than allowed.
  private mutating func reportOversized(after base: Numbering, to turn: inout OrderedOutput.Turn) {
    switch chunk.kind {
    case .skipped: return
    case .records, .oversizedStart:
      invalidCount += 1
      let location = startOfRecord(after: base)
      let tooLong = ValidationFailure.recordTooLong(maximum: plan.options.maximumRecordSize)
      report(tooLong, at: location, to: &turn)
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
    guard turn.copiesInvalid, chunk.count > 0 else { return }
    if plan.format.isArray {
      copyPiece(to: &turn.invalid)
    } else {
      turn.invalid.append(chunk.storage[..<chunk.count], missingEnd: chunk.missingEnd)
    }
  }

  /// Returns the location of the record with which the chunk begins: for an element of an array, after the blanks before it.
  private func startOfRecord(after base: Numbering) -> Finding.Location {
    guard plan.format.isArray else {
      let line = plan.format == .nulTerminated ? nil : base.lines + 1
      return .init(record: base.records + 1, line: line, column: 1, offset: chunk.offset)
    }
    let bytes = chunk.storage.span
    let start = ElementMark.startOfElement(in: bytes, 0..<chunk.count)
    let before = chunk.storage[..<start]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 }
    let column = UTF8Sequence.scalarCount(in: bytes.extracting((lineStart ?? 0)..<start)) + 1
    return .init(
      record: base.records + 1, line: base.lines + before.count { $0 == 0x0A } + 1,
      column: lineStart == nil ? base.columns + column : column, offset: chunk.offset + start)
  }

  /// Copies a piece of an element that is longer than allowed.
  private func copyPiece(to output: inout RecordBuffer) {
    let bytes = chunk.storage[..<chunk.count]
    let piece = bytes.last == ElementMark.byte ? bytes.dropLast() : bytes
    if chunk.kind == .oversizedStart {
      let start = ElementMark.startOfElement(in: chunk.storage.span, piece.indices)
      output.append(element: piece[start...])
    } else {
      output.append(piece, missingEnd: [])
    }
  }

  /// Reports a quote that is not closed in a record that is longer than allowed.
  private mutating func report(
    _ quote: OpenQuote, record: Int, line: Int, to turn: inout OrderedOutput.Turn
  ) {
    let location = Finding.Location(record: record, line: line, column: quote.column, offset: quote.offset)
    report(.unclosedQuote(lines: quote.lines), at: location, to: &turn)
  }

  private mutating func report(
    _ failure: ValidationFailure, at location: Finding.Location, to turn: inout OrderedOutput.Turn
  ) {
    let note = RecordNote(record: 0, offset: 0, severity: .error, failure: failure)
    emitter.report(note, at: location, &checker.tally, to: &turn.findings)
  }
}
