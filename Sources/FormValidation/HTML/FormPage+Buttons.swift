internal import Controls
internal import ControlsHTML
internal import Validation

extension FormPage {
  /// The button that sends the form, in its state.
  var submitButton: any HTMLControl {
    guard let brand else {
      var button = ButtonModel(title: submitTitle ?? texts.submit, loadingTitle: texts.submitting)
      _ = button.reduce(.setState(submitState))
      return button
    }
    let isLoading = submitState == .loading
    return BrandButtonModel(
      label: isLoading ? texts.submitting : submitTitle ?? texts.submit, variant: .init(brand),
      isEnabled: !isLoading && submitState != .disabled)
  }

  /// Returns the button that shows and hides the password typed into a field, named after what a press does.
  func showButton(of field: PageField) -> FUIButtonModel {
    var button = FUIButtonModel(style: .fuiRounded)
    button.setTitle(texts.show, for: .normal)
    button.setTitle(texts.hide, for: .selected)
    button.toggleName = .renaming(
      off: catalog.entry(field: field.label.text, message: texts.show),
      on: catalog.entry(field: field.label.text, message: texts.hide))
    _ = button.reduce(.setPersistentSelection(true))
    return button
  }
}

extension PageField {
  /// Whether the control is one for a password that can be typed.
  var canBeRevealed: Bool { attributes.type == .password && !isDisabled }
}
