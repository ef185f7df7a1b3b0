internal import Bytes

/// The numbers of occurrences of values, in the order of their first occurrence.
///
/// Only the first ``capacity`` distinct values are counted, so that memory is bounded; the counts do not depend on the way in
/// which the input is divided.
package struct ValueCounts: Sendable, Equatable {
  /// The maximum number of distinct values that are counted.
  package static let capacity = 1_000

  /// A value, compared by its bytes: canonical equivalence would merge values that differ, and its hash is slow.
  private struct Key: Hashable {
    let text: String

    static func == (key: Key, other: Key) -> Bool { key.text.hasSameBytes(as: other.text) }

    func hash(into hasher: inout Hasher) {
      // SAFETY: the bytes are read within the closure only.
      var text = text
      text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private(set) var values: [String] = []
  private(set) var counts: [Int] = []
  private var indices: [Key: Int] = [:]
  /// Whether further values occurred, which are not counted.
  private(set) var isApproximate = false

  /// Counts a value.
  ///
  /// - Parameter limit: The maximum number of distinct values.
  package mutating func add(_ value: String, count: Int = 1, limit: Int = capacity) {
    let key = Key(text: value)
    if let index = indices[key] {
      counts[index] += count
    } else if values.count < limit {
      indices[key] = values.count
      values.append(value)
      counts.append(count)
    } else {
      isApproximate = true
    }
  }

  /// Adds the counts of the values of a later part of the input.
  package mutating func add(_ other: ValueCounts) {
    for (value, count) in zip(other.values, other.counts) { add(value, count: count) }
    isApproximate = isApproximate || other.isApproximate
  }

  /// Returns the most frequent values, the earlier first of two that are equally frequent.
  package func mostFrequent(_ count: Int) -> [(value: String, count: Int)] {
    let order = values.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    return order.prefix(count).map { (values[$0], counts[$0]) }
  }
}
