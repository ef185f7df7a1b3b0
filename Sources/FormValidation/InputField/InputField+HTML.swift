public import HTMLMarkup
public import Validation

/// A field is written as a native control whose placeholder is its label, and the text under it.
extension InputField {
  /// Writes the field. It looks as described with the rules of ``InputFieldStyleSheet``, and needs no script.
  ///
  /// ```swift
  /// let field = InputField(style: .email)
  /// field.placeholderText = "Email"
  /// field.state = .invalid("required")
  /// var html = HTMLWriter()
  /// field.write(InputFieldPlace(name: "email"), to: &html)
  /// // <div class="input-field" data-style="email" data-state="invalid">…<label for="email"><bdi>Email</bdi></label>…
  /// ```
  ///
  /// The value of a `password` is not written.
  public func write(_ place: InputFieldPlace, to html: inout HTMLWriter) {
    let presentation = InputFieldPresentation(of: model)
    html.element(
      "div",
      ["class": "input-field", "data-style": style.name, "data-state": state.name]
    ) { html in
      html.element("div", ["class": "input-box"]) { html in
        writeControl(place, presentation, to: &html)
        if let placeholderText, !placeholderText.isEmpty {
          html.element("label", ["for": place.id]) { $0.isolated(placeholderText) }
        }
        html.icon(of: style)
      }
      if let text = presentation.assistiveText {
        html.element("p", ["class": "input-assistive", "id": place.textID]) { $0.isolated(text) }
      }
    }
    html.newLine()
  }

  private func writeControl(
    _ place: InputFieldPlace, _ presentation: InputFieldPresentation, to html: inout HTMLWriter
  ) {
    let tag: StaticString = style == .dropdown ? "select" : style.isMultiline ? "textarea" : "input"
    html.open(tag, ["id": place.id, "name": place.name])
    if style != .dropdown && !style.isMultiline {
      html.attributes(["type": style.isSecure ? "password" : style == .phone ? "tel" : "text"])
      if style == .email { html.markup(" inputmode=\"email\" autocapitalize=\"none\" spellcheck=\"false\"") }
      html.attribute("value", style.isSecure || text.isEmpty ? nil : text)
    }
    html.attribute("autocomplete", place.autocomplete ?? style.autocomplete)
    // By the placeholder the style sheet distinguishes an empty control.
    if style != .dropdown { html.markup(" placeholder=\" \"") }
    if style.isMultiline { html.markup(" rows=\"3\"") }
    if placeholderText?.isEmpty ?? true { html.attribute("aria-label", place.label) }
    if !isOptional { html.markup(" aria-required=\"true\"") }
    if presentation.isInvalid { html.markup(" aria-invalid=\"true\"") }
    if presentation.assistiveText != nil { html.attribute("aria-describedby", place.textID) }
    if presentation.isDisabled { html.markup(" disabled") }
    html.markup(">")
    if style == .dropdown { writeChoices(place.choices, to: &html) }
    if style.isMultiline {
      // A parser drops a line feed at the beginning.
      html.markup("\n")
      html.text(text)
      html.markup("</textarea>")
    }
  }

  private func writeChoices(_ choices: [String], to html: inout HTMLWriter) {
    html.markup("<option value=\"\" label=\" \"></option>")
    for choice in choices {
      html.open("option", [:])
      if choice == text { html.markup(" selected") }
      html.markup(">")
      html.text(choice)
      html.markup("</option>")
    }
    html.markup("</select>")
  }
}

extension HTMLWriter {
  /// Writes a text whose direction does not depend on that of the page.
  fileprivate mutating func isolated(_ text: String) { element("bdi") { $0.text(text) } }
}

extension InputFieldPlace {
  /// The `id` of the text under the control.
  var textID: String { "\(id)-text" }
}

extension InputFieldStyle {
  /// The name of the style in markup.
  package var name: String { "\(self)" }

  fileprivate var autocomplete: String? {
    switch self {
    case .email: "email"
    case .phone: "tel"
    default: nil
    }
  }
}

extension InputFieldState {
  /// The name of the state in markup.
  package var name: String {
    switch self {
    case .normal: "normal"
    case .disabled: "disabled"
    case .invalid: "invalid"
    }
  }
}
