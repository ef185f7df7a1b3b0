import Controls
import ControlsHTML
import FormValidation
import HTMLMarkup
import Validation

/// The slow, simple reference for ``PlainFormTemplate``: it writes a page element by element from the properties of
/// its fields.
struct ElementTemplate: FormTemplate {
  static func formErrors(of page: FormPage) -> [FormText] { page.formErrors }

  static func ariaInvalid(of field: PageField) -> String { field.isInvalid ? "true" : "false" }

  func writeForm(_ page: FormPage, to html: inout HTMLWriter) {
    let fields = page.fields
    let hasFiles = page.form.fields.contains { if case .file = $0.kind { true } else { false } }
    html.element(
      "form",
      [
        "class": "form", "method": "post", "action": page.action,
        "enctype": hasFiles ? "multipart/form-data" : nil, "accept-charset": "utf-8",
        "novalidate": page.validatesInBrowser ? nil : "", "lang": page.catalog.language,
        "dir": page.catalog.direction.rawValue, "data-brand": page.brand?.color.rawValue,
      ]
    ) { html in
      html.newLine()
      if !Self.formErrors(of: page).isEmpty || fields.contains(where: \.isInvalid) {
        writeSummary(of: page, to: &html)
      }
      let warnings = page.formWarnings
      if !warnings.isEmpty { writeWarnings(warnings, on: page, to: &html) }
      if let token = page.token {
        html.empty("input", ["type": "hidden", "name": FormToken.name, "value": token.value])
        html.newLine()
      }
      for field in fields { writeField(field, on: page, to: &html) }
      writeSubmit(on: page, to: &html)
    }
    html.newLine()
  }

  func writeSummary(of page: FormPage, to html: inout HTMLWriter) {
    html.element(
      "div",
      [
        "class": "form-summary", "role": "alert", "tabindex": "-1", "autofocus": "",
        "aria-labelledby": "form-summary-title",
      ]
    ) { html in
      html.newLine()
      html.element("h2", ["id": "form-summary-title"]) { html in
        let problems = Self.formErrors(of: page).count + page.fields.count(where: \.isInvalid)
        html.text(page.catalog.heading(problems: problems))
      }
      html.newLine()
      html.element("ul") { html in
        html.newLine()
        for field in page.fields where field.isInvalid { writeLink(to: field, on: page, &html) }
        for text in Self.formErrors(of: page) {
          html.element("li") { Self.write(text, &$0) }
          html.newLine()
        }
      }
      html.newLine()
    }
    html.newLine()
  }

  /// A hidden field cannot have the focus, so its entry is not a link.
  private func writeLink(to field: PageField, on page: FormPage, _ html: inout HTMLWriter) {
    let text = field.result.errorEntry ?? ""
    html.element("li") { html in
      if field.attributes.type == .hidden {
        Self.write(text, &html)
      } else {
        html.element("a", ["href": "#\(field.id)"]) { Self.write(text, &$0) }
      }
    }
    html.newLine()
  }

  func writeField(_ field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    if field.attributes.type == .hidden {
      writeControl(of: field, on: page, to: &html)
      html.newLine()
      return
    }
    html.element(
      "div",
      [
        "class": "form-field",
        "data-state": field.isInvalid ? "invalid" : field.isDisabled ? "disabled" : "normal",
      ]
    ) { html in
      html.newLine()
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
    }
    html.newLine()
  }

  private func writeLabelElement(_ field: PageField, _ page: FormPage, _ html: inout HTMLWriter) {
    html.element("label", ["for": field.id]) { writeLabel(of: field, on: page, to: &$0) }
    html.newLine()
  }

  /// Writes the controls of a group with a label each, and a legend for the group.
  private func writeGroup(_ field: PageField, _ page: FormPage, _ html: inout HTMLWriter) {
    let isRadio = field.group == .radioButtons
    html.element(
      "fieldset",
      [
        "role": isRadio ? "radiogroup" : nil,
        "disabled": field.isDisabled ? "" : nil,
        "aria-required": isRadio && field.field.isRequired ? "true" : nil,
        "aria-invalid": isRadio ? Self.ariaInvalid(of: field) : nil, "aria-describedby": field.describedBy,
      ]
    ) { html in
      html.newLine()
      html.element("legend") { writeLabel(of: field, on: page, to: &$0) }
      html.newLine()
      writeTexts(of: field, on: page, to: &html)
      writeControl(of: field, on: page, to: &html)
    }
    html.newLine()
  }

