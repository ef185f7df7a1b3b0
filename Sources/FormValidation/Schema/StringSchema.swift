internal import JSONDocument
internal import Validation

/// The JSON Schema of a string, or of each string of a field that takes several.
struct StringSchema {
  private var values: [String]?
  private var fewest = 0
  private var most: Int?
  private var pattern: String?
  private var format: String?
  /// The strings that mean that there is no value; `nil` if there has to be one.
  private let absences: [String]?

  init(_ field: FormField) {
    absences = field.isRequired ? nil : field.rules.missingValues.map { String(decoding: $0, as: UTF8.self) }
    // An empty string has to mean no value, even if steps change others.
    if field.isRequired, field.rules.missingValues.contains([]) { fewest = 1 }
    guard field.normalization == nil else { return }
    let constraints = ValueConstraints(field.rules)
    fewest = max(fewest, constraints.fewestScalars)
    most = constraints.mostScalars
    // Some readers of schemas know no braces in escapes.
    if let text = constraints.pattern, !text.contains(#"\u{"#) { pattern = "^(?:\(text.withFlagU))$" }
    format = constraints.shape.format
    let lists = field.rules.strategies.lazy.filter { $0.severity == .error }.compactMap {
      $0.strategy as? OneOfStrategy
    }
    values = lists.first { !$0.ignoresCase }?.choices
  }

  /// Writes the members of the schema of a value, which may be absent.
  func write(to json: inout JSONWriter) {
    guard let absences, hasConditions else { return writeMembers(to: &json, isNullable: absences != nil) }
    json.key("anyOf")
    json.array { json in
      json.object { json in
        json.key("enum")
        json.array { json in
          json.null()
          for absence in absences { json.string(absence) }
        }
      }
      json.object { writeMembers(to: &$0, isNullable: false) }
    }
  }

  /// Writes the members of the schema of one string of several, among which an absent one is skipped.
  func writeElement(to json: inout JSONWriter) {
    if let values { json.member("enum", values + (absences ?? [""])) } else { json.member("type", "string") }
  }

  private var hasConditions: Bool {
    values != nil || fewest > 0 || most != nil || pattern != nil || format != nil
  }

  private func writeMembers(to json: inout JSONWriter, isNullable: Bool) {
    if let values { return json.member("enum", values) }
    json.type("string", isNullable: isNullable)
    if fewest > 0 { json.member("minLength", fewest) }
    if let most { json.member("maxLength", most) }
    if let pattern { json.member("pattern", pattern) }
    if let format { json.member("format", format) }
  }
}

extension ValueConstraints.Shape {
  /// The format of JSON Schema Validation, section 7.3, that describes all values.
  fileprivate var format: String? {
    if contains(.email) {
      "email"
    } else if contains(.day) {
      "date"
    } else if contains(.url) {
      "uri"
    } else {
      nil
    }
  }
}

extension String {
  /// A pattern for the flag `v` as one for the flag `u`, by which schemas are read (JSON Schema Core, section 6.4): the punctuation that
  /// only `v` reserves in classes is not escaped (ECMA-262, section 22.2.1, ClassSetReservedPunctuator).
  fileprivate var withFlagU: String {
    var text = ""
    var isEscaped = false
    for scalar in unicodeScalars {
      if isEscaped, !"&!#%,:;<=>@`~".unicodeScalars.contains(scalar) { text += "\\" }
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
