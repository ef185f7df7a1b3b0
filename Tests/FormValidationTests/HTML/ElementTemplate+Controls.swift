import Controls
import ControlsHTML
import HTMLMarkup
import RuleFiles
import Validation

@testable import FormValidation

extension ElementTemplate {
  func writeControl(of field: PageField, on page: FormPage, to html: inout HTMLWriter) {
    switch field.field.kind {
    case .choice(let choices, let allowsSeveral):
      if let group = field.group {
        writeBoxes(choices, as: group, field, &html)
      } else {
        writeList(choices, allowsSeveral, field, &html)
      }
    case .dayParts: writeDay(field, on: page, &html)
    case .multiline: writeTextArea(field, &html)
    case .checkbox(let value):
      writeInput(
        field, value: value, isChecked: field.values.contains { $0.utf8.elementsEqual(value.utf8) }, &html)
      html.newLine()
    case .password where !field.isDisabled:
      html.element("div", ["class": "form-password"]) { html in
        writeInput(field, value: nil, isChecked: false, &html)
        html.element("template") { writeShowButton(field, on: page, &$0) }
      }
    default: writeInput(field, value: field.values.first, isChecked: false, &html)
    }
  }

  private func writeShowButton(_ field: PageField, on page: FormPage, _ html: inout HTMLWriter) {
    let texts = page.catalog.interface
    let button = FUIButton(style: .fuiRounded)
    button.setTitle(texts.show, for: .normal)
    button.setTitle(texts.hide, for: .selected)
    button.isPersistentSelection = true
    button.toggleName = .renaming(
      off: page.catalog.entry(field: field.label.text, message: texts.show),
      on: page.catalog.entry(field: field.label.text, message: texts.hide))
    button.model.write(ControlPlace(), to: &html)
  }

  private func writeInput(
    _ field: PageField, value: String?, isChecked: Bool, _ html: inout HTMLWriter
  ) {
    let attributes = field.attributes
    let isAddress = field.field.kind == .email
    let isPassword = field.field.kind == .password
    let isHidden = attributes.type == .hidden
    html.empty(
      "input",
      [
        "type": attributes.type?.rawValue, "id": isHidden ? nil : field.id, "name": field.field.name,
        "value": value, "checked": isChecked ? "" : nil, "disabled": field.isDisabled ? "" : nil,
        "required": attributes.isRequired ? "" : nil,
        "aria-required": field.hasARIARequired ? "true" : nil,
        "aria-invalid": isHidden ? nil : Self.ariaInvalid(of: field),
        "aria-describedby": isHidden ? nil : field.describedBy,
        "autocomplete": attributes.type?.isFilledIn ?? true ? field.field.autocomplete : nil,
        "placeholder": attributes.type?.isTyped ?? true ? field.placeholder : nil,
        "inputmode": attributes.inputMode?.rawValue, "autocapitalize": isAddress || isPassword ? "none" : nil,
        "spellcheck": isAddress || isPassword ? "false" : nil,
        "dir": isAddress ? "ltr" : attributes.type == .text ? "auto" : nil,
        "minlength": attributes.minimumLength?.description,
        "maxlength": attributes.maximumLength?.description,
        "min": attributes.minimum, "max": attributes.maximum, "step": attributes.step,
        "pattern": attributes.pattern,
        "data-width": ControlWidth(field.field, placeholder: field.placeholder)?.rawValue,
        "accept": attributes.mediaTypes.isEmpty ? nil : attributes.mediaTypes.joined(separator: ","),
      ])
  }

  private func writeTextArea(_ field: PageField, _ html: inout HTMLWriter) {
    let attributes = field.attributes
    html.element(
      "textarea",
      [
        "id": field.id, "name": field.field.name, "rows": "5", "disabled": field.isDisabled ? "" : nil,
        "required": attributes.isRequired ? "" : nil,
        "aria-required": field.hasARIARequired ? "true" : nil,
        "aria-invalid": Self.ariaInvalid(of: field), "aria-describedby": field.describedBy,
        "autocomplete": field.field.autocomplete, "placeholder": field.placeholder, "dir": "auto",
        "minlength": attributes.minimumLength?.description,
        "maxlength": attributes.maximumLength?.description,
      ]
    ) { html in
      // The HTML parser drops a line feed at the beginning: HTML, section 13.2.6.4.7.
      html.newLine()
      html.text(field.values.first ?? "")
    }
  }

