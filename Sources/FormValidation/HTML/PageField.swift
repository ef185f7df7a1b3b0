internal import Bytes
public import Validation

/// A field on a page: its state, its texts and the values that are shown.
public struct PageField: Sendable {
  /// The field, its state and its texts.
  public let result: FieldResult
  /// The parts of the field that are the same on every page.
  let markup: FieldMarkup
  /// The first value that is shown, or `nil`.
  let value: String?
  /// The values after the first; empty unless several choices are allowed.
  let furtherValues: [String]

  /// Whether the control takes the focus when the page is shown.
  var takesFocus = false
  /// Whether the control is one for text, because the type of the field cannot show the value.
  private let isShownAsText: Bool

  /// Creates a field without values and errors.
  init(_ field: CompiledField, _ markup: FieldMarkup, in catalog: MessageCatalog) {
    self.markup = markup
    isShownAsText = false
    result = FieldResult(unchecked: field, in: catalog)
    (value, furtherValues) = (nil, [])
  }

  /// Creates a field with values that have not been submitted, without errors.
  init(_ field: CompiledField, _ markup: FieldMarkup, showing given: [String], in catalog: MessageCatalog) {
    (value, furtherValues) = markup.values(of: given, box: field.checkbox)
    isShownAsText = markup.needsText(for: value)
    self.markup = markup
    result = FieldResult(unchecked: field, in: catalog)
  }

  /// Creates a field with its values in a submission.
  ///
  /// - Parameter index: The index of the field in its form.
  init(_ result: FieldResult, _ markup: FieldMarkup, at index: Int, in post: Submission) {
    (value, furtherValues) = markup.values(in: post, at: index)
    isShownAsText = markup.needsText(for: value)
    self.markup = markup
    self.result = result
  }

  /// The submitted values that the page shows; empty for secrets and files.
  public var values: [String] { value.map { [$0] + furtherValues } ?? [] }

  /// The field.
  public var field: FormField { result.field }
  /// The label in the language of the page if the form has it, else in that of the form.
  public var label: FormText { markup.wording.label }
  /// The helper text in the language of the page if the form has it, else in that of the form.
  public var helperText: FormText? { markup.wording.helper }
  /// The example value that is shown while the field is empty, in the language of the page if the form has it.
  public var placeholder: String? { markup.wording.placeholder }
  /// Returns the label of a choice in the language of the page if the form has it, else in that of the form.
  public func label(of choice: FormField.Choice) -> FormText { markup.wording.label(of: choice) }
  /// The attributes by which the browser checks the field. The type is `text` if a control for numbers or dates would not show
  /// the value.
  public var attributes: ControlAttributes {
    isShownAsText ? markup.textAttributes ?? markup.attributes : markup.attributes
  }
  /// Whether the field has an error.
  public var isInvalid: Bool { result.state.isInvalid }
  /// Whether the field accepts no input.
  public var isDisabled: Bool { result.state == .disabled }

  /// The `id` of the control or, in a group of boxes, of the first box; the links of the summary refer to it.
  public var id: String { markup.ids.control }
  /// The `id` of the helper text.
  public var helperID: String { markup.ids.helper }
  /// The `id` of the error text.
  public var errorID: String { markup.ids.error }
  /// The `id` of the element with the texts of the warnings.
  public var warningID: String { markup.ids.warning }

  /// Returns the `id` of the box of a choice, by the index of the choice from 0.
  public func choiceID(_ index: Int) -> String { markup.ids.choice(index) }

  /// The ids of all texts that describe the control, separated by spaces, in the order of the page; `nil` if there are none.
  public var describedBy: String? { markup.ids.texts(hasHelper: helperText != nil, flags) }

  /// The kind of the boxes of a field that has several.
  public enum Group: Sendable {
    /// Radio buttons, one of which can be chosen.
    case radioButtons
    /// Check boxes, any of which can be chosen.
    case checkboxes
    /// Boxes for the parts of a day.
    case dayParts

    /// The maximum number of choices that are shown as radio buttons; more are shown in a list.
    private static let maximumRadioButtons = 5

    init?(_ field: FormField) {
      if field.kind == .dayParts {
        self = .dayParts
        return
      }
      guard case .choice(let choices, let allowsSeveral) = field.kind, !choices.isEmpty else { return nil }
      if allowsSeveral {
        self = .checkboxes
      } else if field.isRequired, choices.count <= Self.maximumRadioButtons {
        self = .radioButtons
      } else {
        return nil
      }
    }
  }

  /// The kind of boxes that show the choices or the parts of a day, or `nil` for a single control. Radio buttons show at most five
  /// choices, and only if a value is required, because a chosen radio button cannot be cleared.
  public var group: Group? { markup.group }

  /// Whether the value of a choice is one of the shown values.
  func isChosen(_ choice: String) -> Bool {
    guard let value else { return false }
    return value.hasSameBytes(as: choice) || furtherValues.contains { $0.hasSameBytes(as: choice) }
  }

  /// The HTML of the control without its values.
  var control: ControlMarkup { markup.control(flags, asText: isShownAsText) }

  private var flags: ControlFlags {
    ControlFlags(isInvalid: result.error != nil, hasWarnings: !result.warningTexts.isEmpty)
  }
}
