internal import Bytes
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

  /// Replaces the values of the batch by the normalized ones.
  ///
  /// - Parameter scratchStart: The offset at which the caller will store the returned bytes.
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
      // The steps together may change nothing: upper case and then lower case, for example.
      guard !scratch.span.extracting((start - scratchStart)...).equals(bytes.extracting(original)) else {
        scratch.removeSubrange((start - scratchStart)...)
        continue
      }
      let normalized = start..<scratchStart + scratch.count
      batch.values[position] = normalized
      changes.append(Change(position: position, original: original, normalized: normalized))
    }
    return scratch
  }

  /// Returns the value before normalization of the record at that position, or `nil` if it was not changed. O(log n).
  func original(at position: Int) -> Range<Int>? {
    let index = changes.partitioningIndex { $0.position >= position }
    return index < changes.count && changes[index].position == position ? changes[index].original : nil
  }
}
