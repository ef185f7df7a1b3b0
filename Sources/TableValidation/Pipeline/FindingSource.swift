/// What findings on the records of a chunk come from.
enum FindingSource {
  /// The shape of the records.
  case shape
  /// The rules of a column, by its position among the plan's checks.
  case column(Int)
  /// A key, by its position in the plan.
  case key(Int)
  /// A rule over several columns, by its position in the plan.
  case rule(Int)

  /// The sources of a plan, in the order in which their findings on one record are reported.
  static func sources(of plan: CheckPlan) -> [FindingSource] {
    var sources = [FindingSource.shape]
    for check in plan.checks.indices {
      sources.append(.column(check))
      sources += plan.keys.indices.filter { plan.keys[$0].checks[0] == check }.map(FindingSource.key)
      sources += rules(of: plan, column: plan.checks[check].column)
    }
    return sources + rules(of: plan, column: nil)
  }

  private static func rules(of plan: CheckPlan, column: Int?) -> [FindingSource] {
    plan.recordChecks.indices.filter { plan.recordChecks[$0].column == column }.map(FindingSource.rule)
  }
}
