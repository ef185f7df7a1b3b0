/// What can happen to a field, by the person or by the program, in the standard model; where
/// ``InputFieldCompatibility/mistica`` differs is said there.
///
/// ```swift
/// var model = InputFieldModel()
/// model.reduce(.edit("j"))  // [.textChanged]
/// ```
public enum InputFieldEvent: Hashable, Sendable {
  /// The rules are asked and the answer is shown; a disabled field is not asked.
  case validate

  /// The person changed the text to this one; refused where the field is disabled or the text over the limit.
  case edit(String)

  /// The program set the text, in any state and without limit.
  case setText(String)

  /// The person's input begins; refused where the field is disabled.
  case beginEditing

  /// The person left the field.
  case endEditing

  /// The field is switched off: its error goes and editing ends.
  case disable

  /// A disabled field is switched on again.
  case enable

  /// The program shows an error of its own, such as a server's answer, even on a disabled field.
  case showErrorText(String, code: FailureCode = .custom)

  /// The helper text is replaced; an error stays in front of it.
  case showHelperText(String)

  /// The helper text goes; an error stays.
  case hideAssistiveText

  /// The state is set and nothing else, as the original's `set(state:)` does.
  ///
  /// Refused unless the field follows ``InputFieldCompatibility/mistica``: in the standard model state and texts
  /// cannot be set apart.
  case setState(InputFieldState)

  /// The assistive text is set and nothing else, as the original's `assistiveText` does.
  ///
  /// Refused unless the field follows ``InputFieldCompatibility/mistica``, as ``setState(_:)`` is.
  case setAssistiveText(String?)

  /// State, text and flags are again as at the start; the helper text and the settings stay.
  case reset
}

extension FailureCode {
  /// The code of an error that no rule found: the program showed a text of its own and named no code.
  public static let custom: FailureCode = "custom"
}
