internal import CArrow
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// A check of Arrow batches with one schema, some thousand records at a time.
final class ArrowCheck {
  /// A batch that is being checked.
  ///
  /// SAFETY: the columns have pointers to buffers of the batch. They are used only through this struct, which
  /// retains the batch; it is released when `current` is replaced, after a call that uses the columns.
  private struct Current {
    let batch: OwnedArray
    let columns: [any ArrowColumn]
    let count: Int
    /// The number of the first record.
    let firstRecord: Int
    /// The number of records that have been checked.
    var checked = 0
  }

  /// The size of findings in bytes from which on they are passed on.
  static let sizeOfFindings = 256 << 10

  private let rules: LoadedRules
  private var reader: TableReader
  private let checked: [CheckedColumn]
  private let proofs: ArrowRecords.Proofs
  /// The columns to which the rules apply.
  private let checkedColumns: [Int]
  private let secretColumns: Set<Int>
  /// The other columns that a report shows.
  private let shownColumns: [Int]
  /// The field of each column that has one.
  private let fields: [Int: RuleFile.Field]
  private var plan: CheckPlan
  private let file: String
  /// Whether keys are returned instead of being compared.
  private let emitsKeys: Bool
  private var check: BatchCheck
  private var current: Current?
  /// The columns of the column `id` of findings, or `nil` if it is not wanted.
  private(set) var id: RecordID?
  /// Findings with the ids of their records, if ids are wanted.
  private var identified = IdentifiedFindings()
  private let countsOnly: Bool
  /// What is decided on the stored values; `nil` to read all of them as texts.
  private let decisions: StoredDecisions?
  private let makesReport: Bool
  /// The numbers of the invalid records of the current batch, or of the last one; `nil` if they are not wanted.
  private(set) var invalidRecords: [Int]?
  private var hasBegun = false
  /// The names of columns that the schema does not state, as far as they are reported.
  private var further: [String] = []
  /// How much of the table has been checked, by this check and those of other batches.
  let progress: CheckProgress
  private var verdicts: CallerVerdicts
  /// The keys of the current batch, or of the last one, if they are wanted.
  private var keys: KeyColumns?
  /// The number of the first record after those of all batches so far.
  private(set) var nextRecord = 1

  /// - Parameters:
  ///   - isWhole: Whether the batches are known to be the whole table at their end.
  ///   - isFiltered: Whether records that are accepted by their stored values are not read as texts.
  init(
    _ rules: LoadedRules, schema: OwnedSchema, file: String, isWhole: Bool, flags: CheckerFlags,
    isFiltered: Bool = true
  ) throws {
    guard isWhole || rules.file.table == nil else {
      throw RulesError(
        "the rules under 'table' are for a whole table, and batches that are pushed have no end; check a stream or a file"
      )
    }
    var reader = try TableReader(schema)
    var match = SchemaMatch(rules.file, columns: reader.names, file: file)
    match.add(rules.callerRules, header: reader.names, file: file)
    guard !isWhole || !flags.contains(.keys) else {
      throw ArgumentError("VAL_KEYS is for batches that are pushed, and not for a whole table")
    }
    guard !flags.contains(.skipKeys) || !flags.contains(.keys) else {
      throw ArgumentError("VAL_KEYS and VAL_SKIP_KEYS exclude each other")
    }
    var options = CheckOptions()
    options.reportsAll = flags.contains(.all)
    let comparison: KeyComparison =
      flags.contains(.keys) ? .byCaller : flags.contains(.skipKeys) ? .none : .byCheck
    var plan = try rules.plan(match, format: .csv(Dialect()), comparison: comparison, options: options)
    if !flags.contains(.keys), let reason = plan.reasonToReadTwice {
      throw RulesError("\(reason), so that the table is read twice; check it as a CSV file")
    }
    countsOnly = flags.contains(.countOnly)
    invalidRecords = flags.contains(.invalid) ? [] : nil
    checkedColumns = plan.checks.map(\.column)
    secretColumns = plan.secretColumns
    let fields = match.fieldsByColumn
    if !flags.contains(.texts) {
      let findings = reader.findingsOnTypes(fields, file: file)
      plan.headerFindings += plan.options.severities.apply(to: findings)
    }
    shownColumns = flags.contains(.report) ? reader.readable(without: checkedColumns) : []
    try reader.select(checkedColumns + shownColumns) { ColumnReading(fields[$0]) }
    self.fields = fields
    checked = plan.checkedColumns
    proofs = reader.proofs(plan)
    makesReport = flags.contains(.report)
    (self.rules, self.reader) = (rules, reader)
    verdicts = CallerVerdicts(rules: rules.callerRules.count)
    (self.plan, self.file, progress) = (plan, file, CheckProgress())
    emitsKeys = flags.contains(.keys)
    decisions = isFiltered ? proofs.decisions : nil
    check = try BatchCheck(
      plan, file: file, isReported: !countsOnly, makesReport: makesReport,
      findsInvalid: flags.contains(.invalid), emitsKeys: emitsKeys, withoutTexts: decisions)
    if let key = check.emission?.keys.first(where: \.isSecret) {
      throw RulesError(
        "the key \(key.name) has a column for secrets, which are in no output: only a check of the whole table compares it"
      )
    }
  }

