import Testing
import Validation

@Suite struct InputFieldValidatingTests {
  @Test(arguments: failing + passing + unasked)
  func `validating follows the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let failing: [InputFieldTableRow] = [
    .init(
      .field("jmp"), .validate, "at-sign! 'jmp' error 'Needs an @'", "state, layout, announce 'Needs an @'"),
    .init(
      .field("jmp", helper: "Work"), .validate, "at-sign! 'jmp' error 'Needs an @' helper 'Work'",
      "state, layout, announce 'Needs an @'"),
    // The text that is shown stays the same.
    .init(
      .field("jmp", helper: "Needs an @"), .validate,
      "at-sign! 'jmp' error 'Needs an @' helper 'Needs an @'", "state, announce 'Needs an @'"),
    // The same error again.
    .init(.field("jmp").after(.validate), refuses: .validate),
    // Another error.
    .init(
      .field("jmp").with(\.clearsErrorOnEditing, false).after(.validate, .setText("jm?")), .validate,
      "open! 'jm?' error 'Can't be decided'", "state, layout, announce 'Can't be decided'"),
    // The same code in other words, and another code in the same words.
    .init(
      .field("jmp").after(.showErrorText("Wrong", code: "at-sign")), .validate,
      "at-sign! 'jmp' error 'Needs an @'", "layout, announce 'Needs an @'"),
    .init(
      .field("jmp").after(.showErrorText("Needs an @")), .validate, "at-sign! 'jmp' error 'Needs an @'",
      "state"),
    // What is undecided does not pass.
    .init(
      .field("?"), .validate, "open! '?' error 'Can't be decided'",
      "state, layout, announce 'Can't be decided'"),
    // A person in the field stays there.
    .init(
      .field("jmp").after(.beginEditing), .validate, "at-sign! 'jmp' error 'Needs an @' editing",
      "state, layout, announce 'Needs an @'"),
    // Required but empty; the field's own words stand as they are.
    .init(
      .field().with(\.nonOptionalFieldFailureMessage, "your name, please"), .validate,
      "required! '' error 'your name, please'", "state, layout, announce 'your name, please'"),
    .init(
      .field().with(\.validationStrategy, nil).with(\.nonOptionalFieldFailureMessage, ""), .validate,
      "required! '' error ''", "state, layout, announce ''"),
    // They are for an empty text only.
    .init(
      .field("jmp").with(\.nonOptionalFieldFailureMessage, "Your name, please"), .validate,
      "at-sign! 'jmp' error 'Needs an @'", "state, layout, announce 'Needs an @'"),
  ]

  static let passing: [InputFieldTableRow] = [
    .init(.field("j@m"), refuses: .validate),
    .init(.field("j@m").after(.showErrorText("Taken")), .validate, "normal 'j@m'", "state, layout"),
    .init(
      .field("j@m", helper: "Work").after(.showErrorText("Taken")), .validate, "normal 'j@m' helper 'Work'",
      "state, layout"),
    // The text that is shown stays the same.
    .init(
      .field("j@m", helper: "Taken").after(.showErrorText("Taken")), .validate,
      "normal 'j@m' helper 'Taken'", "state"),
    // An optional field may be empty, and then its strategy is not asked.
    .init(.field().with(\.isOptional, true), refuses: .validate),
    .init(
      .field().after(.validate).with(\.isOptional, true), .validate, "normal ''", "state, layout"),
    // Without a strategy any text passes, white space too.
    .init(.field(" ").with(\.validationStrategy, nil), refuses: .validate),
  ]

  static let unasked: [InputFieldTableRow] = [
    .init(.field("jmp").after(.disable), refuses: .validate),
    .init(.field().after(.disable), refuses: .validate),
  ]

  @Test func `a message becomes the beginning of a sentence`() throws {
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
  func `isValid gives the answer and changes nothing`(text: String, isOptional: Bool, answer: Bool) {
    let model = InputFieldModel.field(text).with(\.isOptional, isOptional)
    #expect(model.isValid == answer)
    #expect((model.failure == nil) == answer)
    #expect(model.state == .normal)
  }

  @Test func `a disabled field is not asked and counts as valid`() {
    let model = InputFieldModel.field("jmp").after(.disable)
    #expect(model.isValid)
    #expect(model.failure == nil)
  }
}
