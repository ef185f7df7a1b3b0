/// An event of a field, by the person or by the program. The cases describe the standard model;
/// ``InputFieldCompatibility/mistica`` lists its differences.
///
/// ```swift
/// var model = InputFieldModel()
/// model.reduce(.edit("j"))  // [.textChanged]
/// ```
public enum InputFieldEvent: Hashable, Sendable {
  /// Validates the text and shows the result, unless the field is disabled.
  case validate

  /// The person changed the text; ignored if the field is disabled or the text exceeds the limit.
  case edit(String)

  /// The program sets the text, in any state, and to a text that may exceed the limit.
  case setText(String)

  /// Editing begins; ignored if the field is disabled.
  case beginEditing

  /// Editing ends.
  case endEditing

  /// Disables the field, removes its error and ends editing.
  case disable

  /// Enables a disabled field.
  case enable

  /// Shows an error of the program, such as a server's response, even at a disabled field.
  case showErrorText(String, code: FailureCode = .custom)

  /// Replaces the helper text; an error remains shown in its place.
  case showHelperText(String)

  /// Removes the helper text, but no error.
  case hideAssistiveText

  /// Sets the state: `normal` and `disabled` remove an error; `invalid` shows the text of the failure with that code, even at a
  /// disabled field, unless an error with that code is shown.
  ///
  /// With ``InputFieldCompatibility/mistica``, the assistive text is unchanged.
  case setState(InputFieldState)

  /// Sets only the assistive text, like `assistiveText` of the original.
  ///
  /// Ignored unless the field follows ``InputFieldCompatibility/mistica``.
  case setAssistiveText(String?)

  /// Resets state, text and flags, but not the helper text and the settings.
  case reset
}

extension FailureCode {
  /// The code of an error that the program shows without naming one.
  public static let custom: FailureCode = "custom"
}