  /// The findings about the names of the columns.
  var headerFindings: [Finding] { plan.headerFindings }
  var failurePolicy: FailurePolicy { plan.options.failurePolicy }
  /// The numbers of records and findings so far, with those of other checks of the table.
  func summary(with peers: [ArrowCheck]) -> Summary { check.summary(with: peers.map(\.check)) }
  var findingsSize: Int { check.findingsSize + identified.size }
  /// Whether all batches so far have been checked.
  var isAtEnd: Bool { current == nil }

  /// Sets the columns by whose values findings identify their records, before the first batch.
  func identify(by names: [String]) throws {
    guard !hasBegun else { throw ArgumentError("the columns of an id are set before the first batch") }
    let id = try RecordID(names, of: reader.names, secrets: secretColumns)
    try reader.select(checkedColumns + id.columns) { [fields] in ColumnReading(fields[$0]) }
    self.id = id
  }

  /// Sets the limit of the memory of keys, in bytes, before the first batch.
  func setKeyMemory(_ limit: Int) throws {
    guard !hasBegun else { throw ArgumentError("the memory of keys is set before the first batch") }
    plan.options.uniqueMemory = limit
    check = try BatchCheck(
      plan, file: file, isReported: !countsOnly, makesReport: makesReport,
      findsInvalid: invalidRecords != nil,
      emitsKeys: emitsKeys, withoutTexts: decisions)
  }

  /// Sets the records of the next batch that break a rule of the caller.
  func reject(_ rows: [Int], byRule rule: Int) throws(ArgumentError) { try verdicts.set(rows, ofRule: rule) }

  /// Creates a check of other batches of the table for another thread.
  ///
  /// - Parameter turns: The turns of the batches of all checks.
  /// - Throws: An error if there are rules over the table as a whole, or if a batch has been checked.
  init(peerOf other: ArrowCheck, _ turns: KeyTurns) throws(ArgumentError) {
    guard other.check.canBeDivided else {
      throw ArgumentError("there are rules under 'table', so that one checker checks all records")
    }
    guard other.nextRecord == 1 else {
      throw ArgumentError("other checkers of a table are created before its first batch")
    }
    // What the other checkers share is not changed any more.
    other.hasBegun = true
    other.check.turns = turns
    (rules, reader, checked, proofs) = (other.rules, other.reader, other.checked, other.proofs)
    (checkedColumns, secretColumns, fields) = (other.checkedColumns, other.secretColumns, other.fields)
    (plan, file, emitsKeys, id) = (other.plan, other.file, other.emitsKeys, other.id)
    (countsOnly, decisions, makesReport) = (other.countsOnly, other.decisions, other.makesReport)
    (shownColumns, progress) = (other.shownColumns, other.progress)
    invalidRecords = other.invalidRecords.map { _ in [] }
    check = other.check.peer
    verdicts = CallerVerdicts(rules: rules.callerRules.count)
    hasBegun = true
  }

  /// Throws unless a number is that of a first record.
  static func requireRecordNumber(_ number: Int) throws(ArgumentError) {
    guard number >= 1, number <= 1 << 60 else {
      throw ArgumentError("the number of the first record is from 1 to 2^60, not \(number)")
    }
  }

