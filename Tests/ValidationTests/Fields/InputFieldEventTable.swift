import Validation

/// The event table of the field: the state and the effects that follow from each event in each of these start states.
struct InputFieldEventTable {
  let compatibility: InputFieldCompatibility

  var text: String {
    let rows = starts.map { name, start in
      "\(name): \(start.summary)\n" + Self.events.map { row(start, $0) }.joined()
    }
    return rows.joined(separator: "\n")
  }

  private func row(_ start: InputFieldModel, _ event: InputFieldEvent) -> String {
    var model = start
    let effects = model.reduce(event).summary
    let after = model.summary == start.summary ? "as before" : model.summary
    let name = event.summary
    return "  \(name)\(String(repeating: " ", count: 22 - name.count)) | \(after) | \(effects)\n"
  }

  private func field(_ text: String = "", helper: String? = nil) -> InputFieldModel {
    .field(text, helper: helper, compatibility: compatibility)
  }

  private var starts: [(String, InputFieldModel)] {
    [
      ("failing", field("j")),
      ("failing, with a helper text", field("j", helper: "Work")),
      ("passing, with a helper text", field("j@", helper: "Work")),
      ("without a strategy", field("j").with(\.validationStrategy, nil)),
      ("empty and required", field(helper: "Work")),
      (
        "empty and required, with words of its own",
        field(helper: "Work").with(\.nonOptionalFieldFailureMessage, "Needed")
      ),
      ("empty and optional", field(helper: "Work").with(\.isOptional, true)),
      ("limited to two characters", field("j").with(\.textInputLimit, 2)),
      ("invalid", field("j").after(.validate)),
      ("invalid, with a helper text before", field("j", helper: "Work").after(.validate)),
      ("invalid by the program, passing", field("j@", helper: "Work").after(.showErrorText("Taken"))),
      (
        "invalid, its error stays when edited",
        field("j").with(\.clearsErrorOnEditing, false).after(.validate)
      ),
      (
        "invalid, mended and validated",
        field("j").with(\.clearsErrorOnEditing, false).after(.validate, .setText("j@"), .validate)
      ),
      ("disabled", field("j", helper: "Work").after(.disable)),
      ("disabled, invalid before", field("j", helper: "Work").after(.validate, .disable)),
      ("disabled, then invalid", field("j", helper: "Work").after(.disable, .showErrorText("Taken"))),
      ("edited", field("j", helper: "Work").after(.beginEditing)),
      ("disabled while edited", field("j").after(.beginEditing, .disable)),
      ("edited, validated on blur", field("j").with(\.validateOn, .blur).after(.beginEditing)),
      ("edited, validated on change", field("j").with(\.validateOn, .change).after(.beginEditing)),
      (
        "invalid and edited, validated after the first error",
        field("j").with(\.validateOn, .afterFirstError).after(.beginEditing, .validate)
      ),
    ]
  }

  private static let events: [InputFieldEvent] = [
    .validate,
    .edit("j"), .edit("j@"), .edit("jm"), .edit("j👩‍👩‍👧"), .edit("jmp"),
    .setText("j"), .setText("j@"), .setText("jmp"),
    .beginEditing, .endEditing,
    .disable, .enable,
    .showErrorText("Taken"), .showErrorText("Work", code: "at-sign"),
    .showHelperText("Work"), .showHelperText("Home"), .hideAssistiveText,
    .setState(.normal), .setState(.disabled), .setState(.invalid("custom")),
    .setAssistiveText("Work"), .setAssistiveText("Home"), .setAssistiveText(nil),
    .reset,
  ]
}

extension InputFieldEvent {
  fileprivate var summary: String {
    switch self {
    case .validate: "validate"
    case .edit(let text): "edit '\(text)'"
    case .setText(let text): "text = '\(text)'"
    case .beginEditing: "begin editing"
    case .endEditing: "end editing"
    case .disable: "disable"
    case .enable: "enable"
    case .showErrorText(let text, _): "show error '\(text)'"
    case .showHelperText(let text): "show helper '\(text)'"
    case .hideAssistiveText: "hide"
    case .setState(let state): "state = \(state.summary)"
    case .setAssistiveText(let text): "assistive = \(text.map { "'\($0)'" } ?? "none")"
    case .reset: "reset"
    }
  }
}
