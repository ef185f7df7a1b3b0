/// The texts that a form shows for a field; checks do not use them.
///
/// ```swift
/// let file = try RuleFile(Array("fields: [{name: iban, title: IBAN, placeholder: DE89 3704}]".utf8))
/// file.fields[0].texts.placeholder  // "DE89 3704"
/// ```
public struct FieldTexts: Sendable, Hashable {
  /// A value that can be chosen, and its label: Table Schema v2, `categories`.
  public struct Choice: Sendable, Hashable {
    /// The value that is submitted.
    public let value: String
    /// The text that names the choice.
    public let label: String

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - value: The value that is submitted.
    ///   - label: The text that names the choice; the value by default.
    public init(_ value: String, label: String? = nil) {
      self.value = value
      self.label = label ?? value
    }
  }

  /// The texts in another language than the first ones; a text that is absent is that of the field.
  public struct Translation: Sendable, Hashable {
    /// The label.
    public var title: String?
    /// An example value, shown while the field is empty.
    public var placeholder: String?
    /// A text that helps to fill in the field, shown beside it.
    public var assistiveText: String?
    /// The labels of choices by their values.
    public var choices: [String: String]

    /// Creates the texts in another language; all of them are absent by default.
    public init(
      title: String? = nil, placeholder: String? = nil, assistiveText: String? = nil,
      choices: [String: String] = [:]
    ) {
      (self.title, self.placeholder) = (title, placeholder)
      (self.assistiveText, self.choices) = (assistiveText, choices)
    }
  }

  /// Table Schema v2, `title`.
  public var title: String?
  /// Table Schema v2, `description`.
  public var description: String?
  /// An example value, shown while the field is empty.
  public var placeholder: String?
  /// A text that helps to fill in the field, shown beside it.
  public var assistiveText: String?
  /// The kind of the control, or `nil` if it follows from the rules.
  package var control: FieldControl?
  /// The limits of files; `nil` for a field without any.
  package var fileLimits: FileLimits?
  /// Whether the file says which steps change a value, if any, so that a form adds none.
  package var isTakenLiterally = false
  /// The condition under which a form has the field; `nil` for always.
  package var dependence: FieldDependence?
  /// The value that a browser may fill in: HTML, section 4.10.18.7, `autocomplete`.
  public var autocomplete: String?
  /// The `categories` that have a label.
  public var choices: [Choice]
  /// The texts in other languages, by their tags of BCP 47 in lower case: `ar`, `pt-br`.
  public var translations: [String: Translation]

  /// Creates the texts of a field; all of them are absent by default.
  package init(
    title: String? = nil, description: String? = nil, placeholder: String? = nil,
    assistiveText: String? = nil, control: FieldControl? = nil, autocomplete: String? = nil,
    choices: [Choice] = [], translations: [String: Translation] = [:]
  ) {
    self.title = title
    self.description = description
    self.placeholder = placeholder
    self.assistiveText = assistiveText
    self.control = control
    self.autocomplete = autocomplete
    self.choices = choices
    self.translations = translations
  }
}
