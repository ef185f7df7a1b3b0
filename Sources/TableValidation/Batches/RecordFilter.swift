internal import Bytes
internal import Validation

/// Finds the records of a batch that may have findings, so that only these are checked one by one.
///
/// All rules accept the other records. This is decided on the values as they are stored, for a column at a time; where only texts
/// decide, by the verdicts on these. What a rule rejects, and why, is decided by the check of the records that are left, so that a
/// record that is found needlessly only costs time.
struct RecordFilter {
  /// The largest share of the records of a batch that is checked apart from the others.
  private static let largestShare = 0.25
  /// The number of batches that are checked as a whole after one in which more records were found.
  private static let pause = 8

  private let columns: [CheckedColumn]
  /// The columns whose texts have been read, checked.
  private(set) var checkers: [ColumnChecker]
  private var rules: RecordRuleChecker
  /// The rules over several columns for which texts are needed.
  private let textRules: [Int]
  /// Those that are decided without texts.
  private let decidedRules: [Int]
  /// Whether the texts of a column are needed for a key or for a rule over several columns.
  private let needsText: [Bool]
  private(set) var bytes: [UInt8] = []
  private var wholeBatches = 0

  /// Creates a filter for a plan; returns `nil` if all records must be read, because their values are changed or counted.
  ///
  /// - Parameters:
  ///   - decisions: What is decided without texts.
  ///   - keys: The indices of the checked columns of keys that the caller compares.
  init?(
    _ plan: CheckPlan, _ columns: [CheckedColumn], withoutTexts decisions: StoredDecisions, keys: [Int]
  ) {
    guard plan.tableChecks == nil, plan.checks.allSatisfy({ $0.normalization == nil }) else { return nil }
    self.columns = columns
    checkers = columns.map { ColumnChecker($0.rules) }
    rules = RecordRuleChecker(plan)
    var (textRules, decidedRules): ([Int], [Int]) = ([], [])
    for (rule, check) in plan.recordChecks.enumerated() {
      if case .byCaller = check.rule.constraint { continue }
      if decisions.rules[rule] { decidedRules.append(rule) } else { textRules.append(rule) }
    }
    let inputs = Set(textRules.flatMap { plan.recordChecks[$0].columns.compactMap(\.self) })
    (self.textRules, self.decidedRules) = (textRules, decidedRules)
    let keys = Set(keys + plan.keys.flatMap(\.readChecks))
    needsText = plan.checks.enumerated().map { inputs.contains($1.column) || keys.contains($0) }
    guard columns.indices.contains(where: { !needsText[$0] && decisions.columns[$0] }) else {
      return nil
    }
  }

  /// Returns the positions of the records that may have findings, ascending; `nil` for all.
  ///
  /// - Parameters:
  ///   - others: The positions of records that have findings for other reasons.
  ///   - setValue: Receives the index of each column in which a record has a value.
  mutating func positions(
    in records: some StoredRecords, with others: some Sequence<Int>, setValue: (Int) -> Void
  ) -> [Int]? {
    guard wholeBatches == 0 else {
      wholeBatches -= 1
      return nil
    }
    var doubtful = DoubtfulRecords(count: records.count)
    for position in others { doubtful.insert(position) }
    bytes.removeAll(keepingCapacity: true)
    var notes = ValueNotes()
    for index in columns.indices {
      let hasValue = needsText[index] ? nil : records.doubt(column: index, in: &doubtful)
      if hasValue ?? judge(index, of: records, &notes, in: &doubtful) { setValue(index) }
    }
    for note in notes.sorted { doubtful.insert(note.record) }
    for rule in decidedRules { records.doubt(rule: rule, in: &doubtful) }
    if !textRules.isEmpty {
      let bytes = bytes
      rules.check(checkers, count: records.count, in: bytes.span, only: textRules)
      for rule in textRules {
        for rejection in rules.rejections[rule] { doubtful.insert(rejection.position) }
      }
    }
    let positions = doubtful.positions
    guard Double(positions.count) <= Double(records.count) * Self.largestShare else {
      wholeBatches = Self.pause
      return nil
    }
    return positions
  }

  /// Inserts the records whose value in a column is rejected, by the texts of all values, and returns whether a record has a value.
  private mutating func judge(
    _ index: Int, of records: some StoredRecords, _ notes: inout ValueNotes,
    in doubtful: inout DoubtfulRecords
  ) -> Bool {
    var batch = checkers[index].takeBatch()
    let start = bytes.count
    records.write(column: index, of: nil, to: &batch, appendingTo: &bytes)
    let bytes = bytes
    notes.add(batch, ofColumn: index, start..<bytes.count, in: bytes.span)
    batch.absences = columns[index].absences(in: batch, nulls: batch.absences, bytes.span)
    let hasValue = batch.absences.count < batch.values.count
    checkers[index].check(batch, in: bytes.span)
    for rejected in checkers[index].rejected { doubtful.insert(rejected.position) }
    return hasValue
  }
}
