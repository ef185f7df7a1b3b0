import JSONDocument

@testable import RuleFiles

/// The simple reference for ``JSONNodeReader``: a recursive-descent reader with one function for each production of
/// RFC 8259 and a cursor that keeps track of line and column.
struct ObviousJSONReader {
  var cursor: ObviousJSONCursor
  private var faults: [RuleFileFault] = []

  /// The number of arrays and objects that contain the cursor.
  private var depth = 0

  private init(_ bytes: [UInt8], startingAt offset: Int) {
    cursor = ObviousJSONCursor(bytes, startingAt: offset)
  }

  /// Returns the root of the document.
  ///
  /// - Throws: Every repeated key, and the syntax error at which reading stopped.
  static func read(_ bytes: [UInt8]) throws(RuleFileError) -> DocumentNode {
    var faults: [RuleFileFault] = []
    guard let root = read(bytes, faults: &faults), faults.isEmpty else { throw RuleFileError(faults) }
    return root
  }

  /// Returns the root of the document and appends the faults to `faults`.
  ///
  /// A repeated key is a fault, and its value is omitted. If the document is not JSON, the root is `nil` and a fault
  /// reports the reason.
  static func read(_ bytes: [UInt8], faults: inout [RuleFileFault]) -> DocumentNode? {
    do throws(RuleFileFault) {
      var reader = ObviousJSONReader(bytes, startingAt: try checkedStart(of: bytes))
      defer { faults += reader.faults }
      return try reader.document()
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// Returns the offset after a byte-order mark; throws if the bytes are not UTF-8.
  static func checkedStart(of bytes: [UInt8]) throws(RuleFileFault) -> Int {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return start
    } catch {
      var cursor = ObviousJSONCursor(bytes, startingAt: start)
      cursor.skipText(to: error.byteOffsets.lowerBound)
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        throw RuleFileFault(at: cursor.position, "the document is UTF-16: save it as UTF-8")
      }
      let byte = String(bytes[cursor.offset], radix: 16, uppercase: true)
      throw RuleFileFault(at: cursor.position, "the byte 0x\(byte) is not UTF-8 here: save the file as UTF-8")
    }
  }

  private mutating func document() throws(RuleFileFault) -> DocumentNode {
    cursor.skipWhiteSpace()
    if cursor.next == nil {
      throw RuleFileFault(at: cursor.position, "an empty document: expected a value")
    }
    let root = try value()
    cursor.skipWhiteSpace()
    if cursor.next != nil { throw expected("the end of the document after its value") }
    return root
  }

  private mutating func value(in context: String = "") throws(RuleFileFault) -> DocumentNode {
    let position = cursor.position
    let content: DocumentNode.Content
    switch cursor.next {
    case UInt8(ascii: "{"): content = .object(try object())
    case UInt8(ascii: "["): content = .array(try array())
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where byte.isASCIIDigit || byte == UInt8(ascii: "-"): content = .number(try number())
    default:
      guard let literal = literal() else { throw expected("a value" + context, advice: adviceOnValue) }
      content = literal
    }
    return DocumentNode(content, at: position)
  }

  private mutating func literal() -> DocumentNode.Content? {
    let word = cursor.word
    let content: DocumentNode.Content
    if word.elementsEqual("null".utf8) {
      content = .null
    } else if word.elementsEqual("true".utf8) {
      content = .boolean(true)
    } else if word.elementsEqual("false".utf8) {
      content = .boolean(false)
    } else {
      return nil
    }
    for _ in word { cursor.advance() }
    return content
  }

  private mutating func array() throws(RuleFileFault) -> [DocumentNode] {
    try descend()
    defer { depth -= 1 }
    let opening = cursor.position
    cursor.advance()
    cursor.skipWhiteSpace()
    var elements: [DocumentNode] = []
    if cursor.skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(in: elements.isEmpty ? " or ']'" : " after ','"))
      cursor.skipWhiteSpace()
      if cursor.skip(UInt8(ascii: "]")) { return elements }
      guard cursor.skip(UInt8(ascii: ",")) else {
        throw expected("',' or ']' after an element", advice: adviceOnEnd(in: "[", from: opening))
      }
      cursor.skipWhiteSpace()
      if cursor.next == UInt8(ascii: "]") {
        throw expected("a value after ','", advice: "no ',' follows the last element")
      }
    }
  }

  private mutating func object() throws(RuleFileFault) -> DocumentObject {
    try descend()
    defer { depth -= 1 }
    let opening = cursor.position
    cursor.advance()
    cursor.skipWhiteSpace()
    var object = DocumentObject()
    if cursor.skip(UInt8(ascii: "}")) { return object }
    while true {
      try readMember(into: &object)
      cursor.skipWhiteSpace()
      if cursor.skip(UInt8(ascii: "}")) { return object }
      guard cursor.skip(UInt8(ascii: ",")) else {
        throw expected("',' or '}' after a member", advice: adviceOnEnd(in: "{", from: opening))
      }
      cursor.skipWhiteSpace()
      if cursor.next == UInt8(ascii: "}") {
        throw expected("a key in '\"' after ','", advice: "no ',' follows the last member")
      }
    }
  }

  private mutating func readMember(into object: inout DocumentObject) throws(RuleFileFault) {
    let position = cursor.position
    guard cursor.next == UInt8(ascii: "\"") else {
      throw expected("a key in '\"'" + (object.members.isEmpty ? " or '}'" : " after ','"))
    }
    let key = try string()
    let first = object[key]
    if let first {
      faults.append(
        RuleFileFault(
          at: position,
          "the key \(Excerpt(key)) is already in this object: keep this one or the first, at \(first.keyPosition)"
        ))
    }
    cursor.skipWhiteSpace()
    guard cursor.skip(UInt8(ascii: ":")) else { throw expected("':' after a key") }
    cursor.skipWhiteSpace()
    let value = try value(in: " after ':'")
    if first == nil { object.append(DocumentMember(key: key, keyPosition: position, value: value)) }
  }

  private mutating func descend() throws(RuleFileFault) {
    depth += 1
    if depth > DocumentNode.maximumDepth {
      throw RuleFileFault(
        at: cursor.position,
        "more than \(DocumentNode.maximumDepth) arrays and objects inside each other: nest them less deeply")
    }
  }
}
