import Testing
import Validation

@testable import FormValidation

/// Tests that a value which a control cannot show is shown in a control for text, and which keyboard a control has.
struct TypedTextTests {
  private static func control(_ field: FormField, _ value: String) throws -> HTMLTree.Element {
    let form = Form([field])
    let result = form.check(try EveryKindForm.post(Array(value.utf8), to: form))
    return try #require(
      try HTMLTree(FormPage(form, result: result, action: "/").html()).elements("input").first)
  }

  private static let digit = RangeStrategy(
    lower: .inclusive(ExactDecimal(0)), upper: .inclusive(ExactDecimal(9)), grammar: .html)
  private static let date = FormField("f", .date, rules: [Rule(DateStrategy(.html))])
  private static let number = FormField(
    "f", .number, rules: [Rule(NumberStrategy(.html)), Rule(TypedTextTests.digit)])

  @Test(arguments: [
    ("2024-02-29", true), ("", true), ("0001-01-01", true), ("275759-12-31", true), ("1850-01-01", true),
    ("x", false), ("29.02.2024", false), ("2023-02-29", false), ("2024-2-9", false), (" 2024-02-29", false),
    ("275760-09-14", false), ("99999999999999999999-01-01", false), ("0000-01-01", false), ("<b>\"", false),
  ])
  func `a malformed date is shown as text`(value: String, isDate: Bool) throws {
    let field = FormField(
      "f", .date, placeholder: "p", rules: [Rule(DateStrategy(bounds: [DateBound(.minimum, "1900-01-01")!]))])
    let control = try Self.control(field, value)
    #expect(control["type"] == (isDate ? "date" : "text") && control["value"] ?? "" == value, "\(control)")
    // Bounds have a meaning only in a control for dates.
    #expect((control["min"] != nil) == isDate && control["max"] == nil)
  }

  @Test(arguments: [
    ("5", true), ("-1.5e3", true), ("", true), ("12", true), ("x", false), ("1,5", false), ("+5", false),
    ("5.", false), ("1e400", false), (" 5", false), ("１２", false),
  ])
  func `a malformed number is shown as text`(value: String, isNumber: Bool) throws {
    let control = try Self.control(Self.number, value)
    #expect(
      control["type"] == (isNumber ? "number" : "text") && control["value"] ?? "" == value, "\(control)")
    #expect((control["step"] != nil) == isNumber && (control["min"] != nil) == isNumber)
    let result = Form([Self.number]).check(try EveryKindForm.post(Array(value.utf8), to: Form([Self.number])))
    #expect(isNumber || !result.isValid)
  }

  @Test func `a whole number is shown as text with the keyboard for digits`() throws {
    let rules = [Rule(NumberStrategy(.html)), Rule(IntegerStrategy()), Rule(TypedTextTests.digit)]
    let control = try Self.control(FormField("f", .number, rules: rules), "1o")
    #expect(control["type"] == "text" && control["inputmode"] == "numeric" && control["value"] == "1o")
  }

  @Test func `the page returns the attributes of the control that it shows`() throws {
    let form = Form([Self.date, FormField("g", .date, rules: [Rule(DateStrategy(.html))])])
    let post = try Submission(decoding: Array("f=x&g=2024-01-01".utf8), as: .urlEncoded, for: form)
    let page = FormPage(form, result: form.check(post), action: "/")
    #expect(
      page.fields.map(\.attributes.type) == [
        .text, page.form.fields[1].kind == .date ? ControlAttributes(form.fields[1]).type : nil,
      ])
  }

  @Test(
    arguments: [
      (FormField("f", rules: [Rule(.email)]), "email"), (FormField("f", rules: [Rule(URLStrategy())]), "url"),
      (FormField("f", rules: [Rule(PhoneStrategy())]), "tel"),
      (FormField("f", rules: [Rule(DigitsStrategy(4))]), "numeric"),
      (FormField("f", .number, rules: [Rule(IntegerStrategy()), Rule(.range(0...))]), "numeric"),
      // The keyboard for decimals has the separator of the phone's region, and that for digits has no sign.
      (FormField("f", .number, rules: [Rule(NumberStrategy()), Rule(.range(0...))]), nil),
      (FormField("f", .number, rules: [Rule(IntegerStrategy())]), nil), (FormField("f", .date), nil),
      (FormField("f", rules: [Rule(.any(.email, URLStrategy()))]), nil), (FormField("f"), nil),
    ] as [(FormField, String?)])
  func `the keyboard of a control for text follows from the rules`(field: FormField, mode: String?) throws {
    #expect(try Self.control(field, "")["inputmode"] == mode, "\(field)")
    var chosen = field
    chosen.inputMode = .decimal
    #expect(try Self.control(chosen, "")["inputmode"] == "decimal")
  }
}
