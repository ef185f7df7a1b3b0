import Testing
import Validation

/// Checks the event table of mistica-ios, the original, row by row.
@Suite struct InputFieldMisticaTests {
  @Test(arguments: failing + passing)
  func `validation follows the event table of the original`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let failing: [InputFieldTableRow] = [
    .init(.original("j"), .validate, "at-sign! 'j' error 'Needs an @'", "state, layout"),
    // The helper text is overwritten and lost.
    .init(.original("j", helper: "Work"), .validate, "at-sign! 'j' error 'Needs an @'", "state, layout"),
    .init(
      .original("j", helper: "Work").after(.validate), .edit("jm"), "normal 'jm' dirty",
      "layout, state, text"),
    // A disabled field is validated.
    .init(.original("j").after(.disable), .validate, "at-sign! 'j' error 'Needs an @'", "state, layout"),
    // The same error again, then a different error: both are the same state for the original.
    .init(.original("j").after(.validate), .validate, "at-sign! 'j' error 'Needs an @'", "layout"),
    .init(
      .original("?").after(.showErrorText("Taken")), .validate, "open! '?' error 'Can't be decided'",
      "layout"),
    // Required and empty: the error text is empty unless `nonOptionalFieldFailureMessage` is set.
    .init(.original(helper: "Work"), .validate, "required! '' error ''", "state, layout"),
    .init(
      .original().with(\.nonOptionalFieldFailureMessage, "your name"), .validate,
      "required! '' error 'your name'", "state, layout"),
    // Optional and empty: the strategy is evaluated nevertheless and provides the error text.
    .init(
      .original().with(\.isOptional, true).with(\.nonOptionalFieldFailureMessage, "your name"), .validate,
      "at-sign! '' error 'Needs an @'", "state, layout"),
  ]

  static let passing: [InputFieldTableRow] = [
    .init(.original("j@", helper: "Work"), rejects: .validate),
    // The error text remains although there is no longer an error.
    .init(.original("j@").after(.showErrorText("Taken")), .validate, "normal 'j@' helper 'Taken'", "state"),
    .init(.original("j@").after(.disable), .validate, "normal 'j@'", "state"),
    // Without a strategy, any nonempty text is valid, and so is an empty text of an optional field.
    .init(.original(" ").with(\.validationStrategy, nil), rejects: .validate),
    .init(.original().with(\.validationStrategy, nil).with(\.isOptional, true), rejects: .validate),
  ]

  @Test(arguments: edits + settings)
  func `changes of the text follow the event table of the original`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let edits: [InputFieldTableRow] = [
    .init(.original("j", helper: "Work"), .edit("jm"), "normal 'jm' helper 'Work' dirty", "text"),
    .init(.original("j").after(.validate), .edit("jm"), "normal 'jm' dirty", "layout, state, text"),
    .init(
      .original("j").with(\.clearsErrorOnEditing, false).after(.validate), .edit("j@"),
      "at-sign! 'j@' error 'Needs an @' dirty", "text"),
    .init(.original("j").after(.disable), rejects: .edit("jm")),
    // The limit counts graphemes.
    .init(.original("j").with(\.textInputLimit, 2), .edit("j👩‍👩‍👧"), "normal 'j👩‍👩‍👧' dirty", "text"),
    .init(.original("j").with(\.textInputLimit, 2), rejects: .edit("jmp")),
    .init(.original("j").with(\.textInputLimit, 2).after(.validate), rejects: .edit("jmp")),
    // No trigger causes validation.
    .init(.original("j").with(\.validateOn, .change), .edit("jm"), "normal 'jm' dirty", "text"),
  ]

  static let settings: [InputFieldTableRow] = [
    .init(.original("j"), .setText("jm"), "normal 'jm'", "text"),
    .init(.original("j").after(.validate), .setText("jm"), "normal 'jm'", "layout, state, text"),
    .init(.original("j").after(.validate), rejects: .setText("j")),
    .init(.original("\u{E9}"), rejects: .setText("e\u{301}")),
    .init(.original("j").with(\.textInputLimit, 1), .setText("jm"), "normal 'jm'", "text"),
    .init(
      .original("j").after(.validate, .disable), .setText("jm"), "disabled 'jm' helper 'Needs an @'", "text"),
  ]

