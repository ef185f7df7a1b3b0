/// Checks the requirements of groups, one group after another.
struct GroupCheck {
  private let group: PlannedGroup
  private let records: GroupRecords
  private(set) var rejections: [GroupRejection] = []

  init(_ group: PlannedGroup, _ records: GroupRecords) {
    (self.group, self.records) = (group, records)
  }

  /// Checks the records in a range of `GroupRecords.members`.
  mutating func check(_ range: Range<Int>) {
    let members = records.members[range]
    let sorted = group.sortSlot.map { sort(members, by: $0) } ?? Array(members)
    for (number, requirement) in group.requirements.enumerated() {
      switch requirement {
      case .order(let slot): checkOrder(members, by: slot, number)
      case .consecutive(let slot, let next): checkSteps(sorted, by: slot, next: next, number)
      case .noOverlap(let from, let to, let isClosed):
        let ranges = GroupRanges(members, from: from, to: to, isClosed: isClosed, in: records)
        for (record, other) in ranges.overlaps() { reject(record, number, with: other) }
      case .noGap(let from, let to, let next):
        let ranges = GroupRanges(members, from: from, to: to, isClosed: true, in: records)
        reject(ranges.gaps(next: next), number)
      case .same(let slot): checkSame(members, in: slot, number)
      case .first(let slot): checkCondition(sorted.first, in: slot, number)
      case .last(let slot): checkCondition(sorted.last, in: slot, number)
      }
    }
  }

  private mutating func reject(_ record: Int32, _ requirement: Int, with other: Int32?) {
    rejections.append(
      GroupRejection(
        records.origins[Int(record)].record, breaks: requirement,
        with: other.map { records.origins[Int($0)] }))
  }

  /// Rejects the later record of each pair, once, with the nearest of the others.
  private mutating func reject(_ pairs: [(Int32, Int32)], _ requirement: Int) {
    var nearest: [Int32: Int32] = [:]
    for (first, second) in pairs {
      let (earlier, later) = (min(first, second), max(first, second))
      nearest[later] = max(nearest[later] ?? earlier, earlier)
    }
    for (record, other) in nearest { reject(record, requirement, with: other) }
  }

  /// Returns the records that have a value, sorted by it, and those with equal values in the order of the files.
  private func sort(_ members: ArraySlice<Int32>, by slot: Int) -> [Int32] {
    let records = records
    let keys = members.filter { records.isPresent($0, slot) }.map { (records.prefix($0, slot), $0) }
    return keys.sorted { first, second in
      if first.0 != second.0 { return first.0 < second.0 }
      let order = records.order((first.1, slot), (second.1, slot))
      return order == 0 ? first.1 < second.1 : order < 0
    }.map(\.1)
  }

  private mutating func checkOrder(_ members: ArraySlice<Int32>, by slot: Int, _ number: Int) {
    var previous: Int32?
    for record in members where records.isPresent(record, slot) {
      if let previous, records.order((record, slot), (previous, slot)) < 0 {
        reject(record, number, with: previous)
      }
      previous = record
    }
  }

  private mutating func checkSteps(_ sorted: [Int32], by slot: Int, next: Int, _ number: Int) {
    var pairs: [(Int32, Int32)] = []
    var previous: Int32?
    for record in sorted where records.isPresent(record, slot) {
      if let previous,
        !records.isPresent(previous, next) || records.order((record, slot), (previous, next)) != 0
      {
        pairs.append((previous, record))
      }
      previous = record
    }
    reject(pairs, number)
  }

  private mutating func checkSame(_ members: ArraySlice<Int32>, in slot: Int, _ number: Int) {
    var (first, latest) = (Int32?.none, Int32?.none)
    for record in members where records.isPresent(record, slot) {
      if let first, records.order((record, slot), (first, slot)) != 0 {
        reject(record, number, with: latest)
      } else {
        (first, latest) = (first ?? record, record)
      }
    }
  }

  private mutating func checkCondition(_ record: Int32?, in slot: Int, _ number: Int) {
    guard let record, records.isPresent(record, slot), !records.isTrue(record, slot) else { return }
    reject(record, number, with: nil)
  }
}
