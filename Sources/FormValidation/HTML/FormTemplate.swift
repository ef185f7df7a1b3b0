internal import Controls
public import HTMLMarkup
public import Validation

/// Writes a form as HTML, part by part. Each part has a default implementation, which a conforming type can replace.
///
/// ```swift
/// struct Cards: FormTemplate {
///   func writeField(_ field: PageField, on page: FormPage, to html: inout HTMLWriter) {
///     html.element("section", ["class": "card"]) { PlainFormTemplate().writeField(field, on: page, to: &$0) }
///   }
/// }
/// let html = FormPage(form, action: "/sign-up").html(by: Cards())
/// ```
///
/// A part that is replaced must write what other parts refer to: the ids of ``PageField``, and the control's
/// `aria-describedby`.
public protocol FormTemplate: Sendable {
  /// Writes the whole form.
  func writeForm(_ page: FormPage, to html: inout HTMLWriter)
  /// Writes the errors, with a link to each invalid field; called only if there are errors.
  func writeSummary(of page: FormPage, to html: inout HTMLWriter)
  /// Writes warnings as a list; called only if there are any. A page has those that belong to the form as a
  /// whole, and a program may write all (``FormPage/warnings``) when it has accepted the submission.
  func writeWarnings(_ texts: [FormText], on page: FormPage, to html: inout HTMLWriter)
  /// Writes a repeated group: its label and texts, its elements, and the buttons that add, remove and move elements.
  func writeGroup(_ group: PageGroup, on page: FormPage, to html: inout HTMLWriter)
  /// Writes a field with its label, its texts and its control.
  func writeField(_ field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// Writes the content of the label: the field's label, and whether the field is optional.
  func writeLabel(of field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// Writes the helper text, the error text and the texts of the warnings, if present.
  func writeTexts(of field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// Writes the control with the values that are shown, and for a password, in a `template` element, a button that shows it,
  /// which ``FormScript`` inserts.
  func writeControl(of field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// Writes the submit button.
  func writeSubmit(on page: FormPage, to html: inout HTMLWriter)
}

/// A template with the default implementation of every part.
public struct PlainFormTemplate: FormTemplate {
  /// Creates the template, which has no state.
  public init() {}
}

extension FormTemplate {
  public func writeForm(_ page: FormPage, to html: inout HTMLWriter) {
    html.markup("<form class=\"form\" method=\"post\"")
    html.attribute("action", page.action)
    if page.form.compiledFields.contains(where: \.isOfFiles) {
      html.markup(" enctype=\"multipart/form-data\"")
    }
    html.markup(" accept-charset=\"utf-8\"")
    if !page.validatesInBrowser { html.markup(" novalidate") }
    html.attribute("lang", page.catalog.language)
    html.attribute("dir", page.catalog.direction.rawValue)
    html.attribute("data-brand", page.brand?.color.rawValue)
    html.markup(">\n")
    if page.problems > 0 { writeSummary(of: page, to: &html) }
    if !page.formWarnings.isEmpty { writeWarnings(page.formWarnings, on: page, to: &html) }
    if let token = page.token {
      html.markup("<input type=\"hidden\"")
      html.attribute("name", page.form.tokenName)
      html.attribute("value", token.value)
      html.markup(">\n")
    }
    for (name, value) in page.hiddenValues {
      html.markup("<input type=\"hidden\"")
      html.attribute("name", name)
      html.attribute("value", value)
      html.markup(">\n")
    }
    writeFields(of: page, to: &html)
    writeSubmit(on: page, to: &html)
    html.markup("</form>\n")
  }

  public func writeSummary(of page: FormPage, to html: inout HTMLWriter) {
    html.markup(
      """
      <div class="form-summary" role="alert" tabindex="-1" autofocus aria-labelledby="form-summary-title">
      <h2 id="form-summary-title">
      """)
    html.text(page.catalog.heading(problems: page.problems))
    html.markup("</h2>\n<ul>\n")
    for index in page.fields.indices {
      guard let entry = page.fields[index].result.errorEntry else { continue }
      let markup = page.fields[index].markup
      html.append(html: markup.entryStart)
      html.message(entry)
      html.markup(markup.entryEnd)
    }
    for text in page.formErrors {
      html.markup("<li>")
      html.message(text)
      html.markup("</li>\n")
    }
    html.markup("</ul>\n</div>\n")
  }

  public func writeWarnings(_ texts: [FormText], on page: FormPage, to html: inout HTMLWriter) {
    html.markup("<ul class=\"form-warnings\">\n")
    for text in texts {
      html.markup("<li class=\"form-warning\"><strong>")
      html.message(page.texts.warningPrefix)
      html.markup("</strong>")
      html.message(text)
      html.markup("</li>\n")
    }
    html.markup("</ul>\n")
  }

  public func writeField(_ field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    switch field.attributes.type {
    case .hidden:
      writeControl(of: field, on: page, to: &html)
      html.newLine()
      return
    case _ where field.isInvalid: html.markup("<div class=\"form-field\" data-state=\"invalid\"")
    case _ where field.isDisabled: html.markup("<div class=\"form-field\" data-state=\"disabled\"")
    default: html.markup("<div class=\"form-field\" data-state=\"normal\"")
    }
    html.append(html: field.markup.dependence)
    html.markup(">\n")
    if field.group != nil {
      writeBoxes(of: field, on: page, to: &html)
    } else if field.attributes.type == .checkbox {
      writeControl(of: field, on: page, to: &html)
      writeLabelElement(of: field, on: page, to: &html)
      writeTexts(of: field, on: page, to: &html)
    } else {
      writeLabelElement(of: field, on: page, to: &html)
      writeTexts(of: field, on: page, to: &html)
      writeControl(of: field, on: page, to: &html)
      html.newLine()
    }
    html.markup("</div>\n")
  }

  private func writeLabelElement(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    html.append(html: field.markup.labelStart)
    writeLabel(of: field, on: page, to: &html)
    html.markup("</label>\n")
  }

  /// Writes a group of boxes, each with a label, and a legend for all of them.
  private func writeBoxes(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    html.append(html: field.control.groupStart)
    html.markup("<legend>")
    writeLabel(of: field, on: page, to: &html)
    html.markup("</legend>\n")
    writeTexts(of: field, on: page, to: &html)
    writeControl(of: field, on: page, to: &html)
    html.markup("</fieldset>\n")
  }

  public func writeLabel(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    html.append(html: field.markup.label)
    guard !field.field.isRequired else { return }
    html.markup(" <span class=\"form-optional\">")
    html.text(page.texts.interface.optional)
    html.markup("</span>")
  }

  public func writeTexts(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    if let helper = field.markup.helper { html.append(html: helper) }
    if let text = field.result.error {
      html.append(html: field.markup.errorStart)
      html.markup("<strong>")
      html.message(page.texts.errorPrefix)
      html.markup("</strong>")
      html.message(text)
      html.markup("</p>\n")
    }
    let warnings = field.result.warningTexts
    guard !warnings.isEmpty else { return }
    html.append(html: field.markup.warningStart)
    html.markup("<strong>")
    html.message(page.texts.warningPrefix)
    html.markup("</strong>")
    for index in warnings.indices {
      if index > 0 { html.text("; ") }
      html.message(warnings[index])
    }
    html.markup("</p>\n")
  }

  public func writeSubmit(on page: FormPage, to html: inout HTMLWriter) {
    if let other = page.otherButton {
      html.markup("<button type=\"submit\" class=\"form-edit\"")
      html.attribute("name", other.name)
      html.attribute("value", other.value)
      html.markup(" formnovalidate>")
      html.text(other.title)
      html.markup("</button>\n")
    }
    // The browser sends the form, and the script of the controls then has no failure to announce.
    page.writeSubmitButton(to: &html)
    html.newLine()
  }
}
