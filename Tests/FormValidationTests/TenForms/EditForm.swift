import FormValidation
import Testing
import Validation

/// A form that edits a stored record.
struct EditForm {
  let people = People(editing: 0)
  // begin
  let form = Form([
    FormField("name", label: "Name", rules: [.required])
  ])

  func page(_ result: FormResult? = nil) -> FormPage {
    guard let result else { return FormPage(form, values: ["name": people.rows[0]["name"]], action: "/") }
    return FormPage(form, result: result, action: "/")
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

struct EditFormTests {
  @Test func `a page shows the stored record, and a submission changes it`() throws {
    let form = EditForm()
    #expect(String(decoding: form.page().html(), as: UTF8.self).contains(#"value="Bob""#))
    #expect(try form.submit(FormRequest("name=")).body.contains(##"href="#field-name""##))
    #expect(try form.submit(FormRequest("name=Ann")).status == 303)
    #expect(form.people.rows == [["name": "Ann"]])
  }
}