  @Test(arguments: states + texts + editing)
  func `states, texts and editing follow the event table of the original`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let states: [InputFieldTableRow] = [
    .init(
      .original("j", helper: "Work"), .setState(.disabled), "disabled 'j' helper 'Work'", "state at once"),
    .init(.original("j", helper: "Work"), .setState(.invalid("x")), "x! 'j' error 'Work'", "state"),
    .init(.original("j"), .setState(.invalid("x")), "x! 'j'", "state"),
    .init(.original("j"), rejects: .setState(.normal)),
    .init(.original("j").after(.validate), .setState(.normal), "normal 'j' helper 'Needs an @'", "state"),
    .init(.original("j").after(.validate), .setState(.invalid("x")), "x! 'j' error 'Needs an @'", "none"),
    .init(
      .original("j").after(.validate), .disable, "disabled 'j' helper 'Needs an @'", "state at once"),
    .init(.original("j").after(.validate, .disable), .enable, "normal 'j' helper 'Needs an @'", "state"),
    .init(.original("j").after(.validate), rejects: .enable),
  ]

  static let texts: [InputFieldTableRow] = [
    .init(.original("j"), .showErrorText("Taken"), "custom! 'j' error 'Taken'", "state, layout"),
    .init(
      .original("j").after(.showErrorText("Taken")), .showErrorText("Taken"), "custom! 'j' error 'Taken'",
      "layout"),
    .init(
      .original("j").after(.disable), .showHelperText("Work"), "normal 'j' helper 'Work'", "state, layout"),
    .init(.original("j").after(.validate), .hideAssistiveText, "normal 'j'", "state, layout"),
    .init(.original("j"), .hideAssistiveText, "normal 'j'", "layout"),
    .init(.original("j", helper: "Work"), .setAssistiveText("Work"), "normal 'j' helper 'Work'", "layout"),
    .init(.original("j").after(.validate), .setAssistiveText("No"), "at-sign! 'j' error 'No'", "layout"),
    .init(.original("j").after(.validate), .setAssistiveText(nil), "at-sign! 'j'", "layout"),
  ]

  static let editing: [InputFieldTableRow] = [
    .init(.original("j"), .beginEditing, "normal 'j' editing", "begun"),
    .init(.original("j").after(.disable), rejects: .beginEditing),
    .init(
      .original("j").with(\.validateOn, .blur).after(.beginEditing), .endEditing, "normal 'j' touched",
      "ended"),
    .init(.original("j").after(.beginEditing), .disable, "disabled 'j' editing", "state at once"),
    .init(
      .original("j", helper: "Work").after(.beginEditing, .edit("jm"), .validate), .reset, "normal 'j'",
      "ended, layout, state, text"),
  ]

  @Test(arguments: [
    ("", false, false), ("", true, false), ("j", true, false), ("j@", false, true), ("?@", false, false),
  ])
  func `isValid does not depend on the state`(text: String, isOptional: Bool, answer: Bool) {
    let model = InputFieldModel.original(text).with(\.isOptional, isOptional)
    #expect(model.isValid == answer)
    #expect(model.after(.disable).isValid == answer)
    #expect(model.after(.showErrorText("Taken")).isValid == answer)
  }

  @Test func `a field with a model for mistica compatibility supports the methods of the original`() {
    let inputField = InputField(model: .original("j"))
    inputField.set(state: .disabled)
    #expect(!inputField.isEnabled)
    #expect(!inputField.validate())
    #expect(inputField.assistiveText == "Needs an @")
    inputField.set(assistiveText: nil)
    #expect(inputField.state.isInvalid && inputField.assistiveText == nil)
  }

  @Test func `the standard model ignores an event that sets only the assistive text`() {
    for start in [InputFieldModel.field("j", helper: "Work"), .field("j").after(.validate)] {
      let row = InputFieldTableRow(start, rejects: .setAssistiveText("No"))
      #expect(row.actual == row.expected)
    }
  }
}

extension InputFieldModel {
  fileprivate static func original(_ text: String = "", helper: String? = nil) -> Self {
    .field(text, helper: helper, compatibility: .mistica)
  }
}
