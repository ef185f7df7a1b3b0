import FormValidation
import Testing
import Validation

/// A form with the database's word: the name is taken.
struct TakenForm {
  let people = People()
  // begin
  let errors = ["people_name_key": ServerError("name", code: "name.taken", message: "{value} is taken")]
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
    return result.adding(constraint: constraint, from: errors).map(refuse) ?? .failed(constraint)
  }
  // end
}

struct TakenFormTests {
  @Test func `a constraint of the database is an error of the field`() throws {
    let form = TakenForm()
    let refused = try form.submit(FormRequest("name=Bob"))
    #expect(refused.status == 422 && refused.body.contains("Bob is taken"))
    #expect(refused.body.contains(#"value="Bob""#) && refused.body.contains(##"href="#field-name""##))
    #expect(try form.submit(FormRequest("name=Ann")).status == 303)
  }
}
