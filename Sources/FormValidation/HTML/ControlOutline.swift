internal import HTMLMarkup
internal import RuleFiles
internal import Validation

/// Renders the elements of a control for one state of its field.
struct ControlOutline {
  let field: FormField
  let wording: FieldWording
  let attributes: ControlAttributes
  let ids: FieldIDs
  /// The value of `aria-invalid`. It is written even if it is `false`: otherwise a browser reports an empty
  /// required control as invalid to assistive technology before it has been used.
  let ariaInvalid: String
  let describedBy: String?

  func inputStart(_ value: String?) -> [UInt8] {
    HTMLWriter.bytes { html in
      html.open(
        "input",
        [
          "type": attributes.type?.rawValue, "id": attributes.type == .hidden ? nil : ids.control,
          "name": field.name, "value": value,
        ])
    }
  }

  var inputEnd: [UInt8] {
    let isAddress = field.kind == .email || field.kind == .url
    // A browser may send a text to a service that checks its spelling, also a password while it is shown.
    let isWord = !isAddress && field.kind != .password
    let isHidden = attributes.type == .hidden
    return HTMLWriter.bytes { html in
      html.attributes(
        [
          "disabled": field.isDisabled ? "" : nil, "required": attributes.isRequired ? "" : nil,
          "aria-required": hasARIARequired ? "true" : nil,
          "aria-invalid": isHidden ? nil : ariaInvalid, "aria-describedby": isHidden ? nil : describedBy,
          "autocomplete": attributes.type?.isFilledIn ?? true ? field.autocomplete : nil,
          "placeholder": attributes.type?.isTyped ?? true ? wording.placeholder : nil,
          "inputmode": attributes.inputMode?.rawValue, "autocapitalize": isWord ? nil : "none",
          "spellcheck": isWord ? nil : "false",
          "dir": isAddress ? "ltr" : attributes.type == .text ? "auto" : nil,
          "minlength": attributes.minimumLength?.description,
          "maxlength": attributes.maximumLength?.description,
          "min": attributes.minimum, "max": attributes.maximum, "step": attributes.step,
          "pattern": attributes.pattern,
          "data-width": ControlWidth(field, placeholder: wording.placeholder)?.rawValue,
          "multiple": field.kind.allowsSeveral ? "" : nil,
          "accept": attributes.mediaTypes.isEmpty ? nil : attributes.mediaTypes.joined(separator: ","),
        ])
      html.markup(">")
    }
  }

  var textAreaStart: [UInt8] {
    HTMLWriter.bytes { html in
      html.empty(
        "textarea",
        [
          "id": ids.control, "name": field.name, "rows": "5", "disabled": field.isDisabled ? "" : nil,
          "required": attributes.isRequired ? "" : nil,
          "aria-required": hasARIARequired ? "true" : nil,
          "aria-invalid": ariaInvalid, "aria-describedby": describedBy,
          "autocomplete": field.autocomplete, "placeholder": wording.placeholder, "dir": "auto",
          "minlength": attributes.minimumLength?.description,
          "maxlength": attributes.maximumLength?.description,
        ])
      // The parser drops a line feed directly after the start tag: HTML, section 13.2.6.4.7.
      html.newLine()
    }
  }

  /// Renders the start of a list. A list of which only one value can be chosen begins with an empty option,
  /// unless a choice is empty.
  func listStart(_ choices: [FormField.Choice]) -> [UInt8] {
    HTMLWriter.bytes { html in
      html.empty(
        "select",
        [
          "id": ids.control, "name": field.name, "disabled": field.isDisabled ? "" : nil,
          "multiple": field.kind.allowsSeveral ? "" : nil,
          "required": attributes.isRequired ? "" : nil,
          "aria-required": hasARIARequired ? "true" : nil,
          "aria-invalid": ariaInvalid, "aria-describedby": describedBy,
          "autocomplete": field.autocomplete,
        ])
      html.newLine()
      guard !field.kind.allowsSeveral, !choices.contains(where: \.value.isEmpty) else { return }
      html.element("option", ["value": ""]) { $0.text(wording.placeholder ?? "–") }
      html.newLine()
    }
  }

  func option(_ choice: FormField.Choice) -> ControlMarkup.Choice {
    let label = wording.label(of: choice)
    return ControlMarkup.Choice(
      value: choice.value, before: HTMLWriter.bytes { $0.open("option", ["value": choice.value]) },
      after: HTMLWriter.bytes { html in
        html.attribute("lang", label.parts.first?.language)
        html.markup(">")
        html.text(label.text)
        html.markup("</option>\n")
      })
  }

  /// Whether the control has `aria-required`: if a value is required and HTML's `required`, which means the same to
  /// assistive technology, cannot express it. A control for files never has it, because ARIA does not allow it there
  /// (ARIA in HTML, section 4).
  var hasARIARequired: Bool {
    switch field.kind {
    case .hidden, .file: false
    default: field.isRequired && !attributes.isRequired
    }
  }
}

extension ControlAttributes.InputType {
  /// Whether `placeholder` applies: HTML, section 4.10.5.
  fileprivate var isTyped: Bool { [.text, .email, .tel, .url, .password, .number].contains(self) }

  /// Whether `autocomplete` applies: HTML, section 4.10.5.
  fileprivate var isFilledIn: Bool { ![.checkbox, .radio, .file].contains(self) }
}
