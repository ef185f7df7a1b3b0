internal import Validation

/// Checks batches of records on the calling thread, and keeps their findings.
struct BatchChecker<Records> {
  private(set) var checker: RecordChecker<Records>
  private var emitter: FindingEmitter
  private let destination: FindingDestination
  var findings = FindingBuffer()
}

extension BatchChecker where Records: RecordSource {
  init(
    _ plan: CheckPlan, _ records: Records, file: String, keys: KeyTables?,
    findingsTo destination: FindingDestination
  ) {
    checker = RecordChecker(plan, records, findingsTo: destination)
    emitter = FindingEmitter(plan, checker.checkedColumns, unit: .record, to: destination)
    self.destination = destination
    begin(file, keys: keys)
  }

  var records: Records {
    get { checker.records }
    _modify { yield &checker.records }
  }

  /// Begins a file, or another part of the table with a name of its own.
  mutating func begin(_ file: String, keys: KeyTables?) {
    checker.begin(file, keys: keys)
    emitter.begin(file, to: destination)
  }

  /// Checks a batch, and adds its counts.
  ///
  /// - Parameters:
  ///   - recordsBefore: The number of records before the batch, from which the numbers of its records follow.
  ///   - emission: Receives the keys if the caller compares them.
  ///   - content: Returns what a sample shows of a record, by its position in the batch and the index of a column; `nil` for a
  ///     column that cannot be shown.
  /// - Throws: ``KeyMemoryError``.
  mutating func check(
    after recordsBefore: Int, _ emission: inout KeyEmission?, countingIn totals: inout BatchTotals,
    content: (Int, Int) -> [UInt8]? = { _, _ in nil }
  ) throws {
    checker.check()
    let before = Numbering(records: recordsBefore)
    checker.collectKeys(after: before, needsLines: false)
    if emission == nil {
      try checker.compareKeys()
    } else {
      checker.collectKeys(into: &emission)
    }
    var found = emitter.findings(
      of: checker, with: emitter.plan.options.severities.apply(to: checker.records.collectNotes()),
      after: before)
    var choice = SampleChoice()
    var first = findings.values.count
    while let record = emitter.reportNext(of: &found, &checker, to: &findings) {
      if record.isInvalid { totals.invalid += 1 }
      guard destination.needsSamples else { continue }
      let found = findings.values[first...]
      if !found.isEmpty, choice.choose(found) {
        findings.samples.append(
          RecordSample(Array(found), by: emitter.plan) { content(record.number, $0) })
      }
      first = findings.values.count
    }
    totals.add(checker.tally, records: checker.records.count)
    checker.resetTally()
  }
}
