public import HTMLMarkup
internal import Validation

extension FormTemplate {
  func writeFields(of page: FormPage, to html: inout HTMLWriter) {
    if !page.form.compiled.groups.isEmpty || page.otherButton != nil {
      // Return in a text sends the form by its first button, which must not be one that removes an element or goes back.
      html.markup(
        "<button type=\"submit\" class=\"form-default\" tabindex=\"-1\" aria-hidden=\"true\"></button>\n")
    }
    page.forEachPart(
      { writeField($0, on: page, to: &html) }, { writeGroup($0, on: page, to: &html) })
  }

  public func writeGroup(_ group: PageGroup, on page: FormPage, to html: inout HTMLWriter) {
    let field = group.field
    html.markup("<fieldset class=\"form-group\"")
    html.attribute("id", field.id)
    html.attribute("data-group", group.name)
    html.attribute("data-state", field.isInvalid ? "invalid" : field.isDisabled ? "disabled" : "normal")
    html.attribute("data-least", "\(group.count.lowerBound)")
    html.attribute("data-most", "\(group.count.upperBound)")
    html.append(html: field.markup.dependence)
    html.attribute("tabindex", "-1")
    html.attribute("aria-describedby", field.describedBy)
    html.markup(">\n<legend>")
    html.append(html: field.markup.label)
    html.markup("</legend>\n")
    writeTexts(of: field, on: page, to: &html)
    for (number, element) in group.elements.enumerated() {
      writeElement(element, "\(number)", of: group, on: page, to: &html)
    }
    if !field.isDisabled {
      html.markup("<template>")
      writeElement(group.newElement, FormMarkup.newIndex, of: group, on: page, to: &html)
      html.markup("</template>\n")
      html.markup("<p class=\"form-edits\">")
      writeEdit(.add, called: page.texts.interface.add, of: group, isUsable: group.canGrow, to: &html)
      html.markup("</p>\n")
    }
    html.markup("</fieldset>\n")
  }

  private func writeElement(
    _ fields: [PageField], _ index: String, of group: PageGroup, on page: FormPage, to html: inout HTMLWriter
  ) {
    let id = "\(group.field.id)-\(index)"
    html.markup("<fieldset class=\"form-element\"")
    html.attribute("data-element", index)
    html.markup(">\n<legend")
    html.attribute("id", id)
    html.markup(">")
    html.append(html: group.field.markup.label)
    html.markup(" <span class=\"form-number\">")
    html.text(Int(index).map { "\($0 + 1)" } ?? "")
    html.markup("</span></legend>\n<input type=\"hidden\"")
    html.attribute("name", "\(group.name)[\(index)]")
    html.attribute("value", "")
    html.markup(">\n")
    for field in fields { writeField(field, on: page, to: &html) }
    if !group.field.isDisabled {
      let number = Int(index)
      let isLast = number == group.elements.count - 1
      html.markup("<p class=\"form-edits\">")
      writeEdit(
        .up, called: page.texts.interface.moveUp, of: group, at: index, isUsable: number != 0, to: &html)
      writeEdit(
        .down, called: page.texts.interface.moveDown, of: group, at: index, isUsable: !isLast, to: &html)
      writeEdit(
        .remove, called: page.texts.interface.remove, of: group, at: index, isUsable: group.canShrink,
        to: &html)
      html.markup("</p>\n")
    }
    html.markup("</fieldset>\n")
  }

  /// Writes a button that sends the form with a change of its elements. Its name is its text and, in an element, the label of that.
  private func writeEdit(
    _ verb: GroupEdit.Verb, called text: String, of group: PageGroup, at index: String? = nil, isUsable: Bool,
    to html: inout HTMLWriter
  ) {
    let own = "\(verb.rawValue)-\(group.field.id)" + (index.map { "-\($0)" } ?? "")
    html.markup("<button type=\"submit\" class=\"form-edit\"")
    html.attribute("id", own)
    html.attribute("name", group.editName)
    html.attribute("value", GroupEdit.value(verb, in: group.name, at: index))
    html.attribute("data-edit", verb.rawValue)
    html.attribute("aria-labelledby", index.map { "\(own) \(group.field.id)-\($0)" })
    html.markup(isUsable ? " formnovalidate>" : " formnovalidate disabled>")
    html.text(text)
    html.markup("</button>\n")
  }
}
