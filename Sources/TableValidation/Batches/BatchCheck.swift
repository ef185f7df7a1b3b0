internal import Bytes
internal import FileOutput
internal import Validation

/// A check of records that are given in batches of columns, such as those of Arrow. It runs on the calling thread.
///
/// Values need not come from a file: where CSV has a line and a column, a finding has the number of the record alone.
package struct BatchCheck {
  private let isReported: Bool
  /// Whether other checks can check a part of the records of the table.
  package let canBeDivided: Bool
  /// The keys of the last batch as bytes; `nil` if they are not wanted.
  package private(set) var emission: KeyEmission?
  private var checker: BatchChecker<ColumnRecords>
  /// Finds the records to check; `nil` if all are.
  private var filter: RecordFilter?
  /// The positions in the next batch of the records that break each rule of the caller.
  private var rejectedByCaller: [[Int]] = []
  private var totals: BatchTotals
  @Boxed private var plan: CheckPlan
  /// What is kept for a report instead of the findings; `nil` if no report is wanted.
  private let report: BatchReport?
  /// The positions of the invalid records of the last batch, ascending; `nil` if they are not wanted.
  package var invalidPositions: [Int]? { checker.invalidPositions }
  /// The turns of batches that several checks compare by keys; `nil` if there is one check.
  package var turns: KeyTurns?

  /// Creates a check by a plan, and reads the tables that its foreign keys refer to.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - file: The name of the table in findings.
  ///   - isReported: Whether findings are passed to the caller, and not only counted, which is faster.
  ///   - makesReport: Whether ``writeReport(_:to:)`` is called at the end, instead of passing findings to the caller.
  ///   - findsInvalid: Whether ``invalidPositions`` are wanted.
  ///   - emitsKeys: Whether the caller compares the keys of the rule file; those of the plan are then only looked up in other
  ///     tables.
  ///   - decisions: What the records decide without texts; `nil` to read all values as texts, the slow way to the same result.
  /// - Throws: `FileError`, ``KeyMemoryError``.
  package init(
    _ plan: CheckPlan, file: String, isReported: Bool = true, makesReport: Bool = false,
    findsInvalid: Bool = false, emitsKeys: Bool = false, withoutTexts decisions: StoredDecisions? = nil
  ) throws {
    self.isReported = isReported && !makesReport
    self.plan = plan
    report = makesReport ? BatchReport(plan) : nil
    canBeDivided = plan.tableChecks == nil && !emitsKeys && !makesReport
    emission = emitsKeys ? KeyEmission(plan.ruleFileKeys, plan) : nil
    let comparesKeys = plan.comparesRecords && (!emitsKeys || plan.keys.contains { $0.key.isForeign })
    totals = try BatchTotals(plan, file: file, comparesKeys: comparesKeys)
    checker = BatchChecker(
      plan, ColumnRecords(columns: plan.checks.count), file: file, keys: totals.keys,
      findingsTo: makesReport ? BatchReport.destination : FindingDestination(passesRows: isReported),
      findsInvalid: findsInvalid)
    // A report counts the absent values of all records.
    if let decisions, !makesReport {
      filter = RecordFilter(
        plan, checker.checker.checkedColumns, withoutTexts: decisions, keys: emission?.checks ?? [])
    }
    append(plan.headerFindings)
  }

  private mutating func append(_ findings: [Finding]) {
    if isReported {
      for finding in findings where finding.severity != .ignored { checker.findings.rows.append(finding) }
    }
  }

  /// Checks a batch of records.
  ///
  /// - Parameters:
  ///   - recordsBefore: The number of records before the batch, from which the numbers of its records follow.
  ///   - content: Returns what a report shows of a record, by its position in the batch and the index of a column; `nil` for a
  ///     column that cannot be shown.
  /// - Throws: ``KeyMemoryError``.
  package mutating func check(
    _ records: some StoredRecords, after recordsBefore: Int, content: (Int, Int) -> [UInt8]? = { _, _ in nil }
  ) throws {
    let found = filter?.positions(in: records, with: rejectedByCaller.joined()) {
      totals.setValue(check: $0)
    }
    let turn =
      plan.comparesRecords
      ? turns.map { KeyTurn(recordsBefore, next: recordsBefore + records.count, in: $0.turns) } : nil
    let selected = try (found ?? nil).map { try select($0, after: recordsBefore, turn) }
    checker.reject(byCaller: rejectedByCaller.map { $0.positions(among: selected) })
    checker.records.fill(records, selected)
    try checker.check(
      after: recordsBefore, of: records.count, comparesKeys: selected == nil, in: turn, &emission,
      countingIn: &totals, content: content)
    try report?.receive(&checker.findings)
  }

  /// Compares the keys of all records of a batch, and adds the positions of the records that are rejected to those that are checked.
  private mutating func select(_ positions: [Int], after base: Int, _ turn: KeyTurn?) throws -> [Int] {
    guard plan.comparesRecords || emission != nil, let filter else { return positions }
    let rejected = try checker.compareKeys(
      of: filter.checkers, in: filter.bytes, after: base, turn, &emission)
    let selected = rejected.isEmpty ? positions : Set(positions).union(rejected).sorted()
    checker.selectKeys(selected)
    return selected
  }

  /// Sets the positions in the next batch of the records that break the rules of the caller (``CallerRule``), ascending, by the
  /// number of the rule.
  package mutating func reject(byCaller positions: [[Int]]) { rejectedByCaller = positions }

  /// Reports findings about the header that were not known when the check was created.
  package mutating func report(header findings: [Finding]) {
    totals.count(header: findings)
    report?.count(findings)
    append(findings)
  }

  /// Begins another file of the table, which has the same columns, so that findings about them are not repeated. Its records are
  /// numbered from 1.
  package mutating func begin(file: String) {
    totals.begin(file)
    checker.begin(file, keys: totals.keys)
  }

  /// A check of other records of the table, which has no findings on the header.
  ///
  /// - Precondition: ``canBeDivided``.
  package var peer: BatchCheck {
    precondition(canBeDivided, "a check that several can share")
    var peer = self
    peer.checker.findings.removeAll()
    peer.totals.removeCounts()
    return peer
  }

  /// Reports the findings by rules over the table as a whole, after the last batch.
  package mutating func finish() {
    let findings = totals.finish()
    report?.count(findings)
    append(findings)
  }

  /// Writes the report of a check that was created to make one, after ``finish()``.
  package func writeReport(_ content: HTMLReport.Content, to file: OutputFile) throws {
    try report?.write(HTMLReport(content), of: totals, by: plan, to: file)
  }

  /// The size in bytes of the findings that ``exchangeFindings(_:)`` has not returned yet.
  package var findingsSize: Int { checker.findings.rows.size }

  /// Replaces the rows by the findings so far; their memory is used for later ones.
  package mutating func exchangeFindings(_ rows: inout FindingRows) {
    rows.removeAll()
    swap(&rows, &checker.findings.rows)
  }

  /// The numbers of records and findings so far, with those of other checks of the table.
  package func summary(with peers: [BatchCheck] = []) -> Summary {
    var totals = totals
    for peer in peers { totals.add(peer.totals) }
    return totals.summary
  }
}

