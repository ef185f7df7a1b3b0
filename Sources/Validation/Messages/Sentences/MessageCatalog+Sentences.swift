internal import Bytes

/// A sentence of a form about a failure.
package struct FormSentence: Sendable {
  package let text: FormText
  /// Whether the sentence contains the label of its field, so that it is understood away from the field.
  package let namesField: Bool

  package init(_ text: FormText, namesField: Bool) {
    (self.text, self.namesField) = (text, namesField)
  }
}

extension MessageCatalog {
  /// Returns the sentence by which a form tells a person what to do about a failure: "Enter your name".
  ///
  /// It is the catalog's sentence for the code, or made of the catalog's message for a table. If the catalog has neither, it is the
  /// failure's own message or the English sentence, in parts that name English as their language.
  ///
  /// - Parameters:
  ///   - failure: The failure, whose parameters have labels in place of names and values, and the parameter `example` if the form
  ///     knows a value that its rules accept.
  ///   - subject: The field.
  package func sentence(for failure: ValidationFailure, about subject: FormSubject) -> FormSentence {
    if failure.ownMessage == nil || texts[failure.code] != nil,
      let template = sentenceTemplate(for: failure, about: subject)
    {
      return sentence(template, for: failure, about: subject)
    }
    let isTranslated = template(for: failure) != nil
    guard isTranslated || failure.ownMessage != nil || texts[SentenceKeys.ofMessages] != nil else {
      if isEnglish { return Self.english.sentence(for: failure, about: subject) }
      let english = Self.english.sentence(for: failure, about: subject.inEnglish(on: language))
      return FormSentence(english.text.spoken(in: "en"), namesField: english.namesField)
    }
    let key = subject.hasNoun ? SentenceKeys.ofMessages : SentenceKeys.ofMessagesWithoutNoun
    return sentence(
      texts[key] ?? "{message}", for: failure, about: subject, isTranslated: isTranslated || isEnglish)
  }

  /// Whether the texts are English.
  private var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }

  private func sentenceTemplate(for failure: ValidationFailure, about subject: FormSubject) -> String? {
    let hasExample = failure.parameters["example"] != nil
    for key in SentenceKeys(failure, about: subject).all {
      guard let text = texts[key] else { continue }
      if !hasExample, RuleMessages.placeholders(in: text).contains("example") { continue }
      return text
    }
    return nil
  }

  private func sentence(
    _ template: String, for failure: ValidationFailure, about subject: FormSubject, isTranslated: Bool = true
  ) -> FormSentence {
    var text = FormText()
    var namesField = false
    var words: [UInt8] = []
    let template = MessageTemplate(template)
    template.fill(into: &words) { placeholder, words in
      if "field".consists(of: placeholder) {
        let label = words.last == UInt8(ascii: " ") && isEnglish ? subject.nounInSentence : subject.noun
        text.append(words)
        words = []
        if let label { text.append(name: label, isolation: grammar.isolation) }
        namesField = label != nil
      } else if "message".consists(of: placeholder) {
        text.append(words)
        words = []
        appendMessage(for: failure, isolation: grammar.isolation, to: &words)
        let message = FormText.Part(
          String(decoding: words, as: UTF8.self), in: isTranslated ? nil : "en")
        words = []
        text.append(message)
      } else {
        return MessageTemplate.fill(placeholder, by: failure.parameters, grammar, into: &words)
      }
      return true
    }
    text.append(words)
    return FormSentence(text, namesField: namesField)
  }
}

extension FormSubject {
  /// The same subject of an English sentence on a page in another language.
  fileprivate func inEnglish(on language: String) -> FormSubject {
    FormSubject(label?.spoken(in: language), control: control, language: self.language)
  }
}

extension MessageCatalog {
  /// An entry of the summary with the label of a field and its message, in parts: "Name: …". Equal to
  /// ``entry(field:message:)`` except for the languages.
  package func entry(label: FormText, message: FormText) -> FormText {
    var text = FormText()
    var words: [UInt8] = []
    MessageTemplate(interface.entry).fill(into: &words) { placeholder, words in
      let isLabel = "field".consists(of: placeholder)
      guard isLabel || "message".consists(of: placeholder) else { return false }
      text.append(words)
      words = []
      if isLabel { text.append(name: label, isolation: grammar.isolation) } else { text.append(message) }
      return true
    }
    text.append(words)
    return text
  }
}
