import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests of forms as one request has them.
struct FormAdjustingTests {
  static let form = Form(
    [
      FormField("seat", .choice([.init("1A")]), label: "Seat", rules: [.required]),
      FormField("email", rules: [.required]),
      FormField("from", .date), FormField("to", .date),
    ],
    rules: [
      RecordRule(
        "order", .comparison(RecordComparison([.field("to", .day)], .atLeast, [.field("from", .day)])),
        at: "to")
    ])

  private static func codes(_ form: Form, _ body: String) throws -> [String] {
    form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)).findings.map {
      "\($0.field ?? "") \($0.finding.failure.code)"
    }
  }

  @Test func `choices of the program are offered, and are the only ones that are valid`() throws {
    let own = Self.form.adjusted(choices: ["seat": [.init("4A", label: "4A, window"), .init("4B")]])
    #expect(try Self.codes(own, "seat=4B&email=x") == [])
    #expect(try Self.codes(own, "seat=1A&email=x") == ["seat one-of.not-listed"])
    #expect(String(decoding: FormPage(own, action: "/").html(), as: UTF8.self).contains("4A, window"))
    #expect(try Self.codes(Self.form, "seat=1A&email=x") == [])
  }

  @Test func `disabled fields are neither read nor checked`() throws {
    let own = Self.form.adjusted(disabled: ["email"])
    #expect(try Self.codes(own, "seat=1A") == [] && FormPage(own, action: "/").fields[1].isDisabled)
  }

  @Test func `omitted fields take the rules that read them with them`() throws {
    let own = Self.form.adjusted(omitted: ["from", "email"])
    #expect(own.fields.map(\.name) == ["seat", "to"] && own.rules.isEmpty)
    #expect(try Self.codes(own, "seat=1A&to=2024-01-01&email=x") == [])
  }

  @Test func `a page has a title of its button and hidden values of its own`() throws {
    var page = FormPage(Self.form, action: "/")
    page.submitTitle = "Book & pay"
    page.hiddenValues = [("step", "\"2\""), ("state", "x")]
    let html = String(decoding: page.html(), as: UTF8.self)
    #expect(html.contains("Book &amp; pay") && !html.contains(">Send<"))
    #expect(html.contains(#"<input type="hidden" name="step" value="&#34;2&#34;">"#))
  }
}
