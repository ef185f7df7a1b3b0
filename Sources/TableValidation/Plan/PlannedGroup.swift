internal import RuleFiles
internal import Validation

/// The requirements of records that belong together, for the columns of one header.
final class PlannedGroup: Sendable {
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
  let key: PlannedKey?
  let requirements: [Requirement]
  let slots: [GroupSlot]
  let conditions: [GroupCondition]
  /// The place of the values by which records are sorted; `nil` for the order of the files.
  let sortSlot: Int?

  /// - Precondition: Each column that the group reads has a check.
  init(_ group: BoundGroup, checks: [ColumnCheck]) {
    number = group.number
    let fields = group.rules.fields.compactMap { group.columns[$0].flatMap(checks.index(ofColumn:)) }
    key =
      fields.isEmpty
      ? nil
      : PlannedKey(
        key: TableKey(
          .uniqueKey, columns: fields.map { checks[$0].column }, fields: fields.map { checks[$0].name ?? "" }),
        checks: fields)
    var places = GroupSlots(group, checks)
    sortSlot = group.rules.sortedBy.map { places.slot(.rank, $0) }
    requirements = group.rules.requirements.map { requirement in
      switch requirement {
      case .order(let field): .order(places.slot(.rank, field))
      case .consecutive(let field):
        .consecutive(places.slot(.rank, field), next: places.slot(.nextRank, field))
      case .noOverlap(let range):
        .noOverlap(
          from: places.slot(.rank, range.from), to: places.slot(.rank, range.to),
          isClosed: range.bounds == .closed)
      case .noGap(let range):
        .noGap(
          from: places.slot(.rank, range.from), to: places.slot(.rank, range.to),
          next: places.next(after: range))
      case .same(let field): .same(places.slot(.meaning, field))
      case .first(let condition): .first(places.slot(condition))
      case .last(let condition): .last(places.slot(condition))
      }
    }
    (slots, conditions) = (places.slots, places.conditions)
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
    switch requirements[requirement] {
    case .first(let slot), .last(let slot):
      if case .condition(let number) = slots[slot].form { conditions[number].phrase } else { nil }
    case .order, .consecutive, .noOverlap, .noGap, .same: nil
    }
  }
}
