import RuleFiles
import Validation

@testable import FormValidation

/// A form with a field of each kind, which uses a given text for all its texts.
enum EveryKindForm {
  static func form(saying text: String = "x", named prefix: String = "") -> Form {
    let required = Rule(name: "required", kind: .presence(.required))
    let short = Rule(name: "length", kind: .content(LengthStrategy(...2)))
    let choices = [FormField.Choice("a\(text)", label: text), FormField.Choice("b", label: "B")]
    func field(_ name: String, _ kind: FormField.Kind, _ rules: [Rule]) -> FormField {
      FormField(
        prefix + name, kind, label: name + text, placeholder: text, helperText: text, autocomplete: text,
        rules: rules)
    }
    var disabled = field("disabled", .text, [required])
    disabled.isDisabled = true
    return Form([
      field("text", .text, [required, short]), field("email", .email, [try! Catalog.rule("email")]),
      field("password", .password, [short]), field("phone", .phone, [short]),
      field("number", .number, [short]),
      field("date", .date, [short]), field("day", .dayParts, []),
      field("multiline", .multiline, [required, short]),
      field("list", .choice(choices), []), field("radio", .choice(choices), [required]),
      field("boxes", .choice(choices, allowsSeveral: true), [required]),
      field("checkbox", .checkbox(value: text), [required]), field("hidden", .hidden, [short]),
      field("file", .file(.init(maximumSize: 1, mediaTypes: ["image/png", text])), [required]), disabled,
    ])
  }

  /// Returns a post in which each field has the given value.
  static func post(_ value: [UInt8], to form: Form) throws -> Submission {
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    for field in form.fields {
      if case .file = field.kind {
        let file = Submission.File(size: 2, mediaType: "a/b")
        try builder.add(file, called: value.span, named: field.name.utf8Span.span)
      } else {
        try builder.add(value.span, named: field.name.utf8Span.span)
      }
    }
    return builder.finish()
  }
}
