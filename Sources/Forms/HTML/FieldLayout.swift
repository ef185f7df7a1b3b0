internal import Validation

/// A field as all pages of its form show it, laid out once: what no post changes, and its HTML as far as none does.
final class FieldLayout: Sendable {
  let field: FormField
  let attributes: ControlAttributes
  let group: PageField.Group?
  let ids: FieldIDs
  let shown: ShownValues
  /// What a line of the summary begins with: a link to the control, but none to a hidden one, which takes no focus.
  let entryStart: HTMLWriter
  let entryEnd: StaticString
  let labelStart: HTMLWriter
  /// What the field is called.
  let label: HTMLWriter
  /// The whole of the helper text.
  let helper: HTMLWriter?
  let errorStart: HTMLWriter
  let warningStart: HTMLWriter
  private let controls: [ControlMarkup]

  init(_ field: FormField) {
    let ids = FieldIDs(named: field.name)
    let attributes = ControlAttributes(field)
    let group = PageField.Group(field)
    (self.field, self.attributes, self.group, self.ids) = (field, attributes, group, ids)
    shown = ShownValues(field)
    let isHidden = attributes.type == .hidden
    entryStart = .writing { html in
      html.markup("<li>")
      if !isHidden { html.empty("a", ["href": "#\(ids.control)"]) }
    }
    entryEnd = isHidden ? "</li>\n" : "</a></li>\n"
    labelStart = .writing { $0.empty("label", ["for": ids.control]) }
    label = .writing { html in html.element("bdi") { $0.text(field.label) } }
    helper = field.helperText.map { text in
      .writing { html in
        html.element("p", ["class": "form-helper", "id": ids.helper]) { $0.text(text) }
        html.newLine()
      }
    }
    errorStart = .writing { html in
      html.empty("p", ["class": "form-error", "id": ids.error])
      html.markup("<strong>")
    }
    warningStart = .writing { $0.empty("p", ["class": "form-warning", "id": ids.warning]) }
    controls = FieldMarks.all.map { ControlMarkup(field, attributes, group, ids, $0) }
  }

  /// The field's control where a post leaves it with those marks.
  func control(_ marks: FieldMarks) -> ControlMarkup { controls[marks.index] }
}

/// What of a post may be shown again.
enum ShownValues {
  /// Of a secret, and of a file.
  case nothing
  case first
  case all(named: String)

  init(_ field: FormField) {
    self =
      switch field.kind {
      case _ where field.isSecret: .nothing
      case .file: .nothing
      case .choice(_, allowsSeveral: true): .all(named: field.name)
      default: .first
      }
  }
}

/// What a post changes of a control beside its value.
struct FieldMarks {
  let isInvalid: Bool
  let hasWarnings: Bool

  static let all = [
    FieldMarks(isInvalid: false, hasWarnings: false), FieldMarks(isInvalid: true, hasWarnings: false),
    FieldMarks(isInvalid: false, hasWarnings: true), FieldMarks(isInvalid: true, hasWarnings: true),
  ]

  /// Where it stands among all.
  var index: Int { (isInvalid ? 1 : 0) + (hasWarnings ? 2 : 0) }
}

extension HTMLWriter {
  /// What the closure writes.
  static func writing(_ write: (inout HTMLWriter) -> Void) -> HTMLWriter {
    var html = HTMLWriter()
    write(&html)
    return html
  }
}
