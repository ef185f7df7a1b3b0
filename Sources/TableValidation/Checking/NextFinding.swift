/// The findings on one record: those of a list, or those of the sources in their order.
struct NextFinding {
  private let list: [(source: Int, index: Int)]?
  /// The position in the list, or the source whose findings are next.
  private var position = 0

  /// - Parameter list: The findings in the order in which they are reported; `nil` for that of the sources.
  init(_ list: [(source: Int, index: Int)]?) {
    self.list = list
  }

  /// Removes the next finding and returns its source and its index there; `nil` after the last.
  ///
  /// - Parameters:
  ///   - merger: The findings of the sources; its first list has the notes.
  ///   - count: The number of sources.
  mutating func removeFirst(
    from merger: inout RecordMerger, of record: Int, sources count: Int
  ) -> (source: Int, index: Int)? {
    if let list {
      guard position < list.count else { return nil }
      defer { position += 1 }
      return list[position]
    }
    while position < count {
      if let index = merger.removeNext(of: position + 1, ifRecord: record) { return (position, index) }
      position += 1
    }
    return nil
  }
}
