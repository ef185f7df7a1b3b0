internal import Bytes
internal import JSONDocument
internal import Validation

/// Adds the values of one JSON document to a submission.
struct JSONSubmissionDecoder {
  var builder: SubmissionBuilder
  private let typing: JSONTyping
  /// The name of the current value, with its path in brackets.
  private var name: [UInt8] = []

  init(_ builder: SubmissionBuilder, _ typing: JSONTyping) {
    self.builder = builder
    self.typing = typing
  }

  mutating func decode(_ value: JSONValue, named name: [UInt8]) throws(SubmissionError) {
    self.name = name
    try decode(value)
  }

  /// Adds the values in a value of the current name. Recurses once for each level, of which there are at most 64.
  private mutating func decode(_ value: JSONValue) throws(SubmissionError) {
    let name = name
    switch try builder.member(name.span) {
    case .field(let field): try decode(value, of: field)
    case .group(let field): try decodeElements(value, of: field)
    case .outer: try decodeInside(value)
    case .reserved: if let text = value.ownText { try builder.add(text.span, named: name.span) }
    case .skipped: break
    case .unknown: if typing == .strict { refuseMember(ValidationFailure("form.unknown-member")) }
    }
  }

  /// Adds a value to a field.
  private mutating func decode(_ value: JSONValue, of field: Int) throws(SubmissionError) {
    let type = builder.fields[field].jsonType
    switch value {
    case .null: break
    case .array(let elements) where type == .array:
      for element in elements { try add(element, to: field, of: .string) }
    case .array, .object:
      let name = name
      let hasInside = builder.fields.contains { $0.isInside(name.span) }
      if hasInside || type == .array && typing == .lenient { return try decodeInside(value) }
      try refuse(value, of: field, type.failure)
    case _ where type == .array && typing != .lenient: try refuse(value, of: field, type.failure)
    default: try add(value, to: field, of: type)
    }
  }

  /// Adds a string, number or boolean to a field; one of another type is refused.
  private mutating func add(_ value: JSONValue, to field: Int, of type: JSONFieldType) throws(SubmissionError)
  {
    guard type.fits(value, typing) else { return try refuse(value, of: field, type.failure) }
    switch value {
    case .boolean(let flag): try builder.add(flag, to: field)
    default: if let text = value.ownText { try builder.add(text.span, to: field) }
    }
  }

  /// Adds the elements of a repeated group: an array of objects, or, in the lenient reading, an object with their numbers as names.
  private mutating func decodeElements(_ value: JSONValue, of field: Int) throws(SubmissionError) {
    guard case .array(let elements) = value else {
      if case .null = value { return }
      if case .object = value, typing == .lenient { return try decodeInside(value) }
      return try refuse(value, of: field, JSONFieldType.objects.failure)
    }
    for (index, element) in elements.enumerated() {
      try inside(Array("\(index)".utf8)) { decoder throws(SubmissionError) in
        let name = decoder.name
        _ = try decoder.builder.placed(name.span)
        switch element {
        case .null where decoder.typing == .lenient: break
        case .object(let object): try decoder.decode(object)
        default: try decoder.refuse(element, of: field, ValidationFailure("form.not-object"))
        }
      }
    }
  }

  /// Adds the values in an object or array that has fields inside it.
  private mutating func decodeInside(_ value: JSONValue) throws(SubmissionError) {
    switch value {
    case .null: break
    case .object(let object): try decode(object)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        try inside(Array("\(index)".utf8)) { decoder throws(SubmissionError) in try decoder.decode(element) }
      }
    default: if typing != .lenient { refuseMember(ValidationFailure("form.not-object")) }
    }
  }

  private mutating func decode(_ object: JSONObject) throws(SubmissionError) {
    for member in object.members {
      try inside(member.name) { decoder throws(SubmissionError) in try decoder.decode(member.value) }
    }
  }

  /// Decodes what is inside the current value under the name of a member or the number of an element.
  private mutating func inside(
    _ key: [UInt8], _ body: (inout JSONSubmissionDecoder) throws(SubmissionError) -> Void
  ) throws(SubmissionError) {
    let count = name.count
    name.append(UInt8(ascii: "["))
    name += key
    name.append(UInt8(ascii: "]"))
    try body(&self)
    name.removeLast(name.count - count)
  }

  private mutating func refuse(_ value: JSONValue, of field: Int, _ failure: ValidationFailure)
    throws(SubmissionError)
  {
    let text = value.ownText ?? []
    try builder.refuse(text.span, of: field, failure)
  }

  /// Notes that the current member belongs to no field.
  private mutating func refuseMember(_ failure: ValidationFailure) {
    let member = String(decoding: name, as: UTF8.self)
    builder.memberFailures.append(ValidationFailure(failure.code, ["member": .text(member)]))
  }
}

extension JSONValue {
  /// The text of a string, number or boolean; `nil` for `null`, arrays and objects.
  fileprivate var ownText: [UInt8]? {
    switch self {
    case .string(let text): text
    case .number(let text): Array(text.utf8)
    case .boolean(let flag): Array((flag ? "true" : "false").utf8)
    case .null, .array, .object: nil
    }
  }
}
