internal import Validation

/// What the normalization of a column has changed in a batch. Few columns have one, so it stands apart: a column without it
/// is no dearer to ask.
struct NormalizedColumn {
  /// A value that was changed before it was checked.
  struct Change {
    let record: Int
    /// The field as it is written.
    let raw: Range<Int>
    /// What the field says, and what was made of it.
    let original: Range<Int>
    let normalized: Range<Int>
  }

  let normalization: Normalization
  /// In the order of the records.
  var changes: [Change] = []
  /// How many values each step has changed.
  var counts: [Int]

  init(_ normalization: Normalization) {
    self.normalization = normalization
    counts = normalization.steps.map { _ in 0 }
  }

  /// Forgets the batch before.
  mutating func begin() {
    changes.removeAll(keepingCapacity: true)
    for step in counts.indices { counts[step] = 0 }
  }

  /// What the field of that record says as it stands in the input, or `nil` where that is what was checked.
  func original(of record: Int) -> Range<Int>? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].record < record { low = middle + 1 } else { high = middle }
    }
    return low < changes.count && changes[low].record == record ? changes[low].original : nil
  }
}
