internal import Bytes
internal import Validation

/// A field as a page shows it.
public struct PageField: Sendable {
  /// The field, its state and its texts.
  public let result: FieldResult
  /// The first of the values.
  let value: String?
  /// Those after it, which a choice of several alone has.
  let furtherValues: [String]

  /// A field before anything was typed.
  init(_ layout: FieldLayout) {
    result = FieldResult(unchecked: layout)
    (value, furtherValues) = (nil, [])
  }

  /// A field and what a post says of it.
  ///
  /// - Parameter index: The field's place in its form.
  init(_ result: FieldResult, at index: Int, in post: Submission) {
    (value, furtherValues) = result.layout.values(in: post, at: index)
    self.result = result
  }

  /// What was typed or chosen, and may be shown: nothing of a secret, nor of a file.
  public var values: [String] { value.map { [$0] + furtherValues } ?? [] }

  public var field: FormField { result.field }
  public var attributes: ControlAttributes { layout.attributes }
  public var isInvalid: Bool { result.state.isInvalid }
  public var isDisabled: Bool { result.state == .disabled }

  /// The `id` of the control, of a list of boxes that of the first: the links of the summary lead to it.
  public var id: String { layout.ids.control }
  /// The `id` of the helper text.
  public var helperID: String { layout.ids.helper }
  /// The `id` of the error's text.
  public var errorID: String { layout.ids.error }
  /// The `id` of the warnings' texts.
  public var warningID: String { layout.ids.warning }

  /// The `id` of the box of a choice, by its place from 0.
  public func choiceID(_ index: Int) -> String { layout.ids.choice(index) }

  /// The ids of all texts that describe the control, as they follow each other; `nil` where there are none.
  public var describedBy: String? { layout.ids.texts(hasHelper: field.helperText != nil, marks) }

  /// How a choice is asked for.
  public enum Group: Sendable {
    /// One box of several, all in sight.
    case radioButtons
    /// A box for each choice.
    case checkboxes

    /// More choices than these stand in a list.
    private static let mostRadioButtons = 5

    init?(_ field: FormField) {
      guard case .choice(let choices, let allowsSeveral) = field.kind, !choices.isEmpty else { return nil }
      if allowsSeveral {
        self = .checkboxes
      } else if field.isRequired, choices.count <= Self.mostRadioButtons {
        self = .radioButtons
      } else {
        return nil
      }
    }
  }

  /// The boxes that a choice is asked for with, or `nil` for a list that opens: radio buttons are for few choices, of which one
  /// has to be taken, as none of them can be taken back.
  public var group: Group? { layout.group }

  /// Whether the value is one of those that were chosen.
  func isChosen(_ choice: String) -> Bool {
    guard let value else { return false }
    return value.hasSameBytes(as: choice) || furtherValues.contains { $0.hasSameBytes(as: choice) }
  }

  var layout: FieldLayout { result.layout }
  /// The control without what was typed or chosen.
  var control: ControlMarkup { layout.control(marks) }

  private var marks: FieldMarks {
    FieldMarks(isInvalid: result.errorText != nil, hasWarnings: !result.warnings.isEmpty)
  }
}
