internal import Bytes
internal import JSONDocument

/// A reader that converts YAML into nodes with positions.
///
/// It reads a single document of mappings with string keys, sequences and scalars. ``YAMLScalar`` defines the meaning of
/// plain scalars; all other scalars are strings. Keys in a mapping must be unique. An alias is replaced by a copy of its
/// anchored value; the copies have at most ``maximumCopyCount`` values together.
///
/// ```swift
/// let root = try YAMLReader.read(Array("fields:\n  - name: id\n    type: integer\n".utf8))
/// // "a: 1\na: 2\n" throws 2:1: the key 'a' is already in this object: keep this one or the first, at 1:1
/// ```
package struct YAMLReader: ~Copyable {
  /// The maximum number of values in the copies of a document's anchored values: ten lines of aliases to aliases could expand to
  /// billions. The values that are written out are bounded by the size of the document.
  package static let maximumCopyCount = 100_000

  private static let stringTag = "tag:yaml.org,2002:str"

  private var events: YAMLEvents
  private var marks: YAMLMarks
  private let faults: FaultCollector
  private var anchors: [String: (node: DocumentNode, count: Int)] = [:]
  private var nodeCount = 0
  private var copyCount = 0
  private var depth = 0

  private init(_ bytes: [UInt8], startingAt offset: Int, reportingTo faults: FaultCollector) {
    self.faults = faults
    events = YAMLEvents(bytes[offset...])
    marks = YAMLMarks(bytes, startingAt: offset)
  }

  /// Returns the document's root.
  ///
  /// - Throws: A fault for each repeated key and for the error that ended reading.
  package static func read(_ bytes: [UInt8]) throws(RuleFileError) -> DocumentNode {
    let faults = FaultCollector()
    guard let root = read(bytes, reportingTo: faults), faults.isEmpty else {
      throw RuleFileError(faults.faults)
    }
    return root
  }

  /// Returns the document's root, or `nil` if the document is not valid, and reports its faults.
  package static func read(_ bytes: [UInt8], reportingTo faults: FaultCollector) -> DocumentNode? {
    let start = bytes.span.endOfByteOrderMark
    do throws(JSONFault) {
      try bytes.span.checkUTF8()
    } catch {
      faults.report(error.explained(in: bytes.span, startingAt: start, maximumDepth: 0))
      return nil
    }
    var reader = YAMLReader(bytes, startingAt: start, reportingTo: faults)
    do throws(RuleFileFault) {
      return try reader.document()
    } catch {
      faults.report(error.message, at: error.position)
      return nil
    }
  }

  private mutating func document() throws(RuleFileFault) -> DocumentNode {
    _ = try next()
    let (first, position) = try next()
    guard case .documentStart = first else {
      throw RuleFileFault(at: position, "an empty document: expected a value")
    }
    let (event, start) = try next()
    let root = try node(event, at: start)
    if case .scalar(let scalar, _) = event, scalar.isPlain, scalar.text.isEmpty {
      throw RuleFileFault(at: start, "an empty document: expected a value")
    }
    _ = try next()
    let (last, end) = try next()
    guard case .streamEnd = last else {
      throw RuleFileFault(at: end, "a second document begins here; a rule file must be a single one")
    }
    return root
  }

  private mutating func node(
    _ event: YAMLEvents.Event, at position: DocumentPosition
  ) throws(RuleFileFault) -> DocumentNode {
    let countBefore = nodeCount
    nodeCount += 1
    let node: DocumentNode
    let properties: YAMLEvents.Properties
    switch event {
    case .alias(let name): return try copy(ofAnchor: name, at: position)
    case .scalar(let scalar, let own):
      node = DocumentNode(try content(of: scalar, own, at: position), at: position)
      properties = own
    case .sequenceStart(let own):
      node = DocumentNode(.array(try sequence(at: position)), at: position)
      properties = own
    case .mappingStart(let own):
      node = DocumentNode(.object(try mapping(at: position)), at: position)
      properties = own
    default: throw RuleFileFault(at: position, "expected a value")
    }
    if let anchor = properties.anchor { anchors[anchor] = (node, nodeCount - countBefore) }
    return node
  }

  private mutating func copy(
    ofAnchor name: String, at position: DocumentPosition
  ) throws(RuleFileFault) -> DocumentNode {
    guard let anchor = anchors[name] else {
      throw RuleFileFault(at: position, "no value before this has the anchor \(Excerpt(name))")
    }
    nodeCount += anchor.count
    copyCount += anchor.count
    guard copyCount <= Self.maximumCopyCount else {
      let text = "more than \(Self.maximumCopyCount) values by aliases: use fewer of them"
      throw RuleFileFault(at: position, text)
    }
    return DocumentNode(anchor.node.content, at: position)
  }

  private func content(
    of scalar: YAMLEvents.Scalar, _ properties: YAMLEvents.Properties, at position: DocumentPosition
  ) throws(RuleFileFault) -> DocumentNode.Content {
    switch properties.tag {
    case nil: return scalar.isPlain ? YAMLScalar.content(of: scalar.text) : .string(scalar.text)
    case Self.stringTag?, "!"?: return .string(scalar.text)
    case let tag?:
      throw RuleFileFault(
        at: position, "the tag \(Excerpt(tag)) is not supported; to write a string, put it in quotes")
    }
  }

  private mutating func sequence(at position: DocumentPosition) throws(RuleFileFault) -> [DocumentNode] {
    try descend(at: position)
    defer { depth -= 1 }
    var elements: [DocumentNode] = []
    while true {
      let (event, position) = try next()
      if case .sequenceEnd = event { return elements }
      elements.append(try node(event, at: position))
    }
  }

  private mutating func mapping(at position: DocumentPosition) throws(RuleFileFault) -> DocumentObject {
    try descend(at: position)
    defer { depth -= 1 }
    var object = DocumentObject()
    while true {
      let (event, position) = try next()
      object.endLastMember(at: position.offset)
      if case .mappingEnd = event { return object }
      guard case .scalar(let key, _) = event else {
        throw RuleFileFault(at: position, "a key must be a string, not a collection or an alias")
      }
      let (valueEvent, valuePosition) = try next()
      let value = try node(valueEvent, at: valuePosition)
      if let first = object[key.text] {
        let message = JSONError.repeatedName(key.text, first: first.keyPosition)
        faults.report(message, at: position)
      } else {
        object.append(DocumentMember(key: key.text, keyPosition: position, value: value))
      }
    }
  }

  private mutating func descend(at position: DocumentPosition) throws(RuleFileFault) {
    depth += 1
    guard depth <= DocumentNode.maximumDepth else {
      throw RuleFileFault(
        at: position,
        "more than \(DocumentNode.maximumDepth) sequences and mappings inside each other: nest them less deeply"
      )
    }
  }

  private mutating func next() throws(RuleFileFault) -> (event: YAMLEvents.Event, position: DocumentPosition)
  {
    do throws(YAMLEvents.Fault) {
      let (event, mark) = try events.next()
      return (event, marks.position(of: mark))
    } catch {
      let position =
        switch error.location {
        case .byte(let byte): marks.position(ofByte: byte)
        case .mark(let mark): marks.position(of: mark)
        }
      let isTab = marks.nextByte == UInt8(ascii: "\t")
      let advice = isTab ? "; indent with spaces, since YAML does not allow tabs" : ""
      throw RuleFileFault(at: position, "not YAML: \(error.text)\(advice)")
    }
  }
}
