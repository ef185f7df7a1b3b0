internal import Validation

/// Collects and compares the keys of a batch.
extension RecordChecker where Records: RecordSource {
  /// Collects the keys of the batch, after ``check()``.
  ///
  /// - Parameters:
  ///   - base: The numbers of records and lines before the batch.
  ///   - needsLines: Whether findings name the line of the first record with a key.
  mutating func collectKeys(after base: Numbering, needsLines: Bool) {
    guard let tables = keys?.tables else { return }
    let origins =
      plan.comparesKeys || tables.areOnDisk
      ? origins(after: base, inputBase: tables.base, needsLines: needsLines) : KeyOrigins([])
    let objects = plan.tableChecks?.recordKeys.isEmpty == false ? records.objects : []
    let (columns, bytes) = (columns, records.bytes)
    keys?.collect(columns, in: bytes.span, origins: origins, objects: objects)
    collectGroups(after: base, needsLines: needsLines)
  }

  /// Collects what the records of the batch have for groups, whose records are counted by table.
  private mutating func collectGroups(after base: Numbering, needsLines: Bool) {
    guard let groups else { return }
    let origins = origins(
      after: base, inputBase: groups.base, needsLines: needsLines && groups.collects)
    let (columns, bytes) = (columns, records.bytes)
    groups.collect(columns, count: records.count, in: bytes.span, origins)
  }

  /// Collects the keys of the batch as bytes for the caller.
  mutating func collectKeys(into emission: inout KeyEmission?) {
    let bytes = records.bytes
    emission?.collect(columns, in: bytes.span)
  }

  /// Collects the keys of records of which only some are checked, by the columns of all of them, and compares them.
  ///
  /// - Parameters:
  ///   - columns: The columns of the keys, checked.
  ///   - base: The number of records before the batch.
  ///   - turn: As in ``compareKeys(_:)``.
  /// - Returns: The positions of the records that are rejected; `nil` if the turns were cancelled.
  mutating func compareKeys(
    of columns: [ColumnChecker], in bytes: Span<UInt8>, after base: Int, _ turn: KeyTurn?
  ) throws -> [Int]? {
    guard let tables = keys?.tables else { return [] }
    let first = tables.base + base + 1
    keys?.collect(columns, in: bytes, origins: KeyOrigins(following: .init(record: first, line: first)))
    guard try compareKeys(in: bytes, turn), let keys else { return nil }
    return keys.rejections.flatMap { $0.map(\.position) }
  }

  /// Compares the keys, and the values that must be in order, with those of all earlier records.
  ///
  /// - Parameter turn: The turns of the batch among others; `nil` if batches are compared one after another.
  /// - Returns: `false` if the turns were cancelled.
  /// - Throws: ``KeyMemoryError``, `FileError`; no later batch gets its turn then.
  mutating func compareKeys(_ turn: KeyTurn? = nil) throws -> Bool {
    let bytes = records.bytes
    return try compareKeys(in: bytes.span, turn)
  }

  private mutating func compareKeys(in bytes: Span<UInt8>, _ turn: KeyTurn?) throws -> Bool {
    do {
      if plan.comparesKeys || keys?.tables.areOnDisk == true, try keys?.compare(in: bytes, turn) == false {
        return false
      }
      if let turn, !turn.wait(in: KeyTurn.last) { return false }
      try keys?.finishComparison(orMoveToDisk: turn?.moveToDisk)
      compareOrders()
      try groups?.compare()
      turn?.end(KeyTurn.last)
      return true
    } catch {
      turn?.cancel()
      throw error
    }
  }

  /// Begins a batch that has no records.
  mutating func clearKeys() {
    keys?.clear()
    orders?.clear()
    groups?.clear()
  }

  /// Removes what was found in records from a position on, after the batch has been made shorter and checked again.
  ///
  /// - Parameter orders: The comparison with earlier values, whose state has advanced, before the batch was checked again.
  mutating func restoreComparisons(_ orders: OrderChecker?) {
    keys?.removeRejections(from: records.count)
    self.orders = orders
    self.orders?.removeRejections(from: records.count)
    groups?.removeRejections(from: records.count)
  }

  /// Returns the origin of each record: its number and its line, both counted through all inputs. If no lines are known or
  /// needed, the line is the number of the record.
  ///
  /// - Parameter inputBase: The number of records, and of lines, before the input.
  private func origins(after base: Numbering, inputBase: Int, needsLines: Bool) -> KeyOrigins {
    let count = records.count
    guard count > 0 else { return KeyOrigins([]) }
    let first = inputBase + base.records + 1
    let lines = needsLines ? records.lines(after: base) : nil
    // Numbers and lines ascend, so that none is left out if none is left out in all.
    if records.number(of: count - 1) == count - 1, lines.map({ $0[count - 1] - $0[0] == count - 1 }) ?? true {
      return KeyOrigins(following: .init(record: first, line: lines.map { inputBase + $0[0] } ?? first))
    }
    return KeyOrigins(
      (0..<count).map { position in
        let record = first + records.number(of: position)
        return .init(record: record, line: lines.map { inputBase + $0[position] } ?? record)
      })
  }
}
