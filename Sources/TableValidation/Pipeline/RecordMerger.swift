/// Merges ascending lists of record numbers: returns each number once, with the indices of the elements that equal it.
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

  /// The lowest remaining number, or `nil` if there is none. O(n) in the number of lists.
  var nextRecord: Int? {
    var lowest = Int.max
    for head in heads { lowest = min(lowest, head) }
    return lowest == .max ? nil : lowest
  }

  /// Whether several of the lists after the first begin with that record number. O(n) in the number of lists.
  func isInSeveral(_ record: Int) -> Bool {
    var count = 0
    for list in heads.indices.dropFirst() where heads[list] == record { count += 1 }
    return count > 1
  }

  /// Removes the next element of a list if it is that record number, and returns its index; otherwise returns `nil`.
  mutating func removeNext(of list: Int, ifRecord record: Int) -> Int? {
    guard heads[list] == record else { return nil }
    let index = next[list]
    next[list] = index + 1
    heads[list] = index + 1 < lists[list].count ? lists[list][index + 1] : .max
    return index
  }

  /// Removes the next elements of a list as long as they are that record number, and returns their indices.
  mutating func removeAll(of list: Int, ifRecord record: Int) -> Range<Int> {
    let start = next[list]
    while removeNext(of: list, ifRecord: record) != nil {}
    return start..<next[list]
  }
}
