internal import CSVRecords
internal import Validation

/// Checks the keys of a chunk on one thread: collects them, looks foreign ones up and, when it is the chunk's turn, compares
/// the others with those of all records before.
struct KeyChecker {
  /// A record whose key another record has, or whose foreign key refers to no record.
  struct RejectedValue {
    /// The index of the record among the well-formed records of the chunk.
    let record: Int
    /// The index of the key in the plan.
    let key: Int
    /// The first record with the key; `nil` for a foreign key.
    let origin: KeyIndex.Origin?
  }

  /// The number of keys whose slots are fetched from memory at a time.
  private static let block = 64

  /// In the order of the records, and of the keys in each.
  private(set) var rejected: [RejectedValue] = []
  let tables: KeyTables
  private let plan: CheckPlan
  private let file: String
  private var collectors: [KeyCollector]
  /// The lines of the well-formed records, counted through all inputs; empty if they are not needed.
  private var lines: [Int] = []
  /// The numbers of the well-formed records, counted through all inputs.
  private var numbers: [Int] = []

  init(_ plan: CheckPlan, _ tables: KeyTables, file: String) {
    self.plan = plan
    self.tables = tables
    self.file = file
    collectors = plan.keys.map { _ in KeyCollector() }
  }

  /// Removes all keys, for a chunk without well-formed records.
  mutating func clear() {
    rejected.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    for index in collectors.indices { collectors[index] = KeyCollector() }
  }

  /// Collects all keys of a chunk, and looks foreign ones up.
  ///
  /// - Parameter base: The numbers of records and lines before the chunk.
  mutating func collect(
    _ columns: [ColumnChecker], _ batch: RecordBatch, _ chunk: Chunk, after base: Numbering
  ) {
    rejected.removeAll(keepingCapacity: true)
    for (number, planned) in plan.keys.enumerated() {
      collectors[number].collect(planned, plan.checks, columns, in: chunk)
      if planned.key.isForeign { lookUp(number) }
    }
    numbers.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    guard plan.comparesKeys else { return sort() }
    for record in batch.wellFormedRecords {
      numbers.append(tables.base + base.records + Int(record.index) + 1)
    }
    if plan.report != nil && plan.format != .nulTerminated { findLines(batch, chunk, after: base) }
  }

  private mutating func findLines(_ batch: RecordBatch, _ chunk: Chunk, after base: Numbering) {
    let blanks = batch.notes.filter { $0.kind == .blankLine }
    var locator = LineLocator(
      plan.format, firstLine: base.lines + 1, batch, blankLines: blanks.count, chunk)
    var blanksBefore = 0
    for record in batch.wellFormedRecords {
      let index = Int(record.index)
      while blanksBefore < blanks.count, blanks[blanksBefore].record <= index { blanksBefore += 1 }
      let start = Int(batch.records[index].start)
      let line = locator.locate(start, recordStart: start, linesBefore: index + blanksBefore, in: chunk).line
      lines.append(tables.base + (line ?? 0))
    }
  }

  private mutating func lookUp(_ number: Int) {
    let index = tables.indexes[number]
    unsafe forEachKey(number, in: index) { key, entry in
      unsafe index.contains(key, hash: entry.hash) ? nil : .some(nil)
    }
  }

  /// Compares the keys with those of all records before, and adds them.
  ///
  /// - Throws: ``KeyMemoryError``, ``FileError``.
  mutating func compare() throws {
    for (number, planned) in plan.keys.enumerated() where !planned.key.isForeign { try compare(number) }
    sort()
  }

  private mutating func sort() {
    if plan.keys.count > 1 { rejected.sort { ($0.record, $0.key) < ($1.record, $1.key) } }
  }

  private mutating func compare(_ number: Int) throws {
    let (index, file, base) = (tables.indexes[number], file, tables.base)
    let (numbers, lines) = (numbers, lines)
    unsafe try forEachKey(number, in: index) { key, entry in
      let record = numbers[entry.record]
      do {
        let line = lines.isEmpty ? record : lines[entry.record]
        return unsafe try index.insert(key, hash: entry.hash, .init(record: record, line: line))
          .map { .some($0) }
      } catch var error as KeyMemoryError {
        error.place = .init(file: file, record: record - base)
        throw error
      }
    }
  }

  /// Calls the closure for each key of that number; it returns the origin of one that is rejected, and `nil` for others.
  private mutating func forEachKey(
    _ number: Int, in index: KeyIndex,
    _ check: (UnsafeRawBufferPointer, KeyCollector.Entry) throws -> KeyIndex.Origin??
  ) rethrows {
    let (bytes, entries) = (collectors[number].bytes, collectors[number].entries)
    var found: [RejectedValue] = []
    swap(&found, &rejected)
    defer { swap(&found, &rejected) }
    // SAFETY: each key is a range of the bytes, and is read within the closure only.
    try unsafe bytes.withUnsafeBytes { bytes in
      var start = 0
      for (position, entry) in entries.enumerated() {
        if position.isMultiple(of: Self.block) {
          let block = entries[position...].prefix(Self.block)
          precondition(index.takenCount(block) <= block.count)
        }
        let key = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<entry.end])
        if let origin = unsafe try check(key, entry) {
          found.append(RejectedValue(record: entry.record, key: number, origin: origin))
        }
        start = entry.end
      }
    }
  }
}
