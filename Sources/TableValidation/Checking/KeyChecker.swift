internal import FileOutput
internal import Validation

/// Checks the keys of batches for one worker: collects them, looks up foreign keys, and compares the other keys, in the turns of
/// the batch, with those of all earlier records: which of two duplicates is the first depends on the order of the input.
struct KeyChecker {
  /// One key of the plan in the batch.
  private struct Compared {
    var collector = KeyCollector()
    /// The keys by part of the index.
    var batch = KeyBatch()
    /// The number of bytes of the keys that no earlier record has.
    var insertedBytes = 0
  }

  /// The rejections of each key of the plan, by position.
  private(set) var rejections: [[KeyRepeat]]
  let tables: KeyTables
  private let plan: CheckPlan
  private let file: String
  private var compared: [Compared]
  /// The origins of the records of the batch.
  private var origins = KeyOrigins([])

  init(_ plan: CheckPlan, _ tables: KeyTables, file: String) {
    self.plan = plan
    self.tables = tables
    self.file = file
    compared = plan.keys.map { _ in Compared() }
    rejections = plan.keys.map { _ in [] }
  }

  /// Begins a batch that has no records.
  mutating func clear() {
    for key in compared.indices {
      compared[key].collector.begin()
      compared[key].batch.divide([])
      rejections[key].removeAll(keepingCapacity: true)
    }
  }

  /// Collects all keys of a batch, and looks up the foreign ones.
  ///
  /// - Parameters:
  ///   - columns: The checked columns of the batch.
  ///   - origins: The origins of its records; not used if no keys are compared.
  ///   - objects: The ranges of its records if they are JSON objects; otherwise empty.
  mutating func collect(
    _ columns: [ColumnChecker], in bytes: Span<UInt8>, origins: KeyOrigins, objects: [Range<Int>] = []
  ) {
    self.origins = origins
    for (number, planned) in plan.keys.enumerated() {
      rejections[number].removeAll(keepingCapacity: true)
      switch planned.key.kind {
      case .distinct:
        let check = planned.checks[0]
        compared[number].collector.collectValues(columns[check], plan.checks[check], in: bytes)
      case .record where planned.checks.isEmpty:
        compared[number].collector.collectObjects(objects, in: bytes)
      case .record:
        compared[number].collector.collectRecords(planned, checks: plan.checks, columns: columns, in: bytes)
      case .unique, .primary, .uniqueKey, .foreign:
        compared[number].collector.collect(
          planned, checks: plan.checks, columns: columns, in: bytes, for: tables.indexes[number])
      }
      compared[number].batch.divide(compared[number].collector.entries)
      if !isCompared(number) { lookUp(number, in: bytes) }
    }
  }

  /// Whether the keys are compared in turns: those with each other, and foreign keys whose references are on disk.
  private func isCompared(_ number: Int) -> Bool {
    !plan.keys[number].key.isForeign || tables.indexes[number].isOnDisk
  }

  /// Numbers the rejections by the places of their records in a list of positions, ascending, in which all of them are.
  mutating func select(_ positions: [Int]) {
    for key in rejections.indices {
      var place = 0
      rejections[key] = rejections[key].map { rejection in
        while positions[place] < rejection.position { place += 1 }
        return KeyRepeat(position: place, origin: rejection.origin)
      }
    }
  }

  /// Removes the rejections of records from a position on.
  mutating func removeRejections(from position: Int) {
    for key in rejections.indices { rejections[key].removeAll { $0.position >= position } }
  }

  private mutating func lookUp(_ number: Int, in bytes: Span<UInt8>) {
    let (index, collected) = (tables.indexes[number], compared[number].collector.bytes)
    let bytes = compared[number].collector.liesInBatch ? bytes : collected.span
    var found: [KeyRepeat] = []
    swap(&found, &rejections[number])
    for part in 0..<KeyIndex.partCount {
      compared[number].batch.withKeys(ofPart: part) { keys in
        index[part].findMissing(keys, in: bytes, missing: &found)
      }
    }
    swap(&found, &rejections[number])
    sortRejections(number)
  }

