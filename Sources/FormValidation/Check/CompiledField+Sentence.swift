internal import RuleFiles
internal import Validation

extension CompiledField {
  /// Returns the sentence of the field's page about a finding.
  ///
  /// - Parameters:
  ///   - found: The finding.
  ///   - value: The value, for texts of the author that show it; empty for a secret.
  ///   - form: The form.
  ///   - catalog: The catalog of the page.
  func sentence(
    about found: FieldFinding, value: () -> String, of form: Form, in catalog: MessageCatalog
  ) -> FormSentence {
    let foreign = language.isSameLanguage(as: catalog.language) ? nil : language
    let subject = FormSubject(
      wording(in: catalog.language).label, control: ControlKind(kind), language: foreign)
    let parameters = SentenceParameters(form: form, field: self, language: catalog.language)
    return found.finding.sentence(
      about: subject, value: value, catalog: catalog, parameters: { parameters.values(for: found.finding) })
  }
}

extension Form {
  /// Returns the sentence of a page about a finding in the form as a whole.
  func sentence(about found: FieldFinding, in catalog: MessageCatalog) -> FormSentence {
    let foreign = language.isSameLanguage(as: catalog.language) ? nil : language
    let subject = FormSubject(nil, control: .text, language: foreign)
    let parameters = SentenceParameters(form: self, field: nil, language: catalog.language)
    return found.finding.sentence(
      about: subject, value: { "" }, catalog: catalog, parameters: { parameters.values(for: found.finding) })
  }
}

extension ControlKind {
  init(_ kind: FormField.Kind) {
    self =
      switch kind {
      case .text, .time, .dateTime, .dayParts, .url, .repeated: .text
      case .email: .email
      case .password: .password
      case .phone: .phone
      case .number: .number
      case .date: .date
      case .multiline: .multiline
      case .choice(_, let allowsSeveral): allowsSeveral ? .choices : .choice
      case .checkbox: .checkbox
      case .hidden: .hidden
      case .file: .file
      }
  }
}
