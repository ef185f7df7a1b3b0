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
  /// For each field whether it was checked; `nil` for all.
  let checked: [Bool]?
  let found: [FieldFinding]

  /// What was found: of fields in the order of the form, then by rules over several. O(n).
  public var findings: [RecordFinding] {
    found.map { RecordFinding(field: $0.field.map { form.names[$0] }, finding: $0.finding) }
  }

  /// Whether nothing is wrong with what was asked; a warning is nothing wrong.
  public var isValid: Bool { !found.contains(where: \.isError) }

  /// The value of a field as its normalization leaves it, where the form is valid and a value is there; the first of
  /// several.
  public subscript(name: String) -> String? { isValid ? submission[name] : nil }

  /// What each field shows, in the order of the form.
  ///
  /// - Parameters:
  ///   - catalog: Says what no text of the rules' own says; English unless given.
  public func fields(in catalog: MessageCatalog = .english) -> [FieldResult] {
    var fields = form.fieldLayouts.map(FieldResult.init(unasked:))
    for index in found.indices {
      guard let field = found[index].field else { continue }
      fields[field].add(found[index], in: submission, catalog)
    }
    return fields
  }

  /// What is wrong with the form as a whole, in texts: errors of rules over several fields that tell of none.
  public func formErrors(in catalog: MessageCatalog = .english) -> [String] {
    found.filter { $0.field == nil && $0.isError }
      .map { $0.finding.message(locale: catalog.language, catalog: catalog) }
  }
}

/// A field as a check leaves it: what a page or an app shows.
public struct FieldResult: Sendable {
  let layout: FieldLayout
  /// Normal, disabled, or invalid with the code of the first error.
  public private(set) var state: InputFieldState
  /// The text of the first error, present exactly where the state is `invalid`.
  public private(set) var errorText: String?
  /// The texts of the warnings, which leave a field as it is.
  public private(set) var warnings: [String] = []

  /// A field before anything was asked.
  init(unasked layout: FieldLayout) {
    self.layout = layout
    state = layout.field.isDisabled ? .disabled : .normal
  }

  public var field: FormField { layout.field }

  /// The text to show under the field: the error's if there is one, else the helper text.
  public var assistiveText: String? { errorText ?? field.helperText }

  /// Tells what was found in the post, after all that was found before.
  fileprivate mutating func add(_ finding: FieldFinding, in post: Submission, _ catalog: MessageCatalog) {
    switch (finding.finding.severity, state) {
    case (.warning, _): warnings.append(text(of: finding, in: post, catalog))
    case (.error, .normal):
      (state, errorText) = (.invalid(finding.finding.failure.code), text(of: finding, in: post, catalog))
    case (.error, _): break
    }
  }

  private func text(of found: FieldFinding, in post: Submission, _ catalog: MessageCatalog) -> String {
    // Only the rules' own texts have a placeholder for the value.
    let showsValue = found.finding.messages != nil && !found.isSecret && !layout.field.isSecret
    let value = showsValue ? post[layout.field.name] : nil
    return found.finding.message(
      field: layout.field.label, value: value ?? "", locale: catalog.language, catalog: catalog)
  }
}
