internal import CSVRecords
internal import Validation

/// A check of records that are given in batches of columns, such as those of Arrow. It runs on the calling thread.
///
/// Values need not come from a file: where CSV has a line and a column, a finding has the number of the record alone.
package struct BatchCheck {
  /// The number of bytes of findings that ``exchangeFindings(_:)`` has not returned yet.
  package var findingsSize: Int { findings.bytes.count }
  /// Whether there are errors that belong to no record.
  package private(set) var hasTableFindings = false
  private let plan: CheckPlan
  private let file: String
  private let keys: KeyTables?
  /// The keys of the last batch as bytes; `nil` if they are not wanted.
  package private(set) var emission: KeyEmission?
  private var breaksTableRules = false
  private var checker: RecordChecker<ColumnRecords>
  private var emitter: FindingEmitter<ColumnRecords>
  private var findings = FindingBuffer()
  /// The counts of findings, without those on the header.
  private var tally: Tally
  private let headerTally: Tally
  private var records = 0
  private var invalid = 0

  /// Creates a check by a plan, and reads the tables that its foreign keys refer to.
  ///
  /// - Parameters:
  ///   - plan: The plan. Without a report, findings are only counted, which is faster.
  ///   - file: The name of the table in findings.
  ///   - tableFindings: Findings to report before those of the records, such as those on the names of columns.
  ///   - emitted: The keys of the rules if the caller compares them; those of the plan are then only looked up in other tables.
  /// - Throws: `FileError`, ``KeyMemoryError``.
  package init(
    _ plan: CheckPlan, file: String, tableFindings: [Finding], emitting emitted: [TableKey]? = nil
  ) throws {
    self.plan = plan
    self.file = file
    emission = emitted.map { KeyEmission($0, plan) }
    let comparesRecords = plan.comparesRecords && (emitted == nil || plan.keys.contains { $0.key.isForeign })
    var keys = comparesRecords ? try KeyTables([plan], []) : nil
    keys?.begin(file, after: 0)
    self.keys = keys
    let destination = FindingDestination(report: plan.report)
    checker = RecordChecker(plan, ColumnRecords(columns: plan.checks.count), findingsTo: destination)
    emitter = FindingEmitter(plan, checker.checkedColumns, unit: .record, to: destination)
    checker.begin(file, keys: keys)
    emitter.begin(file, to: destination)
    tally = Tally(plan)
    var headerTally = Tally(plan)
    for finding in tableFindings {
      headerTally.count(shape: finding.failure.code, finding.severity)
      hasTableFindings = hasTableFindings || finding.severity == .error
      plan.report?.append(finding, to: &findings.bytes)
    }
    self.headerTally = headerTally
  }

  /// Whether its counts can be added to those of a check of other records of the table.
  package var canBeAdded: Bool { !plan.comparesRecords && plan.tableChecks == nil }

  /// Adds the counts of a check of other records of the table by the same rules, whose header is the same.
  ///
  /// - Precondition: ``canBeAdded``.
  package mutating func addCounts(of other: BatchCheck) {
    records += other.records
    invalid += other.invalid
    tally.add(other.tally)
  }

  /// Checks a batch of records.
  ///
  /// - Parameters:
  ///   - count: The number of records.
  ///   - recordsBefore: The number of records before the batch, from which the numbers of its records follow.
  ///   - read: Replaces the batch of a checked column, given by its index in the plan, by its values, and appends their bytes to
  ///     those of the other columns. The absences of the batch are the values that are null.
  /// - Throws: The errors of `read`; ``KeyMemoryError``.
  package mutating func check(
    count: Int, after recordsBefore: Int,
    read: (Int, inout ColumnBatch, inout [UInt8]) throws -> Void
  ) throws {
    try checker.records.fill(count: count, write: read)
    checker.check()
    let before = Numbering(records: recordsBefore)
    checker.collectKeys(after: before, needsLines: false)
    if emission == nil {
      try checker.compareKeys()
    } else {
      checker.collectKeys(into: &emission)
    }
    var found = emitter.findings(of: checker, with: checker.records.collectNotes(), after: before)
    while let record = emitter.reportNext(of: &found, &checker, to: &findings) {
      if record.isInvalid { invalid += 1 }
    }
    records += count
    tally.add(checker.tally)
    checker.resetTally()
  }

  /// Reports the findings by rules over the table as a whole, after the last batch.
  package mutating func finish() {
    guard plan.tableChecks != nil else { return }
    let evaluator = TableRuleEvaluator([0], of: [plan], [tally], keys) { [file] _ in file }
    for result in evaluator.results(records: records) {
      let (code, severity) = (result.finding.failure.code, result.finding.severity)
      if let check = result.check {
        tally.count(code.rawValue, severity, check: check)
      } else {
        tally.count(shape: code, severity)
      }
      breaksTableRules = breaksTableRules || severity == .error
      plan.report?.append(result.finding, to: &findings.bytes)
    }
  }

  /// Replaces bytes by the findings so far, as bytes of the plan's report; the memory of these bytes is used for later ones.
  package mutating func exchangeFindings(_ bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    swap(&bytes, &findings.bytes)
  }

  /// The numbers of records and findings so far.
  package var summary: Summary {
    var summary = Summary()
    (summary.records, summary.invalid, summary.hasTableFindings) = (records, invalid, hasTableFindings)
    summary.breaksTableRules = breaksTableRules
    var total = headerTally
    total.add(tally)
    summary.counts = total.counts(by: plan)
    summary.changes = tally.changes(by: plan)
    return summary
  }
}
