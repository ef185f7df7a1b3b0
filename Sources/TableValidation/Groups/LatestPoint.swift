/// The highest number among those that have been set last at the places of a range: a segment tree.
struct LatestPoint {
  private var nodes: [Int32]
  private let count: Int

  /// - Parameter count: The number of places.
  init(count: Int) {
    self.count = count
    nodes = [Int32](repeating: -1, count: 2 * count)
  }

  /// Sets a number that is higher than all before. O(log n).
  mutating func set(_ number: Int32, at place: Int) {
    var node = place + count
    while node > 0 {
      nodes[node] = number
      node /= 2
    }
  }

  /// Returns the highest number at the places of a range; -1 if there is none. O(log n).
  func latest(in places: Range<Int>) -> Int32 {
    var (low, high, latest) = (places.lowerBound + count, places.upperBound + count, Int32(-1))
    while low < high {
      if low & 1 == 1 {
        latest = max(latest, nodes[low])
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        latest = max(latest, nodes[high])
      }
      (low, high) = (low / 2, high / 2)
    }
    return latest
  }
}
