internal import CSVRecords
internal import FileOutput

/// Moves the keys of a run to disk once they take more memory than allowed.
///
/// In the turn of the batch whose keys exceed the limit, while later ones wait, the keys in memory and those of all records after the
/// batch are written to streams by their hashes, each stream is decided in memory, and the records whose keys are rejected are written
/// to disk. The run then continues with these, so that its findings are those of a run in memory.
final class KeyDisk: Sendable {
  /// Where the records begin whose keys are not in memory.
  struct Place {
    /// The index of the input.
    let input: Int
    /// The offset in the input.
    let offset: Int
    /// The numbers of records and lines before.
    let before: Numbering
  }

  /// The memory within which the keys of a stream are decided, at least.
  private static let smallestMemory = 1 << 20
  /// The number of bits of a hash that all keys of a stream have in common.
  private static let usedBits = Int(KeyIndex.partBits) + StoredKeys.streamBits

  private let plans: [CheckPlan]
  private let inputs: [PlannedInput]
  private let needsLines: Bool
  private let created = Locked(ScratchFile?.none)

  /// Returns `nil` if keys must not be on disk, or if an input cannot be read again.
  ///
  /// - Parameter needsLines: Whether the lines of records with keys are needed.
  init?(_ plans: [CheckPlan], _ inputs: [PlannedInput], needsLines: Bool) {
    guard plans[0].options.uniqueDisk != 0, plans.contains(where: { !$0.keys.isEmpty }),
      inputs.allSatisfy(\.input.canBeReadBeside)
    else { return nil }
    self.plans = plans.map { plan in
      var plan = plan
      plan.options.progress = nil
      return plan
    }
    (self.inputs, self.needsLines) = (inputs, needsLines)
  }

  private var options: CheckOptions { plans[0].options }

  /// Returns the file, which is created by the first call.
  private func file() throws(FileError) -> ScratchFile {
    try created.withLock { created throws(FileError) in
      if let created { return created }
      // The buffers of all streams take an eighth of the memory of the keys, or the least that is worth while.
      let streams = plans.reduce(1) { $0 + $1.keys.count } * KeyIndex.partCount << StoredKeys.streamBits
      let blockSize = min(64 << 10, max(4 << 10, options.uniqueMemory / (8 * streams) / 4096 * 4096))
      let file = ScratchFile(blockSize: blockSize, limit: options.uniqueDisk)
      created = file
      return file
    }
  }

  /// Moves the keys that a foreign key refers to, while they are read.
  func moveReferences(of index: KeyIndex) throws(FileError) {
    try index.storeReferences(in: file())
  }

  /// Moves the keys to disk.
  ///
  /// - Parameters:
  ///   - tables: The keys of all records before the place, and of some after it.
  ///   - place: The end of the batch whose keys exceed the limit; `nil` before the first record.
  /// - Throws: `FileError`, and the errors of reading the inputs.
  func move(_ tables: KeyTables, from place: Place?) throws {
    let indexes = tables.compared(by: plans)
    do {
      let file = try file()
      for planned in inputs[(place?.input ?? 0)...] { planned.input.keptBytes?.store(in: file) }
      let stored = try indexes.map { index throws(FileError) in
        try index.references == nil ? index.store(in: file) : StoredKeys.parts(in: file)
      }
      let storing = zip(indexes, stored).map { index, stored in
        KeyIndex(KeyMemory(limit: .max), storing: stored, hashedBy: index.hasher { false })
      }
      let replaced = Dictionary(uniqueKeysWithValues: zip(indexes.map(ObjectIdentifier.init), storing))
      try readRest(from: place, into: KeyTables(tables, plans, replacing: replaced), after: tables.base)
      for (index, parts) in zip(indexes, stored) {
        // What the keys in memory took is available again; only values that foreign keys refer to may be left there.
        index.continueOnDisk(
          try decide(parts, referringTo: index.references, memory: index.memory.remaining))
      }
    } catch {
      for index in indexes { index.cancel() }
      throw error
    }
  }

  /// Adds the keys of all records from a place on.
  ///
  /// - Parameter records: The number of records in the inputs before that of the place.
  private func readRest(from place: Place?, into tables: KeyTables, after records: Int) throws {
    var (tables, records) = (tables, records)
    for number in (place?.input ?? 0)..<inputs.count {
      let (input, plan) = (inputs[number].input, plans[inputs[number].plan])
      let offset = number == place?.input ? place?.offset : nil
      let (reader, beginsAtOffset) = try input.readerBeside(from: offset)
      tables.begin(input.name, plan: inputs[number].plan, after: records)
      var check = InputCheck(of: input, from: reader, by: plan)
      check.before = Numbering(records: input.recordsBefore, lines: input.start.lines)
      if beginsAtOffset, let place {
        check.before = place.before
        records += place.before.records
      }
      check.keys = plan.comparesRecords ? tables : nil
      check.planNumber = inputs[number].plan
      check.needsLines = needsLines
      let result = check.run()
      records += result.records
      try result.requireReading(of: input, options)
    }
  }

  /// Decides the keys of the streams of all parts.
  ///
  /// - Parameters:
  ///   - references: The keys to which they refer, by part; `nil` if they are compared with each other.
  ///   - memory: The memory of the keys of all streams that are decided at the same time.
  private func decide(
    _ parts: [StoredKeys], referringTo references: [StoredKeys]?, memory: Int
  ) throws -> [DecidedKeys] {
    let file = try file()
    let streams = try parts.flatMap { try $0.finish() }
    let referred = try references?.flatMap { try $0.finish() }
    let decision = KeyDecision(file: file, memory: max(Self.smallestMemory, memory / options.jobs))
    let interrupt = options.interrupt
    let rejected = try Threads.map(count: streams.count, jobs: options.jobs, pieceSize: 1) {
      try interrupt?.check()
      return try decision.decide(streams[$0], referringTo: referred?[$0], usedBits: Self.usedBits)
    }
    return try parts.indices.map { part in
      let own = rejected[part << StoredKeys.streamBits..<(part + 1) << StoredKeys.streamBits]
      return try DecidedKeys(own.flatMap(\.self), blockSize: file.blockSize)
    }
  }
}
