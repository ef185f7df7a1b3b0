internal import Controls
internal import ControlsHTML
internal import HTMLMarkup
internal import Validation

extension FormPage {
  /// The button that sends the form, in its state.
  var submitButton: any HTMLControl {
    let texts = texts.interface
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

  /// Writes the button that sends the form.
  func writeSubmitButton(to html: inout HTMLWriter) {
    var key = [
      submitTitle ?? texts.interface.submit, texts.interface.submitting, submitState.rawValue,
    ]
    if let brand { key += [brand.kind.rawValue, brand.color.rawValue] }
    let cache = form.markup(in: catalog.language).submitButton
    html.append(
      html: cache.value(for: key) {
        HTMLWriter.bytes { submitButton.write(ControlPlace(submits: true, failure: ""), to: &$0) }
      })
  }

  /// Writes the button that shows and hides the password typed into a field. It is named after what a press does.
  func writeShowButton(of field: PageField, to html: inout HTMLWriter) {
    html.append(
      html: field.markup.showButton.value(for: MessageCatalog.Identity(catalog)) {
        let texts = texts.interface
        let names = [texts.show, texts.hide].map { catalog.entry(field: field.label.text, message: $0) }
        var button = FUIButtonModel(style: .fuiRounded)
        button.setTitle(texts.show, for: .normal)
        button.setTitle(texts.hide, for: .selected)
        button.toggleName = .renaming(off: names[0], on: names[1])
        _ = button.reduce(.setPersistentSelection(true))
        return HTMLWriter.bytes { button.write(ControlPlace(), to: &$0) }
      })
  }
}

extension PageField {
  /// Whether the control is one for a password that can be typed.
  var canBeRevealed: Bool { attributes.type == .password && !isDisabled }
}
