/// Checks batches of records on the calling thread, and keeps their findings.
struct BatchChecker<Records> {
  private(set) var checker: RecordChecker<Records>
  private var emitter: FindingEmitter
  var findings = FindingBuffer()
}

extension BatchChecker where Records: RecordSource {
  init(
    _ plan: CheckPlan, _ records: Records, file: String, keys: KeyTables?,
    findingsTo destination: FindingDestination
  ) {
    checker = RecordChecker(plan, records, findingsTo: destination)
    emitter = FindingEmitter(plan, checker.checkedColumns, unit: .record, to: destination)
    checker.begin(file, keys: keys)
    emitter.begin(file, to: destination)
  }

  var records: Records {
    get { checker.records }
    _modify { yield &checker.records }
  }

  /// Checks a batch, and adds its counts.
  ///
  /// - Parameters:
  ///   - recordsBefore: The number of records before the batch, from which the numbers of its records follow.
  ///   - emission: Receives the keys if the caller compares them.
  /// - Throws: ``KeyMemoryError``.
  mutating func check(
    after recordsBefore: Int, _ emission: inout KeyEmission?, countingIn totals: inout BatchTotals
  ) throws {
    checker.check()
    let before = Numbering(records: recordsBefore)
    checker.collectKeys(after: before, needsLines: false)
    if emission == nil {
      _ = try checker.compareKeys()
    } else {
      checker.collectKeys(into: &emission)
    }
    var found = emitter.findings(
      of: checker, with: emitter.plan.options.severities.apply(to: checker.records.collectNotes()),
      after: before)
    while let record = emitter.reportNext(of: &found, &checker, to: &findings) {
      if record.isInvalid { totals.invalid += 1 }
    }
    totals.add(checker.tally, records: checker.records.count)
    checker.resetTally()
  }
}
