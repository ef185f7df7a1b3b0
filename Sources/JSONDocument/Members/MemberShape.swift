internal import Bytes

/// The names in a text, in order, with which those of the next text are compared: most texts of a file have the same
/// names.
///
/// If the names of a text, with the numbers of their objects, are those of some entries in the order of the entries,
/// then no object of the text has a name twice, because no object of the shape has.
struct MemberShape: Sendable {
  private struct Entry {
    /// The name as written, quotes included, in ``MemberShape/names``.
    let name: CachedText
    /// The number of the name's object, counted from 1 by their opening braces.
    let object: Int
    /// The node of the object and that of the member.
    let parent: Int
    let node: Int
  }

  /// The maximum numbers of entries, and of bytes of their names, so that memory does not depend on the text.
  private static let capacity = (entries: 1 << 12, bytes: 1 << 16)
  /// The maximum number of entries that are compared with a name; entries before the equal one are members that the
  /// text lacks.
  private static let distance = 4

  private var names: [UInt8] = []
  private var entries: [Entry] = []
  private(set) var isComplete = true
  /// The first entry that is compared with the next name.
  private var next = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Begins to recognize the names of a text.
  mutating func restart() { next = 0 }

  /// Finds the entry of the name whose first quote is at an offset of the text.
  ///
  /// - Returns: The offset after its second quote, and the member's node; `nil` if it is not recognized.
  @inline(__always)
  mutating func recognize(
    _ text: Span<UInt8>, at offset: Int, object: Int, parent: Int
  ) -> (end: Int, node: Int)? {
    let last = min(next + Self.distance, entries.count)
    while next < last {
      let entry = entries[next]
      next += 1
      guard entry.object == object, entry.parent == parent,
        entry.name.isPart(of: text, at: offset, in: names.span)
      else { continue }
      return (offset &+ entry.name.count, entry.node)
    }
    return nil
  }

  /// The node of each name, in order; `nil` if entries are missing.
  var nodes: [Int]? { isComplete ? entries.map(\.node) : nil }

  /// Removes all entries, to add those of another text.
  mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    isComplete = true
  }

  /// Adds a name as written in the text, with its quotes.
  mutating func append(_ name: Span<UInt8>, object: Int, parent: Int, node: Int) {
    guard isComplete, entries.count < Self.capacity.entries, names.count + name.count <= Self.capacity.bytes
    else {
      isComplete = false
      return
    }
    let start = names.count
    names.append(name)
    let text = CachedText(start..<names.count, of: names.span)
    entries.append(Entry(name: text, object: object, parent: parent, node: node))
  }
}
