import FormValidation
import Testing
import Validation

/// The seal of the server, which a real one computes with a key that only it has.
private func seal(_ bytes: [UInt8]) -> [UInt8] {
  [UInt8(truncatingIfNeeded: bytes.reduce(7) { $0 &* 31 &+ Int($1) })]
}

/// A form in two steps, with a summary.
struct StepsForm {
  let people = People()
  // begin
  let form = Form([
    FormField("name", label: "Name", rules: [.required])
  ])
  let trip = Form([FormField("seat", label: "Seat", rules: [.required])])
  var steps: FormSteps { FormSteps([.init("You", form), .init("Trip", trip)], sealedBy: seal) }

  func page(_ result: FormResult? = nil) -> FormPage {
    steps.first(action: "/")
  }

  func submit(_ request: FormRequest) throws -> FormAnswer {
    let answer = steps.answer(to: try steps.decode(request.body, contentType: request.type), action: "/")
    guard let results = answer.results else { return .bytes(answer.status, answer.html()) }
    guard let constraint = people.store(results[0], results[1]) else { return .stored }
    return .failed(constraint)
  }
  // end
}

struct StepsFormTests {
  private static func next(_ page: String, _ body: String) -> FormRequest {
    let state = FormStepsTests.state(Array(page.utf8)).utf8
      .map { byte in "%" + String(Int(byte) + 0x100, radix: 16).suffix(2) }.joined()
    return FormRequest("\(body)&form-steps=\(state)")
  }

  @Test func `each step is checked, and what was typed is kept to the end`() throws {
    let form = StepsForm()
    let first = String(decoding: form.page().html(), as: UTF8.self)
    #expect(try form.submit(Self.next(first, "name=")).status == 422)
    let second = try form.submit(Self.next(first, "name=Ann"))
    #expect(second.status == 200 && second.body.contains(#"name="seat""#))
    let back = try form.submit(Self.next(second.body, "seat=4A&form-step=back"))
    #expect(back.body.contains(#"value="Ann""#))
    let summary = try form.submit(Self.next(second.body, "seat=4A"))
    #expect(summary.status == 200 && summary.body.contains("Ann") && summary.body.contains("4A"))
    #expect(try form.submit(Self.next(summary.body, "x=")).status == 303)
    #expect(form.people.rows.last == ["name": "Ann", "seat": "4A"])
  }
}
