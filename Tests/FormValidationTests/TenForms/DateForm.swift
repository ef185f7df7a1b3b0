import FormValidation
import Testing
import Validation

/// A form with a date.
struct DateForm {
  let people = People()
  // begin
  let form = Form([
    FormField("name", label: "Name", rules: [.required]),
    FormField("day", .date, label: "Day", rules: [Rule(.date)]),
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

struct DateFormTests {
  @Test func `a day that does not exist is refused`() throws {
    let form = DateForm()
    let refused = try form.submit(FormRequest("name=Ann&day=2026-02-30"))
    #expect(refused.status == 422 && refused.body.contains("Enter a date that exists"))
    #expect(try form.submit(FormRequest("name=Ann&day=2026-02-28")).status == 303)
    #expect(form.people.rows.last == ["name": "Ann", "day": "2026-02-28"])
  }
}
