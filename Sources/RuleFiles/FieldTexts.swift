/// The texts that a form shows for a field; checks do not use them.
///
/// ```swift
/// let file = try RuleFile(Array("fields: [{name: iban, title: IBAN, placeholder: DE89 3704}]".utf8))
/// file.fields[0].texts.placeholder  // "DE89 3704"
/// ```
public struct FieldTexts: Sendable, Hashable {
  /// A value and its label: Table Schema v2, `categories`.
  public struct Choice: Sendable, Hashable {
    /// The value that is submitted.
    public let value: String
    /// The text that is shown for it.
    public let label: String

    package init(value: String, label: String) {
      (self.value, self.label) = (value, label)
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
  public var control: FieldControl?
  /// The value that a browser may fill in: HTML, section 4.10.18.7, `autocomplete`.
  public var autocomplete: String?
  /// The `categories` that have a label.
  public var choices: [Choice]

  /// Creates the texts of a field; all of them are absent by default.
  public init(
    title: String? = nil, description: String? = nil, placeholder: String? = nil,
    assistiveText: String? = nil, control: FieldControl? = nil, autocomplete: String? = nil,
    choices: [Choice] = []
  ) {
    self.title = title
    self.description = description
    self.placeholder = placeholder
    self.assistiveText = assistiveText
    self.control = control
    self.autocomplete = autocomplete
    self.choices = choices
  }
}
