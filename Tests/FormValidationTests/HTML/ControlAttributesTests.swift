import RuleFiles
import Testing
import Validation

@testable import FormValidation

struct ControlAttributesTests {
  private static func attributes(
    _ kind: FormField.Kind, _ rules: String..., steps: [Normalization.Step] = []
  ) throws -> String {
    let field = FormField(
      "f", kind, rules: try rules.map { try Catalog.rule($0) },
      normalization: steps.isEmpty ? nil : Normalization(steps))
    return ControlAttributes(field).written
  }

  @Test func `length limits are converted to UTF-16 so that the browser rejects no valid value`() throws {
    #expect(try Self.attributes(.text, "length:2..40") == "type=text minlength=2 maxlength=80")
    #expect(try Self.attributes(.text, "length:2..40 utf16") == "type=text minlength=2 maxlength=40")
    #expect(try Self.attributes(.text, "length:4..40 bytes") == "type=text minlength=2 maxlength=40")
    #expect(try Self.attributes(.text, "length:4..40 graphemes") == "type=text minlength=4")
    #expect(try Self.attributes(.multiline, "length:..20") == "maxlength=40")
    let password = Rule(name: "password", kind: .content(PasswordStrategy(length: 12...64)))
    #expect(
      ControlAttributes(FormField("f", .password, rules: [password])).written
        == "type=password minlength=12")
    #expect(try Self.attributes(.text, "length:..4611686018427387904") == "type=text")
  }

  @Test func `length limits that a normalization could change are omitted`() throws {
    #expect(try Self.attributes(.text, "length:2..40", steps: [.trim]) == "type=text")
    #expect(
      try Self.attributes(.text, "required", "length:2..40", steps: [.trim])
        == "type=text required minlength=2")
    #expect(try Self.attributes(.text, "length:2..40", steps: [.collapseSpaces]) == "type=text minlength=2")
    #expect(try Self.attributes(.text, "length:2..40", steps: [.uppercase]) == "type=text")
    #if InternationalNames
    #expect(try Self.attributes(.text, "length:2..40", steps: [.nfc]) == "type=text")
    #endif
    #expect(
      try Self.attributes(.phone, "not-blank", "length:8..9", steps: [.digitsOnly])
        == "type=tel required minlength=8")
  }

  @Test func `a control is required if the empty value is rejected`() throws {
    #expect(try Self.attributes(.text, "required") == "type=text required")
    #expect(try Self.attributes(.phone, "not-blank") == "type=tel required")
    #expect(try Self.attributes(.checkbox(), "required") == "type=checkbox required")
    #expect(try Self.attributes(.choice([.init("a")]), "required") == "required")
    #expect(try Self.attributes(.choice([.init("a")], allowsSeveral: true), "required") == "")
    #expect(try Self.attributes(.hidden, "required") == "type=hidden")
    let rules = RuleSet(
      [try Catalog.rule("required"), try Catalog.rule("length:..3")], missingValues: ["NA"])
    let field = FormField("f", .text, label: nil, rules: rules, normalization: nil)
    #expect(ControlAttributes(field).written == "type=text maxlength=6")
  }

  @Test
  func `warnings add no attributes, and a limit adds none if a value other than the empty one is absent`()
    throws
  {
    var rules = [try Catalog.rule("required"), try Catalog.rule("length:..3")]
    for index in rules.indices { rules[index].severity = .warning }
    #expect(ControlAttributes(FormField("f", rules: rules)).written == "type=text")
    let absences = RuleSet([try Catalog.rule("length:4..")], missingValues: ["", "NA"])
    let field = FormField("f", .text, label: nil, rules: absences, normalization: nil)
    #expect(ControlAttributes(field).written == "type=text")
  }

  @Test func `the type email is used if the browser rejects no valid address`() throws {
    #expect(try Self.attributes(.email, "email", "length:..254") == "type=email")
    #expect(try Self.attributes(.email, "email:html") == "type=email")
    #expect(try Self.attributes(.email, "email:rfc5321") == "type=text inputmode=email")
    #if InternationalNames
    #expect(try Self.attributes(.email, "idn-email") == "type=text inputmode=email")
    #endif
    #expect(try Self.attributes(.email) == "type=text inputmode=email")
    #expect(try Self.attributes(.email, "email", steps: [.trim]) == "type=text inputmode=email")
    #expect(try Self.attributes(.email, "email", steps: [.collapseSpaces]) == "type=email")
  }

  @Test func `the type number is used if the grammar of the rule is that of HTML`() throws {
    #expect(try Self.attributes(.number, "number:html") == "type=number step=any")
    #expect(
      try Self.attributes(.number, "number:html", "range:0.5..10") == "type=number min=0.5 max=10 step=any")
    #expect(
      try Self.attributes(.number, "number:html", "range:2..", "multiple-of:0.5")
        == "type=number min=2 step=0.5")
    #expect(
      try Self.attributes(.number, "number:html", "range:1..", "multiple-of:2")
        == "type=number min=1 step=any")
    #expect(try Self.attributes(.number, "number", "range:1..9") == "type=text")
    #expect(try Self.attributes(.number, "number:de") == "type=text")
    #expect(try Self.attributes(.number, "number:trailing-minus") == "type=text")
    #expect(try Self.attributes(.number, "number:html", steps: [.trim]) == "type=text")
    #expect(
      try Self.attributes(.number, "integer", "range:0..")
        == #"type=text inputmode=numeric pattern=[+\-]?[0-9]+"#)
    #expect(try Self.attributes(.number, "integer") == #"type=text pattern=[+\-]?[0-9]+"#)
    #expect(
      try Self.attributes(.text, "digits:6")
        == "type=text inputmode=numeric minlength=6 maxlength=6 pattern=[0-9]{6}")
  }

  @Test func `the type date is used if the years are within the browser's range`() throws {
    #expect(try Self.attributes(.date, "date") == "type=text")
    #expect(try Self.attributes(.date, "date:html") == "type=text")
    #expect(try Self.attributes(.date, "date:%Y-%m-%d") == "type=text")
    #expect(try Self.attributes(.date, "date", "between:1900-01-01..") == "type=date min=1900-01-01")
    #expect(
      try Self.attributes(.date, "after:2000-01-01", "before:2100-01-01")
        == "type=date min=2000-01-01 max=2100-01-01")
    #expect(try Self.attributes(.date, "date", "date:html") == "type=date")
    #expect(try Self.attributes(.date, "between:1900-01-01..", steps: [.trim]) == "type=text")
  }

  @Test func `the attributes of alternatives are those that all of them require`() throws {
    func written(_ strategy: any InputFieldValidationStrategy) -> String {
      ControlAttributes(FormField("f", rules: [Rule(name: "r", kind: .content(strategy))])).written
    }
    #expect(
      written(AnyStrategy([LengthStrategy(2...3), LengthStrategy(8...9)]))
        == "type=text minlength=2 maxlength=18")
    #expect(written(AnyStrategy([LengthStrategy(2...3), EmailStrategy()])) == "type=text")
    #expect(
      written(ExactlyOneStrategy([try RegexStrategy("a"), try RegexStrategy("b+")]))
        == "type=text pattern=a|b+"
    )
    #expect(
      written(AllStrategy([LengthStrategy(2...), LengthStrategy(...9)]))
        == "type=text minlength=2 maxlength=18"
    )
    #expect(written(NotStrategy(LengthStrategy(2...3))) == "type=text")
    #expect(written(WhenStrategy(EmailStrategy(), then: LengthStrategy(...3))) == "type=text")
    #expect(
      written(WhenStrategy(EmailStrategy(), then: LengthStrategy(...3), otherwise: LengthStrategy(...5)))
        == "type=text maxlength=10")
  }

  @Test func `a pattern allows surrounding white space if the field is trimmed`() throws {
    let blanks = #"[\t-\r \u{85}\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}]*"#
    #expect(
      try Self.attributes(.text, #"regex:\d"#, steps: [.trim])
        == "type=text pattern=\(blanks)(?:[0-9])?\(blanks)")
    #expect(
      try Self.attributes(.text, "required", "regex:^a$", steps: [.trim])
        == "type=text required pattern=\(blanks)(?:a)\(blanks)")
    #expect(try Self.attributes(.text, #"regex:a\b.*"#, steps: [.trim]) == "type=text")
    #expect(try Self.attributes(.text, #"regex:\d"#, steps: [.trim, .uppercase]) == "type=text")
    #expect(try Self.attributes(.multiline, #"regex:\d"#) == "")
  }

  @Test func `media types of files are a hint`() {
    let field = FormField("f", .file(.init(mediaTypes: ["image/png", "image/*"])))
    #expect(ControlAttributes(field).mediaTypes == ["image/png", "image/*"])
  }

  @Test func `a form of a rule file has the same attributes`() throws {
    let form = try SignUpForm.tenFields()
    #expect(
      form.fields.map { "\($0.name): \(ControlAttributes($0).written)" } == [
        "email: type=text inputmode=email required", "name: type=text required maxlength=160",
        "born: type=date min=1900-01-01", "phone: type=tel", "country: ",
        "zip: type=text pattern=[0-9]{5}",
        #"guests: type=text inputmode=numeric pattern=[+\-]?[0-9]+"#, "about: maxlength=40",
        "password: type=password minlength=8", "again: type=password",
      ])
  }
}

extension ControlAttributes {
  /// The existing attributes in one line.
  fileprivate var written: String {
    let values: [(String, String?)] = [
      ("type", type?.rawValue), ("inputmode", inputMode?.rawValue), ("required", isRequired ? "" : nil),
      ("minlength", minimumLength?.description), ("maxlength", maximumLength?.description), ("min", minimum),
      ("max", maximum), ("step", step), ("pattern", pattern),
    ]
    return values.compactMap { name, value in
      value.map { $0.isEmpty ? name : "\(name)=\($0)" }
    }.joined(separator: " ")
  }
}
