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
    var fields = form.compiledFields.map { FieldResult(unchecked: $0, in: catalog) }
    for index in found.indices {
      guard let field = found[index].field else { continue }
      fields[field].add(found[index], in: submission, of: form)
    }
    return fields
  }

  /// The texts of the errors in the form as a whole, by rules over several fields.
  public func formErrors(in catalog: MessageCatalog = .english) -> [String] {
    formTexts(of: .error, in: catalog).map(\.text)
  }

  /// The texts of the warnings in the form as a whole, by rules over several fields.
  public func formWarnings(in catalog: MessageCatalog = .english) -> [String] {
    formTexts(of: .warning, in: catalog).map(\.text)
  }

  /// The texts of a severity in the form as a whole, with the languages of their parts.
  func formTexts(of severity: Severity, in catalog: MessageCatalog) -> [FormText] {
    found.filter { $0.field == nil && $0.finding.severity == severity }
      .map { form.sentence(about: $0, in: catalog).text }
  }
}

/// The state and texts of a field after a check, for a page or an app.
public struct FieldResult: Sendable {
  private let compiled: CompiledField
  private let catalog: MessageCatalog
  /// The state: normal, disabled, or invalid with the code of the first error.
  public private(set) var state: InputFieldState
  private var spokenError: SpokenFinding?
  private var spokenWarnings: [SpokenFinding] = []

  /// Creates the result of a field before any check.
  init(unchecked compiled: CompiledField, in catalog: MessageCatalog) {
    self.compiled = compiled
    self.catalog = catalog
    state = compiled.isDisabled ? .disabled : .normal
  }

  /// The field.
  public var field: FormField { compiled.field }

  /// The label in the language of the catalog if the form has it, else in that of the form.
  public var label: FormText { compiled.wording(in: catalog.language).label }

  /// The helper text in the language of the catalog if the form has it, else in that of the form.
  public var helperText: FormText? { compiled.wording(in: catalog.language).helper }

  /// The text of the first error, which says what to do; present if and only if the state is `invalid`.
  public var errorText: String? { error?.text }

  /// ``errorText`` with the languages of its parts.
  public var error: FormText? { spokenError?.sentence.text }

  /// The error as an entry of a list about several fields: with the label, unless the sentence already has it.
  public var errorEntry: FormText? { spokenError?.entry }

  /// The texts of the warnings, which do not change the state.
  public var warnings: [String] { warningTexts.map(\.text) }

  /// ``warnings`` with the languages of their parts.
  var warningTexts: [FormText] { spokenWarnings.map(\.sentence.text) }

  /// The warnings as entries of a list about several fields.
  var warningEntries: [FormText] { spokenWarnings.map(\.entry) }

  /// The text to show under the field: the error text if there is one, otherwise the helper text.
  public var assistiveText: String? { errorText ?? helperText?.text }

  private func spoken(_ sentence: FormSentence) -> SpokenFinding {
    let text = sentence.namesField ? sentence.text : catalog.entry(label: label, message: sentence.text)
    let element = compiled.wording(in: catalog.language).element
    return SpokenFinding(
      sentence: sentence, entry: element.map { catalog.entry(label: $0, message: text) } ?? text)
  }

  /// The label after that of the element that the field belongs to: "Items 2: Price".
  var placedLabel: FormText {
    compiled.wording(in: catalog.language).element.map { catalog.entry(label: $0, message: label) } ?? label
  }

  /// Returns the label of a choice, in the language of the catalog if the form has it.
  func label(of choice: FormField.Choice) -> FormText {
    compiled.wording(in: catalog.language).label(of: choice)
  }

  /// Adds the next finding, in the order of the check.
  fileprivate mutating func add(_ finding: FieldFinding, in post: Submission, of form: Form) {
    switch (finding.finding.severity, state) {
    case (.warning, _): spokenWarnings.append(spoken(about: finding, in: post, of: form))
    case (.error, .normal):
      state = .invalid(finding.finding.failure.code)
      spokenError = spoken(about: finding, in: post, of: form)
    case (.error, _), (.ignored, _): break
    }
  }

  private func spoken(about found: FieldFinding, in post: Submission, of form: Form) -> SpokenFinding {
    // Only the texts of rules have a placeholder for the value; the texts of the catalog have none.
    guard found.finding.messages != nil else {
      return compiled.sentences.sentence(about: found.finding, in: catalog) {
        spoken(compiled.sentence(about: found, value: { "" }, of: form, in: catalog))
      }
    }
    let showsValue = !found.isSecret && !compiled.field.isSecret
    let value = showsValue ? post[compiled.field.name] ?? "" : ""
    return spoken(compiled.sentence(about: found, value: { value }, of: form, in: catalog))
  }
}
