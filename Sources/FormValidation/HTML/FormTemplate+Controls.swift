public import HTMLMarkup
internal import Validation

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
    case .dayParts(let boxes):
      let parts = DayParts(field.value ?? "")
      for box in boxes {
        html.append(html: box.before)
        html.text(page.texts.interface[box.part])
        html.append(html: box.middle)
        if !parts[box.part].isEmpty { html.attribute("value", parts[box.part]) }
        html.append(html: box.after)
      }
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

extension InterfaceTexts {
  /// The label of the box of a part of a day.
  fileprivate subscript(part: DayParts.Part) -> String {
    switch part {
    case .year: year
    case .month: month
    case .day: day
    }
  }
}
