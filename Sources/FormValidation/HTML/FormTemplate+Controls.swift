public import HTMLMarkup

extension FormTemplate {
  public func writeControl(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    let isPassword = field.canBeRevealed
    if isPassword { html.markup("<div class=\"form-password\">") }
    let control = field.control
    html.append(html: control.before)
    if field.takesFocus, case .value = control.content { html.markup(" autofocus") }
    switch control.content {
    case .value: html.attribute("value", field.value)
    case .text: html.text(field.value ?? "")
    case .choices(let choices, let attribute):
      for choice in choices {
        html.append(html: choice.before)
        if field.isChosen(choice.value) { html.markup(attribute) }
        html.append(html: choice.after)
      }
    }
    html.append(html: control.after)
    guard isPassword else { return }
    html.markup("<template>")
    page.writeShowButton(of: field, to: &html)
    html.markup("</template></div>")
  }
}
