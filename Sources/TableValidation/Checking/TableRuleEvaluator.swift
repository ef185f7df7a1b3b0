internal import RuleFiles
internal import Validation

/// Evaluates the rules over one table by the counts of all its inputs.
struct TableRuleEvaluator {
  /// A finding, and the column to which it belongs.
  struct Result {
    let finding: Finding
    /// The index of the plan of the column.
    let plan: Int
    /// The index of the column's check in the plan; `nil` for the table as a whole.
    let check: Int?
  }

  /// A column in the inputs of all plans that have it.
  private struct Column {
    /// The index of the first such plan, and that of the column in it.
    let plan: Int
    let number: Int
    var counts = TableColumnTally()
  }

  private let plans: [CheckPlan]
  /// The index of the first plan of the table.
  private let first: Int
  private let keys: KeyTables?
  /// Returns the name of the first input of a plan, given by its index.
  private let file: (Int) -> String
  private let numbers: ReferencedNumbers
  /// The equalities for which all inputs have the columns.
  private let equalities: [PlannedEquality]
  private var columns: [Column] = []

  /// - Parameters:
  ///   - table: The plans of the table, by their indices among the plans of the run.
  ///   - tallies: The counts of the inputs by the plans of the run, in their order.
  ///   - keys: The keys of the run; `nil` if it has none.
  ///   - numbers: The numbers of other tables.
  ///   - file: Returns the name of the first input of a plan, given by its index.
  init(
    _ table: [Int], of plans: [CheckPlan], tallies: [Tally], keys: KeyTables?, numbers: ReferencedNumbers,
    file: @escaping (Int) -> String
  ) {
    (self.plans, self.keys, self.file, first) = (plans, keys, file, table[0])
    self.numbers = numbers
    equalities = plans[first].equalities.filter { equality in
      table.allSatisfy { plans[$0].equalities.contains { $0.number == equality.number } }
    }
    guard plans[first].tableChecks != nil else { return }
    var indices: [Int: Int] = [:]
    for plan in table {
      for (number, counts) in tallies[plan].tableColumns.enumerated() {
        let field = plans[plan].tableColumns[number].rules.field
        let index = indices[field] ?? columns.count
        if index == columns.count { columns.append(Column(plan: plan, number: number)) }
        indices[field] = index
        columns[index].counts.add(counts)
      }
    }
  }

  /// Returns the findings: on the number of records, then by column.
  ///
  /// - Parameter records: The number of records of the table.
  func results(records: Int) -> [Result] {
    var results: [Result] = []
    for (failure, severity) in failures(ofRecords: records) {
      results.append(result(failure, severity, plan: first, check: nil, field: nil))
    }
    for failure in failures(ofEqualities: equalities, records: records) {
      results.append(result(failure, .error, plan: first, check: nil, field: nil))
    }
    for column in columns {
      let planned = plans[column.plan].tableColumns[column.number]
      for (failure, severity) in failures(of: column, planned) {
        results.append(
          result(failure, severity, plan: column.plan, check: planned.check, field: planned.name))
      }
    }
    return results
  }

  private typealias Failure = (ValidationFailure, Severity)

  private func result(
    _ failure: ValidationFailure, _ severity: Severity, plan: Int, check: Int?, field: String?
  ) -> Result {
    let finding = Finding(
      file: file(plan), location: .none, field: field, rule: "table", failure: failure,
      severity: plans[plan].options.severities.severity(of: failure.code) ?? severity,
      messages: plans[plan].tableChecks?.messages, shownValue: nil)
    return Result(finding: finding, plan: plan, check: check)
  }

  /// Returns the failures by the bounds of the number of records. Of several minimums the greatest is reported, as an error if
  /// one of those that are not reached is.
  private func failures(ofRecords records: Int) -> [Failure] {
    let rule = plans[first].tableChecks?.records
    var failures: [Failure] = []
    var minimums = [(plans[first].options.minimumRecords, Severity.error)]
    if let rule, let minimum = rule.minimum { minimums.append((minimum, rule.severity)) }
    let broken = minimums.filter { records < $0.0 }
    if let minimum = broken.map(\.0).max() {
      let severity = broken.contains { $0.1 == .error } ? Severity.error : .warning
      let parameters: FailureParameters = ["minimum": .integer(minimum), "actual": .integer(records)]
      failures.append((.init("table.too-few-records", parameters), severity))
    }
    if let rule, let maximum = rule.maximum, records > maximum {
      let parameters: FailureParameters = ["maximum": .integer(maximum), "actual": .integer(records)]
      failures.append((.init("table.too-many-records", parameters), rule.severity))
    }
    return failures
  }