  func writeLabel(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    html.element("bdi", ["lang": field.label.parts[0].language]) { $0.text(field.label.text) }
    guard !field.field.isRequired else { return }
    html.text(" ")
    html.element("span", ["class": "form-optional"]) { $0.text(page.catalog.interface.optional) }
  }

  func writeTexts(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    if let text = field.helperText {
      html.element("p", ["class": "form-helper", "id": field.helperID]) { html in
        html.element("bdi", ["lang": text.parts[0].language]) { $0.text(text.text) }
      }
      html.newLine()
    }
    if let text = field.result.error {
      html.element("p", ["class": "form-error", "id": field.errorID]) { html in
        html.element("strong") {
          Self.write(page.catalog.entry(field: page.catalog.interface.error, message: ""), &$0)
        }
        Self.write(text, &html)
      }
      html.newLine()
    }
    guard !field.result.warnings.isEmpty else { return }
    html.element("p", ["class": "form-warning", "id": field.warningID]) {
      writeWarning(FormText(field.result.warnings.joined(separator: "; ")), on: page, to: &$0)
    }
    html.newLine()
  }

  func writeWarnings(_ texts: [FormText], on page: FormPage, to html: inout HTMLWriter) {
    html.element("ul", ["class": "form-warnings"]) { html in
      html.newLine()
      for text in texts {
        html.element("li", ["class": "form-warning"]) { writeWarning(text, on: page, to: &$0) }
        html.newLine()
      }
    }
    html.newLine()
  }

  private func writeWarning(_ text: FormText, on page: FormPage, to html: inout HTMLWriter) {
    html.element("strong") {
      Self.write(page.catalog.entry(field: page.catalog.interface.warning, message: ""), &$0)
    }
    Self.write(text, &html)
  }

  /// Writes a text, each part in another language in an element of its own.
  private static func write(_ text: FormText, _ html: inout HTMLWriter) {
    for part in text.parts {
      guard let language = part.language else {
        write(part.text, &html)
        continue
      }
      html.element("bdi", ["lang": language]) { write(part.text, &$0) }
    }
  }

  /// Writes a message whose outermost isolates become elements, character by character.
  private static func write(_ message: String, _ html: inout HTMLWriter) {
    var rest = Array(message.unicodeScalars)[...]
    while let first = rest.popFirst() {
      guard 0x2066...0x2068 ~= first.value else {
        html.text(String(first))
        continue
      }
      var depth = 1
      let end = rest.firstIndex { scalar in
        if 0x2066...0x2068 ~= scalar.value { depth += 1 }
        if scalar.value == 0x2069 { depth -= 1 }
        return depth == 0
      }
      let direction = first.value == 0x2066 ? "ltr" : first.value == 0x2067 ? "rtl" : nil
      html.element("bdi", ["dir": direction]) { html in
        for scalar in rest[..<(end ?? rest.endIndex)] { html.text(String(scalar)) }
      }
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    }
  }

  func writeSubmit(on page: FormPage, to html: inout HTMLWriter) {
    let texts = page.catalog.interface
    let (isLoading, isDisabled) = (page.submitState == .loading, page.submitState == .disabled)
    let place = ControlPlace(submits: true, failure: "")
    if let brand = page.brand {
      let button = BrandButton(label: isLoading ? texts.submitting : texts.submit, variant: .primaryGreen)
      button.variant = brand
      button.isEnabled = !isLoading && !isDisabled
      button.model.write(place, to: &html)
    } else {
      let button = Button(title: texts.submit, loadingTitle: texts.submitting)
      button.isLoading = isLoading
      button.isEnabled = !isDisabled
      button.isSelected = page.submitState == .selected
      button.model.write(place, to: &html)
    }
    html.newLine()
  }
}
