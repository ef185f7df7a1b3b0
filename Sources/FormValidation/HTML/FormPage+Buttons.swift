internal import Controls
internal import ControlsHTML
internal import HTMLMarkup
internal import Synchronization
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

  /// Writes the button that sends the form.
  func writeSubmitButton(to html: inout HTMLWriter) {
    var texts = [submitTitle ?? texts.submit, texts.submitting, submitState.rawValue]
    if let brand { texts += [brand.kind.rawValue, brand.color.rawValue] }
    let cache = form.markup(in: catalog.language).submitButton
    html.append(
      html: cache.markup(for: texts) {
        HTMLWriter.bytes { submitButton.write(ControlPlace(submits: true, failure: ""), to: &$0) }
      })
  }

  /// Writes the button that shows the password typed into a field. Its name is constant, because it has a pressed state.
  func writeShowButton(of field: PageField, to html: inout HTMLWriter) {
    let (title, name) = (texts.show, catalog.entry(field: field.label.text, message: texts.show))
    html.append(
      html: field.markup.showButton.markup(for: [title, name]) {
        var button = FUIButtonModel(style: .fuiRounded)
        button.setTitle(title, for: .normal)
        button.toggleName = .pressed(name)
        _ = button.reduce(.setPersistentSelection(true))
        return HTMLWriter.bytes { button.write(ControlPlace(), to: &$0) }
      })
  }
}

extension PageField {
  /// Whether the control is one for a password that can be typed.
  var canBeRevealed: Bool { attributes.type == .password && !isDisabled }
}

/// The markup of a button with the texts for which it was last made.
final class ButtonMarkupCache: Sendable {
  private let last = Mutex<(texts: [String], html: [UInt8])?>(nil)

  func markup(for texts: [String], rendering render: () -> [UInt8]) -> [UInt8] {
    if let last = last.withLock(\.self), last.texts == texts { return last.html }
    let html = render()
    last.withLock { $0 = (texts, html) }
    return html
  }
}
