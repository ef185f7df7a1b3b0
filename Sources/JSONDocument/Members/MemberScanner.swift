internal import Bytes

/// A scanner of texts that each are one JSON object, such as JSON Lines, for the values of selected members.
///
/// A text is read once if the bytes between its values are those of an earlier text, otherwise up to three times. Each text must
/// be an object of RFC 8259, at most 1,024 arrays and objects deep, in which no object has a name twice. A text that the scanner
/// does not accept is read by ``JSONReader``, which finds its fault, or its values if two names of an object have one hash.
///
/// ```swift
/// let text = Array(#"{"name": "Ann", "address": {"zip": 12345}}"#.utf8)
/// var scanner = MemberScanner([[Array("address".utf8), Array("zip".utf8)]])
/// scanner.scan(0..<text.count, in: text.span)  // nil: no fault
/// scanner.values[0].range                      // 35..<40
/// ```
package struct MemberScanner: Sendable {
  /// An open array or object.
  private struct Level {
    var isObject = true
    /// The node and the first byte of the value.
    var node = MemberTree.root
    var start = 0
    /// The number of the object, or the index of the array's element.
    var number = 0
  }

  private enum Ending {
    case whole, unrecognized, faulty
  }

  private let columnCount: Int
  let tree: MemberTree
  let hash: NameHash
  private var shape = MemberShape()
  /// The shape of the text that was cached last; empty if that has arrays or objects in it.
  var flat = FlatShape()
  /// The number of further texts with another flat shape that replace it; after that, texts are compared only by their names,
  /// so that alternating shapes are not cached again and again.
  private var newShapes = 16
  private var names = NameTable()
  private var open: [Level] = []
  private var scratch: [UInt8] = []
  /// The number of objects of the text so far.
  private var objects = 0

  /// The values of each text without a fault, in the order of the columns.
  package internal(set) var values: [MemberValue] = []
  /// The offset of the first member of the last text that contains no column, at the quote of its name; `nil` if there
  /// is none.
  package internal(set) var other: Int?

  /// - Parameter paths: For each column, the names of the members from the outermost object to its value.
  package init(_ paths: [[[UInt8]]]) {
    self.init(paths, NameHash())
  }

  init(_ paths: [[[UInt8]]], _ hash: NameHash) {
    columnCount = paths.count
    self.hash = hash
    tree = MemberTree(paths, hash)
  }

  /// Removes the values of all texts.
  package mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
  }

  /// Reads a text, and appends the values of its members if it has no fault.
  ///
  /// - Parameters:
  ///   - range: The range of the text. The byte after it, if there is one, is a control character.
  ///   - bytes: The bytes. Those of the text are well-formed UTF-8.
  /// - Returns: The first fault, at its offset in the bytes, or `nil`.
  package mutating func scan(_ range: Range<Int>, in bytes: Span<UInt8>) -> JSONFault? {
    let count = values.count
    if !flat.isEmpty {
      if scanFlat(range, bytes) { return nil }
      values.removeLast(values.count - count)
    }
    if !shape.isEmpty, newShapes == 0 {
      if scan(range, bytes, recognizesNames: true) == .whole { return nil }
      values.removeLast(values.count - count)
    }
    if scan(range, bytes, recognizesNames: false) == .whole {
      cacheFlatShape(range, bytes, nodes: objects == 1 ? shape.nodes ?? [] : [])
      newShapes = max(newShapes - 1, 0)
      return nil
    }
    values.removeLast(values.count - count)
    shape.removeAll()
    if let fault = JSONFault.first(inObject: bytes.extracting(range), offset: range.lowerBound) {
      return fault
    }
    appendValues(ofTokensIn: range, bytes)
    return nil
  }

  /// - Parameter recognizesNames: Whether names are compared with the shape; otherwise the shape is replaced by them.
  @inline(__always)
  private mutating func scan(_ range: Range<Int>, _ bytes: Span<UInt8>, recognizesNames: Bool) -> Ending {
    let start = bytes.afterWhiteSpace(range.lowerBound, range.upperBound)
    guard start < range.upperBound, bytes[start] == UInt8(ascii: "{") else { return .faulty }
    appendMissing(at: start)
    if recognizesNames { shape.restart() } else { shape.removeAll() }
    names.removeAll()
    open.removeAll(keepingCapacity: true)
    (objects, other) = (0, nil)
    return scanValue(from: start, to: range.upperBound, of: bytes, recognizesNames: recognizesNames)
  }

  /// Reads a value and everything in it. The function is long because its parts are the cases of one loop that share its state;
  /// a function that calls itself for each level would need a stack as deep as the text.
  ///
  /// - Parameters:
  ///   - start: The offset of the object's opening brace.
  ///   - end: The end of the text.
  @inline(__always)
  private mutating func scanValue(
    from start: Int, to end: Int, of bytes: Span<UInt8>, recognizesNames: Bool
  ) -> Ending {
    let first = values.count - columnCount
    var (index, node, level) = (start, MemberTree.root, Level())
    value: while true {
      let valueStart = index
      guard index < end else { return .faulty }
      var hasEscapes = false
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let next = bytes.endOfString(from: index &+ 1, &hasEscapes) else { return .faulty }
        index = next
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < JSONScanner.maximumDepth else { return .faulty }
        open.append(level)
        let isObject = bytes[index] == UInt8(ascii: "{")
        if isObject { objects &+= 1 }
        level = Level(isObject: isObject, node: node, start: index, number: isObject ? objects : 0)
        index = bytes.afterWhiteSpace(index &+ 1, end)
        guard index < end else { return .faulty }
        if bytes[index] != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          guard isObject else {
            node = element(of: level)
            continue value
          }
          guard
            let name = name(of: level, from: index, to: end, in: bytes, recognizesNames: recognizesNames)
          else { return .unrecognized }
          (index, node) = name
          continue value
        }
        index &+= 1
        node = level.node
        level = open.removeLast()
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
        guard let next = bytes.endOfLiteral(from: index) else { return .faulty }
        index = next
      default:
        guard let next = bytes.endOfNumber(from: index) else { return .faulty }
        index = next
      }
      assign(valueStart..<index, hasEscapes: hasEscapes, to: node, from: first)
      // After the value, its array or object continues or ends.
      while true {
        index = bytes.afterWhiteSpace(index, end)
        guard !open.isEmpty else { return index == end ? .whole : .faulty }
        guard index < end else { return .faulty }
        switch bytes[index] {
        case UInt8(ascii: ","):
          index = bytes.afterWhiteSpace(index &+ 1, end)
          guard level.isObject else {
            level.number &+= 1
            node = element(of: level)
            continue value
          }
          guard
            let name = name(of: level, from: index, to: end, in: bytes, recognizesNames: recognizesNames)
          else { return .unrecognized }
          (index, node) = name
          continue value
        case UInt8(ascii: "}") where level.isObject, UInt8(ascii: "]") where !level.isObject:
          index &+= 1
          assign(level.start..<index, hasEscapes: false, to: level.node, from: first)
          level = open.removeLast()
        default: return .faulty
        }
      }
    }
  }

  /// Appends missing values, which have an empty range at the object's opening brace.
  @inline(__always)
  mutating func appendMissing(at start: Int) {
    values.append(addingCapacity: columnCount) {
      $0.append(repeating: MemberValue(start..<start), count: columnCount)
    }
  }

  /// Returns the column whose value is at a node, or −1.
  func column(of node: Int) -> Int { node > MemberTree.root ? tree.column(of: node) : -1 }

  @inline(__always)
  mutating func assign(_ range: Range<Int>, hasEscapes: Bool, to node: Int, from first: Int) {
    let column = column(of: node)
    if column >= 0 { values[first + column] = MemberValue(range, hasEscapes: hasEscapes) }
  }

  /// Returns the node of the current element of an array.
  @inline(__always)
  private func element(of level: Level) -> Int {
    level.node < 0 ? MemberTree.none : tree.child(of: level.node, element: level.number)
  }

  /// Reads a name and its colon.
  ///
  /// - Returns: The offset of the value, and its node; `nil` if there is no name, if it is not that of the shape, or if the
  ///   object has it already.
  @inline(__always)
  private mutating func name(
    of level: Level, from start: Int, to end: Int, in bytes: Span<UInt8>, recognizesNames: Bool
  ) -> (Int, Int)? {
    let name: (end: Int, node: Int)?
    if recognizesNames {
      name = shape.recognize(bytes, at: start, object: level.number, parent: level.node)
    } else {
      name = newName(of: level, from: start, to: end, in: bytes)
    }
    guard let name else { return nil }
    if level.node == MemberTree.root, name.node == MemberTree.none, other == nil { other = start }
    let colon = bytes.afterWhiteSpace(name.end, end)
    guard colon < end, bytes[colon] == UInt8(ascii: ":") else { return nil }
    return (bytes.afterWhiteSpace(colon &+ 1, end), name.node)
  }

  private mutating func newName(
    of level: Level, from start: Int, to end: Int, in bytes: Span<UInt8>
  ) -> (end: Int, node: Int)? {
    var hasEscapes = false
    guard start < end, bytes[start] == UInt8(ascii: "\""),
      let nameEnd = bytes.endOfString(from: start &+ 1, &hasEscapes)
    else { return nil }
    var node = MemberTree.none
    let key: UInt64
    if hasEscapes {
      scratch.removeAll(keepingCapacity: true)
      scratch.append(JSONToken(.name, start..<nameEnd), of: bytes)
      key = hash(scratch.span)
      if level.node >= 0 { node = tree.child(of: level.node, named: scratch.span, key) }
    } else {
      let content = bytes.extracting(start &+ 1..<nameEnd &- 1)
      key = hash(content)
      if level.node >= 0 { node = tree.child(of: level.node, named: content, key) }
    }
    guard names.insert(key, of: level.number) else { return nil }
    shape.append(
      bytes.extracting(start..<nameEnd), object: level.number, parent: level.node, node: node)
    return (nameEnd, node)
  }
}
