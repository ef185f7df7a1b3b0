import FormValidation
import Testing
import Validation

/// A form that also takes JSON, and answers it with a problem.
struct JSONForm {
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
    if request.wantsJSON, !result.isValid { return .bytes(422, result.problem()) }
    guard result.isValid else { return refuse(result) }
    guard let constraint = people.store(result) else { return .stored }
    return .failed(constraint)
  }
  // end
}

struct JSONFormTests {
  private static func request(_ json: String) -> FormRequest {
    var request = FormRequest(json)
    (request.type, request.wantsJSON) = ("application/json", true)
    return request
  }

  @Test func `JSON is decoded by its type, and refused with a problem document`() throws {
    let form = JSONForm()
    let refused = try form.submit(Self.request(#"{"name":""}"#))
    #expect(refused.status == 422 && refused.body.contains(##""pointer":"#/name""##))
    #expect(try form.submit(Self.request(#"{"name":"Ann"}"#)).status == 303)
    #expect(form.people.rows.last == ["name": "Ann"])
  }
}
