import FormValidation
import RuleFiles
import Testing
import Validation

/// The form with one text field from a rule file, with which the one in two languages is compared.
struct RuleFileForm {
  let people = People()
  // begin
  let form = try! Form(
    RuleFile(
      Array(
        """
        fields:
          - {name: name, title: Name, rules: [required]}
        """.utf8)))

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

struct RuleFileFormTests {
  @Test func `a form from a rule file stores its field or says what to do`() throws {
    let form = RuleFileForm()
    #expect(try form.submit(FormRequest("name=")).body.contains(##"href="#field-name""##))
    #expect(try form.submit(FormRequest("name=Ann")).status == 303)
  }
}
