internal import HTMLMarkup
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// The parts of a field that are the same on every page of its form in one language, with their HTML rendered once.
final class FieldMarkup: Sendable {
  let field: FormField
  /// The texts of the field in the language of the page.
  let wording: FieldWording
  let attributes: ControlAttributes
  /// The attributes of the control while its value is one that its type cannot show; `nil` if its type shows every value.
  let textAttributes: ControlAttributes?
  let group: PageField.Group?
  let ids: FieldIDs
  private let shown: ShownValues
  /// The start of the field's entry in the summary: a link to the control, omitted for a hidden one, which cannot be focused.
  let entryStart: [UInt8]
  let entryEnd: StaticString
  let labelStart: [UInt8]
  /// The field's label, isolated from the direction of the text around it.
  let label: [UInt8]
  /// The whole element of the helper text, or `nil` if there is none.
  let helper: [UInt8]?
  /// The attributes of the field's element that say under which condition a script shows it; empty for always.
  let dependence: [UInt8]
  let errorStart: [UInt8]
  let warningStart: [UInt8]
  /// The markup of the button that shows a typed password, by the catalog of the page.
  let showButton = BoundedCache<MessageCatalog.Identity, [UInt8]>(capacity: 16)
  private let controls: [ControlMarkup]

  init(_ compiled: CompiledField, in language: String) {
    let field = compiled.field
    let wording = compiled.wording(in: language)
    self.wording = wording
    let ids = FieldIDs(named: field.name)
    let attributes = ControlAttributes(field)
    let group = PageField.Group(field)
    let isText = ![.number, .date, .time, .dateTime].contains(attributes.type)
    let textAttributes = isText ? nil : ControlAttributes(field, asText: true)
    self.textAttributes = textAttributes
    (self.field, self.attributes, self.group, self.ids) = (field, attributes, group, ids)
    shown =
      switch field.kind {
      case _ where field.isSecret: .none
      case .file: .none
      case .choice(_, allowsSeveral: true): .all
      case .checkbox: .box
      default: .first
      }
    let isHidden = attributes.type == .hidden
    entryStart = HTMLWriter.bytes { html in
      html.markup("<li>")
      if !isHidden { html.empty("a", ["href": "#\(ids.control)"]) }
    }
    entryEnd = isHidden ? "</li>\n" : "</a></li>\n"
    labelStart = HTMLWriter.bytes { $0.empty("label", ["for": ids.control]) }
    label = HTMLWriter.bytes { html in html.isolated(wording.label) }
    helper = wording.helper.map { text in
      HTMLWriter.bytes { html in
        html.element("p", ["class": "form-helper", "id": ids.helper]) { $0.isolated(text) }
        html.newLine()
      }
    }
    dependence = HTMLWriter.bytes { html in
      guard let dependence = field.dependence else { return }
      var values = JSONWriter()
      values.strings(dependence.values)
      html.attribute("data-shown-when", dependence.field)
      html.attribute("data-shown-values", String(decoding: values.bytes, as: UTF8.self))
    }
    errorStart = HTMLWriter.bytes { $0.empty("p", ["class": "form-error", "id": ids.error]) }
    warningStart = HTMLWriter.bytes { $0.empty("p", ["class": "form-warning", "id": ids.warning]) }
    controls = [attributes, textAttributes].compactMap(\.self).flatMap { attributes in
      ControlFlags.all.map {
        ControlMarkup(
          field, wording, attributes: attributes, group: group, ids: ids, flags: $0, language: language)
      }
    }
  }

  /// The submitted values that a page may show.
  private enum ShownValues {
    /// For secrets and files.
    case none
    case first, all
    /// The value of the box, if one of the submitted values means that the box is ticked.
    case box
  }

  /// Returns the submitted values that a page may show: the first, and those after it.
  ///
  /// - Parameter index: The index of the field in its form.
  func values(in post: Submission, at index: Int) -> (first: String?, further: [String]) {
    let posted = post.posted
    switch shown {
    case .none: return (nil, [])
    case .first: return (posted.values[index].map { posted.text(in: $0.raw) }, [])
    case .box:
      let box = posted.form.compiledFields[index].checkbox
      guard let value = posted.values[index], let box else { return (nil, []) }
      let bytes = posted.bytes
      return (box.isTicked(by: bytes.span.extracting(value.normalized)) ? box.own : nil, [])
    case .all:
      let values = posted.allValues(of: index).map { posted.text(in: $0.normalized) }
      return (values.first, Array(values.dropFirst()))
    }
  }

  /// Returns which of the values that a field has before a submission a page may show: the first, and those after it.
  ///
  /// - Parameter box: The values of the box if the field is one.
  func values(of given: [String], box: CheckboxValues?) -> (first: String?, further: [String]) {
    switch shown {
    case .none: return (nil, [])
    case .first: return (given.first, [])
    case .box:
      guard let value = given.first, let box else { return (nil, []) }
      return (box.isTicked(by: value.utf8Span.span) ? box.own : nil, [])
    case .all: return (given.first, Array(given.dropFirst()))
    }
  }

  /// Whether the value must be shown in a control for text, because the type of the field's control cannot show it.
  func needsText(for value: String?) -> Bool {
    guard textAttributes != nil, let value, let type = attributes.type else { return false }
    return !type.shows(value)
  }

  /// Returns the field's control in the state that the flags describe.
  ///
  /// - Parameter asText: Whether the control is one for text; `true` only if there are ``textAttributes``.
  func control(_ marks: ControlFlags, asText: Bool) -> ControlMarkup {
    controls[(asText ? ControlFlags.all.count : 0) + marks.index]
  }
}

/// The flags of a field's state on which the HTML of its control depends.
struct ControlFlags {
  let isInvalid: Bool
  let hasWarnings: Bool

  static let all = [
    ControlFlags(isInvalid: false, hasWarnings: false), ControlFlags(isInvalid: true, hasWarnings: false),
    ControlFlags(isInvalid: false, hasWarnings: true), ControlFlags(isInvalid: true, hasWarnings: true),
  ]

  /// The index of these flags in ``all``.
  var index: Int { (isInvalid ? 1 : 0) + (hasWarnings ? 2 : 0) }
}
