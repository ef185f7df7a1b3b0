/// The time at which a field validates itself.
///
/// ```swift
/// let field = InputField(style: .email)
/// field.validateOn = .blur
/// field.endEditing()  // validates
/// ```
public enum ValidationTrigger: Hashable, Sendable, CaseIterable {
  /// Never: only ``InputField/validate()`` validates the field.
  case manual

  /// The end of editing.
  case blur

  /// Each change of the text, by the person or by the program.
  case change

  /// The end of editing and, once the field has shown an error, also each change of the text, so that an error
  /// disappears with its cause. The first error may be a strategy's or the program's; a reset clears it.
  case afterFirstError
}
