internal import CSVRecords
internal import Validation

/// What one worker does with a chunk: find its records, check them column by column, write what is to be said of
/// them record by record.
struct RecordChecker {
  let plan: CheckPlan
  let file: String
  /// What is asked of the plan for each finding, for a way through the plan copies some of it.
  let valuesAreLines: Bool
  let reportsAll: Bool
  private let parser: RecordParser
  let fieldDialect: Dialect

  var chunk = Chunk()
  var batch = RecordBatch()
  var columns: [ColumnChecker]
  private var recordRules: RecordRuleChecker
  /// What was found beyond the columns, by record and check.
  var rejectedRecords: [RejectedRecord] = []
  /// Where something is asked of records against each other.
  var keys: KeyChecker?
  /// One for each column.
  let reasons: [FailureExplainer]
  /// How many failures each rule of a column has told, presence first, and the tally does not have yet.
  var failureCounts: [[Int]]
  /// One for each column and one for whole records, where there is a report.
  var writers: [FindingWriter] = []
  var tally = Tally()
  var invalidCount = 0

  init(_ plan: CheckPlan, file: String, keys: KeyTables? = nil) {
    self.plan = plan
    self.file = file
    valuesAreLines = plan.valuesAreLines
    reportsAll = plan.options.reportsAll
    columns = plan.checks.map { ColumnChecker($0, isAlwaysPresent: plan.valuesAreLines) }
    recordRules = RecordRuleChecker(plan)
    reasons = plan.checks.map { FailureExplainer($0.rules) }
    failureCounts = plan.checks.map { [Int](repeating: 0, count: $0.rules.strategies.count + 1) }
    if let report = plan.report {
      writers = plan.checks.map {
        FindingWriter(
          report, file: file, field: $0.name, showsValues: !$0.isSecret, rules: $0.rules,
          writerCount: plan.checks.count)
      }
      writers.append(FindingWriter(report, file: file, field: nil, showsValues: false))
    }
    self.keys = keys.map { KeyChecker(plan, $0, file: file) }
    fieldDialect = plan.format.fieldDialect
    parser = RecordParser(
      plan.format, columnCount: plan.columnCount, maximumRecordSize: plan.options.maximumRecordSize)
  }

  /// Finds the records of the chunk; how many they are, and their lines.
  mutating func parse() -> Numbering {
    switch chunk.kind {
    case .records:
      parser.parse(chunk, into: &batch)
      return Numbering(records: batch.records.count, lines: chunk.lineEndCount)
    case .oversizedStart: return Numbering(records: 1, lines: chunk.lineEndCount)
    case .oversizedRest, .skipped: return Numbering(records: 0, lines: chunk.lineEndCount)
    }
  }

  /// Checks the records that `parse` has found.
  mutating func check() {
    rejectedRecords.removeAll(keepingCapacity: true)
    guard chunk.kind == .records else { return }
    for index in columns.indices {
      columns[index].check(batch, column: plan.checks[index].column, dialect: fieldDialect, chunk: &chunk)
      if let normalized = columns[index].normalized { tally.add(changes: normalized.counts, check: index) }
    }
    if !recordRules.isEmpty {
      recordRules.check(batch, columns, plan, chunk, rejected: &rejectedRecords)
    }
  }
}
