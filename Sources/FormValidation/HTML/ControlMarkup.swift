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
    /// The boxes of the parts of a day, in the order of the page's language.
    case dayParts([DayPart])
  }

  /// A choice: its value, and the HTML before and after the attribute of a chosen one.
  struct Choice: Sendable {
    let value: String
    let before: [UInt8]
    let after: [UInt8]
  }

  /// A box of a part of a day: the HTML before its label, between that and the attribute of its value, and after it.
  struct DayPart: Sendable {
    let part: DayParts.Part
    let before: [UInt8]
    let middle: [UInt8]
    let after: [UInt8]
  }

  /// The start of the `fieldset` element that contains all boxes of a field; empty for other controls.
  let groupStart: [UInt8]
  let before: [UInt8]
  let content: Content
  let after: [UInt8]

  init(
    _ field: FormField, _ wording: FieldWording, attributes: ControlAttributes, group: PageField.Group?,
    ids: FieldIDs, flags: ControlFlags, language: String
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
    case .dayParts:
      (before, after) = (
        HTMLWriter.bytes { $0.markup("<div class=\"form-day\">\n") },
        HTMLWriter.bytes { $0.markup("</div>\n") }
      )
      content = .dayParts(DayParts.Part.order(in: language).enumerated().map { outline.box($1, at: $0) })
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
