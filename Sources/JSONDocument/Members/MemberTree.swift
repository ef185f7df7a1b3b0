internal import Bytes

/// The paths of the selected members as a tree: a node is a name in the object that its parent names.
///
/// A node is found by the hash of its name, in O(1); then the names are compared.
struct MemberTree: Sendable {
  /// The node of the outermost object.
  static let root = 0
  /// The number that replaces a node for a value that contains no selected member.
  static let none = -1

  private struct Node {
    let name: [UInt8]
    var column = -1
    var hasChildren = false
    /// The children whose names are indices of an array.
    var elements: [(index: Int, node: Int)] = []
  }

  private struct Slot {
    var key: UInt64 = 0
    var parent = MemberTree.none
    var node = MemberTree.none
  }

  private let hash: NameHash
  private var nodes = [Node(name: [])]
  /// An open-addressing hash table of the nodes other than the root, by parent and name; its size is a power of two.
  private var slots: [Slot] = []

  init(_ paths: [[[UInt8]]], _ hash: NameHash) {
    self.hash = hash
    var capacity = 8
    while capacity < 2 * paths.reduce(1, { $0 + $1.count }) { capacity *= 2 }
    slots = [Slot](repeating: Slot(), count: capacity)
    for (column, path) in paths.enumerated() {
      var node = Self.root
      for name in path { node = insert(name, below: node) }
      nodes[node].column = column
    }
  }

  /// Returns the column whose value is at a node, or −1.
  func column(of node: Int) -> Int { nodes[node].column }

  func hasChildren(_ node: Int) -> Bool { nodes[node].hasChildren }

  /// Returns the child of that name, or ``none``.
  ///
  /// - Parameter key: The hash of the name.
  func child(of parent: Int, named name: Span<UInt8>, _ key: UInt64) -> Int {
    var slot = start(parent, key)
    while slots[slot].node != Self.none {
      if slots[slot].key == key, slots[slot].parent == parent {
        let known = nodes[slots[slot].node].name
        if known.span.equals(name) { return slots[slot].node }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return Self.none
  }

  /// Returns the child that is the element of an array at an index, or ``none``.
  func child(of parent: Int, element index: Int) -> Int {
    nodes[parent].elements.first { $0.index == index }?.node ?? Self.none
  }

  private mutating func insert(_ name: [UInt8], below parent: Int) -> Int {
    let key = hash(name.span)
    let known = child(of: parent, named: name.span, key)
    guard known == Self.none else { return known }
    var slot = start(parent, key)
    while slots[slot].node != Self.none { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Slot(key: key, parent: parent, node: nodes.count)
    nodes[parent].hasChildren = true
    if let index = Self.index(name) { nodes[parent].elements.append((index, nodes.count)) }
    nodes.append(Node(name: name))
    return nodes.count - 1
  }

  private func start(_ parent: Int, _ key: UInt64) -> Int {
    Int(truncatingIfNeeded: NameHash.mixed(key, UInt64(truncatingIfNeeded: parent))) & (slots.count - 1)
  }

  /// Returns the index of an array's element that is written as a name: digits without leading zeros.
  private static func index(_ name: [UInt8]) -> Int? {
    guard name.allSatisfy(\.isDigit), name.count == 1 || name.first != UInt8(ascii: "0") else { return nil }
    return Int(String(decoding: name, as: UTF8.self))
  }
}
