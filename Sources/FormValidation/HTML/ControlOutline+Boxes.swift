internal import HTMLMarkup
internal import RuleFiles

/// Controls of several boxes, each with a label of its own, in a `fieldset` element.
extension ControlOutline {
  func fieldset(_ group: PageField.Group) -> [UInt8] {
    let isRadio = group == .radioButtons
    return HTMLWriter.bytes { html in
      html.empty(
        "fieldset",
        [
          "role": isRadio ? "radiogroup" : nil,
          "disabled": field.isDisabled ? "" : nil,
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

  /// Renders the box of a part of a day with its own label.
  func box(_ part: DayParts.Part, at index: Int) -> ControlMarkup.DayPart {
    let id = ids.choice(index)
    return ControlMarkup.DayPart(
      part: part,
      before: HTMLWriter.bytes { html in
        html.markup("<div>")
        html.empty("label", ["for": id])
      },
      middle: HTMLWriter.bytes { html in
        html.markup("</label>")
        html.open("input", ["type": "text", "id": id, "name": "\(field.name)[\(part.rawValue)]"])
      },
      after: HTMLWriter.bytes { html in
        html.attributes([
          "disabled": field.isDisabled ? "" : nil, "required": attributes.isRequired ? "" : nil,
          "aria-required": hasARIARequired ? "true" : nil, "aria-invalid": ariaInvalid,
          "autocomplete": field.autocomplete == "bday" ? "bday-\(part.rawValue)" : nil,
          "inputmode": "numeric",
          "data-width": part == .year ? "year" : "day",
        ])
        html.markup("></div>\n")
      })
  }
}
