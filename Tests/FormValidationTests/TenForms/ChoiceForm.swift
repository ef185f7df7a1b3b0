import FormValidation
import RuleFiles
import Testing
import Validation

private struct Room {
  let number, name: String

  static var free: [Room] { [Room(number: "1", name: "Sea"), Room(number: "2", name: "Garden")] }
}

/// A form with a choice among what there is when the page is shown.
struct ChoiceForm {
  let people = People()
  // begin
  let form = Form([
    FormField("name", label: "Name", rules: [.required]),
    FormField("room", .choice([]), label: "Room"),
  ]).adjusted(choices: ["room": Room.free.map { .init($0.number, label: $0.name) }])

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

struct ChoiceFormTests {
  @Test func `only rooms that are free can be chosen, and are called by their names`() throws {
    let form = ChoiceForm()
    #expect(
      String(decoding: form.page().html(), as: UTF8.self).contains(#"<option value="2">Garden</option>"#))
    let refused = try form.submit(FormRequest("name=Ann&room=3"))
    #expect(refused.status == 422 && refused.body.contains("Garden") && !refused.body.contains("‘2’"))
    #expect(try form.submit(FormRequest("name=Ann&room=2")).status == 303)
  }
}
