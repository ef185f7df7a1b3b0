internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import Validation

extension ReferencedNumbers {
  /// Reads the numbers of the tables to which the plans refer. O(n) in their size.
  ///
  /// - Throws: `FileError`, and the errors of reading.
  init(_ plans: [CheckPlan]) throws {
    self = try ReferencedNumbers(plans) { number, options in
      var options = options
      options.progress = nil
      return try number.read(options)
    }
  }
}

extension ReferencedNumber {
  fileprivate func read(_ options: CheckOptions) throws -> ColumnSum {
    var sum = ColumnSum()
    var records = 0
    for file in files {
      let checks =
        isSum
        ? [ColumnCheck(name: nil, column: file.columns[0], rules: field?.rules.withoutRules ?? RuleSet([]))]
        : []
      let type = field?.logicalType ?? NumberType()
      let added = checks.map { TableChecks.Column(summing: $0.column, of: type) }
      let plan = CheckPlan(
        checks, table: TableChecks(columns: added), columnCount: file.input.columnCount ?? 1,
        format: file.input.format, options: options)
      let result = InputCheck(of: file.input, from: try file.input.reader(), by: plan).run()
      if let error = result.error { throw error }
      guard result.invalid == 0 else {
        throw FileError(
          file.input.name, "read",
          reason:
            "\(result.invalid) of its records are not well-formed, so that its numbers are not known; check it by itself"
        )
      }
      records += result.records
      if let column = result.tally.tableColumns.first { sum.add(column.sum) }
    }
    return isSum ? sum : ColumnSum(records)
  }
}

extension TableChecks.Column {
  /// A column whose numbers are added.
  fileprivate init(summing column: Int, of type: any LogicalType) {
    self.init(column: column, rules: TableRules.Column(summing: 0), type: type)
  }
}
