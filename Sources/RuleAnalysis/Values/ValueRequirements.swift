internal import Bytes
internal import JSONDocument
internal import Validation

/// What one value of JSON must meet: schemas, each with whether the value must be valid by it.
struct ValueRequirements {
  struct Part {
    let checker: JSONSchemaChecker
    /// Whether the value must be valid by the schema, and not invalid.
    let isValid: Bool

    init(_ checker: JSONSchemaChecker, isValid: Bool) { (self.checker, self.isValid) = (checker, isValid) }

    /// - Parameter definitions: The schemas to which the schema refers.
    init(_ schema: JSONSchema, _ definitions: [JSONSchema], isValid: Bool) {
      self.init(JSONSchemaChecker(schema, definitions: definitions), isValid: isValid)
    }
  }

  var parts: [Part]

  init(_ parts: [Part] = []) { self.parts = parts }

  /// Whether a value meets all, by its JSON text; undecided if a check exceeds its steps.
  func verdict(on text: String) -> Verdict {
    let bytes = Array(text.utf8)
    guard let value = JSONValue(exactly: bytes.span) else { return .undecided }
    var verdict = Verdict.valid
    for part in parts {
      let fault = part.checker.fault(in: value, size: bytes.count)
      if fault?.doubt != nil {
        verdict = .undecided
      } else if (fault == nil) != part.isValid {
        return .invalid
      }
    }
    return verdict
  }

  func accept(_ text: String) -> Bool { verdict(on: text) == .valid }

  /// Returns the first of some values that meets all; `none` only if each is known not to.
  func first(of texts: [String]) -> ValueSearch.Outcome {
    .first(among: texts) { text in
      switch verdict(on: text) {
      case .valid: .found(text)
      case .undecided: .unknown
      case .invalid: .none
      }
    }
  }

  /// The same, and that the value is none of those with these JSON texts.
  func excluding(_ texts: [String]) -> ValueRequirements {
    guard !texts.isEmpty else { return self }
    var schema = JSONSchema()
    schema.choices = [
      JSONChoices(
        texts.compactMap { text in
          let bytes = Array(text.utf8)
          return JSONValue(exactly: bytes.span)
        })
    ]
    return ValueRequirements(parts + [Part(schema, [], isValid: false)])
  }
}
