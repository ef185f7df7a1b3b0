import FormValidation
import RuleFiles
import Testing
import Validation

/// A form in two languages: that of the request, if there are texts in it.
struct LanguagesForm {
  let people = People()
  /// The header `Accept-Language` of the request.
  let languages: String
  // begin
  let form = try! Form(
    RuleFile(
      Array(
        """
        fields:
          - {name: name, title: Name, rules: [required], texts: {de: {title: Vorname}}}
        """.utf8)))

  func page(_ result: FormResult? = nil) -> FormPage {
    FormPage(form, result: result, action: "/", catalog: .preferred(languages))
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

struct LanguagesFormTests {
  @Test func `label and sentence are in the language of the request`() throws {
    let english = LanguagesForm(languages: "en")
    #expect(try english.submit(FormRequest("name=")).body.contains(##"href="#field-name""##))
    let german = LanguagesForm(languages: "de-AT, en;q=0.5")
    let refused = try german.submit(FormRequest("name=")).body
    #expect(refused.contains("Füllen Sie") && refused.contains("Vorname") && refused.contains(#"lang="de""#))
  }
}
