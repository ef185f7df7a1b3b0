internal import CSVRecords
internal import FileOutput
internal import Validation

/// Reads the inputs of tables with groups before the check, and finds the records that do not meet the requirements.
struct GroupReader {
  /// The largest size of a block; the buffers of all streams take an eighth of the memory at most.
  private static let largestBlock = 64 << 10
  private static let smallestBlock = 4 << 10

  private let plans: [CheckPlan]
  private let inputs: [PlannedInput]
  private let needsLines: Bool

  /// - Parameter needsLines: Whether findings have the lines of records.
  init(_ plans: [CheckPlan], _ inputs: [PlannedInput], needsLines: Bool) {
    self.plans = plans
    (self.inputs, self.needsLines) = (inputs, needsLines)
  }

  private var options: CheckOptions { plans[0].options }

  /// Returns what was found in the inputs of each table with groups, by the number of the table.
  ///
  /// - Throws: `FileError`, ``GroupMemoryError``, and the errors of reading the inputs.
  func verdicts() throws -> [Int: GroupVerdicts] {
    let tables = Set(plans.filter { !$0.groups.isEmpty }.map(\.tableNumber))
    return try Dictionary(uniqueKeysWithValues: tables.map { ($0, try verdicts(ofTable: $0)) })
  }

  private func verdicts(ofTable table: Int) throws -> GroupVerdicts {
    let groups = plans.filter { $0.tableNumber == table }.flatMap(\.groups)
    let numbers = Set(groups.map(\.number)).sorted()
    let streamCount = numbers.count * StoredGroup.streamCount
    let blockSize = min(
      Self.largestBlock, max(Self.smallestBlock, options.uniqueMemory / (8 * streamCount) / 4096 * 4096))
    let memory = options.uniqueMemory / 2
    let file = ScratchFile(blockSize: blockSize, memory: memory, limit: options.uniqueDisk)
    let store = GroupStore(in: file)
    let read = try readInputs(of: table, into: GroupTables(store: store))
    var rejected: [(group: Int, ScratchStream)] = []
    for number in numbers {
      guard let group = groups.first(where: { $0.number == number }) else { continue }
      let decision = GroupDecision(file: file, group: group, memory: memory)
      rejected += try decide(try store.finish(number), by: decision).map { (number, $0) }
    }
    return try GroupVerdicts(read, rejected, blockSize: blockSize)
  }

  /// Decides streams side by side in parts of the memory, and then one after another those that need more than such a part, so that
  /// the number of threads decides nothing.
  ///
  /// - Returns: Streams of rejections, in ascending order in each.
  private func decide(_ streams: [ScratchStream], by decision: GroupDecision) throws -> [ScratchStream] {
    let jobs = min(options.jobs, max(1, streams.count))
    let share = GroupDecision(file: decision.file, group: decision.group, memory: decision.memory / jobs)
    let fits = try streams.map { try share.fits($0) }
    let (small, large) = (streams.indices.filter { fits[$0] }, streams.indices.filter { !fits[$0] })
    let usedBits = decision.group.key == nil ? 0 : StoredGroup.streamBits
    let found = try Threads.map(count: small.count, jobs: jobs, pieceSize: 1) { [options] in
      try options.interrupt?.check()
      return try share.decide(streams[small[$0]], usedBits: usedBits)
    }
    return try found.flatMap(\.self)
      + large.flatMap { number in
        try options.interrupt?.check()
        return try decision.decide(streams[number], usedBits: usedBits)
      }
  }

  /// Reads the inputs of a table, and returns them with the number of records before each.
  private func readInputs(of table: Int, into tables: GroupTables) throws -> [(name: String, base: Int)] {
    var (tables, read, records) = (tables, [(name: String, base: Int)](), 0)
    for planned in inputs where plans[planned.plan].tableNumber == table {
      let (input, plan) = (planned.input, plans[planned.plan].collectingGroups)
      tables.begin(read.count, after: records)
      read.append((input.name, records))
      var keys = KeyTables(groups: tables)
      keys.begin(input.name, after: records)
      var check = InputCheck(of: input, from: try input.readerBeside(from: nil).reader, by: plan)
      check.before = Numbering(records: input.recordsBefore, lines: input.start.lines)
      check.keys = keys
      check.needsLines = needsLines
      let result = check.run()
      records += result.records
      try result.requireReading(of: input, options)
    }
    return read
  }
}

extension CheckPlan {
  /// The plan that reads the columns of the groups alone.
  fileprivate var collectingGroups: CheckPlan {
    let columns = Set(tableChecks?.groups.flatMap(\.readColumns) ?? [])
    let read = checks.filter { columns.contains($0.column) }.map { check in
      var check = check
      check.rules = check.rules.withoutUniqueness
      return check
    }
    var options = options
    options.progress = nil
    return CheckPlan(
      read, table: TableChecks(groups: tableChecks?.groups ?? []), columnCount: columnCount, format: format,
      options: options)
  }
}
