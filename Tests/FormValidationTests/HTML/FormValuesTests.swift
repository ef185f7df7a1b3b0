import HTMLMarkup
import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests of pages with values that have not been submitted.
struct FormValuesTests {
  private static func page(_ form: Form, _ values: FormValues) throws -> HTMLTree {
    try HTMLTree(FormPage(form, values: values, action: "/people/7").html())
  }

  @Test func `the values of a stored record are in the controls, without a check`() throws {
    let phone: String? = nil
    let page = try Self.page(
      SignUpForm.tenFields(),
      [
        "email": "ann <at> example", "born": "1990-02-28", "phone": phone, "guests": "many", "country": "FR",
        "about": "a\nb",
      ])
    let inputs = page.elements("input")
    func value(_ name: String) -> String? { inputs.first { $0["name"] == name }?["value"] }
    #expect(value("email") == "ann <at> example" && value("born") == "1990-02-28" && value("phone") == nil)
    // The control for a number could not show the value.
    #expect(inputs.first { $0["name"] == "guests" }?["type"] == "text" && value("guests") == "many")
    #expect(page.elements("option").filter { $0["selected"] != nil }.map(\.text) == ["FR"])
    // A browser removes the first line break.
    #expect(page.elements("textarea").map(\.wholeText) == ["\na\nb"])
    #expect(inputs.allSatisfy { $0["aria-invalid"] != "true" })
    #expect(!page.elements("p").contains { $0["class"] == "form-error" })
  }

  @Test func `secrets and files are never shown`() throws {
    let form = Form([FormField("password", .password), FormField("photo", .file())])
    let html = FormPage(form, values: ["password": "correct horse", "photo": "ann.png"], action: "/").html()
    let text = String(decoding: html, as: UTF8.self)
    #expect(!text.contains("correct horse") && !text.contains("ann.png"))
  }

  @Test func `several choices and boxes are ticked`() throws {
    let form = Form([
      FormField("tags", .choice([.init("a"), .init("b"), .init("c")], allowsSeveral: true)),
      FormField("terms", .checkbox()),
      FormField("news", .checkbox()),
    ])
    var values: FormValues = ["terms": "on"]
    values["tags"] = ["a", "c"]
    let ticked = try Self.page(form, values).elements("input").filter { $0["checked"] != nil }
    #expect(ticked.map { $0["value"] } == ["a", "c", "on"])
    #expect(ticked.last?["name"] == "terms")
  }

  @Test func `a page with no value is the page without values`() throws {
    let form = try SignUpForm.tenFields()
    #expect(FormPage(form, values: FormValues(), action: "/").html() == FormPage(form, action: "/").html())
  }

  @Test func `a value of a field that the form does not have is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = FormPage(Form([FormField("name")]), values: ["nmae": "a"], action: "/")
    }
  }
}
