internal import RuleFiles
internal import Validation

/// The requirements of records that belong together, for the columns of one header.
struct PlannedGroup: Sendable {
  /// A requirement, with the places of the values that it compares among ``slots``.
  enum Requirement: Sendable {
    case order(Int)
    /// The value, and the value one step above.
    case consecutive(Int, next: Int)
    /// The bounds of a range.
    case noOverlap(from: Int, to: Int, isClosed: Bool)
    /// The bounds of a range, and the first value at which the next one may begin.
    case noGap(from: Int, to: Int, next: Int)
    case same(Int)
    case first(Int)
    case last(Int)
  }

  /// The number of the group among those of the rule file.
  let number: Int
  /// The key of the fields in which the records are equal; `nil` for one group of all records.
  private(set) var key: PlannedKey?
  private(set) var requirements: [Requirement] = []
  private(set) var slots: [GroupSlot] = []
  private(set) var conditions: [GroupCondition] = []
  /// The place of the values by which records are sorted; `nil` for the order of the files.
  private(set) var sortSlot: Int?

  /// - Precondition: Each column of the group has a check.
  init(_ group: BoundGroup, checks: [ColumnCheck]) {
    number = group.number
    func check(_ field: Int) -> Int {
      guard let check = group.columns[field].flatMap(checks.index(ofColumn:)) else {
        preconditionFailure("each column of a group has a check")
      }
      return check
    }
    if !group.rules.fields.isEmpty {
      let indices = group.rules.fields.map(check)
      let key = TableKey(
        .uniqueKey, columns: indices.map { checks[$0].column }, fields: indices.map { checks[$0].name ?? "" })
      self.key = PlannedKey(key: key, checks: indices)
    }
    sortSlot = group.rules.sortedBy.map { slot(.rank, check($0)) }
    for requirement in group.rules.requirements {
      switch requirement {
      case .order(let field): requirements.append(.order(slot(.rank, check(field))))
      case .consecutive(let field):
        let value = slot(.rank, check(field))
        requirements.append(.consecutive(value, next: slot(.nextRank, check(field))))
      case .noOverlap(let range):
        let (from, to) = (slot(.rank, check(range.from)), slot(.rank, check(range.to)))
        requirements.append(.noOverlap(from: from, to: to, isClosed: range.bounds == .closed))
      case .noGap(let range):
        let (from, to) = (slot(.rank, check(range.from)), slot(.rank, check(range.to)))
        // The next of closed ranges of days begins on the day after.
        let isDiscrete = (checks[check(range.to)].keyType as? any RankedType)?.isDiscrete ?? false
        let next = range.bounds == .closed && isDiscrete ? slot(.nextRank, check(range.to)) : to
        requirements.append(.noGap(from: from, to: to, next: next))
      case .same(let field): requirements.append(.same(slot(.meaning, check(field))))
      case .first(let condition): requirements.append(.first(slot(condition, of: group, check)))
      case .last(let condition): requirements.append(.last(slot(condition, of: group, check)))
      }
    }
  }

  /// Returns the place of a value, which is added if it is new.
  private mutating func slot(_ form: GroupSlot.Form, _ check: Int) -> Int {
    if let known = slots.firstIndex(where: { $0.form == form && $0.check == check }) { return known }
    slots.append(GroupSlot(form: form, check: check))
    return slots.count - 1
  }

  private mutating func slot(
    _ condition: RecordCondition, of group: BoundGroup, _ check: (Int) -> Int
  ) -> Int {
    let bound = BoundCondition(condition)
    conditions.append(
      GroupCondition(
        condition: bound, checks: group.fields(of: bound).map(check), phrase: condition.phrase))
    return slot(.condition(conditions.count - 1), 0)
  }

  /// The index of the check at which the findings of a requirement are; `nil` for whole records.
  func check(of requirement: Int) -> Int? {
    switch requirements[requirement] {
    case .order(let slot), .consecutive(let slot, _), .noOverlap(let slot, _, _), .noGap(let slot, _, _),
      .same(let slot):
      slots[slot].check
    case .first, .last: nil
    }
  }

  /// The code of the findings of a requirement.
  func code(of requirement: Int) -> FailureCode {
    switch requirements[requirement] {
    case .order: "group.order"
    case .consecutive: "group.consecutive"
    case .noOverlap: "group.overlap"
    case .noGap: "group.gap"
    case .same: "group.different"
    case .first: "group.first"
    case .last: "group.last"
    }
  }

  /// The condition of a requirement as messages show it; `nil` if it has none.
  func condition(of requirement: Int) -> ParameterValue? {
    guard case .first(let slot) = requirements[requirement] else {
      guard case .last(let slot) = requirements[requirement] else { return nil }
      return phrase(slot)
    }
    return phrase(slot)
  }

  private func phrase(_ slot: Int) -> ParameterValue? {
    if case .condition(let number) = slots[slot].form { conditions[number].phrase } else { nil }
  }
}
