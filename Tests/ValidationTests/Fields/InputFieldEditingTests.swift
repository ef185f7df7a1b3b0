import Testing
import Validation

@Suite struct InputFieldEditingTests {
  @Test(arguments: edits + limitedEdits + validatingEdits)
  func `edits by the user follow the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let edits: [InputFieldTableRow] = [
    .init(.field("j"), .edit("jm"), "normal 'jm' dirty", "text"),
    .init(.field("j"), rejects: .edit("j")),
    .init(.field("j").after(.disable), rejects: .edit("jm")),
    // The error is removed, and the helper text is shown again.
    .init(.field("j").after(.validate), .edit("jm"), "normal 'jm' dirty", "state, text, layout"),
    .init(
      .field("j", helper: "Work").after(.validate), .edit("jm"), "normal 'jm' helper 'Work' dirty",
      "state, text, layout"),
    .init(
      .field("j", helper: "Needs an @").after(.validate), .edit("jm"),
      "normal 'jm' helper 'Needs an @' dirty", "state, text"),
    .init(.field("j").after(.validate), rejects: .edit("j")),
    // The error remains if `clearsErrorOnEditing` is `false`.
    .init(
      .field("j").with(\.clearsErrorOnEditing, false).after(.validate), .edit("j@m"),
      "at-sign! 'j@m' error 'Needs an @' dirty", "text"),
    // A canonically equivalent text with different bytes is a change.
    .init(.field("\u{E9}"), .edit("e\u{301}"), "normal 'e\u{301}' dirty", "text"),
  ]

  static let limitedEdits: [InputFieldTableRow] = [
    .init(.field("jm").with(\.textInputLimit, 3), .edit("jmp"), "normal 'jmp' dirty", "text"),
    .init(.field("jm").with(\.textInputLimit, 3), rejects: .edit("jmpx")),
    .init(.field("jm").with(\.textInputLimit, 0), .edit(""), "normal '' dirty", "text"),
    // The limit counts graphemes.
    .init(.field().with(\.textInputLimit, 2), .edit("👩‍👩‍👧e\u{301}"), "normal '👩‍👩‍👧e\u{301}' dirty", "text"),
    .init(.field().with(\.textInputLimit, 2), rejects: .edit("👩‍👩‍👧\r\n!")),
    // If the edit is rejected, an error remains, and so does a text that is already too long.
    .init(.field("jm").with(\.textInputLimit, 2).after(.validate), rejects: .edit("jmp")),
    .init(.field("jmpx").with(\.textInputLimit, 2), rejects: .edit("jmp")),
  ]

  static let validatingEdits: [InputFieldTableRow] = [
    .init(.field("j").with(\.validateOn, .manual), .edit("jm"), "normal 'jm' dirty", "text"),
    .init(
      .field("j").with(\.validateOn, .blur).after(.validate), .edit("jm"), "normal 'jm' dirty",
      "state, text, layout"),
    .init(
      .field("j").with(\.validateOn, .change), .edit("jm"), "at-sign! 'jm' error 'Needs an @' dirty",
      "state, text, layout, announce 'Needs an @'"),
    // The same error is not announced again; a different error is.
    .init(
      .field("j").with(\.validateOn, .change).after(.validate), .edit("jm"),
      "at-sign! 'jm' error 'Needs an @' dirty", "text"),
    .init(
      .field("j").with(\.validateOn, .change).after(.validate), .edit("j?"),
      "open! 'j?' error 'Can't be decided' dirty", "state, text, layout, announce 'Can't be decided'"),
    .init(
      .field("j").with(\.validateOn, .change).after(.validate), .edit("j@"), "normal 'j@' dirty",
      "state, text, layout"),
    .init(
      .field("j").with(\.validateOn, .change).with(\.clearsErrorOnEditing, false).after(.validate),
      .edit("j@"), "normal 'j@' dirty", "state, text, layout"),
    .init(
      .field("j").with(\.validateOn, .change).with(\.nonOptionalFieldFailureMessage, "Needed"), .edit(""),
      "required! '' error 'Needed' dirty", "state, text, layout, announce 'Needed'"),
    // Edits are validated after the first error, whether from validation or from the program, until a reset.
    .init(.field("j").with(\.validateOn, .afterFirstError), .edit("jm"), "normal 'jm' dirty", "text"),
    .init(
      .field("j").with(\.validateOn, .afterFirstError).after(.validate, .edit("j@")), .edit("jm"),
      "at-sign! 'jm' error 'Needs an @' dirty", "state, text, layout, announce 'Needs an @'"),
    .init(
      .field("j@").with(\.validateOn, .afterFirstError).after(.showErrorText("Taken")), .edit("jm"),
      "at-sign! 'jm' error 'Needs an @' dirty", "state, text, layout, announce 'Needs an @'"),
    .init(
      .field("j").with(\.validateOn, .afterFirstError).after(.validate, .reset), .edit("jm"),
      "normal 'jm' dirty", "text"),
  ]

  @Test(arguments: settings)
  func `texts set by the program follow the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let settings: [InputFieldTableRow] = [
    .init(.field("j"), .setText("jm"), "normal 'jm'", "text"),
    .init(.field("j").after(.edit("jm")), .setText("jmp"), "normal 'jmp' dirty", "text"),
    .init(.field("j"), rejects: .setText("j")),
    .init(.field("j").after(.validate), rejects: .setText("j")),
    .init(.field("\u{E9}"), .setText("e\u{301}"), "normal 'e\u{301}'", "text"),
    .init(.field("j").with(\.textInputLimit, 1), .setText("jm"), "normal 'jm'", "text"),
    .init(.field("j").after(.disable), .setText("jm"), "disabled 'jm'", "text"),
    .init(
      .field("j", helper: "Work").with(\.validateOn, .change).after(.disable), .setText("jm"),
      "disabled 'jm' helper 'Work'", "text"),
    .init(
      .field("j", helper: "Work").after(.validate), .setText("jm"), "normal 'jm' helper 'Work'",
      "state, text, layout"),
    .init(
      .field("j").with(\.clearsErrorOnEditing, false).after(.validate), .setText("jm"),
      "at-sign! 'jm' error 'Needs an @'", "text"),
    .init(
      .field("j").with(\.validateOn, .change), .setText("jm"), "at-sign! 'jm' error 'Needs an @'",
      "state, text, layout, announce 'Needs an @'"),
    .init(
      .field("j").with(\.validateOn, .afterFirstError).after(.validate, .setText("j@")), .setText("jm"),
      "at-sign! 'jm' error 'Needs an @'", "state, text, layout, announce 'Needs an @'"),
  ]

