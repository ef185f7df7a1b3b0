internal import Bytes
internal import RuleFiles
internal import Validation

/// The texts of a field on a page in one language: those of that language, and the others in the language of the form.
struct FieldWording: Sendable {
  let label: FormText
  let placeholder: String?
  let helper: FormText?
  /// The label of the element that the field belongs to, such as "Items 2"; `nil` outside a repeated group.
  let element: FormText?
  /// The choices in the order of the page.
  let ordered: [FormField.Choice]
  private let choices: [String: String]
  /// The language of the form if it is another one than that of the page.
  private let foreign: String?

  init(_ field: FormField, of language: String, on page: String) {
    let own = field.translations.translation(in: page)
    foreign = language.isSameLanguage(as: page) ? nil : language
    label = own?.title.map { FormText($0) } ?? FormText(field.label, in: foreign)
    placeholder = own?.placeholder ?? field.placeholder
    helper =
      own?.assistiveText.map { FormText($0) }
      ?? field.helperText.map { [foreign] in FormText($0, in: foreign) }
    let listed = if case .choice(let choices, _) = field.kind { choices } else { [FormField.Choice]() }
    if field.listsCountries {
      let countries = Self.countries(listed, in: page)
      ordered = countries.choices
      choices = countries.names.merging(own?.choices ?? [:]) { $1 }
    } else {
      ordered = listed
      choices = own?.choices ?? [:]
    }
    element = field.element.map { [foreign] element in
      let title = element.translations.translation(in: page)?.title
      let text = [title ?? element.label, element.number?.description].compactMap(\.self).joined(
        separator: " ")
      return FormText(text, in: title == nil ? foreign : nil)
    }
  }

  /// Returns the label of a choice. A choice without a label, which shows its value, is in no language.
  func label(of choice: FormField.Choice) -> FormText {
    if let label = choices[choice.value] { return FormText(label) }
    return FormText(choice.label, in: choice.label.hasSameBytes(as: choice.value) ? nil : foreign)
  }
}

extension [String: FormField.Translation] {
  /// Returns the texts in a language: those of `pt` also for `pt-BR`.
  fileprivate func translation(in language: String) -> FormField.Translation? {
    guard !isEmpty else { return nil }
    var tag = language.lowercased()
    while !tag.isEmpty {
      if let texts = self[tag] { return texts }
      tag = String(tag[..<(tag.lastIndex(of: "-") ?? tag.startIndex)])
    }
    return nil
  }
}

extension String {
  /// Whether two tags of BCP 47 are of the same language, wherever it is spoken.
  func isSameLanguage(as other: String) -> Bool {
    self == other || prefix { $0 != "-" }.lowercased() == other.prefix { $0 != "-" }.lowercased()
  }
}
