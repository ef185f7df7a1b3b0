internal import Bytes
internal import CSVRecords
internal import Validation

/// The turn of a check of a column among all checks of a batch.
///
/// Two versions of rules have checks of one column, of which the second follows the first and need not read the values again.
struct ColumnTurn {
  /// The index of the check.
  let check: Int
  /// Whether the check before it reads the same values.
  let isOfSameValues: Bool

  /// Returns the turns of the checks of a plan; `nil` if each reads values of its own, in the order of the plan.
  static func turns(of plan: CheckPlan) -> [ColumnTurn]? {
    // The places of members of JSON are kept by check.
    guard plan.isVersioned, plan.format.members == nil else { return nil }
    let checks = plan.checks
    let order = checks.indices.ordered { checks[$0].readColumn < checks[$1].readColumn }
    var turns: [ColumnTurn] = []
    for check in order {
      let isOfSameValues = turns.last.map { checks[$0.check].readsSameValues(as: checks[check]) } ?? false
      turns.append(ColumnTurn(check: check, isOfSameValues: isOfSameValues))
    }
    return turns
  }
}

extension ColumnCheck {
  /// Whether another check is of the same values, and the same of them are absent.
  fileprivate func readsSameValues(as other: ColumnCheck) -> Bool {
    readColumn == other.readColumn && normalization == nil && other.normalization == nil
      && rules.missingValues == other.rules.missingValues && isText == other.isText
  }
}
