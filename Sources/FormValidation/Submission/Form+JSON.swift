internal import Bytes
internal import JSONDocument

extension Form {
  /// Decodes an object of JSON.
  func submission(
    fromJSON body: [UInt8], limits: SubmissionLimits
  ) throws(SubmissionError) -> Submission {
    guard body.count <= limits.maximumBytes else { throw .tooLarge(maximumBytes: limits.maximumBytes) }
    try body.span.checkShapeOfJSON(limits)
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue(
        body, maximumDepth: SubmissionLimits.maximumJSONDepth, maximumByteCount: limits.maximumBytes)
    } catch {
      throw .malformed(offset: error.position.offset, error.message)
    }
    guard case .object(let object) = root else {
      throw .malformed(offset: body.span.startOfValue, "expected an object, found \(root.noun)")
    }
    var decoder = JSONSubmissionDecoder(SubmissionBuilder(self, limits: limits), boxes: self)
    for member in object.members { try decoder.decode(member.value, named: member.name) }
    return decoder.builder.finish()
  }
}

/// Adds the values of one JSON document to a submission.
private struct JSONSubmissionDecoder {
  var builder: SubmissionBuilder
  /// The name of the current value, with its path in brackets.
  private var name: [UInt8] = []
  private let form: Form

  init(_ builder: SubmissionBuilder, boxes form: Form) {
    self.builder = builder
    self.form = form
  }

  mutating func decode(_ value: JSONValue, named name: [UInt8]) throws(SubmissionError) {
    self.name = name
    try decode(value)
  }

  /// Adds the values in the one of the current name; recurses once a level, of which there are at most 64.
  private mutating func decode(_ value: JSONValue) throws(SubmissionError) {
    switch value {
    case .null: return
    case .boolean(let flag):
      guard let box else { return try add(Array((flag ? "true" : "false").utf8)) }
      if flag { try add(Array(box.utf8)) }
    case .number(let text): try add(Array(text.utf8))
    case .string(let text): try add(text)
    case .array(let elements):
      for (index, element) in elements.enumerated() { try decode(element, inside: Array("\(index)".utf8)) }
    case .object(let object):
      for member in object.members { try decode(member.value, inside: member.name) }
    }
  }

  /// Adds the values of an element or a member.
  private mutating func decode(_ value: JSONValue, inside key: [UInt8]) throws(SubmissionError) {
    let count = name.count
    name.append(UInt8(ascii: "["))
    name += key
    name.append(UInt8(ascii: "]"))
    try decode(value)
    name.removeLast(name.count - count)
  }

  /// The value of the check box of that name, or `nil` if there is none.
  private var box: String? {
    let field = form.fields.first { $0.name.utf8.elementsEqual(name) }
    if case .checkbox(let value) = field?.kind { return value }
    return nil
  }

  private mutating func add(_ text: [UInt8]) throws(SubmissionError) {
    let name = name
    try builder.add(text.span, named: name.span)
  }
}

extension SubmissionLimits {
  /// How many arrays and objects may be inside each other at most, whatever the limits.
  fileprivate static let maximumJSONDepth = 64
}

extension JSONValue {
  /// The kind of the value with its article, for a message.
  fileprivate var noun: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension Span<UInt8> {
  /// The offset of the first byte of a JSON document's value.
  fileprivate var startOfValue: Int {
    var offset = startOfDocument
    while offset < count, self[offset].isJSONWhiteSpace { offset += 1 }
    return offset
  }

  /// Counts the levels and the leaves of a JSON document, as brackets and commas outside strings tell them, before anything
  /// is built of it; of a text that is none it says nothing.
  fileprivate func checkShapeOfJSON(_ limits: SubmissionLimits) throws(SubmissionError) {
    // The outermost object is no nesting; the reader goes no deeper than its own bound.
    let levels = Swift.min(limits.maximumNesting, SubmissionLimits.maximumJSONDepth - 1) + 1
    var (depth, leaves, isInString, index) = (0, 1, false, 0)
    while index < count {
      switch self[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: index += 1
      case _ where isInString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth <= levels else { throw .nestedTooDeep(maximum: levels - 1) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","):
        leaves += 1
        guard leaves <= limits.maximumFields else { throw .tooManyFields(maximum: limits.maximumFields) }
      default: break
      }
      index += 1
    }
  }
}
