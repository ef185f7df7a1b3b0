internal import Bytes

/// The reading of objects in which different names have one hash.
extension MemberScanner {
  private struct Container {
    /// The node and the first byte of the array or object.
    let node: Int
    let start: Int
    /// The index of the next element of an array; `nil` for an object.
    var element: Int?
  }

  /// Appends the values of an object without a fault. Names are compared, not only their hashes, so that it has the values
  /// whatever the names.
  mutating func appendValues(ofTokensIn range: Range<Int>, _ bytes: Span<UInt8>) {
    let text = bytes.extracting(0..<range.upperBound)
    let first = values.count
    appendMissing(at: bytes.afterWhiteSpace(range.lowerBound, range.upperBound))
    other = nil
    var open: [Container] = []
    var (node, name): (Int, [UInt8]) = (MemberTree.root, [])
    var reader = JSONReader(startingAt: range.lowerBound)
    while let token = try? reader.next(in: text) {
      if token.kind == .arrayEnd || token.kind == .objectEnd {
        guard let ended = open.popLast() else { return }
        assign(ended.start..<token.range.upperBound, hasEscapes: false, to: ended.node, from: first)
        continue
      }
      if token.kind == .name {
        name.removeAll(keepingCapacity: true)
        name.append(token, of: text)
        let parent = open.last?.node ?? MemberTree.none
        node = parent < 0 ? MemberTree.none : tree.child(of: parent, named: name.span, hash(name.span))
        if open.count == 1, node < 0, other == nil { other = token.range.lowerBound }
        continue
      }
      if let parent = open.last, let element = parent.element {
        node = parent.node < 0 ? MemberTree.none : tree.child(of: parent.node, element: element)
        open[open.count - 1].element = element + 1
      }
      switch token.kind {
      case .arrayStart: open.append(Container(node: node, start: token.range.lowerBound, element: 0))
      case .objectStart: open.append(Container(node: node, start: token.range.lowerBound))
      default:
        let written = bytes.extracting(token.range)
        let hasEscapes = token.kind == .string && written.firstIndex(of: UInt8(ascii: "\\")) != nil
        assign(token.range, hasEscapes: hasEscapes, to: node, from: first)
      }
    }
  }
}