  @Test(arguments: beginnings + ends)
  func `the beginning and the end of editing follow the event table`(row: InputFieldTableRow) {
    #expect(row.actual == row.expected)
  }

  static let beginnings: [InputFieldTableRow] = [
    .init(.field("j"), .beginEditing, "normal 'j' editing", "begun"),
    .init(.field("j").after(.beginEditing), rejects: .beginEditing),
    .init(.field("j").after(.disable), rejects: .beginEditing),
    .init(
      .field("j").after(.validate), .beginEditing, "at-sign! 'j' error 'Needs an @' editing", "begun"),
  ]

  static let ends: [InputFieldTableRow] = [
    .init(.field("j").after(.beginEditing), .endEditing, "normal 'j' touched", "ended"),
    .init(.field("j"), rejects: .endEditing),
    .init(.field("j").with(\.validateOn, .blur), rejects: .endEditing),
    .init(.field("j").with(\.validateOn, .blur).after(.beginEditing, .disable), rejects: .endEditing),
    .init(
      .field("j").with(\.validateOn, .blur).after(.beginEditing), .endEditing,
      "at-sign! 'j' error 'Needs an @' touched", "ended, state, layout, announce 'Needs an @'"),
    .init(
      .field("j").with(\.validateOn, .blur).after(.validate, .beginEditing), .endEditing,
      "at-sign! 'j' error 'Needs an @' touched", "ended"),
    .init(
      .field("j@", helper: "Work").with(\.validateOn, .blur).after(.showErrorText("Taken"), .beginEditing),
      .endEditing, "normal 'j@' helper 'Work' touched", "ended, state, layout"),
    .init(
      .field("j").with(\.validateOn, .afterFirstError).after(.beginEditing), .endEditing,
      "at-sign! 'j' error 'Needs an @' touched", "ended, state, layout, announce 'Needs an @'"),
    .init(
      .field("j").with(\.validateOn, .change).after(.beginEditing), .endEditing, "normal 'j' touched",
      "ended"),
  ]
}
