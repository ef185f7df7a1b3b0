/// The origin of findings on the records of a batch, besides the notes on their shape.
enum FindingOrigin {
  /// The rules of a column, by the index of its check in the plan.
  case column(Int)
  /// A key, by its index in the plan.
  case key(Int)
  /// The order of a column's values, by its index in the plan.
  case order(Int)
  /// A requirement of records that belong together, by its index in the plan.
  case group(Int)
  /// A rule over several columns, by its index in the plan.
  case rule(Int)

  /// Returns the origins of a plan, in the order in which their findings on one record are reported.
  static func origins(of plan: CheckPlan) -> [FindingOrigin] {
    var origins: [FindingOrigin] = []
    // Keys and rules are in the order of the columns, and rules on whole records are the last ones.
    var (key, order, group, rule) = (0, 0, 0, 0)
    let keyCount = plan.keysOfColumns.count
    for (number, check) in plan.checks.enumerated() {
      origins.append(.column(number))
      while key < keyCount, plan.keys[key].checks[0] == number {
        origins.append(.key(key))
        key += 1
      }
      while order < plan.orders.count, plan.orders[order].check == number {
        origins.append(.order(order))
        order += 1
      }
      while group < plan.groupRequirements.count, plan.groupRequirements[group].check == number {
        origins.append(.group(group))
        group += 1
      }
      while rule < plan.recordChecks.count, plan.recordChecks[rule].column == check.column {
        origins.append(.rule(rule))
        rule += 1
      }
    }
    for key in keyCount..<plan.keys.count {
      if case .record = plan.keys[key].key.kind { origins.append(.key(key)) }
    }
    origins += (group..<plan.groupRequirements.count).map(FindingOrigin.group)
    return origins + (rule..<plan.recordChecks.count).map(FindingOrigin.rule)
  }

  /// Returns the index of the check at which it is reported; `nil` for whole records.
  func check(in plan: CheckPlan) -> Int? {
    switch self {
    case .column(let check): check
    case .key(let key): plan.keys[key].key.isOfTable ? nil : plan.keys[key].checks[0]
    case .order(let order): plan.orders[order].check
    case .group(let group): plan.groupRequirements[group].check
    case .rule(let rule): plan.recordChecks[rule].column.flatMap(plan.check(ofColumn:))
    }
  }
}
