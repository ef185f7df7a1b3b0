internal import CSVRecords
internal import Validation

/// Checks chunks for one worker: finds the records, checks them column by column, and reports findings record by record.
struct RecordChecker {
  let plan: CheckPlan
  /// The name of the input.
  private(set) var file: String
  /// The encoding from which the text of the input was decoded; `nil` for UTF-8.
  private(set) var encoding: String?
  /// `plan.options.reportsAll`, stored because it is read for each finding and access through the plan copies parts of it.
  let reportsAll: Bool
  let sources: [FindingSource]
  /// The index of the check at which each source reports; the number of checks for whole records.
  let checkOfSource: [Int]
  /// The rules and the position in a record of each checked column. Workers do not share the rules, since two processors that
  /// count references to an object wait for each other.
  let columnRules: [ColumnRules]
  let checkedColumns: [Int]
  /// Whether errors and absent values are counted by column.
  let countsByColumn: Bool
  /// Whether records are chosen as samples, and the choice in the current chunk.
  let choosesSamples: Bool
  var samples = SampleChoice()
  /// Whether findings are reported, or only counted.
  let isReported: Bool
  private let parser: RecordParser
  /// What reports the end-of-data marker of the input; `nil` for records that are given as columns.
  private(set) var endMarkers: EndMarkerReporter?

  var chunk = Chunk()
  var batch = RecordBatch()
  /// The objects of the chunk; `nil` for formats other than JSON Lines.
  var members: MemberBatch?
  private(set) var reader: FieldReader
  var normalizers: [ColumnNormalizer?]
  var columns: [ColumnChecker]
  /// Whether each column has rejected values in the chunk, so that the others are not read when findings are reported.
  var hasRejected: [Bool]
  /// Those of the rules, which are read without a reference to them.
  let onlyRules: [FailureExplainer.OnlyRules]
  /// The batch of a column whose values are all valid and not needed any more, so that the column has an empty one. The next
  /// column uses its memory, which is in the cache of the processor.
  private var spare: ColumnBatch?
  var recordRules: RecordRuleChecker
  var keys: KeyChecker?
  /// The checker of columns whose values must be in order; `nil` if there are none.
  var orders: OrderChecker?
  /// The writer of each checked column and, as the last element, of whole records; empty if findings are only counted.
  var writers: [FindingWriter] = []
  /// The counts since the last ``resetTally()``, and those of no record, whose copy costs less than to create them anew.
  var tally: Tally
  private let emptyTally: Tally
  var invalidCount = 0
  /// The batch of records that are given as columns; `nil` if the records are those of the chunk.
  var columnar: Columnar?

  /// - Parameter tally: The counts of no record; by default they are created.
  init(
    _ plan: CheckPlan, file: String, encoding: String? = nil, keys: KeyTables? = nil,
    endMarkers: EndMarkerReporter? = nil,
    tally: Tally? = nil, to destination: FindingDestination
  ) {
    self.plan = plan
    (self.file, self.encoding, self.endMarkers) = (file, encoding, endMarkers)
    isReported = destination.isWanted
    reportsAll = plan.options.reportsAll
    sources = FindingSource.sources(of: plan)
    checkOfSource = sources.map { $0.check(in: plan) ?? plan.checks.count }
    columnRules = ColumnRules.shared(by: plan.checks.lazy.map(\.rules))
    checkedColumns = plan.checks.map(\.column)
    countsByColumn = destination.needsStatistics
    choosesSamples = destination.needsSamples
    parser = RecordParser(
      plan.format, columnCount: plan.format.members == nil ? plan.columnCount : 1,
      maximumRecordSize: plan.options.maximumRecordSize)
    members = MemberBatch(plan.format)
    reader = FieldReader(plan.format, trims: plan.options.trims)
    normalizers = plan.checks.map { $0.normalization.map(ColumnNormalizer.init) }
    columns = columnRules.map { ColumnChecker($0) }
    hasRejected = columns.map { _ in false }
    onlyRules = columnRules.map(\.onlyRules)
    recordRules = RecordRuleChecker(plan)
    emptyTally = tally ?? Tally(plan)
    self.tally = emptyTally
    begin(file, encoding, keys, endMarkers, destination)
  }

  /// Begins another input, which has the same plan and destination.
  mutating func begin(
    _ file: String, _ encoding: String?, _ keys: KeyTables?, _ endMarkers: EndMarkerReporter?,
    _ destination: FindingDestination
  ) {
    (self.file, self.encoding, self.endMarkers) = (file, encoding, endMarkers)
    self.keys = keys.map { KeyChecker(plan, $0, file: file) }
    orders = OrderChecker(plan)
    if isReported { writers = FindingWriter.writers(for: plan, file: file, destination) }
  }

  /// Sets all counts to 0.
  mutating func resetTally() { tally = emptyTally }

  /// Finds the records of the chunk and returns the numbers of its records and lines.
  mutating func parse() -> Numbering {
    switch chunk.kind {
    case .records:
      parser.parse(chunk, into: &batch)
      members?.parse(chunk, &batch)
      return Numbering(records: batch.records.count, lines: chunk.lineEndCount)
    case .oversizedStart: return Numbering(records: 1, lines: chunk.lineEndCount)
    case .oversizedRest, .skipped: return Numbering(records: 0, lines: chunk.lineEndCount)
    }
  }

  /// Checks the records that ``parse()`` has found, except for their keys.
  mutating func check() {
    guard chunk.kind == .records else { return }
    defer { if plan.tableChecks != nil { checkTable() } }
    let (records, starts) = (batch.wellFormedRecords, batch.fieldStarts)
    let keepsValues = plan.comparesRecords || plan.tableChecks != nil || !plan.recordChecks.isEmpty
    for index in columns.indices {
      var values = spare.take() ?? columns[index].takeBatch()
      if let members {
        members.read(plan.checks[index], of: &chunk, into: &values)
      } else {
        reader.read(
          checkedColumns[index], columnRules[index], records, starts, of: &chunk, into: &values)
      }
      if normalizers[index] != nil { normalize(&values, index) }
      checkColumn(index, consume values)
      if members != nil, columns[index].batch.absences.count < columns[index].batch.values.count {
        tally.setPresent(check: index)
      }
      if countsByColumn { tally.add(absent: columns[index].batch.absences.count, check: index) }
      if !keepsValues, !hasRejected[index] { spare = columns[index].takeBatch() }
    }
    if !plan.recordChecks.isEmpty {
      let bytes = chunk.storage
      recordRules.check(columns, count: batch.wellFormedRecords.count, in: bytes.span)
    }
  }

  /// Checks the values of a column, and counts its findings if they are not reported one by one.
  mutating func checkColumn(_ index: Int, _ values: consuming ColumnBatch) {
    let bytes = chunk.storage
    columns[index].check(consume values, in: bytes.span)
    hasRejected[index] = !columns[index].rejected.isEmpty
    if hasRejected[index], !isReported && !reportsAll {
      tally.add(columns[index].rejections, check: index)
    }
  }

  mutating func normalize(_ values: inout ColumnBatch, _ index: Int) {
    guard var normalizer = normalizers[index].take() else { return }
    let scratch = normalizer.normalize(
      &values, in: chunk.storage.span, scratchStart: chunk.scratchStart)
    if !scratch.isEmpty { chunk.appendScratch(scratch) }
    values.absences =
      members?.absences(in: values, plan.checks[index], of: chunk)
      ?? reader.absences(in: values, columnRules[index], of: chunk.storage.span)
    tally.add(changes: normalizer.counts, check: index)
    normalizers[index] = normalizer
  }
}
