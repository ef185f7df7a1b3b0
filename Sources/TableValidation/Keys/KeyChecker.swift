internal import CSVRecords
internal import Validation

/// What one worker does for the keys of a chunk: gathers them, asks whether foreign ones are there, and compares the
/// others, in the chunk's turn, with those of all records before.
struct KeyChecker {
  /// A record whose key is there already, or refers to nothing.
  struct RejectedValue {
    /// The record's position among the sound records of the chunk.
    let record: Int
    /// The key's position in the plan.
    let key: Int
    /// Where the key stood first; `nil` for a foreign one.
    let origin: KeyIndex.Origin?
  }

  /// How many keys are fetched from memory at a time.
  private static let block = 64

  /// In the order of the records, and of the keys in each.
  private(set) var rejected: [RejectedValue] = []
  let tables: KeyTables
  private let plan: CheckPlan
  private let file: String
  private var gatherers: [KeyCollector]
  /// The lines of the sound records, counted on from those of the inputs before; empty where nobody asks.
  private var lines: [Int] = []
  /// The numbers of the sound records among those of all inputs.
  private var numbers: [Int] = []

  init(_ plan: CheckPlan, _ tables: KeyTables, file: String) {
    self.plan = plan
    self.tables = tables
    self.file = file
    gatherers = plan.keys.map { _ in KeyCollector() }
  }

  /// Begins a chunk that has no sound records.
  mutating func clear() {
    rejected.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    for index in gatherers.indices { gatherers[index] = KeyCollector() }
  }

  /// Gathers all keys of a chunk, and looks foreign ones up.
  ///
  /// - Parameter base: How many records and lines are before the chunk.
  mutating func gather(
    _ columns: [ColumnChecker], _ batch: RecordBatch, _ chunk: Chunk, after base: Numbering
  ) {
    rejected.removeAll(keepingCapacity: true)
    for (number, planned) in plan.keys.enumerated() {
      gatherers[number].gather(planned, plan.checks, columns, in: chunk)
      if planned.key.isForeign { lookUp(number) }
    }
    numbers.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    guard plan.comparesKeys else { return sort() }
    for sound in batch.wellFormedRecords { numbers.append(tables.base + base.records + Int(sound.index) + 1) }
    if plan.report != nil && plan.format != .nulTerminated { findLines(batch, chunk, after: base) }
  }

  private mutating func findLines(_ batch: RecordBatch, _ chunk: Chunk, after base: Numbering) {
    let blanks = batch.notes.filter { $0.kind == .blankLine }
    var locator = LineLocator(
      plan.format, firstLine: base.lines + 1, batch, blankLines: blanks.count, chunk)
    var blanksBefore = 0
    for sound in batch.wellFormedRecords {
      let index = Int(sound.index)
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

  /// Asks of each key of that number for its origin; `nil` where nothing is wrong with it.
  private mutating func forEachKey(
    _ number: Int, in index: KeyIndex,
    _ ask: (UnsafeRawBufferPointer, KeyCollector.Entry) throws -> KeyIndex.Origin??
  ) rethrows {
    let (bytes, entries) = (gatherers[number].bytes, gatherers[number].entries)
    var found: [RejectedValue] = []
    swap(&found, &rejected)
    defer { swap(&found, &rejected) }
    // SAFETY: each key is a stretch of the bytes, and is read while they are lent.
    try unsafe bytes.withUnsafeBytes { bytes in
      var start = 0
      for (position, entry) in entries.enumerated() {
        if position.isMultiple(of: Self.block) {
          let block = entries[position...].prefix(Self.block)
          precondition(index.takenCount(block) <= block.count)
        }
        let key = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<entry.end])
        if let origin = unsafe try ask(key, entry) {
          found.append(RejectedValue(record: entry.record, key: number, origin: origin))
        }
        start = entry.end
      }
    }
  }
}
