internal import Validation

/// Checks the keys of batches for one worker: collects them, looks up foreign keys, and compares the other keys, in the turn of
/// the batch, with those of all earlier records: which of two duplicates is the first depends on the order of the input.
struct KeyChecker {
  /// A record with a key that an earlier record has, or with a foreign key that refers to no record.
  struct Rejection {
    /// The position of the record in the batch.
    let position: Int
    /// The first record with the key; `nil` for a foreign key.
    let origin: KeyIndex.Origin?
  }

  /// The number of keys whose slots are fetched from memory at a time.
  private static let block = 64

  /// The rejections of each key of the plan, by position.
  private(set) var rejections: [[Rejection]]
  let tables: KeyTables
  private let plan: CheckPlan
  private let file: String
  private var collectors: [KeyCollector]
  /// The origin of each record of the batch.
  private var origins: [KeyIndex.Origin] = []

  init(_ plan: CheckPlan, _ tables: KeyTables, file: String) {
    self.plan = plan
    self.tables = tables
    self.file = file
    collectors = plan.keys.map { _ in KeyCollector() }
    rejections = plan.keys.map { _ in [] }
  }

  /// Begins a batch that has no records.
  mutating func clear() {
    origins.removeAll(keepingCapacity: true)
    for key in collectors.indices {
      collectors[key] = KeyCollector()
      rejections[key].removeAll(keepingCapacity: true)
    }
  }

  /// Collects all keys of a batch, and looks up the foreign ones.
  ///
  /// - Parameters:
  ///   - columns: The checked columns of the batch.
  ///   - origins: The origin of each of its records; empty if no keys are compared.
  ///   - objects: The ranges of its records if they are JSON objects; otherwise empty.
  mutating func collect(
    _ columns: [ColumnChecker], in bytes: Span<UInt8>, origins: [KeyIndex.Origin], objects: [Range<Int>] = []
  ) {
    self.origins = origins
    for (number, planned) in plan.keys.enumerated() {
      rejections[number].removeAll(keepingCapacity: true)
      switch planned.key.kind {
      case .distinct:
        let check = planned.checks[0]
        collectors[number].collectValues(columns[check], plan.checks[check], in: bytes)
      case .record where planned.checks.isEmpty: collectors[number].collectObjects(objects, in: bytes)
      case .record:
        collectors[number].collectRecords(planned, checks: plan.checks, columns: columns, in: bytes)
      case .unique, .primary, .uniqueKey, .foreign:
        collectors[number].collect(planned, checks: plan.checks, columns: columns, in: bytes)
      }
      if planned.key.isForeign { lookUp(number) }
    }
  }

  /// Removes the rejections of records from a position on.
  mutating func removeRejections(from position: Int) {
    for key in rejections.indices { rejections[key].removeAll { $0.position >= position } }
  }

  private mutating func lookUp(_ number: Int) {
    let index = tables.indexes[number]
    unsafe forEachKey(number, in: index) { key, entry in
      unsafe index.contains(key, hash: entry.hash) ? nil : .some(nil)
    }
  }

  /// Compares the keys with those of all earlier records, and inserts them.
  ///
  /// - Throws: ``KeyMemoryError``, `FileError`.
  mutating func compare() throws {
    for (number, planned) in plan.keys.enumerated() where !planned.key.isForeign { try compare(number) }
  }

  private mutating func compare(_ number: Int) throws {
    let (index, file, base, origins) = (tables.indexes[number], file, tables.base, origins)
    let rejectsDuplicates = plan.keys[number].key.rejectsDuplicates
    index.comparedCount += collectors[number].entries.count
    unsafe try forEachKey(number, in: index) { key, entry in
      let origin = origins[entry.position]
      do {
        let first = unsafe try index.insert(key, hash: entry.hash, origin)
        return rejectsDuplicates ? first.map { .some($0) } : nil
      } catch var error as KeyMemoryError {
        error.location = .init(file: file, record: origin.record - base)
        throw error
      }
    }
  }

  /// Looks up each collected key of that number.
  ///
  /// - Parameter find: Returns `nil` for an accepted key; for a rejected one its origin, which is `.some(nil)` if it is foreign.
  private mutating func forEachKey(
    _ number: Int, in index: KeyIndex,
    _ find: (UnsafeRawBufferPointer, KeyEntry) throws -> KeyIndex.Origin??
  ) rethrows {
    let (bytes, entries) = (collectors[number].bytes, collectors[number].entries)
    var found: [Rejection] = []
    swap(&found, &rejections[number])
    defer { swap(&found, &rejections[number]) }
    // SAFETY: each key is a range of the bytes, and is read only during the call of the closure.
    try unsafe bytes.withUnsafeBytes { bytes in
      var start = 0
      for (position, entry) in entries.enumerated() {
        if position.isMultiple(of: Self.block) {
          let block = entries[position...].prefix(Self.block)
          precondition(index.takenCount(block) <= block.count)
        }
        let key = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<entry.end])
        if let origin = unsafe try find(key, entry) {
          found.append(Rejection(position: entry.position, origin: origin))
        }
        start = entry.end
      }
    }
  }
}
