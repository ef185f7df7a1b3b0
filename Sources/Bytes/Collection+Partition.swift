extension RandomAccessCollection {
  /// Returns the index of the first element that meets the condition, or the end index. O(log n).
  ///
  /// - Precondition: All elements after one that meets the condition meet it too.
  @inlinable
  package func partitioningIndex(where meets: (Element) throws -> Bool) rethrows -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if try meets(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
