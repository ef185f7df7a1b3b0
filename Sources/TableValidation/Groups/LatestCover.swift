/// The latest of the ranges, which are numbered in ascending order, that cover a place: a segment tree.
struct LatestCover {
  private var nodes: [Int32]
  private let count: Int

  /// - Parameter count: The number of places.
  init(count: Int) {
    self.count = count
    nodes = [Int32](repeating: -1, count: 2 * count)
  }

  /// Covers places by a range with a higher number than all before. O(log n).
  mutating func cover(_ places: Range<Int>, by number: Int32) {
    var (low, high) = (places.lowerBound + count, places.upperBound + count)
    while low < high {
      if low & 1 == 1 {
        nodes[low] = number
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        nodes[high] = number
      }
      (low, high) = (low / 2, high / 2)
    }
  }

  /// Returns the highest number of a range that covers a place; -1 if there is none. O(log n).
  func latest(at place: Int) -> Int32 {
    var (node, latest) = (place + count, Int32(-1))
    while node > 0 {
      latest = max(latest, nodes[node])
      node /= 2
    }
    return latest
  }
}
