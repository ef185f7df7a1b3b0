public import Validation

/// The findings in a submission, and its accepted values.
///
/// ```swift
/// let post = try Submission(decoding: Array("email=ann%40example.com".utf8), as: .urlEncoded, for: form)
/// let result = form.check(post)
/// result.isValid   // true
/// result["email"]  // "ann@example.com"
/// ```
public struct FormResult: Sendable {
  /// The form by which the submission was checked.
  public let form: Form
  /// The submission that was checked.
  public let submission: Submission
  let found: [FieldFinding]

  /// The findings of the fields, in the order of the form, then those of rules over several fields. O(n).
  public var findings: [RecordFinding] {
    found.map { found in
      RecordFinding(field: found.field.map { form.names[$0] }, finding: found.finding, count: found.count)
    }
  }

  /// Whether there are no errors; there may be warnings.
  public var isValid: Bool { !found.contains(where: \.isError) }

  /// The normalized value of a field, the first of several, or `nil` if it has none or the form is not valid.
  public subscript(name: String) -> String? { isValid ? submission[name] : nil }

  /// The state and texts of each field, in the order of the form.
  ///
  /// - Parameters:
  ///   - catalog: The texts of failures for which the rules have no text; English by default.
  public func fields(in catalog: MessageCatalog = .english) -> [FieldResult] {
    var fields = form.compiledFields.map(FieldResult.init(unchecked:))
    for index in found.indices {
      guard let field = found[index].field else { continue }
      fields[field].add(found[index], in: submission, catalog)
    }
    return fields
  }

  /// The texts of the errors in the form as a whole, by rules over several fields.
  public func formErrors(in catalog: MessageCatalog = .english) -> [String] {
    formTexts(of: .error, in: catalog)
  }

  /// The texts of the warnings in the form as a whole, by rules over several fields.
  public func formWarnings(in catalog: MessageCatalog = .english) -> [String] {
    formTexts(of: .warning, in: catalog)
  }

  private func formTexts(of severity: Severity, in catalog: MessageCatalog) -> [String] {
    found.filter { $0.field == nil && $0.finding.severity == severity }
      .map { $0.finding.message(locale: catalog.language, catalog: catalog) }
  }
}

/// The state and texts of a field after a check, for a page or an app.
public struct FieldResult: Sendable {
  private let compiled: CompiledField
  /// The state: normal, disabled, or invalid with the code of the first error.
  public private(set) var state: InputFieldState
  /// The text of the first error, present if and only if the state is `invalid`.
  public private(set) var errorText: String?
  /// The texts of the warnings, which do not change the state.
  public private(set) var warnings: [String] = []

  /// Creates the result of a field before any check.
  init(unchecked compiled: CompiledField) {
    self.compiled = compiled
    state = compiled.isDisabled ? .disabled : .normal
  }

  /// The field.
  public var field: FormField { compiled.field }

  /// The text to show under the field: the error text if there is one, otherwise the helper text.
  public var assistiveText: String? { errorText ?? field.helperText }

  /// Adds the next finding, in the order of the check.
  fileprivate mutating func add(_ finding: FieldFinding, in post: Submission, _ catalog: MessageCatalog) {
    switch (finding.finding.severity, state) {
    case (.warning, _): warnings.append(text(of: finding, in: post, catalog))
    case (.error, .normal):
      (state, errorText) = (.invalid(finding.finding.failure.code), text(of: finding, in: post, catalog))
    case (.error, _), (.ignored, _): break
    }
  }

  private func text(of found: FieldFinding, in post: Submission, _ catalog: MessageCatalog) -> String {
    // Only the texts of rules have a placeholder for the value; the texts of the catalog have none.
    let showsValue = found.finding.messages != nil && !found.isSecret && !compiled.field.isSecret
    let value = showsValue ? post[compiled.field.name] : nil
    return found.finding.message(
      field: compiled.field.label, value: value ?? "", locale: catalog.language, catalog: catalog)
  }
}
