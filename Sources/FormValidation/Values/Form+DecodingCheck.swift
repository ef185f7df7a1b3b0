internal import Bytes
internal import RuleFiles
internal import Validation

extension Form {
  /// Checks that a type can be decoded from the valid submissions of the form, so far as samples of such submissions show it.
  ///
  /// ```swift
  /// let form = Form([FormField("guests", .number, rules: [Rule(.integer)])])
  /// struct Order: Decodable { var guests: Int }
  /// try form.checkDecoding(as: Order.self)  // throws guests: a value is not always present, so that Int must be optional
  /// ```
  ///
  /// Found are properties without a field, values that may be absent and are not optional, types that do not have a value that
  /// the rules accept, and choices that an enumeration does not have. A server calls it once, when it makes the form.
  ///
  /// - Throws: The first misfit.
  public func checkDecoding<Value: Decodable>(as type: Value.Type) throws(FormDecodingError) {
    let form = Form(compiled.expanded(compiled.groups.map { max(1, $0.group.count.lowerBound) }))
    let (fields, samples) = (form.fields, form.fields.map(FieldSamples.init))
    for number in 0..<(samples.map(\.texts.count).max() ?? 0) {
      try form.decode(type) { samples[$0].value(number) }
    }
    try form.decode(type) { fields[$0].isRequired ? samples[$0].value(0) : [] }
  }

  /// Decodes a type from samples, of which a field has none if no sample is known to be valid: then nothing is known of a type that
  /// reads it.
  private func decode<Value: Decodable>(
    _ type: Value.Type, _ values: @escaping (Int) -> [String]?
  ) throws(FormDecodingError) {
    var isUnknown = false
    let unknown = fields.indices.filter { values($0) == nil }.map { fields[$0].name }
    let texts = FormTexts(compiled) { values($0) ?? [] }
    do {
      _ = try texts.decode(type, DecodedPart(texts.tree, in: texts))
    } catch {
      isUnknown = unknown.contains { $0.hasSameBytes(as: error.field) }
      if !isUnknown { throw error }
    }
  }
}

/// Values of a field that its rules accept.
private struct FieldSamples {
  /// The candidates that are valid; empty if none is.
  let texts: [String]

  /// Texts of many kinds, those that few types have before those that many have.
  private static let candidates = [
    "some text", "text", "Text1", "ann@example.com", "https://example.com/a", "2000-02-29", "29.02.2000",
    "02/29/2000",
    "12:30:00", "12:30", "2000-02-29T12:30:00Z", "true", "1.5", "1,5", "-1", "+4930123456", "1", "12",
    "123456", "DE",
    "9f2b5c1e-5ea7-4b8b-9b3c-1f2a3b4c5d6e", "file.png",
  ]

  init(_ field: FormField) {
    let candidates =
      switch field.kind {
      case .choice(let choices, _) where !choices.isEmpty: choices.map(\.value)
      case .checkbox(let value): [value]
      default: Self.candidates
      }
    let valid = candidates.filter { field.rules.findings(in: $0).isEmpty }
    // Of free texts the first is enough: what is no number is found by it.
    if case .choice = field.kind { texts = valid } else { texts = Array(valid.prefix(1)) }
  }

  /// A valid value; `nil` if none is known.
  func value(_ number: Int) -> [String]? { texts.isEmpty ? nil : [texts[number % texts.count]] }
}
