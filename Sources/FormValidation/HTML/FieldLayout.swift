internal import Validation

/// A field as all pages of its form show it, laid out once: what no post changes, and its HTML as far as none does.
final class FieldLayout: Sendable {
  let field: FormField
  let attributes: ControlAttributes
  let group: PageField.Group?
  let ids: FieldIDs
  private let shown: ShownValues
  /// What a line of the summary begins with: a link to the control, but none to a hidden one, which takes no focus.
  let entryStart: [UInt8]
  let entryEnd: StaticString
  let labelStart: [UInt8]
  /// What the field is called.
  let label: [UInt8]
  /// The whole of the helper text.
  let helper: [UInt8]?
  let errorStart: [UInt8]
  let warningStart: [UInt8]
  private let controls: [ControlMarkup]

  init(_ field: FormField) {
    let ids = FieldIDs(named: field.name)
    let attributes = ControlAttributes(field)
    let group = PageField.Group(field)
    (self.field, self.attributes, self.group, self.ids) = (field, attributes, group, ids)
    shown =
      switch field.kind {
      case _ where field.isSecret: .none
      case .file: .none
      case .choice(_, allowsSeveral: true): .all
      default: .first
      }
    let isHidden = attributes.type == .hidden
    entryStart = HTMLWriter.bytes { html in
      html.markup("<li>")
      if !isHidden { html.empty("a", ["href": "#\(ids.control)"]) }
    }
    entryEnd = isHidden ? "</li>\n" : "</a></li>\n"
    labelStart = HTMLWriter.bytes { $0.empty("label", ["for": ids.control]) }
    label = HTMLWriter.bytes { html in html.element("bdi") { $0.text(field.label) } }
    helper = field.helperText.map { text in
      HTMLWriter.bytes { html in
        html.element("p", ["class": "form-helper", "id": ids.helper]) { $0.text(text) }
        html.newLine()
      }
    }
    errorStart = HTMLWriter.bytes { $0.empty("p", ["class": "form-error", "id": ids.error]) }
    warningStart = HTMLWriter.bytes { $0.empty("p", ["class": "form-warning", "id": ids.warning]) }
    controls = FieldMarks.all.map { ControlMarkup(field, attributes, group, ids, $0) }
  }

  /// What of a post may be shown again.
  private enum ShownValues {
    /// Nothing of a secret, nor of a file.
    case none
    case first, all
  }

  /// What a post says of the field and may be shown again: the first value, and those after it.
  ///
  /// - Parameter index: The field's place in its form.
  func values(in post: Submission, at index: Int) -> (first: String?, further: [String]) {
    let posted = post.posted
    switch shown {
    case .none: return (nil, [])
    case .first: return (posted.values[index].map { posted.text(in: $0.raw) }, [])
    case .all:
      let values = posted.allValues(of: index).map { posted.text(in: $0.normalized) }
      return (values.first, Array(values.dropFirst()))
    }
  }

  /// The field's control where a post leaves it with those marks.
  func control(_ marks: FieldMarks) -> ControlMarkup { controls[marks.index] }
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
  static func bytes(_ write: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    write(&html)
    return html.bytes
  }
}
