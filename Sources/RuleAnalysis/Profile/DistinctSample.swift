internal import Bytes

/// The distinct values of a column whose hashes are the least: a sample in which each distinct value has the same chance, whatever the
/// order of the values and their numbers, and an estimate of the number of distinct values.
///
/// Bar-Yossef and others, "Counting Distinct Elements in a Data Stream" (RANDOM 2002): the k-th of n hashes that are equally
/// distributed is near k/n of their range. The standard error with k values is 1/√k.
struct DistinctSample: Sendable {
  /// The number of values.
  private let size: Int
  /// The maximum size of a value in bytes; longer ones are counted and are not in the sample.
  private static let longest = 512

  /// A value of the sample; `nil` for one that is longer than allowed.
  private var values: [(hash: UInt64, value: [UInt8]?)] = []
  /// The greatest hash of a value that belongs to the sample.
  private var threshold = UInt64.max
  /// Hashes that were added last, by their low bits.
  private var recent: [UInt64] = []

  /// - Parameter size: The number of values.
  init(size: Int) { self.size = size }

  /// Adds a value, unless its hash is too great.
  @inline(__always)
  mutating func add(_ value: Span<UInt8>, hash: UInt64) {
    guard hash <= threshold else { return }
    insert(value, hash: hash)
  }

  private mutating func insert(_ value: Span<UInt8>, hash: UInt64) {
    if recent.isEmpty { recent = [UInt64](repeating: ~hash, count: 256) }
    guard recent[Int(hash & 255)] != hash else { return }
    recent[Int(hash & 255)] = hash
    values.append((hash, value.count <= Self.longest ? Array(copying: value) : nil))
    if values.count >= 2 * size { reduce() }
  }

  /// Adds the values of another sample.
  mutating func add(_ other: DistinctSample) {
    values += other.values
    threshold = min(threshold, other.threshold)
    reduce()
  }

  /// Removes repeated values, and those beyond the size.
  private mutating func reduce() {
    values.sort { $0.hash < $1.hash }
    var kept: [(hash: UInt64, value: [UInt8]?)] = []
    for value in values where value.hash != kept.last?.hash {
      kept.append(value)
      if kept.count == size { break }
    }
    values = kept
    if values.count == size { threshold = values[size - 1].hash }
  }

  /// The values of the sample, by their hashes, and the number of distinct values, an estimate if the sample is full.
  func result() -> (values: [[UInt8]], distinct: Int) {
    var copy = self
    copy.reduce()
    let texts = copy.values.compactMap(\.value)
    guard copy.values.count == size else { return (texts, copy.values.count) }
    let share = Double(copy.threshold) / 0x1p64
    return (texts, Int((Double(size - 1) / share).rounded()))
  }
}
