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
    var others: [Int: Int] = [:]
    for (index, check) in plan.checks.enumerated() where check.source != nil {
      others[check.readColumn] = index
    }
    var turns: [ColumnTurn] = []
    for (index, check) in plan.checks.enumerated() where check.source == nil {
      turns.append(ColumnTurn(check: index, isOfSameValues: false))
      guard let other = others.removeValue(forKey: check.column) else { continue }
      turns.append(ColumnTurn(check: other, isOfSameValues: check.readsSameValues(as: plan.checks[other])))
    }
    // The columns that only the new version checks.
    for index in others.values.sorted() { turns.append(ColumnTurn(check: index, isOfSameValues: false)) }
    return turns
  }
}

extension ColumnCheck {
  /// Whether another check of the column has the same values, and the same of them are absent.
  fileprivate func readsSameValues(as other: ColumnCheck) -> Bool {
    normalization == nil && other.normalization == nil
      && rules.missingValues == other.rules.missingValues && isText == other.isText
  }
}