  /// Compares the keys with those of all earlier records, and inserts them, part by part of the indexes.
  ///
  /// - Parameter turn: The turns of the batch; `nil` if batches are compared one after another.
  /// - Returns: `false` if the turns were cancelled.
  /// - Throws: `FileError`.
  mutating func compare(in bytes: Span<UInt8>, _ turn: KeyTurn?) throws(FileError) -> Bool {
    let size = bytes.count
    for part in 0..<KeyIndex.partCount {
      if let turn, !turn.wait(in: part) { return false }
      for number in plan.keys.indices where isCompared(number) {
        let (index, collected) = (tables.indexes[number], compared[number].collector.bytes)
        let bytes = compared[number].collector.liesInBatch ? bytes : collected.span
        var found: [KeyRepeat] = []
        swap(&found, &rejections[number])
        let inserted = try compared[number].batch.withKeys(ofPart: part) { [origins] keys throws(FileError) in
          try index.insert(keys, ofPart: part, in: bytes, ofBatch: size, origins, repeated: &found)
        }
        swap(&found, &rejections[number])
        guard let inserted else { return false }
        compared[number].insertedBytes = part == 0 ? inserted : compared[number].insertedBytes + inserted
      }
      turn?.end(part)
    }
    return true
  }

  /// Counts the keys that have been compared in all parts, in the last turn of the batch.
  ///
  /// - Parameter moveToDisk: Moves the keys to disk if they take more memory than allowed; `nil` if that is an error.
  /// - Throws: ``KeyMemoryError``, and the errors of the closure.
  mutating func finishComparison(orMoveToDisk moveToDisk: (() throws -> Void)?) throws {
    var price = 0
    for (number, planned) in plan.keys.enumerated() where isCompared(number) {
      sortRejections(number)
      guard !planned.key.isForeign else { continue }
      let count = compared[number].batch.count
      let (index, before) = (tables.indexes[number], tables.indexes[number].price)
      index.count(
        inserted: count - rejections[number].count, compared: count, bytes: compared[number].insertedBytes)
      price += index.price - before
    }
    guard let memory = tables.indexes.first?.memory else { return }
    if price <= memory.remaining {
      try memory.take(price)
    } else if let moveToDisk {
      memory.takeBeyondLimit(price)
      try moveToDisk()
    } else {
      throw memoryError(memory)
    }
    for (number, planned) in plan.keys.enumerated() where !planned.key.rejectsDuplicates {
      rejections[number].removeAll(keepingCapacity: true)
    }
  }

  /// Returns the error at the first record whose keys exceed the limit together with those of earlier records.
  private func memoryError(_ memory: KeyMemory) -> KeyMemoryError {
    // The price of the keys of each record.
    var prices: [Int] = []
    for (number, planned) in plan.keys.enumerated() where !planned.key.isForeign {
      for entry in compared[number].collector.entries {
        while prices.count <= entry.position { prices.append(0) }
        prices[entry.position] += entry.count + KeyIndex.costOfKey
      }
      let repeated = rejections[number]
      var next = 0
      for entry in compared[number].collector.entries where next < repeated.count {
        guard repeated[next].position == entry.position else { continue }
        prices[entry.position] -= entry.count + KeyIndex.costOfKey
        next += 1
      }
    }
    var (remaining, error) = (memory.remaining, KeyMemoryError(limit: memory.limit))
    for (position, price) in prices.enumerated() {
      remaining -= price
      guard remaining < 0 else { continue }
      error.location = .init(file: file, record: origins[position].record - tables.base)
      break
    }
    return error
  }

  /// Sorts the rejections of a key by position; there is at most one of a record.
  private mutating func sortRejections(_ number: Int) {
    guard rejections[number].count > 1, let last = compared[number].collector.entries.last else { return }
    let unsorted = rejections[number]
    var indices = [Int32](repeating: -1, count: last.position + 1)
    for index in unsorted.indices { indices[unsorted[index].position] = Int32(index) }
    rejections[number].removeAll(keepingCapacity: true)
    for index in indices where index >= 0 { rejections[number].append(unsorted[Int(index)]) }
  }
}
