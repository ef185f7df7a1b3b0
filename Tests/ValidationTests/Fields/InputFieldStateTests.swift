import Testing
import Validation

@Suite struct InputFieldStateTests {
  @Test(arguments: switches)
  func `disabling and enabling follow the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let switches: [InputFieldTableRow] = [
    .init(.field("j"), .disable, "disabled 'j'", "state at once"),
    .init(.field("j", helper: "Work"), .disable, "disabled 'j' helper 'Work'", "state at once"),
    .init(.field("j").after(.disable), rejects: .disable),
    // The error is removed, and the helper text is shown again.
    .init(.field("j").after(.validate), .disable, "disabled 'j'", "state at once, layout"),
    .init(
      .field("j", helper: "Work").after(.validate), .disable, "disabled 'j' helper 'Work'",
      "state at once, layout"),
    .init(
      .field("j", helper: "Needs an @").after(.validate), .disable, "disabled 'j' helper 'Needs an @'",
      "state at once"),
    // Editing ends without making the field touched; the other flags remain.
    .init(.field("j").after(.beginEditing), .disable, "disabled 'j'", "ended, state at once"),
    .init(
      .field("j").after(.beginEditing, .edit("jm"), .endEditing), .disable, "disabled 'jm' touched dirty",
      "state at once"),

    .init(.field("j").after(.disable), .enable, "normal 'j'", "state"),
    .init(.field("j").after(.validate, .disable), .enable, "normal 'j'", "state"),
    .init(.field("j"), rejects: .enable),
    .init(.field("j").after(.validate), rejects: .enable),
  ]

  @Test(arguments: states)
  func `a state that the program sets follows the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let states: [InputFieldTableRow] = [
    .init(.field("j"), .setState(.disabled), "disabled 'j'", "state at once"),
    .init(.field("j").after(.disable), rejects: .setState(.disabled)),
    .init(
      .field("j", helper: "Work").after(.validate), .setState(.disabled), "disabled 'j' helper 'Work'",
      "state at once, layout"),
    .init(.field("j").after(.beginEditing), .setState(.disabled), "disabled 'j'", "ended, state at once"),

    .init(.field("j"), rejects: .setState(.normal)),
    .init(.field("j").after(.disable), .setState(.normal), "normal 'j'", "state"),
    .init(
      .field("j", helper: "Work").after(.validate), .setState(.normal), "normal 'j' helper 'Work'",
      "state, layout"),

    // The text is that of the failure which the field has, or that of the code.
    .init(
      .field("j", helper: "Work"), .setState(.invalid("at-sign")),
      "at-sign! 'j' error 'Needs an @' helper 'Work'", "state, layout, announce 'Needs an @'"),
    .init(
      .field("j@"), .setState(.invalid("required")), "required! 'j@' error 'Must be present'",
      "state, layout, announce 'Must be present'"),
    .init(
      .field("j@").after(.disable), .setState(.invalid("required")),
      "required! 'j@' error 'Must be present'", "state, layout, announce 'Must be present'"),
    // An error with the same code keeps its text.
    .init(.field("j").after(.validate), rejects: .setState(.invalid("at-sign"))),
    .init(
      .field("j@").after(.showErrorText("Taken", code: "name.taken")),
      rejects: .setState(.invalid("name.taken"))),
  ]

