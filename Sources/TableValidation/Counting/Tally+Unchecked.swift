internal import RuleFiles
internal import Validation

extension Tally {
  /// The rules of a plan that are checked by values, and whether a value was checked by each. Those about presence see absent
  /// values too, and are not among them; nor are those of lines, which always have a value. A rule over records is checked if
  /// the columns without a value let a record fail.
  func valueRules(by plan: CheckPlan) -> [(rule: UncheckedRule, isChecked: Bool)] {
    var rules: [(rule: UncheckedRule, isChecked: Bool)] = []
    func add(_ rule: String, of column: String, isChecked: Bool) {
      rules.append((UncheckedRule(column: column, rule: rule, .noValue), isChecked))
    }
    for (check, hasValue) in zip(plan.checks, hasValue) {
      guard let name = check.name else { continue }
      for rule in check.rules.valueRuleNames { add(rule, of: name, isChecked: hasValue) }
    }
    for check in plan.recordChecks {
      let unseen = zip(check.rule.inputs, check.columns).filter { _, column in
        !(column.flatMap(plan.check(ofColumn:)).map { hasValue[$0] } ?? true)
      }
      let decisive = check.rule.decisive(among: Set(unseen.map { Array($0.0.utf8) }))
      let columns = decisive.isEmpty ? check.rule.inputs : decisive
      rules.append(
        (
          UncheckedRule(ofRecords: check.rule.name, columns: columns, .noValue), isChecked: decisive.isEmpty
        ))
    }
    for column in plan.tableChecks?.columns ?? [] where column.rules.comparesValues {
      guard let check = plan.check(ofColumn: column.column), let name = plan.checks[check].name else {
        continue
      }
      add("table", of: name, isChecked: hasValue[check])
    }
    for check in Set(plan.groupRequirements.compactMap(\.check)).sorted() {
      if let name = plan.checks[check].name { add("group", of: name, isChecked: hasValue[check]) }
    }
    for planned in plan.keys where !planned.key.isOfTable {
      guard planned.checks.allSatisfy({ plan.checks[$0].name != nil }) else { continue }
      let isChecked = planned.checks.allSatisfy { hasValue[$0] }
      add(planned.key.rule, of: planned.key.fields.joined(separator: ","), isChecked: isChecked)
    }
    return rules
  }
}

extension TableRules.Column {
  /// Whether it has a rule that says nothing of a column without a value; the sum of no values is 0.
  fileprivate var comparesValues: Bool { distinct != nil || mean != nil || order != nil }
}

extension RuleSet {
  /// The names of the rules that are checked by values: all but presence.
  fileprivate var valueRuleNames: [String] {
    var names: [String] = []
    for name in strategies.map(\.name) where names.last != name { names.append(name) }
    return names
  }
}
