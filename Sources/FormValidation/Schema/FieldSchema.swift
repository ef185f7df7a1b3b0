internal import JSONDocument
internal import Validation

/// The JSON Schema of the value of one field.
struct FieldSchema {
  private let field: CompiledField
  private let isStrict: Bool

  init(_ field: CompiledField, isStrict: Bool) { (self.field, self.isStrict) = (field, isStrict) }

  /// Whether the form reads the value from JSON.
  private var isRead: Bool { !field.isDisabled && !field.isOfFiles }

  /// Whether a body without the value is invalid.
  var isRequired: Bool {
    guard isRead else { return false }
    if let group = field.kind.group { return group.count.lowerBound > 0 }
    return field.field.isRequired
  }

  func write(to json: inout JSONWriter) {
    guard isRead else { return json.boolean(true) }
    json.object { json in
      let wording = field.wording(in: field.language)
      json.member("title", wording.label.text)
      if let helper = wording.helper { json.member("description", helper.text) }
      if field.field.isSecret { json.member("writeOnly", true) }
      switch field.jsonType {
      case .scalar: json.member("type", ["string", "number", "boolean"] + (isRequired ? [] : ["null"]))
      case .boolean: writeBoolean(to: &json)
      case .number: writeNumber(to: &json)
      case .string: StringSchema(field.field).write(to: &json)
      case .array:
        json.type("array", isNullable: !isRequired)
        json.key("items")
        json.object { StringSchema(field.field).writeElement(to: &$0) }
        if isRequired { json.member("minItems", 1) }
      case .objects: writeElements(to: &json)
      }
    }
  }

  private func writeBoolean(to json: inout JSONWriter) {
    guard isRequired, field.checkbox != nil else { return json.type("boolean", isNullable: !isRequired) }
    json.key("const")
    json.boolean(true)
  }

  private func writeNumber(to json: inout JSONWriter) {
    let constraints = ValueConstraints(field.field.rules)
    json.type(constraints.shape.contains(.integer) ? "integer" : "number", isNullable: !isRequired)
    // Steps change a number as text: digits alone have no sign.
    guard field.normalization == nil else { return }
    for (name, bound) in [("minimum", constraints.lowest), ("maximum", constraints.highest)] {
      guard let bound else { continue }
      json.key(name)
      json.raw(bound.description)
    }
    guard let divisor = constraints.divisor?.divisor else { return }
    json.key("multipleOf")
    json.raw(divisor.description)
  }

  private func writeElements(to json: inout JSONWriter) {
    guard let group = field.kind.group else { return }
    json.type("array", isNullable: !isRequired)
    if group.count.lowerBound > 0 { json.member("minItems", group.count.lowerBound) }
    json.member("maxItems", group.count.upperBound)
    json.key("items")
    json.object { json in
      let fields = group.fields.map { CompiledField($0, language: field.language) }
      ObjectSchema(fields, isStrict: isStrict).writeMembers(to: &json)
    }
  }
}