  /// Writes a drop-down list, with an empty value first unless the choices contain one.
  private func writeList(
    _ choices: [FormField.Choice], _ allowsSeveral: Bool, _ field: PageField, _ html: inout HTMLWriter
  ) {
    html.element(
      "select",
      [
        "id": field.id, "name": field.field.name, "disabled": field.isDisabled ? "" : nil,
        "multiple": allowsSeveral ? "" : nil,
        "required": field.attributes.isRequired ? "" : nil,
        "aria-required": field.hasARIARequired ? "true" : nil,
        "aria-invalid": Self.ariaInvalid(of: field), "aria-describedby": field.describedBy,
        "autocomplete": field.field.autocomplete,
      ]
    ) { html in
      html.newLine()
      if !allowsSeveral, !choices.contains(where: \.value.isEmpty) {
        html.element("option", ["value": ""]) { $0.text(field.placeholder ?? "–") }
        html.newLine()
      }
      for choice in choices {
        let label = field.label(of: choice)
        html.element(
          "option",
          [
            "value": choice.value, "selected": field.isChosen(choice) ? "" : nil,
            "lang": label.parts[0].language,
          ]
        ) { $0.text(label.text) }
        html.newLine()
      }
    }
  }

  /// Writes the boxes of a day with its typed parts, which are lines, or those of a day by ISO 8601.
  private func writeDay(_ field: PageField, on page: FormPage, _ html: inout HTMLWriter) {
    let value = field.values.first ?? ""
    let separator: Character = value.contains("\n") ? "\n" : "-"
    let split = value.split(separator: separator, omittingEmptySubsequences: separator == "-").map(
      String.init)
    let typed = split.count == 3 ? split : [value, "", ""]
    let texts = page.catalog.interface
    let parts = [
      ("day", texts.day, typed[2]), ("month", texts.month, typed[1]), ("year", texts.year, typed[0]),
    ]
    html.element("div", ["class": "form-day"]) { html in
      html.newLine()
      for (index, (name, label, value)) in (page.catalog.language == "ja" ? parts.reversed() : parts)
        .enumerated()
      {
        html.element("div") { html in
          html.element("label", ["for": field.choiceID(index)]) { $0.text(label) }
          html.empty(
            "input",
            [
              "type": "text", "id": field.choiceID(index), "name": "\(field.field.name)[\(name)]",
              "value": value.isEmpty ? nil : value, "disabled": field.isDisabled ? "" : nil,
              "required": field.attributes.isRequired ? "" : nil,
              "aria-required": field.hasARIARequired ? "true" : nil,
              "aria-invalid": Self.ariaInvalid(of: field),
              "autocomplete": field.field.autocomplete == "bday" ? "bday-\(name)" : nil,
              "inputmode": "numeric", "data-width": name == "year" ? "year" : "day",
            ])
        }
        html.newLine()
      }
    }
    html.newLine()
  }

  private func writeBoxes(
    _ choices: [FormField.Choice], as group: PageField.Group, _ field: PageField, _ html: inout HTMLWriter
  ) {
    for (index, choice) in choices.enumerated() {
      html.element("div", ["class": "form-choice"]) { html in
        html.empty(
          "input",
          [
            "type": group == .radioButtons ? "radio" : "checkbox", "id": field.choiceID(index),
            "name": field.field.name, "value": choice.value, "checked": field.isChosen(choice) ? "" : nil,
            "required": group == .radioButtons && field.attributes.isRequired ? "" : nil,
            "aria-invalid": Self.ariaInvalid(of: field),
          ])
        html.element("label", ["for": field.choiceID(index)]) { html in
          let label = field.label(of: choice)
          html.element("bdi", ["lang": label.parts[0].language]) { $0.text(label.text) }
        }
      }
      html.newLine()
    }
  }
}

extension ControlAttributes.InputType {
  /// Whether `placeholder` applies: HTML, section 4.10.5.
  fileprivate var isTyped: Bool { [.text, .email, .tel, .password, .number].contains(self) }

  /// Whether `autocomplete` applies: HTML, section 4.10.5.
  fileprivate var isFilledIn: Bool { ![.checkbox, .radio, .file].contains(self) }
}

extension PageField {
  /// Whether the control has `aria-required`: if HTML's own attribute is missing, and never on file inputs.
  fileprivate var hasARIARequired: Bool {
    switch field.kind {
    case .hidden, .file: false
    default: field.isRequired && !attributes.isRequired
    }
  }

  fileprivate func isChosen(_ choice: FormField.Choice) -> Bool {
    values.contains { $0.utf8.elementsEqual(choice.value.utf8) }
  }
}
