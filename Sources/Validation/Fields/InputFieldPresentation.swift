/// The attributes and texts of a field's control in a browser or another toolkit, as a function of the model.
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
/// A control is never both disabled and invalid, and has an error text only if it is invalid. An empty text
/// is treated as none, because it describes nothing.
package struct InputFieldPresentation: Hashable, Sendable {
  /// Whether the state is `disabled`: HTML's `disabled`.
  package let isDisabled: Bool

  /// Whether the state is `invalid`: `aria-invalid`.
  package let isInvalid: Bool

  /// The text shown under the control: the model's assistive text, or `nil` if it is empty.
  package let assistiveText: String?

  /// The helper text, or `nil` if it is empty; it also describes a control that shows an error text.
  package let helperText: String?

  /// Creates the presentation of a model.
  package init(of model: InputFieldModel) {
    isDisabled = model.state == .disabled
    isInvalid = model.state.isInvalid
    assistiveText = model.assistiveText.flatMap { $0.isEmpty ? nil : $0 }
    helperText = model.helperText.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the text shown is an error text.
  package var isErrorText: Bool { isInvalid && assistiveText != nil }

  /// The text shown if it is an error text, else `nil`.
  package var errorText: String? { isErrorText ? assistiveText : nil }
}
