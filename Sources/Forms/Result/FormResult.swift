public import RuleFiles
public import Validation

/// What a check of a post has found, and the accepted values.
///
/// ```swift
/// let result = form.check(post)
/// if result.isValid { store(result["email"]) } else { show(result.fields(in: .german)) }
/// ```
public struct FormResult: Sendable {
  public let form: Form
  public let submission: Submission
  /// For each field whether it was asked; `nil` for all.
  let asked: [Bool]?
  /// What was found: of fields in the order of the form, then by rules over several.
  public let findings: [RecordFinding]

  /// Whether nothing is wrong with what was asked; a warning is nothing wrong.
  public var isValid: Bool { !findings.contains { $0.finding.severity == .error } }

  /// The value of a field as its normalization leaves it, where the form is valid and a value is there; the first of
  /// several.
  public subscript(name: String) -> String? { isValid ? submission[name] : nil }

  /// What each field shows, in the order of the form.
  ///
  /// - Parameters:
  ///   - catalog: Says what no text of the rules' own says; English unless given.
  public func fields(in catalog: MessageCatalog = .english) -> [FieldResult] {
    form.fields.map { field in
      let own = findings.filter { $0.field?.utf8.elementsEqual(field.name.utf8) ?? false }.map(\.finding)
      let value = field.isSecret ? nil : submission[field.name]
      func text(_ finding: RuleSet.Finding) -> String {
        finding.message(
          field: field.label, value: value ?? "", locale: catalog.language, catalog: catalog)
      }
      let error = own.first { $0.severity == .error }
      let state: InputFieldState =
        if field.isDisabled { .disabled } else if let error { .invalid(error.failure.code) } else { .normal }
      return FieldResult(
        field: field, state: state, errorText: field.isDisabled ? nil : error.map(text),
        warnings: own.filter { $0.severity == .warning }.map(text))
    }
  }

  /// What is wrong with the form as a whole, in texts: errors of rules over several fields that tell of none.
  public func formErrors(in catalog: MessageCatalog = .english) -> [String] {
    findings.filter { $0.field == nil && $0.finding.severity == .error }
      .map { $0.finding.message(locale: catalog.language, catalog: catalog) }
  }
}

/// A field as a check leaves it: what a page or an app shows.
public struct FieldResult: Sendable {
  public let field: FormField
  /// Normal, disabled, or invalid with the code of the first error.
  public let state: InputFieldState
  /// The text of the first error, present exactly where the state is `invalid`.
  public let errorText: String?
  /// The texts of the warnings, which leave a field as it is.
  public let warnings: [String]

  /// The text to show under the field: the error's if there is one, else the helper text.
  public var assistiveText: String? { errorText ?? field.helperText }
}
