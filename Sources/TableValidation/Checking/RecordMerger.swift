/// Merges ascending lists of record numbers: returns each number once, with the indices of the elements that equal it.
struct RecordMerger {
  /// The next element of a list, and its index; `Int.max` past the end.
  private struct Cursor {
    var head: Int
    var index = 0
  }

  private let lists: [[Int]]
  private var cursors: [Cursor]

  init(_ lists: [[Int]]) {
    self.lists = lists
    cursors = lists.map { Cursor(head: $0.first ?? .max) }
  }

  /// The lowest remaining number, or `nil` if there is none. O(n) in the number of lists.
  var nextRecord: Int? {
    var lowest = Int.max
    for cursor in cursors where cursor.head < lowest { lowest = cursor.head }
    return lowest == .max ? nil : lowest
  }

  /// Whether several of the lists after the first begin with that record number. O(n) in the number of lists.
  func isInSeveral(_ record: Int) -> Bool {
    var count = 0
    for cursor in cursors.dropFirst() where cursor.head == record { count += 1 }
    return count > 1
  }

  /// Removes the next element of a list if it is that record number, and returns its index; otherwise returns `nil`.
  mutating func removeNext(of list: Int, ifRecord record: Int) -> Int? {
    let cursor = cursors[list]
    guard cursor.head == record else { return nil }
    let next = cursor.index + 1
    cursors[list] = Cursor(head: next < lists[list].count ? lists[list][next] : .max, index: next)
    return cursor.index
  }

  /// Removes the next elements of a list as long as they are that record number, and returns their indices.
  mutating func removeAll(of list: Int, ifRecord record: Int) -> Range<Int> {
    let start = cursors[list].index
    while removeNext(of: list, ifRecord: record) != nil {}
    return start..<cursors[list].index
  }
}
