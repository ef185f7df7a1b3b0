internal import Bytes
internal import Validation

/// The counts of a check of batches of one table, and the findings that belong to no record.
struct BatchTotals {
  @Boxed private var plan: CheckPlan
  /// The files so far, each with the numbers of records and of invalid records before it.
  private var starts: [(name: String, records: Int, invalid: Int)]
  private(set) var keys: KeyTables?
  /// The numbers of other tables that are compared with those of the table.
  private let numbers: ReferencedNumbers
  /// The counts of findings, without those on the header.
  private var tally: Tally
  private var headerTally: Tally
  private(set) var records = 0
  var invalid = 0
  private var breaksTableRules = false
  /// Whether there are errors that belong to no record.
  private(set) var hasTableFindings = false

  /// Reads the tables that foreign keys refer to, and counts the findings about the header.
  ///
  /// - Throws: `FileError`, ``KeyMemoryError``.
  init(_ plan: CheckPlan, file: String, comparesKeys: Bool) throws {
    self.plan = plan
    starts = [(file, 0, 0)]
    numbers = try ReferencedNumbers([plan])
    var keys = comparesKeys ? try KeyTables([plan], of: []) : nil
    keys?.begin(file, after: 0)
    self.keys = keys
    tally = Tally(plan)
    headerTally = tally
    count(header: plan.headerFindings)
  }

  /// Begins another file of the table.
  mutating func begin(_ file: String) {
    starts.append((file, records, invalid))
    keys?.begin(file, after: records)
  }

  /// Counts findings about the header.
  mutating func count(header findings: [Finding]) {
    for finding in findings {
      headerTally.count(shape: finding.failure.code, finding.severity)
      hasTableFindings = hasTableFindings || finding.severity == .error
    }
  }

  /// Counts that a record has a value in a checked column, given by its index in the plan.
  mutating func setValue(check: Int) { tally.setValue(check: check) }

  /// Adds the counts of a batch.
  mutating func add(_ counts: Tally, records: Int) {
    tally.add(counts)
    self.records += records
  }

  /// Sets all counts to 0.
  mutating func removeCounts() {
    tally = Tally(plan)
    headerTally = tally
    (records, invalid, hasTableFindings) = (0, 0, false)
  }

  /// Adds the counts of other records of the table, whose header is the same.
  mutating func add(_ other: BatchTotals) {
    add(other.tally, records: other.records)
    invalid += other.invalid
  }

  /// Evaluates the rules over the table as a whole, after the last batch, and returns the findings.
  mutating func finish() -> [Finding] {
    guard plan.tableChecks != nil || plan.options.minimumRecords > 0 else { return [] }
    let evaluator = TableRuleEvaluator([0], of: [plan], tallies: [tally], keys: keys, numbers: numbers) {
      [starts] _ in
      starts[0].name
    }
    let results = evaluator.results(records: records)
    for result in results {
      let (code, severity) = (result.finding.failure.code, result.finding.severity)
      if let check = result.check {
        tally.count(code.rawValue, severity, check: check)
      } else {
        tally.count(shape: code, severity)
      }
      breaksTableRules = breaksTableRules || severity == .error
    }
    return results.map(\.finding)
  }

  /// The results of the files, without their counts by rule.
  var files: [RunReport.File] {
    starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : ("", records, invalid)
      return RunReport.File(
        name: start.name, records: end.1 - start.records, invalid: end.2 - start.invalid, bytes: 0,
        duration: .zero, counts: [], plan: 0)
    }
  }

  /// The results of the columns.
  var columns: [RunReport.Column] {
    var run = RunTally([plan])
    run.add(tally, plan: 0)
    return run.columns(keys?.indexesOfPlans)
  }

  /// The results of whole records.
  var wholeRecords: RunReport.Column { tally.wholeRecords(by: plan) }

  /// The number of records with a warning and no error.
  var warnedRecords: Int { tally.warnedRecords }

  /// The numbers of records and findings so far.
  var summary: Summary {
    var summary = Summary()
    (summary.records, summary.invalid, summary.hasTableFindings) = (records, invalid, hasTableFindings)
    summary.breaksTableRules = breaksTableRules
    var total = headerTally
    total.add(tally)
    summary.counts = total.counts(by: plan)
    summary.changes = tally.changes(by: plan)
    var run = RunTally([plan])
    run.add(tally, plan: 0)
    summary.unchecked = run.unchecked
    run.countLimits(in: &summary, records: [records])
    return summary
  }
}
