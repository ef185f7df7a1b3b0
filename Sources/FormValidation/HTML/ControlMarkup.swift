internal import HTMLMarkup
internal import RuleFiles
internal import Validation

/// The HTML of a field's control without its values, rendered once for all submissions with the same ``ControlFlags``.
final class ControlMarkup: Sendable {
  /// The part of a control that a submission supplies.
  enum Content: Sendable {
    /// The value of the `value` attribute.
    case value
    /// The content of the element.
    case text
    /// The choices, and the attribute of those that are chosen.
    case choices([Choice], chosen: StaticString)
  }

  /// A choice: its value, and the HTML before and after the attribute of a chosen one.
  struct Choice: Sendable {
    let value: String
    let before: [UInt8]
    let after: [UInt8]
  }

  /// The start of the `fieldset` element that contains all boxes of a choice; empty for other controls.
  let groupStart: [UInt8]
  let before: [UInt8]
  let content: Content
  let after: [UInt8]

  init(
    _ field: FormField, _ wording: FieldWording, attributes: ControlAttributes, group: PageField.Group?,
    ids: FieldIDs,
    flags: ControlFlags
  ) {
    let outline = ControlOutline(
      field: field, wording: wording, attributes: attributes, ids: ids,
      ariaInvalid: flags.isInvalid ? "true" : "false",
      describedBy: ids.texts(hasHelper: wording.helper != nil, flags))
    groupStart = group.map(outline.fieldset) ?? []
    switch field.kind {
    case .choice:
      let choices = wording.ordered
      if let group {
        (before, after) = ([], [])
        content = .choices(
          choices.indices.map { outline.box(choices[$0], at: $0, as: group) }, chosen: " checked")
      } else {
        (before, after) = (outline.listStart(choices), HTMLWriter.bytes { $0.markup("</select>") })
        content = .choices(choices.map(outline.option), chosen: " selected")
      }
    case .multiline:
      (before, content, after) = (outline.textAreaStart, .text, HTMLWriter.bytes { $0.markup("</textarea>") })
    case .checkbox(let value):
      let box = Choice(value: value, before: outline.inputStart(value), after: outline.inputEnd)
      (before, content) = ([], .choices([box], chosen: " checked"))
      after = HTMLWriter.bytes { $0.newLine() }
    default: (before, content, after) = (outline.inputStart(nil), .value, outline.inputEnd)
    }
  }
}

/// Renders the elements of a control for one state of its field.
private struct ControlOutline {
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

  func fieldset(_ group: PageField.Group) -> [UInt8] {
    let isRadio = group == .radioButtons
    return HTMLWriter.bytes { html in
      html.empty(
        "fieldset",
        [
          "role": isRadio ? "radiogroup" : nil, "disabled": field.isDisabled ? "" : nil,
          "aria-required": isRadio && field.isRequired ? "true" : nil,
          "aria-invalid": isRadio ? ariaInvalid : nil, "aria-describedby": describedBy,
        ])
      html.newLine()
    }
  }

  /// Renders a radio button or check box with its own label.
  func box(_ choice: FormField.Choice, at index: Int, as group: PageField.Group) -> ControlMarkup.Choice {
    let isRadio = group == .radioButtons
    return ControlMarkup.Choice(
      value: choice.value,
      before: HTMLWriter.bytes { html in
        html.empty("div", ["class": "form-choice"])
        html.open(
          "input",
          [
            "type": isRadio ? "radio" : "checkbox", "id": ids.choice(index), "name": field.name,
            "value": choice.value,
          ])
      },
      after: HTMLWriter.bytes { html in
        html.attributes([
          "required": isRadio && attributes.isRequired ? "" : nil, "aria-invalid": ariaInvalid,
        ])
        html.markup(">")
        html.element("label", ["for": ids.choice(index)]) { $0.isolated(wording.label(of: choice)) }
        html.markup("</div>\n")
      })
  }

  /// Whether the control has `aria-required`: if a value is required and HTML's `required`, which means the same to
  /// assistive technology, cannot express it. A control for files never has it, because ARIA does not allow it there
  /// (ARIA in HTML, section 4).
  private var hasARIARequired: Bool {
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
