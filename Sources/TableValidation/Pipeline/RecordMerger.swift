/// Merges ascending lists of record numbers: gives each number once, and the elements of each list that have it.
struct RecordMerger {
  private let lists: [[Int]]
  /// The index of the next element of each list, and the element; `Int.max` past the end.
  private var next: [Int]
  private var heads: [Int]

  init(_ lists: [[Int]]) {
    self.lists = lists
    next = lists.map { _ in 0 }
    heads = lists.map { $0.first ?? .max }
  }

  /// The lowest number that is left, or `nil`. O(n) in the number of lists.
  var nextRecord: Int? {
    var lowest = Int.max
    for head in heads { lowest = min(lowest, head) }
    return lowest == .max ? nil : lowest
  }

  /// Removes the next element of a list if it is that record, and returns its index.
  mutating func removeNext(of list: Int, ifRecord record: Int) -> Int? {
    guard heads[list] == record else { return nil }
    let index = next[list]
    next[list] = index + 1
    heads[list] = index + 1 < lists[list].count ? lists[list][index + 1] : .max
    return index
  }
}
