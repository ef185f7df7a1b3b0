import FormValidation
import Testing
import Validation

final class Bookings {
  fileprivate(set) var rows: [TypedForm.Booking] = []

  func store(_ booking: TypedForm.Booking) -> String? {
    rows.append(booking)
    return nil
  }
}

/// A form whose accepted values are a type of the program.
struct TypedForm {
  let bookings = Bookings()
  // begin
  struct Booking: Decodable, Equatable { var name: String, guests: Int }

  let form = Form([
    FormField("name", label: "Name", rules: [.required]),
    FormField("guests", .number, label: "Guests", rules: [.required, Rule(.integer)]),
  ])

  func page(_ result: FormResult? = nil) -> FormPage {
    FormPage(form, result: result, action: "/")
  }

  func refuse(_ result: FormResult) -> FormAnswer { .page(422, page(result)) }

  func submit(_ request: FormRequest) throws -> FormAnswer {
    let post = try Submission(decoding: request.body, contentType: request.type, for: form)
    let result = form.check(post)
    guard result.isValid else { return refuse(result) }
    guard let constraint = bookings.store(try result.decode(as: Booking.self)) else { return .stored }
    return .failed(constraint)
  }
  // end
}

struct TypedFormTests {
  @Test func `values come as their types`() throws {
    let form = TypedForm()
    #expect(try form.submit(FormRequest("name=Ann&guests=x")).status == 422)
    #expect(try form.submit(FormRequest("name=Ann&guests=%2B03")).status == 303)
    #expect(form.bookings.rows == [.init(name: "Ann", guests: 3)])
  }
}
