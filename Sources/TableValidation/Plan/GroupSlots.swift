internal import RuleFiles
internal import Validation

/// The places of the values that the requirements of a group compare, each value once.
///
/// They are the same for all headers, also for those that lack some of the columns.
struct GroupSlots {
  private(set) var slots: [GroupSlot] = []
  private(set) var conditions: [GroupCondition] = []
  private let group: BoundGroup
  private let checks: [ColumnCheck]

  init(_ group: BoundGroup, _ checks: [ColumnCheck]) {
    (self.group, self.checks) = (group, checks)
  }

  private func check(_ field: Int) -> Int? { group.columns[field].flatMap(checks.index(ofColumn:)) }

  /// Returns the place of a value of a field, which is added if it is new.
  mutating func slot(_ form: GroupSlot.Form, _ field: Int) -> Int {
    if let known = slots.firstIndex(where: { $0.form == form && $0.field == field }) { return known }
    slots.append(GroupSlot(form: form, field: field, check: check(field)))
    return slots.count - 1
  }

  /// Returns the place of the first value at which the next range may begin: after a closed range of days, that of the day after.
  mutating func next(after range: TableRules.Group.ValueRange) -> Int {
    let isDiscrete = (group.fields[range.to].logicalType as? any RankedType)?.isDiscrete ?? false
    return slot(range.bounds == .closed && isDiscrete ? .nextRank : .rank, range.to)
  }

  /// Returns the place of whether a record meets a condition.
  mutating func slot(_ condition: RecordCondition) -> Int {
    let bound = BoundCondition(condition)
    let fields = group.fields(of: bound)
    let inputs = fields.compactMap(check)
    let isSecret = fields.contains { group.fields[$0].rules.isSecret }
    conditions.append(
      GroupCondition(
        condition: bound, checks: inputs.count == fields.count ? inputs : nil,
        phrase: isSecret ? "…" : condition.phrase))
    slots.append(GroupSlot(form: .condition(conditions.count - 1), field: 0, check: nil))
    return slots.count - 1
  }
}
