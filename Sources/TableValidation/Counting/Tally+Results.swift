internal import Validation

extension Tally {
  /// Returns the counts in the order of a `Summary`, errors of a rule before its warnings.
  func counts(by plan: CheckPlan) -> [Summary.Count] {
    Self.rows(ofShape: shape) + ruleCounts(by: plan).flatMap(\.rows) + recordRuleCounts(by: plan).rows
  }

  /// Returns the counts of findings on the shape of records and on the table, by code and then by severity.
  static func rows(ofShape shape: [NamedCount]) -> [Summary.Count] {
    shape.sorted { ($0.name, $0.severity.rawValue) < ($1.name, $1.severity.rawValue) }.map {
      Summary.Count(nil, rule: $0.name, severity: $0.severity, findings: $0.findings)
    }
  }

  /// Returns the counts of each checked column, in the order of the file.
  func ruleCounts(by plan: CheckPlan) -> [RuleCounts] {
    let rules = plan.recordRulesByColumn
    let keys = Dictionary(grouping: plan.keysOfColumns) { plan.keys[$0].checks[0] }
    return plan.checks.indices.map { number in
      let check = plan.checks[number]
      let rules = rules[check.column] ?? []
      var counts = RuleCounts(
        field: check.name, of: plan.tableName,
        check.rules.ruleNames + rules.map { plan.recordChecks[$0].rule.name })
      add(self.rules(ofCheck: number), of: check.rules, to: &counts)
      for rule in rules { add(rule: rule, of: plan, to: &counts) }
      for key in keys[number] ?? [] {
        counts.add(ofKeys[key], of: plan.keys[key].key.rule, plan.severity(ofKey: key))
      }
      for count in named[number] ?? [] { counts.add(count.findings, of: count.name, count.severity) }
      return counts
    }
  }

  /// Returns the counts of the rules over several columns that report at none.
  func recordRuleCounts(by plan: CheckPlan) -> RuleCounts {
    let rules = plan.recordRulesByColumn[CheckPlan.wholeRecord] ?? []
    var counts = RuleCounts(field: nil, rules.map { plan.recordChecks[$0].rule.name })
    for rule in rules { add(rule: rule, of: plan, to: &counts) }
    return counts
  }

  private func add(rule: Int, of plan: CheckPlan, to counts: inout RuleCounts) {
    let check = plan.recordChecks[rule]
    counts.add(ofRecordRules[rule], of: check.rule.name, check.severity)
  }

  private func add(_ findings: ArraySlice<Int>, of rules: RuleSet, to counts: inout RuleCounts) {
    let first = findings.startIndex
    counts.add(findings[first], of: rules.presence.ruleName ?? "", rules.presenceSeverity)
    for (rule, named) in rules.strategies.enumerated() {
      counts.add(findings[first + rule + 1], of: named.name, named.severity)
    }
  }

  /// Returns the results of the columns, in the order of the file.
  ///
  /// - Parameter indexes: The keys of the plan; `nil` if none are compared.
  func columns(by plan: CheckPlan, keys indexes: [KeyIndex]? = nil) -> [RunReport.Column] {
    let rules = plan.recordRulesByColumn
    let ofTable =
      plan.tableChecks == nil
      ? [] : plan.tableColumns.filter(\.hasLimits).map(\.check) + plan.orders.map(\.check)
    let ofGroups = plan.groupRequirements.compactMap(\.check)
    let distinct = plan.distinctCounts(in: indexes)
    let described = plan.describedRules
    return zip(plan.checks.indices, columns).map { number, counts in
      let check = plan.checks[number]
      var column = RunReport.Column(
        name: check.name, table: plan.tableName,
        rules: check.rules.ruleNames + (rules[check.column] ?? []).map { plan.recordChecks[$0].rule.name }
          + (ofTable.contains(number) ? ["table"] : []) + (ofGroups.contains(number) ? ["group"] : []),
        absent: counts.absent, invalid: counts.invalid)
      (column.values, column.warned, column.distinct) = (counts.values, counts.warned, distinct[number])
      column.described = described[number]
      return column
    }
  }

  /// Returns the results of whole records.
  func wholeRecords(by plan: CheckPlan) -> RunReport.Column {
    var column = RunReport.Column(
      name: nil, table: nil, rules: plan.recordChecks.filter { $0.column == nil }.map(\.rule.name), absent: 0,
      invalid: columns[plan.checks.count].invalid)
    column.described = plan.describedRules[plan.checks.count]
    return column
  }

  /// Returns the numbers of normalized values of each checked column, by step as given.
  func changesByColumn(by plan: CheckPlan) -> [[Summary.Change]] {
    zip(plan.checks, changes).map { check, counts in
      zip(check.normalization?.steps ?? [], counts).map {
        Summary.Change(field: check.name, step: $0, values: $1)
      }
    }
  }

  /// Returns the numbers of normalized values, in the order of a `Summary`.
  func changes(by plan: CheckPlan) -> [Summary.Change] {
    changesByColumn(by: plan).joined().filter { $0.values > 0 }
  }
}

extension CheckPlan {
  /// The numbers of distinct values of the columns that a key in memory compares, by the indices of their checks.
  fileprivate func distinctCounts(in indexes: [KeyIndex]?) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for (planned, index) in zip(keys, indexes ?? [])
    where planned.key.countsDistinctValues && !index.isOnDisk {
      counts[planned.checks[0]] = index.count
    }
    return counts
  }

  /// The column of rules that report on whole records.
  fileprivate static let wholeRecord = -1

  /// The indices of the rules over several columns, by the column at which they report.
  ///
  /// The keys are not optional: to look up how an optional value is hashed takes a tenth of the start of the program.
  fileprivate var recordRulesByColumn: [Int: [Int]] {
    Dictionary(grouping: recordChecks.indices) { recordChecks[$0].column ?? Self.wholeRecord }
  }
}
