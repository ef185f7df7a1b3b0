internal import Validation

/// How a form looks as HTML, part by part: each part has a default, and a type of one's own says those that are to be others.
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
/// A part of one's own keeps what others rely on: ids are those of ``PageField``, and a control has its `aria-describedby`.
public protocol FormTemplate: Sendable {
  /// The whole form.
  func writeForm(_ page: FormPage, to html: inout HTMLWriter)
  /// What is wrong, with a link to each field; called where something is.
  func writeSummary(of page: FormPage, to html: inout HTMLWriter)
  /// A field with its label, its texts and its control.
  func writeField(_ field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// The label's content: what the field is called, and whether it may be left empty.
  func writeLabel(of field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// The helper text, the error's and the warnings', those that are there.
  func writeTexts(of field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// What is typed into or chosen from.
  func writeControl(of field: PageField, on page: FormPage, to html: inout HTMLWriter)
  /// What sends the form.
  func writeSubmit(on page: FormPage, to html: inout HTMLWriter)
}

/// The parts as they are by default.
public struct PlainFormTemplate: FormTemplate {
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
    html.markup(">\n")
    if page.problems > 0 { writeSummary(of: page, to: &html) }
    if let token = page.token {
      html.markup("<input type=\"hidden\"")
      html.attribute("name", FormToken.name)
      html.attribute("value", token.value)
      html.markup(">\n")
    }
    for index in page.fields.indices { writeField(page.fields[index], on: page, to: &html) }
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
      guard let text = page.fields[index].result.errorText else { continue }
      let layout = page.fields[index].layout
      html.append(laidOut: layout.entryStart)
      html.text(page.catalog.entry(field: layout.field.label, message: text))
      html.markup(layout.entryEnd)
    }
    for text in page.formErrors {
      html.markup("<li>")
      html.text(text)
      html.markup("</li>\n")
    }
    html.markup("</ul>\n</div>\n")
  }

  public func writeField(_ field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    switch field.attributes.type {
    case .hidden:
      writeControl(of: field, on: page, to: &html)
      html.newLine()
      return
    case _ where field.isInvalid: html.markup("<div class=\"form-field\" data-state=\"invalid\">\n")
    case _ where field.isDisabled: html.markup("<div class=\"form-field\" data-state=\"disabled\">\n")
    default: html.markup("<div class=\"form-field\" data-state=\"normal\">\n")
    }
    if field.group != nil {
      writeGroup(field, page, &html)
    } else if field.attributes.type == .checkbox {
      writeControl(of: field, on: page, to: &html)
      writeLabelElement(field, page, &html)
      writeTexts(of: field, on: page, to: &html)
    } else {
      writeLabelElement(field, page, &html)
      writeTexts(of: field, on: page, to: &html)
      writeControl(of: field, on: page, to: &html)
      html.newLine()
    }
    html.markup("</div>\n")
  }

  private func writeLabelElement(_ field: PageField, _ page: FormPage, _ html: inout HTMLWriter) {
    html.append(laidOut: field.layout.labelStart)
    writeLabel(of: field, on: page, to: &html)
    html.markup("</label>\n")
  }

  /// Boxes with a label each, and one for all of them.
  private func writeGroup(_ field: PageField, _ page: FormPage, _ html: inout HTMLWriter) {
    html.append(laidOut: field.control.groupStart)
    html.markup("<legend>")
    writeLabel(of: field, on: page, to: &html)
    html.markup("</legend>\n")
    writeTexts(of: field, on: page, to: &html)
    writeControl(of: field, on: page, to: &html)
    html.markup("</fieldset>\n")
  }

  public func writeLabel(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    html.append(laidOut: field.layout.label)
    guard !field.field.isRequired else { return }
    html.markup(" <span class=\"form-optional\">")
    html.text(page.texts.optional)
    html.markup("</span>")
  }

  public func writeTexts(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    if let helper = field.layout.helper { html.append(laidOut: helper) }
    if let text = field.result.errorText {
      html.append(laidOut: field.layout.errorStart)
      html.markup("<strong>")
      html.text(page.errorMark)
      html.markup("</strong>")
      html.text(text)
      html.markup("</p>\n")
    }
    guard !field.result.warnings.isEmpty else { return }
    html.append(laidOut: field.layout.warningStart)
    html.text(field.result.warnings.joined(separator: "; "))
    html.markup("</p>\n")
  }

  public func writeSubmit(on page: FormPage, to html: inout HTMLWriter) {
    html.markup("<button type=\"submit\"")
    switch page.submitState {
    case .normal: break
    case .disabled: html.markup(" disabled")
    case .loading: html.markup(" aria-disabled=\"true\"")
    }
    html.attribute("data-state", page.submitState.rawValue)
    html.markup(">")
    html.text(page.submitState == .loading ? page.texts.submitting : page.texts.submit)
    html.markup("</button>\n")
  }
}
