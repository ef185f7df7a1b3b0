internal import FileOutput

/// Keeps what the records of a batch have for the groups of a plan, or what has been found in them, for one worker.
final class GroupChecker {
  /// A record of the batch that does not meet a requirement.
  struct Rejection {
    /// The position of the record in the batch.
    let position: Int
    /// The nearest of the earlier records with which it breaks the requirement; `nil` if there is none.
    let other: KeyIndex.Origin?
  }

  /// The rejections of each requirement of the plan, by position.
  private(set) var rejections: [[Rejection]]
  private let requirements: [GroupRequirement]
  private let groups: [PlannedGroup]
  private let tables: GroupTables
  private var collector: GroupCollector
  /// The origins of the records of the batch, counted through all inputs of the table.
  private var origins = KeyOrigins([])
  private var count = 0

  /// Creates the checker of a plan; returns `nil` if it has no groups.
  init?(_ plan: CheckPlan, _ tables: GroupTables?) {
    guard let tables, !plan.groups.isEmpty else { return nil }
    self.tables = tables
    (groups, requirements) = (plan.groups, plan.groupRequirements)
    collector = GroupCollector(plan)
    rejections = requirements.map { _ in [] }
  }

  /// The number of records of the table before the current input.
  var base: Int { tables.base }
  /// Whether records are collected, whose lines are then needed.
  var collects: Bool { tables.store != nil }

  /// Begins a batch that has no records.
  func clear() {
    count = 0
    collector.clear()
    for index in rejections.indices { rejections[index].removeAll(keepingCapacity: true) }
  }

  /// Collects the records of a batch, if they are collected.
  ///
  /// - Parameters:
  ///   - count: The number of records with values.
  ///   - origins: Their numbers and lines, counted through all inputs of the table.
  func collect(_ columns: [ColumnChecker], count: Int, in bytes: Span<UInt8>, _ origins: KeyOrigins) {
    clear()
    (self.count, self.origins) = (count, origins)
    if collects { collector.collect(columns, count: count, in: bytes, origins) }
  }

  /// Adds the collected records to those of the earlier batches, or takes what was found in the records, in the turn of the batch.
  func compare() throws(FileError) {
    try tables.store?.add(collector.records, of: groups)
    guard let verdicts = tables.verdicts, count > 0 else { return }
    var (found, position) = (rejections, 0)
    try verdicts.remove(upTo: origins[count - 1].record) { verdict in
      let (record, requirement) = (verdict.rejection.record, verdict.rejection.requirement)
      while position < count, origins[position].record < record { position += 1 }
      guard position < count, origins[position].record == record,
        let index = requirements.firstIndex(where: { $0.isNumber(requirement, ofGroup: verdict.group) })
      else { return }
      found[index].append(Rejection(position: position, other: verdict.rejection.other))
    }
    rejections = found
  }

  /// Returns the number and line of an earlier record in its input, and the input's name unless it is the current one.
  func location(of origin: KeyIndex.Origin) -> (record: Int, line: Int, file: String?) {
    tables.location(of: origin)
  }

  /// Removes the rejections of records from a position on.
  func removeRejections(from position: Int) {
    for index in rejections.indices { rejections[index].removeAll { $0.position >= position } }
  }
}
