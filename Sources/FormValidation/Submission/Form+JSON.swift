internal import Bytes
internal import JSONDocument

extension Form {
  /// Decodes a JSON document, which must be an object.
  func submission(
    fromJSON body: [UInt8], limits: SubmissionLimits, _ typing: JSONTyping
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
    var decoder = JSONSubmissionDecoder(
      SubmissionBuilder(self, limits: limits, skipsEmptyElements: false), typing)
    for member in object.members { try decoder.decode(member.value, named: member.name) }
    return decoder.builder.finish()
  }
}

extension SubmissionLimits {
  /// The maximum depth of nested arrays and objects, regardless of the limits.
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
    var offset = endOfByteOrderMark
    while offset < count, self[offset].isJSONWhiteSpace { offset += 1 }
    return offset
  }

  /// Checks the number of levels and of leaves of a JSON document by counting brackets and commas outside strings, before a
  /// tree is built. Does not check that the text is JSON.
  fileprivate func checkShapeOfJSON(_ limits: SubmissionLimits) throws(SubmissionError) {
    // The outermost object is not counted as a level; the reader's own maximum applies too.
    let levels = Swift.min(limits.maximumNesting, SubmissionLimits.maximumJSONDepth - 1) + 1
    var (depth, leaves, isEmpty) = (0, 0, false)
    var reader = JSONReader(startingAt: endOfByteOrderMark)
    while let token = reader.nextOfWellFormed(in: self) {
      switch token.kind {
      case .objectStart, .arrayStart:
        depth += 1
        guard depth <= levels else { throw .nestedTooDeep(maximum: levels - 1) }
        isEmpty = true
        continue
      case .objectEnd, .arrayEnd:
        depth -= 1
        if isEmpty { leaves += 1 }
      case .null, .true, .false, .number, .string: leaves += 1
      case .name: break
      }
      isEmpty = false
      guard leaves <= limits.maximumFields else { throw .tooManyFields(maximum: limits.maximumFields) }
    }
  }
}

extension JSONReader {
  /// The next token; `nil` after the last, and if the text is not JSON.
  fileprivate mutating func nextOfWellFormed(in text: Span<UInt8>) -> JSONToken? {
    do throws(JSONFault) { return try next(in: text) } catch { return nil }
  }
}
