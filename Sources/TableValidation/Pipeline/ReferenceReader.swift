internal import CSVRecords
internal import Validation

/// Reads the values that a foreign key refers to into an index, before the check.
struct ReferenceReader {
  private let planned: PlannedKey
  private let plan: CheckPlan
  private let index: KeyIndex
  private let disk: KeyDisk?

  /// - Parameter disk: What has the file for values that take more memory than allowed; `nil` if that is an error.
  init(_ planned: PlannedKey, _ plan: CheckPlan, into index: KeyIndex, orMovingTo disk: KeyDisk?) {
    self.planned = planned
    self.plan = plan
    self.index = index
    self.disk = disk
  }

  /// Reads the values in the table itself or in another one.
  ///
  /// - Parameter inputs: The inputs of the check.
  /// - Throws: `FileError`, ``KeyMemoryError``.
  func read(_ reference: TableKey.Reference, _ inputs: [TableInput]) throws {
    switch reference {
    case .itself(let columns):
      let checks = columns.compactMap { column in plan.checks.first { $0.column == column } }
      precondition(checks.count == columns.count, "each column that a key refers to has a check")
      for input in inputs {
        try read(input, from: input.readerBeside(from: nil).reader, by: checks, columnCount: plan.columnCount)
      }
    case .table(_, let files):
      // The rules of the other table are not known. Its values are read like those of the key's columns.
      for file in files {
        let checks = zip(file.columns, planned.checks).map { column, check in
          let own = plan.checks[check]
          var read = ColumnCheck(
            name: nil, column: column, rules: own.rules.withoutRules, normalization: own.normalization)
          read.keyType = own.keyType
          return read
        }
        try read(
          file.input, from: file.input.reader(), by: checks, columnCount: file.input.columnCount ?? 1)
      }
    }
  }

  private func read(
    _ input: TableInput, from reader: ChunkReader, by checks: [ColumnCheck], columnCount: Int
  ) throws {
    let key = TableKey(.uniqueKey, columns: checks.map(\.column), fields: [])
    let plan = CheckPlan(
      checks.map { check in
        var check = check
        check.rules = check.rules.withoutUniqueness
        return check
      }, keys: [key], columnCount: columnCount, format: input.format, options: plan.options)
    var tables = KeyTables(index)
    tables.begin(input.name, after: 0)
    var check = InputCheck(of: input, from: reader, by: plan)
    check.keys = tables
    index.prepare(forInputsOf: Double(input.knownSize ?? 0))
    if let disk { check.moveToDisk = { [index] _, _, _ in try disk.moveReferences(of: index) } }
    if let error = check.run().error { throw error }
  }
}

extension KeyTables {
  /// Creates the indexes of the plans, at least one, and reads the tables that their foreign keys refer to.
  ///
  /// - Parameter disk: What moves keys to disk that take more memory than allowed; `nil` if that is an error.
  /// - Throws: `FileError`, ``KeyMemoryError``.
  init(_ plans: [CheckPlan], of inputs: [PlannedInput], _ disk: KeyDisk? = nil) throws {
    let inputs = Dictionary(grouping: inputs, by: \.plan)
    try self.init(plans) { planned, plan, index in
      guard case .foreign(let reference) = planned.key.kind else { return }
      let own = inputs[plan]?.map(\.input) ?? []
      try ReferenceReader(planned, plans[plan], into: index, orMovingTo: disk).read(reference, own)
    }
  }
}
