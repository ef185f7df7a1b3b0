internal import FindingReports
internal import RuleFiles
internal import Validation

extension CheckPlan {
  /// The rules of each checked column and, as the last element, of whole records, as a report describes them: those of values, then
  /// keys, rules over several columns, and those over the table.
  var describedRules: [[DescribedRule]] {
    var rules = checks.map { check in
      var rules: [DescribedRule] = []
      for name in check.rules.ruleNames {
        let arguments = check.rules.strategies.filter { $0.name == name }.compactMap(\.argument)
        rules.append(DescribedRule(name, arguments: arguments))
      }
      return rules
    }
    rules.append([])
    for planned in keys {
      switch planned.key.kind {
      case .unique, .distinct: break
      case .record: rules[checks.count].append(DescribedRule("table", over: .records))
      case .primary, .uniqueKey, .foreign:
        rules[planned.checks[0]].append(DescribedRule(planned.key.rule, over: .columns(planned.key.fields)))
      }
    }
    for check in recordChecks {
      let column = check.column.flatMap(check(ofColumn:)) ?? checks.count
      rules[column].append(DescribedRule(check.rule.name, over: .columns(check.rule.inputs)))
    }
    for column in Set(tableColumns.filter(\.hasLimits).map(\.check) + orders.map(\.check)) {
      rules[column].append(DescribedRule("table", over: .column))
    }
    for column in Set(groupRequirements.map { $0.check ?? checks.count }) {
      rules[column].append(DescribedRule("group", over: column < checks.count ? .column : .records))
    }
    if tableChecks?.records != nil || !equalities.isEmpty,
      !rules[checks.count].contains(where: { $0.name == "table" })
    {
      rules[checks.count].append(DescribedRule("table", over: .records))
    }
    return rules
  }
}
