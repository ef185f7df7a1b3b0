import FormValidation
import Testing
import Validation

/// The form with one text field, with which the ten are compared.
struct TextForm {
  let people = People()
  // begin
  let form = Form([
    FormField("name", label: "Name", rules: [.required])
  ])

  func page(_ result: FormResult? = nil) -> FormPage {
    FormPage(form, result: result, action: "/")
  }

  func refuse(_ result: FormResult) -> FormAnswer { .page(422, page(result)) }

  func submit(_ request: FormRequest) throws -> FormAnswer {
    let post = try Submission(decoding: request.body, contentType: request.type, for: form)
    let result = form.check(post)
    guard result.isValid else { return refuse(result) }
    guard let constraint = people.store(result) else { return .stored }
    return .failed(constraint)
  }
  // end
}

struct TextFormTests {
  @Test func `a form with one text field stores it or says what to do`() throws {
    let form = TextForm()
    #expect(String(decoding: form.page().html(), as: UTF8.self).contains(#"name="name""#))
    let refused = try form.submit(FormRequest("name="))
    #expect(refused.status == 422 && refused.body.contains(##"href="#field-name""##))
    #expect(try form.submit(FormRequest("name=Ann")).status == 303)
    #expect(form.people.rows.last == ["name": "Ann"])
  }
}
