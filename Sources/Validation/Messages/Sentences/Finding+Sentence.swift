internal import Bytes

extension RuleSet.Finding {
  /// Returns the sentence of a form: the text of the rule or the rule file if there is one, as its author wrote it, else that of
  /// the catalog.
  ///
  /// - Parameters:
  ///   - subject: The field.
  ///   - value: The replacement of `{value}`; evaluated only for a text of the author, empty for a secret.
  ///   - catalog: The catalog, whose language is that of the page.
  ///   - parameters: The parameters that replace those of the failure in a sentence of the catalog, such as labels for values;
  ///     evaluated only for such a sentence.
  package func sentence(
    about subject: FormSubject, value: () -> String, catalog: MessageCatalog,
    parameters: () -> FailureParameters
  ) -> FormSentence {
    let localized = messages?.localizedText(for: failure.code, of: rule, in: catalog.language)
    if let text = localized ?? messages?.commonText(for: failure.code, of: rule) {
      return authored(
        text, about: subject, value: value, catalog: catalog, isLocalized: localized != nil)
    }
    // The text of a rule over several fields.
    if case .always = failure.ownMessage,
      failure.code == "comparison.not-met" || !failure.code.rawValue.contains(".")
    {
      let message = catalog.message(for: failure)
      return FormSentence(FormText(message).spoken(in: subject.language), namesField: false)
    }
    return catalog.sentence(for: failure.replacing(parameters()), about: subject)
  }

  private func authored(
    _ text: String, about subject: FormSubject, value: () -> String, catalog: MessageCatalog,
    isLocalized: Bool
  ) -> FormSentence {
    var bytes: [UInt8] = []
    appendMessage(
      field: subject.label?.text, value: value, locale: catalog.language, catalog: catalog, to: &bytes)
    return FormSentence(
      FormText(String(decoding: bytes, as: UTF8.self), in: isLocalized ? nil : subject.language),
      namesField: RuleMessages.placeholders(in: text).contains("field"))
  }
}

extension ValidationFailure {
  /// The same failure with other values of some parameters.
  fileprivate func replacing(_ others: FailureParameters) -> ValidationFailure {
    guard !others.isEmpty else { return self }
    var parameters = parameters
    for other in others { parameters[other.name] = other.value }
    return with(parameters)
  }
}
