internal import Bytes

/// The distinct values of a column with their numbers, as long as there are few.
struct ValueCounts: Sendable {
  /// The maximum number of distinct values, and of their bytes together.
  private let (limit, largestSize): (Int, Int)

  /// A distinct value.
  private struct Entry {
    let hash: UInt64
    let range: Range<Int>
    var count: Int
  }

  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// The indices of the entries by their hashes, in open addressing; -1 for none.
  private var slots = [Int16](repeating: -1, count: 16)

  /// - Parameters:
  ///   - limit: The maximum number of distinct values, below 2¹⁵.
  ///   - largestSize: The maximum number of their bytes together.
  init(limit: Int, largestSize: Int) { (self.limit, self.largestSize) = (limit, largestSize) }

  /// Counts values that are equal; returns `false`, without counting them, if they are new and there are too many. O(n) in the size of the value.
  ///
  /// - Parameter hash: The hash of the value by `KeyHash.fixed`.
  mutating func add(_ value: Span<UInt8>, hash: UInt64, count: Int = 1) -> Bool {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash, bytes.span.extracting(entries[index].range).equals(value) {
        entries[index].count += count
        return true
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard entries.count < limit, bytes.count + value.count <= largestSize else { return false }
    if 2 * entries.count >= slots.count {
      grow()
      return add(value, hash: hash, count: count)
    }
    slots[slot] = Int16(entries.count)
    entries.append(Entry(hash: hash, range: bytes.count..<bytes.count + value.count, count: count))
    bytes.append(value)
    return true
  }

  /// Doubles the table.
  private mutating func grow() {
    slots = [Int16](repeating: -1, count: 2 * slots.count)
    for index in entries.indices {
      var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int16(index)
    }
  }

  /// Calls a closure with each value, its hash and its number, in the order of their first occurrences.
  func read(_ body: (Span<UInt8>, UInt64, Int) -> Void) {
    for entry in entries { body(bytes.span.extracting(entry.range), entry.hash, entry.count) }
  }
}
