internal import Validation

extension Tally {
  /// The rules of a plan that are checked by values, and whether a value was checked by each. Those about presence see absent
  /// values too, and are not among them; nor are those of lines, which always have a value.
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
      guard let inputs = check.rule.constraint.comparedFields else { continue }
      let unseen = zip(check.rule.inputs, check.columns).filter { name, column in
        inputs.contains(name) && !(column.flatMap(plan.check(ofColumn:)).map { hasValue[$0] } ?? true)
      }
      add(
        check.rule.name, of: (unseen.isEmpty ? inputs : unseen.map(\.0)).joined(separator: ","),
        isChecked: unseen.isEmpty)
    }
    for planned in plan.keys where !planned.key.isOfTable {
      let isChecked = planned.checks.allSatisfy { hasValue[$0] }
      add(planned.key.rule, of: planned.key.fields.joined(separator: ","), isChecked: isChecked)
    }
    return rules
  }
}

extension RuleSet {
  /// The names of the rules that are checked by values: all but presence.
  fileprivate var valueRuleNames: [String] {
    var names: [String] = []
    for name in strategies.map(\.name) where names.last != name { names.append(name) }
    return names
  }
}
