/// When a field validates itself, besides being told to.
///
/// ```swift
/// field.validateOn = .blur
/// field.endEditing()  // validates
/// ```
public enum ValidationTrigger: Hashable, Sendable, CaseIterable {
  /// Never: only ``InputField/validate()`` does.
  case manual

  /// When editing ends.
  case blur

  /// At every change of the text, by the person or by the program.
  case change

  /// When editing ends and, once the field has shown an error, at every change of the text too.
  ///
  /// So an error goes as soon as its cause is gone. The first may be a rule's or the program's own; a reset
  /// forgets it.
  case afterFirstError
}
