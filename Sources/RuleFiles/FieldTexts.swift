/// What a form shows of a field, as the rule file has it; a check passes over it.
///
/// ```swift
/// let file = try RuleFile(Array("fields: [{name: iban, title: IBAN, placeholder: DE89 3704}]".utf8))
/// file.fields[0].texts.placeholder  // "DE89 3704"
/// ```
public struct FieldTexts: Sendable, Hashable {
  /// Table Schema v2, `title`.
  public var title: String?
  /// Table Schema v2, `description`.
  public var description: String?
  /// An example of what to type, shown while nothing is typed.
  public var placeholder: String?
  /// What helps to fill the field in, shown beside it.
  public var assistiveText: String?

  public init(
    title: String? = nil, description: String? = nil, placeholder: String? = nil,
    assistiveText: String? = nil
  ) {
    self.title = title
    self.description = description
    self.placeholder = placeholder
    self.assistiveText = assistiveText
  }
}
