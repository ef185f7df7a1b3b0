internal import CSVRecords
internal import Validation

/// Reads what a foreign key refers to into an index, before anything is checked.
struct ReferenceReader {
  private let planned: PlannedKey
  private let plan: CheckPlan
  private let index: KeyIndex

  init(_ planned: PlannedKey, _ plan: CheckPlan, into index: KeyIndex) {
    self.planned = planned
    self.plan = plan
    self.index = index
  }

  /// - Parameter inputs: Those that are about to be checked.
  /// - Throws: ``FileError``, ``KeyMemoryError``.
  func read(_ reference: TableKey.Reference, _ inputs: [TableInput]) throws {
    switch reference {
    case .itself(let columns):
      let checks = columns.compactMap { column in plan.checks.first { $0.column == column } }
      precondition(checks.count == columns.count, "a column that a key refers to has no check")
      for input in inputs { try read(input, checks, plan.columnCount) }
    case .table(_, let input, let columns):
      // The other table has rules of its own, which are not known; its values are read as the key's fields are.
      let checks = zip(columns, planned.checks).map { column, check in
        let own = plan.checks[check]
        var read = ColumnCheck(
          name: nil, column: column, rules: own.rules.withoutRules, normalization: own.normalization)
        read.keyEncoding = own.keyEncoding
        return read
      }
      try read(input, checks, input.columnCount ?? 1)
    }
  }

  private func read(_ input: TableInput, _ checks: [ColumnCheck], _ columnCount: Int) throws {
    let key = TableKey(.uniqueKey, columns: checks.map(\.column), fields: [])
    let plan = CheckPlan(
      checks.map { check in
        var check = check
        check.rules = check.rules.withoutUniqueness
        return check
      }, keys: [key], columnCount: columnCount, format: input.format, options: plan.options)
    var tables = KeyTables(index)
    tables.begin(input.name, after: 0)
    let pipeline = Pipeline(try input.reader(), file: input.name, linesBefore: 0, plan, .init(), keys: tables)
    if let error = pipeline.run().error { throw error }
  }
}
