import FormValidation
import Testing
import Validation

/// A form with a list of items, which a person adds and removes.
struct ListForm {
  let people = People()
  // begin
  let form = Form([
    FormField("name", label: "Name", rules: [.required]),
    FormField(
      "items", .group(1...9, [FormField("price", label: "Price", rules: [.required])]), label: "Item"),
  ])

  func page(_ result: FormResult? = nil) -> FormPage {
    FormPage(form, result: result, action: "/")
  }

  func refuse(_ result: FormResult) -> FormAnswer { .page(422, page(result)) }

  func submit(_ request: FormRequest) throws -> FormAnswer {
    let post = try Submission(decoding: request.body, contentType: request.type, for: form)
    if post.isEdit { return .page(200, FormPage(form, editing: post, action: "/")) }
    let result = form.check(post)
    guard result.isValid else { return refuse(result) }
    guard let constraint = people.store(result) else { return .stored }
    return .failed(constraint)
  }
  // end
}

struct ListFormTests {
  @Test func `items are added, checked one by one, and stored`() throws {
    let form = ListForm()
    let added = try form.submit(FormRequest("name=Ann&items[0][price]=7&form-edit=add+items"))
    #expect(added.status == 200 && added.body.contains(#"name="items[1][price]""#))
    let refused = try form.submit(
      FormRequest("name=Ann&items[0][price]="))
    #expect(refused.status == 422 && refused.body.contains("#field-items_5B0_5D_5Bprice_5D"))
    #expect(try form.submit(FormRequest("name=Ann&items[0][price]=7&items[1][price]=9")).status == 303)
  }
}
