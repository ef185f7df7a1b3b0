import Testing
import Validation

@Suite struct InputFieldValidatingTests {
  @Test(arguments: failing + passing + unvalidated)
  func `validation follows the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let failing: [InputFieldTableRow] = [
    .init(
      .field("jmp"), .validate, "at-sign! 'jmp' error 'Needs an @'", "state, layout, announce 'Needs an @'"),
    .init(
      .field("jmp", helper: "Work"), .validate, "at-sign! 'jmp' error 'Needs an @' helper 'Work'",
      "state, layout, announce 'Needs an @'"),
    // The text that is shown does not change.
    .init(
      .field("jmp", helper: "Needs an @"), .validate,
      "at-sign! 'jmp' error 'Needs an @' helper 'Needs an @'", "state, announce 'Needs an @'"),
    // The same error again.
    .init(.field("jmp").after(.validate), rejects: .validate),
    // A different error.
    .init(
      .field("jmp").with(\.clearsErrorOnEditing, false).after(.validate, .setText("jm?")), .validate,
      "open! 'jm?' error 'Can't be decided'", "state, layout, announce 'Can't be decided'"),
    // The same code with a different text, and a different code with the same text.
    .init(
      .field("jmp").after(.showErrorText("Wrong", code: "at-sign")), .validate,
      "at-sign! 'jmp' error 'Needs an @'", "layout, announce 'Needs an @'"),
    .init(
      .field("jmp").after(.showErrorText("Needs an @")), .validate, "at-sign! 'jmp' error 'Needs an @'",
      "state"),
    // An undecided text is not valid.
    .init(
      .field("?"), .validate, "open! '?' error 'Can't be decided'",
      "state, layout, announce 'Can't be decided'"),
    // Validation does not end editing.
    .init(
      .field("jmp").after(.beginEditing), .validate, "at-sign! 'jmp' error 'Needs an @' editing",
      "state, layout, announce 'Needs an @'"),
    // Required but empty; the field's own message is not changed.
    .init(
      .field().with(\.nonOptionalFieldFailureMessage, "your name, please"), .validate,
      "required! '' error 'your name, please'", "state, layout, announce 'your name, please'"),
    .init(
      .field().with(\.validationStrategy, nil).with(\.nonOptionalFieldFailureMessage, ""), .validate,
      "required! '' error ''", "state, layout, announce ''"),
    // That message is used only for an empty text.
    .init(
      .field("jmp").with(\.nonOptionalFieldFailureMessage, "Your name, please"), .validate,
      "at-sign! 'jmp' error 'Needs an @'", "state, layout, announce 'Needs an @'"),
  ]

  static let passing: [InputFieldTableRow] = [
    .init(.field("j@m"), rejects: .validate),
    .init(.field("j@m").after(.showErrorText("Taken")), .validate, "normal 'j@m'", "state, layout"),
    .init(
      .field("j@m", helper: "Work").after(.showErrorText("Taken")), .validate, "normal 'j@m' helper 'Work'",
      "state, layout"),
    // The text that is shown does not change.
    .init(
      .field("j@m", helper: "Taken").after(.showErrorText("Taken")), .validate,
      "normal 'j@m' helper 'Taken'", "state"),
    // An optional field may be empty; its strategy is then not evaluated.
    .init(.field().with(\.isOptional, true), rejects: .validate),
    .init(
      .field().after(.validate).with(\.isOptional, true), .validate, "normal ''", "state, layout"),
    // Without a strategy, any text is valid, including white space.
    .init(.field(" ").with(\.validationStrategy, nil), rejects: .validate),
  ]

  static let unvalidated: [InputFieldTableRow] = [
    .init(.field("jmp").after(.disable), rejects: .validate),
    .init(.field().after(.disable), rejects: .validate),
  ]

  @Test func `the first letter of a message is capitalized`() throws {
    var model = InputFieldModel.field()
    _ = model.reduce(.validate)
    let errorText = try #require(model.errorText)
    let message = ValidationFailure("required").message
    #expect(errorText.first?.isUppercase == true)
    #expect(errorText.lowercased() == message.lowercased())
    #expect(model.state == .invalid("required"))
  }

  @Test(arguments: [
    ("", false, false), ("", true, true), ("jmp", true, false), ("j@m", false, true), ("?@", false, false),
  ])
  func `isValid returns the result of validation without changing the state`(
    text: String, isOptional: Bool, answer: Bool
  ) {
    let model = InputFieldModel.field(text).with(\.isOptional, isOptional)
    #expect(model.isValid == answer)
    #expect((model.failure == nil) == answer)
    #expect(model.state == .normal)
  }

  @Test func `a disabled field is not validated and counts as valid`() {
    let model = InputFieldModel.field("jmp").after(.disable)
    #expect(model.isValid)
    #expect(model.failure == nil)
  }
}
