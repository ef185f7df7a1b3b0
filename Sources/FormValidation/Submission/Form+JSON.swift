internal import RuleFiles

extension Form {
  /// Reads a post of the type `application/json`: an object whose members are the values by their names.
  ///
  /// Strings are values as they stand, numbers by their digits, `true` and `false` by their names, but for a box `true` is
  /// its value and `false` is that it is not ticked. `null` is absent. What is in objects and arrays has its place in
  /// brackets: `{"a": {"b": ["x"]}}` says of `a[b][0]` that it is `x`, and an array gives a field of several all its values.
  ///
  /// ```swift
  /// let post = try form.submission(fromJSON: Array(#"{"email": "ann@example.com", "age": 7}"#.utf8))
  /// post["age"]  // "7"
  /// ```
  ///
  /// Strict RFC 8259, and stricter: a key stands once in its object. O(n) in the bytes, and in the number of fields for
  /// each name out of the form's order; copies.
  ///
  /// - Throws: What is over the limits, told before anything is built, and what is no JSON, or no object, with its offset.
  public func submission(
    fromJSON body: [UInt8], limits: SubmissionLimits = SubmissionLimits()
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

/// The values of one JSON document on their way to a submission.
private struct JSONReading {
  var builder: SubmissionBuilder
  /// The name of the value that is read, with its place in brackets.
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

  /// Reads what stands under the name; calls itself once a level, of which there are at most 64.
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

  /// What the box of the name sends where it is ticked, or `nil` where there is none.
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
  /// Counts the levels and the leaves of a JSON document, as brackets and commas outside strings tell them, before anything
  /// is built of it; of a text that is none it says nothing.
  fileprivate func checkShapeOfJSON(_ limits: SubmissionLimits) throws(SubmissionError) {
    // The outermost object is no nesting; the reader goes no deeper than its own bound.
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
