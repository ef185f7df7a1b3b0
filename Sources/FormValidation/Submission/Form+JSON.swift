internal import RuleFiles

extension Form {
  /// Decodes an object of JSON.
  func submission(
    fromJSON body: [UInt8], limits: SubmissionLimits
  ) throws(SubmissionError) -> Submission {
    guard body.count <= limits.maximumBytes else { throw .tooLarge(maximumBytes: limits.maximumBytes) }
    try body.span.checkShapeOfJSON(limits)
    let root: DocumentNode
    do throws(RuleFileError) {
      root = try JSONReader.read(body)
    } catch {
      throw .malformed(offset: error.faults[0].position.offset, error.faults[0].message)
    }
    guard case .object(let object) = root.content else {
      throw .malformed(offset: root.position.offset, "expected an object, found \(root.content.noun)")
    }
    var reading = JSONReading(SubmissionBuilder(self, limits: limits), boxes: self)
    for member in object.members { try reading.read(member.value.content, named: member.key) }
    return reading.builder.finish()
  }
}

/// Adds the values of one JSON document to a submission.
private struct JSONReading {
  var builder: SubmissionBuilder
  /// The name of the value that is read, with its path in brackets.
  private var name: [UInt8] = []
  private let form: Form

  init(_ builder: SubmissionBuilder, boxes form: Form) {
    self.builder = builder
    self.form = form
  }

  mutating func read(_ value: DocumentNode.Content, named key: String) throws(SubmissionError) {
    name = Array(key.utf8)
    try read(value)
  }

  /// Adds the values below the name; recursive in the levels, of which there are at most 64.
  private mutating func read(_ value: DocumentNode.Content) throws(SubmissionError) {
    switch value {
    case .null: return
    case .boolean(let flag):
      guard let box else { return try add(flag ? "true" : "false") }
      if flag { try add(box) }
    case .number(let text), .string(let text): try add(text)
    case .array(let elements):
      for (index, element) in elements.enumerated() { try read(element.content, at: "\(index)") }
    case .object(let object):
      for member in object.members { try read(member.value.content, at: member.key) }
    }
  }

  private mutating func read(_ value: DocumentNode.Content, at key: String) throws(SubmissionError) {
    let count = name.count
    name.append(UInt8(ascii: "["))
    name += key.utf8
    name.append(UInt8(ascii: "]"))
    try read(value)
    name.removeLast(name.count - count)
  }

  /// The value of the check box of that name, or `nil` if there is none.
  private var box: String? {
    let field = form.fields.first { $0.name.utf8.elementsEqual(name) }
    if case .checkbox(let value) = field?.kind { return value }
    return nil
  }

  private mutating func add(_ text: String) throws(SubmissionError) {
    let (bytes, name) = (Array(text.utf8), name)
    try builder.add(bytes.span, named: name.span)
  }
}

extension Span<UInt8> {
  /// Checks the number of levels and of leaves by the brackets and commas outside strings, before the document is parsed.
  fileprivate func checkShapeOfJSON(_ limits: SubmissionLimits) throws(SubmissionError) {
    // The outermost object is not nested; the parser has a limit of its own.
    let levels = Swift.min(limits.maximumNesting, DocumentNode.maximumDepth - 1) + 1
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
