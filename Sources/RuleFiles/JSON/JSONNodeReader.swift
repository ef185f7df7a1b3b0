internal import Bytes
internal import JSONDocument
internal import Validation

/// A reader that converts JSON, strictly by RFC 8259, into nodes with positions.
///
/// It is stricter than the RFC where that allows a choice: names in an object must be unique (section 4), and escaped
/// surrogates must be paired (section 8.2). A byte-order mark at the start is ignored (section 8.1). O(*n*) in the length of
/// the document.
///
/// ```swift
/// let root = try JSONNodeReader.read(Array(#"{"fields": [{"name": "id"}]}"#.utf8))
/// // {"a": 1, "a": x} throws two faults:
/// // 1:10: the key 'a' is already in this object: keep this one or the first, at 1:2
/// // 1:15: expected a value after ':', found 'x': a string is written in '"'
/// ```
package struct JSONNodeReader {
  /// A member whose name has been read.
  private struct Key {
    let name: String
    let position: DocumentPosition
    /// Whether an earlier member has the same name, in which case the earlier one is kept.
    let isRepeated: Bool
  }

  /// An open array or object.
  private struct Container {
    let isObject: Bool
    let position: DocumentPosition
    var elements: [DocumentNode] = []
    var object = DocumentObject()
    var key: Key?
  }

  private let start: Int
  private var positions: PositionCounter
  private var open: [Container] = []
  private var root: DocumentNode?
  private let faults: FaultCollector

  private init(startingAt start: Int, reportingTo faults: FaultCollector) {
    self.faults = faults
    self.start = start
    positions = PositionCounter(startingAt: start)
  }

  /// Returns the document's root.
  ///
  /// - Throws: A fault for each repeated name and for the error that ended reading.
  package static func read(_ bytes: [UInt8]) throws(RuleFileError) -> DocumentNode {
    let faults = FaultCollector()
    guard let root = read(bytes, reportingTo: faults), faults.isEmpty else {
      throw RuleFileError(faults.faults)
    }
    return root
  }

  /// Returns the document's root and reports its faults.
  ///
  /// A repeated name is a fault, and its value is dropped. If the document is not JSON, the root is `nil` and there is a
  /// fault that explains why.
  package static func read(_ bytes: [UInt8], reportingTo faults: FaultCollector) -> DocumentNode? {
    let text = bytes.span
    var reader = JSONNodeReader(startingAt: text.endOfByteOrderMark, reportingTo: faults)
    do throws(JSONFault) {
      try text.checkUTF8()
      try reader.read(text)
      return reader.root
    } catch {
      let error = error.explained(
        in: text, startingAt: text.endOfByteOrderMark, maximumDepth: DocumentNode.maximumDepth)
      faults.report(error)
      return nil
    }
  }

  private mutating func read(_ text: Span<UInt8>) throws(JSONFault) {
    var tokens = JSONReader(maximumDepth: DocumentNode.maximumDepth, startingAt: start)
    while let token = try tokens.next(in: text) { take(token, text) }
  }

  private mutating func take(_ token: JSONToken, _ text: Span<UInt8>) {
    let position = positions.position(of: token.range.lowerBound, in: text)
    switch token.kind {
    case .null: add(DocumentNode(.null, at: position))
    case .true: add(DocumentNode(.boolean(true), at: position))
    case .false: add(DocumentNode(.boolean(false), at: position))
    case .number: add(DocumentNode(.number(String(repairing: text.extracting(token.range))), at: position))
    case .string: add(DocumentNode(.string(Self.string(token, text)), at: position))
    case .name: begin(Self.string(token, text), at: position)
    case .arrayStart: open.append(Container(isObject: false, position: position))
    case .objectStart: open.append(Container(isObject: true, position: position))
    case .arrayEnd, .objectEnd:
      var container = open.removeLast()
      container.object.endLastMember(at: position.offset)
      let content: DocumentNode.Content =
        container.isObject ? .object(container.object) : .array(container.elements)
      add(DocumentNode(content, at: container.position))
    }
  }

  private mutating func begin(_ name: String, at position: DocumentPosition) {
    open[open.count - 1].object.endLastMember(at: position.offset)
    let first = open[open.count - 1].object[name]
    open[open.count - 1].key = Key(name: name, position: position, isRepeated: first != nil)
    if let first {
      faults.report(JSONError.repeatedName(name, first: first.keyPosition), at: position)
    }
  }

  private mutating func add(_ node: DocumentNode) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    guard let key = open[last].key else { return open[last].elements.append(node) }
    open[last].key = nil
    guard !key.isRepeated else { return }
    open[last].object.append(DocumentMember(key: key.name, keyPosition: key.position, value: node))
  }

  private static func string(_ token: JSONToken, _ text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    bytes.append(token, of: text)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FaultCollector {
  /// Reports the error of a document that is not JSON or not UTF-8.
  func report(_ error: JSONError) { report(error.message, at: error.position) }
}