  @Test func `the state of a field is set as a property, and its delegate is told`() {
    final class Receiver: InputFieldDelegate {
      var calls: [String] = []
      func inputFieldDidUpdateState(_ inputField: InputField, animated: Bool) {
        calls.append(
          "\(inputField.state.isInvalid ? "invalid" : "\(inputField.state)"), animated \(animated)")
      }
      func inputFieldShouldLayout(_ inputField: InputField) { calls.append("layout") }
    }
    let (field, receiver) = (InputField(style: .email), Receiver())
    field.delegate = receiver
    field.state = .disabled
    field.state = .invalid("required")
    #expect(field.assistiveText == "Must be present" && field.errorText == field.assistiveText)
    field.state = .normal
    #expect(field.assistiveText == nil && field.isEnabled)
    #expect(
      receiver.calls == [
        "disabled, animated false", "invalid, animated true", "layout", "normal, animated true", "layout",
      ])
  }

  @Test(arguments: errors + helpers)
  func `showing and hiding texts follow the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let errors: [InputFieldTableRow] = [
    .init(
      .field("j@"), .showErrorText("Taken"), "custom! 'j@' error 'Taken'", "state, layout, announce 'Taken'"),
    .init(
      .field("j@", helper: "Work"), .showErrorText("Taken", code: "name.taken"),
      "name.taken! 'j@' error 'Taken' helper 'Work'", "state, layout, announce 'Taken'"),
    .init(
      .field("j@", helper: "Taken"), .showErrorText("Taken"), "custom! 'j@' error 'Taken' helper 'Taken'",
      "state, announce 'Taken'"),
    // An explicit error text is also shown by a disabled field, and is not capitalized.
    .init(
      .field("j@").after(.disable), .showErrorText("taken"), "custom! 'j@' error 'taken'",
      "state, layout, announce 'taken'"),
    .init(
      .field("j@").after(.beginEditing), .showErrorText("Taken"), "custom! 'j@' error 'Taken' editing",
      "state, layout, announce 'Taken'"),
    .init(.field("j@").after(.showErrorText("Taken")), rejects: .showErrorText("Taken")),
    .init(
      .field("j@").after(.showErrorText("Taken")), .showErrorText("Taken", code: "name.taken"),
      "name.taken! 'j@' error 'Taken'", "state"),
    .init(
      .field("j@").after(.showErrorText("Taken")), .showErrorText("Too late"),
      "custom! 'j@' error 'Too late'", "layout, announce 'Too late'"),
  ]

  static let helpers: [InputFieldTableRow] = [
    .init(.field("j"), .showHelperText("Work"), "normal 'j' helper 'Work'", "layout"),
    .init(.field("j", helper: "Work"), .showHelperText("Home"), "normal 'j' helper 'Home'", "layout"),
    .init(.field("j", helper: "Work"), rejects: .showHelperText("Work")),
    .init(.field("j").after(.disable), .showHelperText("Work"), "disabled 'j' helper 'Work'", "layout"),
    .init(
      .field("j").after(.validate), .showHelperText("Work"),
      "at-sign! 'j' error 'Needs an @' helper 'Work'", "none"),

    .init(.field("j", helper: "Work"), .hideAssistiveText, "normal 'j'", "layout"),
    .init(.field("j"), rejects: .hideAssistiveText),
    .init(
      .field("j", helper: "Work").after(.validate), .hideAssistiveText,
      "at-sign! 'j' error 'Needs an @'", "none"),
  ]

  @Test(arguments: resets)
  func `a reset follows the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let resets: [InputFieldTableRow] = [
    .init(.field("j", helper: "Work"), rejects: .reset),
    .init(.field("j").after(.disable), .reset, "normal 'j'", "state"),
    .init(.field("j").after(.setText("jm")), .reset, "normal 'j'", "text"),
    .init(.field("j").after(.validate), .reset, "normal 'j'", "state, layout"),
    .init(.field("j").after(.beginEditing), .reset, "normal 'j'", "ended"),
    .init(.field("j").after(.edit("jm"), .edit("j")), .reset, "normal 'j'", "none"),
    .init(.field("j").after(.beginEditing, .endEditing), .reset, "normal 'j'", "none"),
    .init(
      .field("j", helper: "Work").after(.beginEditing, .endEditing, .beginEditing, .edit("jm"), .validate),
      .reset, "normal 'j' helper 'Work'", "ended, state, text, layout"),
  ]

  @Test func `a state indicates whether it is invalid and has the code of the failure`() {
    #expect(InputFieldState.invalid("required").isInvalid)
    #expect(InputFieldState.invalid("required").failureCode == "required")
    for state in [InputFieldState.normal, .disabled] {
      #expect(!state.isInvalid)
      #expect(state.failureCode == nil)
    }
  }
}