  /// Returns the failures of numbers that are not equal to the first one of their list.
  private func failures(ofEqualities equalities: [PlannedEquality], records: Int) -> [ValidationFailure] {
    equalities.flatMap { equality -> [ValidationFailure] in
      let found = equality.sources.enumerated().map { number, source -> (value: ColumnSum, isSecret: Bool) in
        switch source {
        case .records: (ColumnSum(records), false)
        case .sum(let field): sum(ofField: field)
        case .other:
          (numbers.number(ofTable: plans[first].tableNumber, equality: equality.number, at: number), false)
        }
      }
      return found.indices.dropFirst().compactMap { other in
        guard !found[0].value.isEqual(to: found[other].value) else { return nil }
        let isSecret = found[0].isSecret || found[other].isSecret
        func shown(_ number: Int) -> ParameterValue { isSecret ? "…" : found[number].value.sum }
        return ValidationFailure(
          "table.not-equal",
          [
            "number": .text(equality.texts[0]), "actual": shown(0), "other": .text(equality.texts[other]),
            "expected": shown(other),
          ])
      }
    }
  }

  private func sum(ofField field: Int) -> (value: ColumnSum, isSecret: Bool) {
    guard let column = columns.first(where: { plans[$0.plan].tableColumns[$0.number].rules.field == field })
    else { return (ColumnSum(), false) }
    let check = plans[column.plan].tableColumns[column.number].check
    return (column.counts.sum, plans[column.plan].checks[check].isSecret)
  }

  private func failures(of column: Column, _ planned: PlannedTable.Column) -> [Failure] {
    let (rules, counts) = (planned.rules, column.counts)
    let isSecret = plans[column.plan].checks[planned.check].isSecret
    var failures: [Failure] = []
    if let share = rules.absent, share.maximum.isExceeded(by: counts.absent, of: counts.records) {
      let parameters = Self.parameters(
        share, ("absent", counts.absent), of: ("records", counts.records))
      failures.append((.init("table.absent-share", parameters), share.severity))
    }
    if let share = rules.distinct, let key = planned.distinctKey, let keys {
      let index = keys.indexesOfPlans[column.plan][plans[column.plan].keysOfColumns.count + key]
      if share.maximum.isExceeded(by: index.count, of: index.comparedCount) {
        let parameters = Self.parameters(
          share, ("distinct", index.count), of: ("values", index.comparedCount))
        failures.append((.init("table.distinct-share", parameters), share.severity))
      }
    }
    if let bounds = rules.sum,
      let parameters = Self.parameters(
        bounds, counts.sum, factor: 1, isSecret: isSecret, actual: { counts.sum.sum })
    {
      failures.append((.init("table.sum", parameters), bounds.severity))
    }
    if let bounds = rules.mean, counts.sum.count > 0,
      let parameters = Self.parameters(
        bounds, counts.sum, factor: counts.sum.count, isSecret: isSecret, actual: { counts.sum.mean })
    {
      failures.append((.init("table.mean", parameters), bounds.severity))
    }
    return failures
  }

  private static func parameters(
    _ share: TableRules.Share, _ count: (name: String, value: Int), of total: (name: String, value: Int)
  ) -> FailureParameters {
    [
      "maximum": .decimal(share.maximum), "actual": .decimal(.quotient(count.value, total.value)),
      count.name: .integer(count.value), total.name: .integer(total.value),
    ]
  }

  /// Returns the parameters of a failure by the bound that is broken; `nil` if none is.
  ///
  /// - Parameters:
  ///   - factor: The factor by which the bounds are multiplied to compare them with the sum.
  ///   - actual: Returns the number that the bounds are for.
  private static func parameters(
    _ bounds: TableRules.Bounds, _ sum: ColumnSum, factor: Int, isSecret: Bool,
    actual: () -> ParameterValue
  ) -> FailureParameters? {
    if let minimum = bounds.minimum, !sum.isAtLeast(minimum, times: factor) {
      return ["minimum": .decimal(minimum), "actual": isSecret ? "…" : actual()]
    }
    if let maximum = bounds.maximum, !sum.isAtMost(maximum, times: factor) {
      return ["maximum": .decimal(maximum), "actual": isSecret ? "…" : actual(), "variant": "maximum"]
    }
    return nil
  }
}
