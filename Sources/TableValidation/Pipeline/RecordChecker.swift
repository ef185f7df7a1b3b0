internal import CSVRecords
internal import Validation

/// Checks chunks for one worker: finds the records, checks them column by column, and reports record by record.
struct RecordChecker {
  let plan: CheckPlan
  let file: String
  /// Read for each finding: access through the plan copies some of it.
  let reportsAll: Bool
  let sources: [FindingSource]
  /// Whether findings are reported, or only counted.
  let isReported: Bool
  private let parser: RecordParser

  var chunk = Chunk()
  var batch = RecordBatch()
  /// One for each column that is checked.
  private var readers: [FieldReader]
  var normalizers: [ColumnNormalizer?]
  var columns: [ColumnChecker]
  let explainers: [FailureExplainer]
  var recordRules: RecordRuleChecker
  var keys: KeyChecker?
  /// One for each column and one for whole records, where findings are reported.
  var writers: [FindingWriter] = []
  var tally: Tally
  var invalidCount = 0

  init(_ plan: CheckPlan, file: String, keys: KeyTables? = nil, to destination: FindingDestination) {
    self.plan = plan
    self.file = file
    isReported = destination.isWanted
    reportsAll = plan.options.reportsAll
    sources = FindingSource.sources(of: plan)
    parser = RecordParser(
      plan.format, columnCount: plan.columnCount, maximumRecordSize: plan.options.maximumRecordSize)
    readers = plan.checks.map { FieldReader($0, plan.format) }
    normalizers = plan.checks.map { $0.normalization.map(ColumnNormalizer.init) }
    columns = plan.checks.map { ColumnChecker($0.rules) }
    explainers = plan.checks.map { FailureExplainer($0.rules) }
    recordRules = RecordRuleChecker(plan)
    self.keys = keys.map { KeyChecker(plan, $0, file: file) }
    tally = Tally(plan)
    if isReported { writers = FindingWriter.writers(for: plan, file: file, destination) }
  }

  /// Finds the records of the chunk; returns how many they and their lines are.
  mutating func parse() -> Numbering {
    switch chunk.kind {
    case .records:
      parser.parse(chunk, into: &batch)
      return Numbering(records: batch.records.count, lines: chunk.lineEndCount)
    case .oversizedStart: return Numbering(records: 1, lines: chunk.lineEndCount)
    case .oversizedRest, .skipped: return Numbering(records: 0, lines: chunk.lineEndCount)
    }
  }

  /// Checks the records that `parse` has found, each by itself.
  mutating func check() {
    guard chunk.kind == .records else { return }
    for index in columns.indices {
      var values = columns[index].takeBatch()
      readers[index].read(batch, of: &chunk, into: &values)
      if normalizers[index] != nil { normalize(&values, index) }
      let bytes = chunk.storage
      columns[index].check(values, in: bytes.span)
    }
    if !plan.recordChecks.isEmpty {
      let bytes = chunk.storage
      recordRules.check(columns, count: batch.wellFormedRecords.count, in: bytes.span)
    }
  }

  private mutating func normalize(_ values: inout ColumnBatch, _ index: Int) {
    guard var normalizer = normalizers[index].take() else { return }
    let scratch = normalizer.normalize(
      &values, in: chunk.storage.span, scratchStart: chunk.scratchStart)
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
    values.absences = readers[index].absences(in: values, of: chunk.storage.span)
    tally.add(changes: normalizer.counts, check: index)
    normalizers[index] = normalizer
  }
}
