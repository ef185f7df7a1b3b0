internal import CSVRecords
internal import RuleFiles
internal import Validation

/// Stops a check after an invalid record.
extension RecordChecker {
  /// Removes the records after an invalid one from the chunk, and checks the rest again, as if the input ended there.
  ///
  /// - Parameter number: The number of the invalid record among those of the chunk, from 1.
  /// - Returns: The numbers of records and lines that remain; `nil` if fewer records are invalid.
  mutating func stop(afterInvalid number: Int) -> Numbering? {
    guard chunk.kind == .records else { return nil }
    let invalid = invalidRecords
    guard number <= invalid.count else { return nil }
    chunk.removeRecords(from: batch.records[invalid[number - 1]].range.upperBound, plan.format)
    resetTally()
    let counts = parse()
    let orders = orders
    check()
    keys?.removeRejections(from: batch.wellFormedRecords.count)
    // The comparison with earlier values, whose state has advanced, is not repeated.
    self.orders = orders
    self.orders?.removeRejections(from: batch.wellFormedRecords.count)
    return counts
  }

  /// The numbers of the invalid records in the chunk, ascending.
  private var invalidRecords: [Int] {
    let found = found(nil)
    var invalid = Set(found.notes.filter { $0.severity == .error }.map(\.record))
    for source in found.sources {
      let records = records(of: source)
      switch source.source {
      case .column:
        for (record, rejected) in zip(records, source.rejected) where !rejected.isWarning {
          invalid.insert(record)
        }
      case .key(let key): if plan.severity(ofKey: key) == .error { invalid.formUnion(records) }
      case .order(let order): if plan.orders[order].rule.severity == .error { invalid.formUnion(records) }
      case .rule(let rule): if plan.recordChecks[rule].rule.severity == .error { invalid.formUnion(records) }
      }
    }
    return invalid.sorted()
  }
}
