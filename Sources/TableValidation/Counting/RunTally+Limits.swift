internal import Bytes
internal import FindingReports
internal import Validation

extension RunTally {
  /// Sets the numbers of records that break rules with limits of their own.
  ///
  /// - Parameter records: The number of records that were checked by each plan.
  func countLimits(in summary: inout Summary, records: [Int]) {
    guard plans.contains(where: { !$0.limits.isEmpty }) else { return }
    summary.limitedInvalid = tallies.reduce(0) { $0 + $1.limitedRecords }
    var indices: [Identity: Int] = [:]
    for (plan, tally) in zip(plans, tallies) {
      let ofTable = zip(plans, records).reduce(0) {
        $0 + ($1.0.tableNumber == plan.tableNumber ? $1.1 : 0)
      }
      var occurrences: [Identity: Int] = [:]
      let entries = zip(plan.limits.entries, tally.limited).enumerated().ordered {
        ($0.element.0.check ?? .max, $0.offset) < ($1.element.0.check ?? .max, $1.offset)
      }
      for (entry, invalid) in entries.map(\.element) {
        let field = entry.check.flatMap { plan.checks[$0].name }
        var identity = Identity(table: plan.tableNumber, field: field, rule: entry.rule)
        occurrences[identity, default: 0] += 1
        identity.occurrence = occurrences[identity, default: 0]
        if let index = indices[identity] {
          summary.limited[index].invalid += invalid
        } else {
          indices[identity] = summary.limited.count
          summary.limited.append(
            LimitedRecords(
              field: field, of: plan.tableName, rule: entry.rule,
              among: entry.check.map { plan.checks[$0].rules.ruleNames } ?? [], entry.limits,
              invalid: invalid, records: ofTable))
        }
      }
    }
  }

  /// The identity of limits among those of all plans of a table, whose columns may have other positions.
  private struct Identity: Hashable {
    private let table: Int
    private let texts: [[UInt8]?]
    /// The number, from 1, of the limits among those of a plan that are otherwise equal.
    var occurrence = 0

    init(table: Int, field: String?, rule: String?) {
      self.table = table
      texts = [field, rule].map { $0.map { Array($0.utf8) } }
    }
  }
}
