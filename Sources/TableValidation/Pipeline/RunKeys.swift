/// The keys of a run, and what compares them on disk if that is allowed.
struct RunKeys {
  private(set) var tables: KeyTables
  private let disk: KeyDisk?
  /// The groups of each table that has some, by its number, and the number of its inputs so far.
  private var groups: [Int: (tables: GroupTables, inputs: Int)] = [:]

  /// Creates the keys, and reads the tables that foreign keys refer to; `nil` if no records are compared.
  ///
  /// - Parameter needsLines: Whether findings have the lines of records.
  /// - Throws: `FileError`, ``KeyMemoryError``.
  init?(_ plans: [CheckPlan], of inputs: [PlannedInput], needsLines: Bool) throws {
    guard plans.contains(where: \.comparesRecords) else { return nil }
    if plans.contains(where: { !$0.groups.isEmpty }) {
      groups = try GroupReader(plans, inputs, needsLines: needsLines).verdicts().mapValues {
        (GroupTables($0), 0)
      }
    }
    disk = KeyDisk(plans, inputs, needsLines: needsLines)
    tables = try KeyTables(plans, of: inputs, disk)
    tables.prepare(for: inputs, of: plans)
    if tables.areOnDisk { try disk?.move(tables, from: nil) }
  }

  /// Returns the check of the next input, which compares the keys if its plan has some.
  ///
  /// - Parameters:
  ///   - number: The index of the input in the run.
  ///   - records: The number of records in the inputs before.
  mutating func check(
    _ planned: PlannedInput, number: Int, after records: Int, by plan: CheckPlan
  ) throws -> InputCheck {
    let input = planned.input
    tables.begin(input.name, plan: planned.plan, after: records)
    tables.groups = groups[plan.tableNumber].map { known in
      var current = known.tables
      current.begin(known.inputs, after: records)
      return current
    }
    groups[plan.tableNumber]?.inputs += 1
    guard plan.comparesRecords else { return InputCheck(of: input, from: try input.reader(), by: plan) }
    var check = InputCheck(of: input, from: try input.reader(keepsBytes: disk != nil), by: plan)
    check.keys = tables
    guard let disk else { return check }
    check.kept = input.retained?.kept
    check.moveToDisk = { tables, offset, before in
      try disk.move(tables, from: KeyDisk.Place(input: number, offset: offset, before: before))
    }
    return check
  }
}
