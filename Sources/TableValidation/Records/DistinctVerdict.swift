internal import Validation

/// What is known of a value that many records of a batch have.
package struct DistinctVerdict: Sendable {
  package let isAbsent: Bool
  /// Whether a rule may reject it.
  package fileprivate(set) var isDoubtful: Bool
}

extension CheckedColumn {
  /// The verdict on a value that is null.
  package var verdictOnNull: DistinctVerdict {
    DistinctVerdict(isAbsent: true, isDoubtful: rules.rules.presence != .optional)
  }

  /// Returns the verdict on each of some values, which records have any number of times.
  ///
  /// - Parameter nulls: The positions of those that are null, ascending.
  package func verdicts(on values: [Range<Int>], nulls: [Int], in bytes: Span<UInt8>) -> [DistinctVerdict] {
    var batch = ColumnBatch(values: values)
    batch.absences = absences(in: batch, nulls: nulls, bytes)
    var verdicts = values.map { _ in DistinctVerdict(isAbsent: false, isDoubtful: false) }
    for position in batch.absences { verdicts[position] = DistinctVerdict(isAbsent: true, isDoubtful: false) }
    var notes = ValueNotes()
    notes.add(batch, ofColumn: 0, 0..<bytes.count, in: bytes)
    for note in notes.sorted { verdicts[note.record].isDoubtful = true }
    var checker = ColumnChecker(rules)
    checker.check(batch, in: bytes)
    for rejected in checker.rejected { verdicts[rejected.position].isDoubtful = true }
    return verdicts
  }
}