extension TableCheck {
  /// Checks the records of a program, batch by batch on the calling thread, and passes each finding to the closure.
  ///
  /// The article of the module has an example. The files of ``TableCheck/Outputs`` are not written, since the records have no bytes of their
  /// own, and all batches are checked, whatever ``CheckOptions/stopsAfterInvalid`` is.
  ///
  /// - Parameters:
  ///   - batches: The records, which are numbered through all batches. A lazy sequence is made as it is checked.
  ///   - name: The name of the table in findings.
  ///   - receive: Receives a finding; an error that it throws ends the check and is rethrown.
  /// - Throws: `FileError` if a table that a foreign key refers to cannot be read, and for rules that read a table twice: foreign keys
  ///   of the table to itself, and groups; ``KeyMemoryError``.
  public func run<Batches: Sequence>(
    _ batches: Batches, named name: String, receive: (Finding) throws -> Void
  ) throws -> Summary where Batches.Element: RecordSource {
    let plan = plans[0]
    if let reason = plan.reasonToReadTwice {
      throw FileError(
        name, "read",
        reason: "\(reason), so that it is read twice, and batches are read once; check it as a file")
    }
    let receiver = FindingReceiver(plan.options.findingLimits, [], comparedWith: plan.options.baseline)
    func pass(_ findings: [Finding]) throws {
      let shown = findings.filter {
        $0.severity == .error || ($0.severity == .warning && !plan.options.omitsWarnings)
      }
      try receiver.receive(shown).forEach(receive)
    }
    var totals = try BatchTotals(plan, file: name, comparesKeys: plan.comparesRecords)
    try pass(plan.headerFindings)
    var checker: BatchChecker<Batches.Element>?
    var noEmission: KeyEmission?
    for batch in batches {
      var current =
        checker.take()
        ?? BatchChecker(
          plan, batch, file: name, keys: totals.keys, findingsTo: FindingDestination(passesToCaller: true))
      current.records = batch
      try current.check(after: totals.records, of: batch.count, &noEmission, countingIn: &totals)
      try pass(current.findings.values)
      current.findings.removeAll()
      checker = current
    }
    try pass(totals.finish())
    var summary = totals.summary
    summary.omittedFindings = receiver.omitted
    summary.baseline = receiver.baseline?.result
    return summary
  }
}

extension [Int] {
  /// Returns the places of these positions in a list, both ascending, in which all of them are; `nil` is the list of all positions.
  fileprivate func positions(among list: [Int]?) -> [Int] {
    guard let list else { return self }
    var place = 0
    return map { position in
      while list[place] < position { place += 1 }
      return place
    }
  }
}
