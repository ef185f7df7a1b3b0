internal import Bytes
internal import CSVRecords
internal import Validation

/// The work beside the check of values.
private struct CheckUses {
  /// Whether absent values are counted by column.
  let countsAbsences: Bool
  /// Whether the findings of columns are only counted, and not reported one by one.
  let countsRejections: Bool
  /// Whether the columns that have a value in any record are counted, since members of JSON may be in none.
  let countsPresence: Bool
  /// Whether the values of all columns are needed after each has been checked.
  let keepsValues: Bool
}

/// Checks batches of records for one worker: reads them column by column, applies the rules, and keeps what is rejected.
///
/// It neither reports nor copies records: a ``FindingEmitter`` reads what it has found.
///
/// The parameter is constrained by extensions, because a search for the conformance of a type's parameter, when the type is
/// created at run time, takes as long as to check a short file.
struct RecordChecker<Records> {
  let plan: CheckPlan
  var records: Records
  /// The columns as they are read.
  let checkedColumns: [CheckedColumn]
  /// The order in which the columns are checked; `nil` for that of the plan.
  private let turns: [ColumnTurn]?
  private let uses: CheckUses
  /// The normalization of each column, and the check of its values.
  private(set) var normalizers: [ColumnNormalizer?]
  private(set) var columns: [ColumnChecker]
  /// Whether each column has rejected values in the batch, so that the others are not read when findings are reported.
  private(set) var hasRejected: [Bool]
  /// The batch of a column whose values are all valid and not needed any more, so that the column has an empty one. The next
  /// column uses its memory, which is in the cache of the processor.
  private var spare: ColumnBatch?
  var recordRules: RecordRuleChecker
  var keys: KeyChecker?
  /// The checker of columns whose values must be in order; `nil` if there are none.
  var orders: OrderChecker?
  /// The checker of records that belong together; `nil` if there are none.
  var groups: GroupChecker?
  /// The counts since the last ``resetTally()``, and those of no record, whose copy costs less than to create them anew.
  var tally: Tally
  private let emptyTally: Shared<Tally>

}

extension RecordChecker where Records: RecordSource {
  /// - Parameters:
  ///   - records: The records, which are replaced batch by batch.
  ///   - tally: The counts of no record; by default they are created.
  ///   - destination: The destination of the findings.
  init(_ plan: CheckPlan, _ records: Records, tally: Tally? = nil, findingsTo destination: FindingDestination)
  {
    self.plan = plan
    self.records = records
    checkedColumns = plan.checkedColumns
    turns = ColumnTurn.turns(of: plan)
    uses = CheckUses(
      countsAbsences: destination.needsStatistics,
      countsRejections: !destination.isWanted && !plan.options.reportsAll,
      countsPresence: plan.format.members != nil,
      keepsValues: plan.comparesRecords || plan.tableChecks != nil || !plan.recordChecks.isEmpty)
    normalizers = plan.checks.map { $0.normalization.map(ColumnNormalizer.init) }
    columns = checkedColumns.map { ColumnChecker($0.rules) }
    hasRejected = columns.map { _ in false }
    recordRules = RecordRuleChecker(plan)
    emptyTally = Shared(tally ?? Tally(plan))
    self.tally = emptyTally.value
  }

  /// Begins an input.
  mutating func begin(_ file: String, keys: KeyTables?) {
    self.keys = keys.map { KeyChecker(plan, $0, file: file) }
    orders = OrderChecker(plan)
    groups = GroupChecker(plan, keys?.groups)
  }

  /// Sets all counts to 0.
  mutating func resetTally() { tally = emptyTally.value }

  /// Checks the records, except for their keys.
  mutating func check() {
    for number in columns.indices {
      let turn = turns?[number]
      let index = turn?.check ?? number
      let isRead = turn?.isOfSameValues == true && spare != nil
      var values = spare.take() ?? columns[index].takeBatch()
      if !isRead { records.read(checkedColumns[index], into: &values) }
      if normalizers[index] != nil { normalize(&values, index) }
      check(index, consume values)
      let hasValue = columns[index].batch.absences.count < columns[index].batch.values.count
      if hasValue { tally.setValue(check: index) }
      if uses.countsPresence { countPresence(index, hasValue: hasValue) }
      if uses.countsAbsences {
        tally.add(
          values: columns[index].batch.values.count, absent: columns[index].batch.absences.count, check: index
        )
      }
      if !uses.keepsValues, !hasRejected[index] { spare = columns[index].takeBatch() }
    }
    if !plan.recordChecks.isEmpty {
      let bytes = records.bytes
      recordRules.check(columns, count: records.count, in: bytes.span)
    }
    if plan.tableChecks != nil { checkTable() }
  }

  /// Checks the values of a column, and counts its findings if they are not reported one by one.
  private mutating func check(_ index: Int, _ values: consuming ColumnBatch) {
    let bytes = records.bytes
    columns[index].check(consume values, in: bytes.span)
    hasRejected[index] = !columns[index].rejected.isEmpty
    if hasRejected[index], uses.countsRejections { tally.add(columns[index].rejections, check: index) }
  }

  /// Counts whether a record has the member of a column, if only without a value.
  private mutating func countPresence(_ index: Int, hasValue: Bool) {
    if hasValue || !records.lacks(checkedColumns[index]) { return tally.setPresent(check: index) }
    let bytes = records.bytes
    tally.add(membersOf: records.objects, in: bytes.span)
  }

  private mutating func normalize(_ values: inout ColumnBatch, _ index: Int) {
    guard var normalizer = normalizers[index].take() else { return }
    let bytes = records.bytes
    let scratch = normalizer.normalize(&values, in: bytes.span, scratchStart: records.end)
    if !scratch.isEmpty { records.append(scratch) }
    values.absences = records.absences(in: values, of: checkedColumns[index])
    tally.add(changes: normalizer.counts, check: index)
    normalizers[index] = normalizer
  }

  /// Returns the range of a value as it was read, before its normalization.
  func original(_ column: Int, at position: Int) -> Range<Int> {
    normalizers[column]?.original(at: position) ?? columns[column].batch.values[position]
  }
}
