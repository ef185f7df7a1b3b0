internal import Validation

/// A record whose findings have been reported.
struct EmittedRecord {
  /// The number of the record in the batch.
  let number: Int
  /// Whether one of the findings is an error.
  let isInvalid: Bool
  /// Whether a finding on a line before it that is not a record is an error.
  let followsInvalidLine: Bool
}

/// Reports the findings of a batch for one worker, record by record: counts them, locates them, and writes them.
struct FindingEmitter {
  let plan: CheckPlan
  /// Whether findings are reported, or only counted.
  let isReported: Bool
  /// Whether every rule that a value breaks is reported. It is read for each finding, and access through the plan copies parts.
  let reportsAll: Bool
  /// Whether records with errors are counted by column.
  private let countsByColumn: Bool
  /// Whether invalid records are counted by limits of single rules.
  private let countsByLimits: Bool
  /// The noun for a record in messages about keys.
  let unit: TableKey.Unit
  let origins: [(origin: FindingOrigin, column: Int)]
  /// The rules of each column that reject values for one reason only, which are read without a reference to all rules.
  let onlyRules: [CompiledRules.OnlyRules]
  /// The writer of each checked column and, as the last element, of whole records; empty if findings are only counted.
  var writers: [FindingWriter] = []

  init(
    _ plan: CheckPlan, _ columns: [CheckedColumn], unit: TableKey.Unit, to destination: FindingDestination
  ) {
    self.plan = plan
    self.unit = unit
    isReported = destination.isWanted
    reportsAll = plan.options.reportsAll
    countsByColumn = destination.needsStatistics
    countsByLimits = !plan.limits.isEmpty
    origins = FindingOrigin.origins(of: plan).map { ($0, $0.check(in: plan) ?? plan.checks.count) }
    onlyRules = columns.map(\.rules.onlyRules)
  }

  /// Begins an input.
  mutating func begin(_ file: String, to destination: FindingDestination) {
    if isReported { writers = FindingWriter.writers(for: plan, file: file, destination) }
  }

  /// Returns what was found in a batch.
  ///
  /// - Parameters:
  ///   - notes: The notes on the batch.
  ///   - base: The numbers of records and lines before the batch.
  func findings<Records: RecordSource>(
    of checker: borrowing RecordChecker<Records>, with notes: [RecordNote], after base: Numbering
  ) -> BatchFindings<Records.Locator> {
    BatchFindings(notes, checker.sources(origins), of: checker, after: base)
  }

  /// Reports the findings on the next record of a batch that has any; returns `nil` if there is none.
  mutating func reportNext<Records: RecordSource>(
    of found: inout BatchFindings<Records.Locator>, _ checker: inout RecordChecker<Records>,
    to output: inout FindingBuffer
  ) -> EmittedRecord? {
    if plan.isVersioned { return reportNextDifference(of: &found, &checker, to: &output) }
    guard let record = found.nextRecord else { return nil }
    if isReported, !plan.identifiers.isEmpty {
      output.recordID = plan.identifiers(of: record, in: checker.records)
    }
    defer { if !output.recordID.isEmpty { output.recordID = [] } }
    var notes = found.removeNotes(on: record)
    let errors = notes.isEmpty ? [] : found.notes[notes].filter { $0.severity == .error }
    var isInvalid = errors.contains(where: \.isOnRecord)
    let followsInvalidLine = errors.contains { !$0.isOnRecord }
    // What is not text is one error, whatever the rules find in the text with U+FFFD in its place.
    let brokenText = errors.first { $0.subject == .invalidUTF8 }?.offset
    var (invalidColumn, warnedColumn) = (Int?.none, Int?.none)
    var isWarned =
      countsByColumn
      && notes.contains { found.notes[$0].severity == .warning && found.notes[$0].isOnRecord }
    if isInvalid && countsByColumn { checker.tally.countInvalid(check: plan.checks.count) }
    var broken = BrokenLimits()
    if isInvalid { broken.insert(nil) }
    var next = found.removeFindings(on: record, checker)
    while let (number, index) = found.remove(&next, on: record) {
      if !notes.isEmpty {
        let place = checker.place(ofFinding: index, found.sources[number])
        while let note = notes.first, found.notes[note].offset <= place {
          report(note: notes.removeFirst(), of: &found, &checker.tally, to: &output)
        }
      }
      if let brokenText, checker.isFinding(index, of: found.sources[number], onValueAt: brokenText) {
        continue
      }
      let severity = report(index, ofSource: number, of: &found, &checker, to: &output)
      let column = found.sources[number].column
      if severity == .warning, countsByColumn {
        isWarned = true
        if column != invalidColumn, column != warnedColumn {
          warnedColumn = column
          checker.tally.countWarned(check: column)
        }
      }
      guard severity == .error else { continue }
      isInvalid = true
      if countsByLimits { insertLimits(ofFinding: index, found.sources[number], in: checker, to: &broken) }
      if countsByColumn, column != invalidColumn {
        invalidColumn = column
        checker.tally.countInvalid(check: column)
        if column == warnedColumn { checker.tally.countError(afterWarningAt: column) }
      }
    }
    for note in notes { report(note: note, of: &found, &checker.tally, to: &output) }
    if countsByLimits, isInvalid { checker.tally.count(broken) }
    if isWarned, !isInvalid { checker.tally.countWarnedRecord() }
    return EmittedRecord(number: record, isInvalid: isInvalid, followsInvalidLine: followsInvalidLine)
  }

  /// Reports the note at an index.
  mutating func report(
    note index: Int, of found: inout BatchFindings<some RecordLocator>, _ tally: inout Tally,
    to output: inout FindingBuffer
  ) {
    let note = found.notes[index]
    report(note, at: isReported ? found.locator.locate(note) : nil, &tally, to: &output)
  }

  /// Reports a note on a record.
  ///
  /// - Parameter location: The location; `nil` if findings are only counted.
  mutating func report(
    _ note: RecordNote, at location: Finding.Location?, _ tally: inout Tally, to output: inout FindingBuffer
  ) {
    tally.count(shape: note.failure.code, note.severity)
    guard let location, isReported else { return }
    let finding = RuleSet.Finding(rule: "record", failure: note.failure, severity: note.severity)
    // A line before a record that is not one is not identified by it.
    let id = output.recordID
    if location.record == nil { output.recordID = [] }
    defer { output.recordID = id }
    let noValue: [UInt8] = []
    writers[plan.checks.count].write(finding, at: location, value: noValue.span, to: &output)
  }
}