  /// Begins a batch, after the previous one has been checked.
  func begin(_ batch: OwnedArray, firstRecord: Int) throws {
    try Self.requireRecordNumber(firstRecord)
    hasBegun = true
    keys = check.emission.map { KeyColumns(keys: $0.keys.count) }
    invalidRecords?.removeAll()
    let columns = try reader.columns(of: batch)
    let count = unsafe Int(batch.array.length)
    try verdicts.begin(count: count)
    current = Current(batch: batch, columns: columns, count: count, firstRecord: firstRecord)
    nextRecord = firstRecord + count
  }

  /// Checks the next records of the batch; returns `false` if there are none.
  func advance() throws -> Bool {
    if progress.isCancelled { throw CheckCancelled() }
    guard let now = current, now.checked < now.count else {
      current = nil
      return false
    }
    let count = try reader.count(now.columns, now.checked..<now.count)
    let rows = now.checked..<now.checked + count
    if verdicts.areWanted { check.reject(byCaller: verdicts.positions(in: rows)) }
    let records = ArrowRecords(columns: now.columns, checked: checked, rows: rows, proofs: proofs)
    try check.check(records, after: now.firstRecord - 1 + now.checked) {
      [checkedColumns, shownColumns] row, column in
      guard let index = (checkedColumns + shownColumns).firstIndex(of: column) else { return nil }
      return now.columns[index].text(at: rows.lowerBound + row)
    }
    if let emission = check.emission { try keys?.append(emission, count: count) }
    if let id {
      let columns = Array(now.columns[checkedColumns.count...])
      identify(by: id, columns, rows, firstRecord: now.firstRecord)
    }
    if let positions = check.invalidPositions {
      invalidRecords?.append(contentsOf: positions.map { now.firstRecord + now.checked + $0 })
    }
    current?.checked += count
    progress.advance(records: count, bytes: 0)
    return true
  }

  /// The keys of the checker; `nil` if they are compared.
  var emittedKeys: [KeyEmission.Key]? { check.emission?.keys }

  /// Whether two records have the same key if and only if they have the same stored integers, and have none if one is null.
  func comparesStored(_ key: KeyEmission.Key) -> Bool {
    key.checks.allSatisfy { check in
      guard plan.checks[check].normalization == nil, case .interval(let accepted) = proofs.columns[check]
      else { return false }
      return accepted.hasAllIntegers
    }
  }

  /// Moves the keys of the last batch out of the checker.
  func takeKeys() throws(ArgumentError) -> ArrowArray {
    guard check.emission != nil else {
      throw ArgumentError("only a checker with VAL_KEYS returns keys")
    }
    guard let taken = keys else {
      throw ArgumentError("no batch was pushed, or the keys of the last one have been taken")
    }
    keys = nil
    return unsafe taken.take()
  }

  /// Moves the findings so far to those with ids.
  private func identify(
    by id: RecordID, _ columns: [any ArrowColumn], _ rows: Range<Int>, firstRecord: Int
  ) {
    var findings = FindingRows()
    check.exchangeFindings(&findings)
    id.append(of: findings, in: columns, rows, firstRecord: firstRecord, to: &identified.ids)
    identified.rows.append(findings)
  }

  /// Reports a column that records have which the schema does not state, if `fieldsMatch` does not allow it. Its values are not read.
  func report(column name: String) {
    let match = SchemaMatch(rules.file, columns: reader.names + further + [name], file: file)
    let added = match.findings.filter { finding in
      finding.field == name && !plan.headerFindings.contains { $0.field == name }
    }
    further.append(name)
    plan.headerFindings += added
    check.report(header: added)
  }

  /// Begins another file of the table, which has the same columns.
  func begin(file: String) { check.begin(file: file) }

  /// Writes the report, after ``finish()``.
  func writeReport(to output: OutputFile) throws {
    try check.writeReport(HTMLReport.Content(rules, header: reader.names), to: output)
  }

  /// Reports the findings by rules over the table as a whole, after the last batch.
  func finish() {
    check.finish()
  }

  /// Replaces findings by those so far.
  func exchangeFindings(_ findings: inout IdentifiedFindings) {
    guard let id else { return check.exchangeFindings(&findings.rows) }
    // What is left belongs to the table and to no record.
    identify(by: id, [], 0..<0, firstRecord: 1)
    findings.removeAll()
    swap(&findings, &identified)
  }
}

extension ArrowColumn {
  /// Returns the text of a value; it is empty for null.
  fileprivate func text(at row: Int) -> [UInt8] {
    var values = ValueBuffer()
    append(row..<row + 1, to: &values)
    return values.nulls.isEmpty ? values.bytes : []
  }
}
