/// What a form shows of a field, as the rule file has it; a check passes over it.
///
/// ```swift
/// let file = try RuleFile(Array("fields: [{name: iban, title: IBAN, placeholder: DE89 3704}]".utf8))
/// file.fields[0].texts.placeholder  // "DE89 3704"
/// ```
public struct FieldTexts: Sendable, Hashable {
  /// A value and what it is called: Table Schema v2, `categories`.
  public struct Choice: Sendable, Hashable {
    public let value: String
    public let label: String

    package init(value: String, label: String) {
      (self.value, self.label) = (value, label)
    }
  }

  /// Table Schema v2, `title`.
  public var title: String?
  /// Table Schema v2, `description`.
  public var description: String?
  /// An example of what to type, shown while nothing is typed.
  public var placeholder: String?
  /// What helps to fill the field in, shown beside it.
  public var assistiveText: String?
  /// What a form asks with, or `nil` where that follows from the rules.
  public var control: FieldControl?
  /// What a browser may fill in: HTML, section 4.10.18.7, `autocomplete`.
  public var autocomplete: String?
  /// What choices are called: those of `categories` that have a label.
  public var choices: [Choice]

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
