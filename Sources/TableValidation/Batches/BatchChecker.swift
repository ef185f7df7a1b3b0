internal import Validation

/// Checks batches of records on the calling thread, and keeps their findings.
struct BatchChecker<Records> {
  private(set) var checker: RecordChecker<Records>
  private var emitter: FindingEmitter
  private let destination: FindingDestination
  var findings = FindingBuffer()
  /// The positions of the invalid records in the last batch, ascending; `nil` if they are not wanted.
  private(set) var invalidPositions: [Int]?
}

extension BatchChecker where Records: RecordSource {
  init(
    _ plan: CheckPlan, _ records: Records, file: String, keys: KeyTables?,
    findingsTo destination: FindingDestination, findsInvalid: Bool = false
  ) {
    invalidPositions = findsInvalid ? [] : nil
    checker = RecordChecker(plan, records, findingsTo: destination)
    emitter = FindingEmitter(plan, checker.checkedColumns, unit: .record, to: destination)
    self.destination = destination
    begin(file, keys: keys)
  }

  var records: Records {
    get { checker.records }
    _modify { yield &checker.records }
  }

  /// Collects and compares the keys of all records of a batch, of which only some are checked.
  ///
  /// - Parameters:
  ///   - columns: The columns of the keys, checked.
  ///   - emission: As above.
  /// - Returns: The positions of the records that are rejected.
  mutating func compareKeys(
    of columns: [ColumnChecker], in bytes: [UInt8], after base: Int, _ turn: KeyTurn?,
    _ emission: inout KeyEmission?
  ) throws -> [Int] {
    if emission != nil {
      emission?.collect(columns, in: bytes.span)
      return []
    }
    guard let rejected = try checker.compareKeys(of: columns, in: bytes.span, after: base, turn) else {
      throw TurnsCancelled()
    }
    return rejected
  }

  /// Numbers the rejections of keys by the places of their records among those that are checked.
  mutating func selectKeys(_ positions: [Int]) { checker.keys?.select(positions) }

  /// Sets the positions in the next batch of the records that break the rules of the caller, by the number of the rule.
  mutating func reject(byCaller positions: [[Int]]) { checker.recordRules.rejectedByCaller = positions }

  /// Begins a file, or another part of the table with a name of its own.
  mutating func begin(_ file: String, keys: KeyTables?) {
    checker.begin(file, keys: keys)
    emitter.begin(file, to: destination)
  }

  /// Checks a batch, and adds its counts.
  ///
  /// - Parameters:
  ///   - recordsBefore: The number of records before the batch, from which the numbers of its records follow.
  ///   - count: The number of records of the batch, with those that are known to have no findings.
  ///   - comparesKeys: Whether keys are collected and compared; `false` if that has been done for all records of the batch.
  ///   - turn: The turns of the batch among those of other checks; `nil` if there are none.
  ///   - emission: Receives the keys if the caller compares them.
  ///   - content: Returns what a sample shows of a record, by its position in the batch and the index of a column; `nil` for a
  ///     column that cannot be shown.
  /// - Throws: ``KeyMemoryError``, ``TurnsCancelled``.
  mutating func check(
    after recordsBefore: Int, of count: Int, comparesKeys: Bool = true, in turn: KeyTurn? = nil,
    _ emission: inout KeyEmission?,
    countingIn totals: inout BatchTotals, content: (Int, Int) -> [UInt8]? = { _, _ in nil }
  ) throws {
    checker.check()
    let before = Numbering(records: recordsBefore)
    if comparesKeys {
      checker.collectKeys(after: before, needsLines: false)
      if emission == nil {
        guard try checker.compareKeys(turn) else { throw TurnsCancelled() }
      } else {
        checker.collectKeys(into: &emission)
      }
    }
    var found = emitter.findings(
      of: checker, with: emitter.plan.options.severities.apply(to: checker.records.collectNotes()),
      after: before)
    var choice = SampleChoice()
    var first = findings.values.count
    invalidPositions?.removeAll(keepingCapacity: true)
    while let record = emitter.reportNext(of: &found, &checker, to: &findings) {
      if record.isInvalid {
        totals.invalid += 1
        invalidPositions?.append(record.number)
      }
      guard destination.needsSamples else { continue }
      let found = findings.values[first...]
      if !found.isEmpty, choice.choose(found) {
        findings.samples.append(
          RecordSample(Array(found), by: emitter.plan) { content(record.number, $0) })
      }
      first = findings.values.count
    }
    totals.add(checker.tally, records: count)
    checker.resetTally()
  }
}

/// An error: a batch is not compared, because the comparison of an earlier one has ended with an error.
package struct TurnsCancelled: Error {}
