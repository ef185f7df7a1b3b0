internal import Validation

/// Normalizes the values of a column before they are checked.
struct ColumnNormalizer {
  /// A value that was changed.
  struct Change {
    /// The position of its record in the batch.
    let position: Int
    /// The value before and after.
    let original: Range<Int>
    let normalized: Range<Int>
  }

  private let normalization: Normalization
  /// The changed values of the batch, by position.
  private(set) var changes: [Change] = []
  /// The number of values that each step has changed.
  private(set) var counts: [Int] = []

  init(_ normalization: Normalization) {
    self.normalization = normalization
  }

  /// Replaces the values of the batch by their normalized forms.
  ///
  /// - Parameter scratchStart: The offset that the first byte returned is going to have.
  /// - Returns: The bytes of the changed values.
  mutating func normalize(
    _ batch: inout ColumnBatch, in bytes: Span<UInt8>, scratchStart: Int
  ) -> [UInt8] {
    changes.removeAll(keepingCapacity: true)
    counts = normalization.steps.map { _ in 0 }
    var scratch: [UInt8] = []
    for position in batch.values.indices {
      let original = batch.values[position]
      let start = scratchStart + scratch.count
      let isChanged = normalization.append(
        bytes.extracting(original), to: &scratch, countingSteps: &counts)
      guard isChanged else { continue }
      let normalized = start..<scratchStart + scratch.count
      batch.values[position] = normalized
      changes.append(Change(position: position, original: original, normalized: normalized))
    }
    return scratch
  }

  /// The value before normalization of the record at that position, or `nil` where it was not changed.
  func original(at position: Int) -> Range<Int>? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low < changes.count && changes[low].position == position ? changes[low].original : nil
  }
}
