extension FormTemplate {
  public func writeControl(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    let control = field.control
    html.append(control.before)
    switch control.content {
    case .value: html.attribute("value", field.values.first)
    case .text: html.text(field.values.first ?? "")
    case .choices(let choices, let mark):
      for choice in choices {
        html.append(choice.before)
        if field.values.contains(where: { $0.utf8.elementsEqual(choice.value.utf8) }) { html.markup(mark) }
        html.append(choice.after)
      }
    }
    html.append(control.after)
  }
}
