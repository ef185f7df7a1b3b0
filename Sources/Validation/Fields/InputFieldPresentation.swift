/// What a browser, or another toolkit, has to be told about a field's control: a function of the model alone,
/// so that nothing that is drawn contradicts it.
///
/// ```swift
/// var model = InputFieldModel(helperText: "As on your badge")
/// model.reduce(.showErrorText("Taken"))
/// let presentation = InputFieldPresentation(of: model)
/// presentation.isInvalid    // true: aria-invalid="true"
/// presentation.errorText    // "Taken"
/// presentation.helperText   // "As on your badge": both describe the control
/// model.reduce(.disable)
/// InputFieldPresentation(of: model).isInvalid  // false
/// ```
///
/// A control is never both disabled and invalid, and an error text is there only where it is invalid. A text of
/// no characters is none: nothing is to be seen, so nothing is to be described by it.
package struct InputFieldPresentation: Hashable, Sendable {
  /// Whether the control takes no input: HTML's `disabled`. Exactly where the state is `disabled`.
  package let isDisabled: Bool

  /// Whether the control is in error: `aria-invalid`. Exactly where the state is `invalid`.
  package let isInvalid: Bool

  /// The text in front, under the control: the model's, or `nil` where it has none or an empty one.
  package let assistiveText: String?

  /// The helper text, where the model has one that is not empty; behind an error text it still describes the
  /// control.
  package let helperText: String?

  /// What that model shows.
  package init(of model: InputFieldModel) {
    isDisabled = model.state == .disabled
    isInvalid = model.state.isInvalid
    assistiveText = model.assistiveText.flatMap { $0.isEmpty ? nil : $0 }
    helperText = model.helperText.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the text in front is an error's.
  package var isErrorText: Bool { isInvalid && assistiveText != nil }

  /// The text in front where it is an error's, else `nil`.
  package var errorText: String? { isErrorText ? assistiveText : nil }
}
