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
      plan.comparesKeys ? origins(after: base, inputBase: tables.base, needsLines: needsLines) : []
    let objects = plan.tableChecks?.duplicates != nil ? records.objects : []
    let (columns, bytes) = (columns, records.bytes)
    keys?.collect(columns, in: bytes.span, origins: origins, objects: objects)
  }

  /// Collects the keys of the batch as bytes for the caller.
  mutating func collectKeys(into emission: inout KeyEmission?) {
    let bytes = records.bytes
    emission?.collect(columns, in: bytes.span)
  }

  /// Compares the keys, and the values that must be in order, with those of all earlier records, in the turn of the batch.
  mutating func compareKeys() throws {
    try keys?.compare()
    compareOrders()
  }

  /// Begins a batch that has no records.
  mutating func clearKeys() {
    keys?.clear()
    orders?.clear()
  }

  /// Removes what was found in records from a position on, after the batch has been made shorter and checked again.
  ///
  /// - Parameter orders: The comparison with earlier values, whose state has advanced, before the batch was checked again.
  mutating func restoreComparisons(_ orders: OrderChecker?) {
    keys?.removeRejections(from: records.count)
    self.orders = orders
    self.orders?.removeRejections(from: records.count)
  }

  /// Returns the origin of each record: its number and its line, both counted through all inputs. If no lines are known or
  /// needed, the line is the number of the record.
  ///
  /// - Parameter inputBase: The number of records, and of lines, before the input.
  private func origins(after base: Numbering, inputBase: Int, needsLines: Bool) -> [KeyIndex.Origin] {
    let first = inputBase + base.records + 1
    let lines = needsLines ? records.lines(after: base) : nil
    return (0..<records.count).map { position in
      let record = first + records.number(of: position)
      return .init(record: record, line: lines.map { inputBase + $0[position] } ?? record)
    }
  }
}
