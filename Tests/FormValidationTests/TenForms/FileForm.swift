import FormValidation
import RuleFiles
import Testing
import Validation

final class Uploads {
  var bytes: [UInt8] = []

  func write(_ new: Span<UInt8>) { for index in new.indices { bytes.append(new[index]) } }
}

/// A form with a file, whose bytes are stored as they arrive.
struct FileForm {
  let people = People()
  let uploads = Uploads()
  // begin
  let form = Form([
    FormField("name", label: "Name", rules: [.required]),
    FormField("photo", .file(.init(maximumSize: 1000, mediaTypes: ["image/png"])), label: "Photo"),
  ])

  func page(_ result: FormResult? = nil) -> FormPage {
    FormPage(form, result: result, action: "/")
  }

  func refuse(_ result: FormResult) -> FormAnswer { .page(422, page(result)) }

  func submit(_ request: FormRequest) throws -> FormAnswer {
    var decoder = try MultipartDecoder(form, contentType: request.type)
    try decoder.feed(request.body.span) { _, bytes in uploads.write(bytes) }
    let post = try decoder.finish()
    let result = form.check(post)
    guard result.isValid else { return refuse(result) }
    guard let constraint = people.store(result) else { return .stored }
    return .failed(constraint)
  }
  // end
}

struct FileFormTests {
  private static func request(_ content: String, type: String = "image/png") -> FormRequest {
    let photo = MultipartBody.named("photo", file: "ann.png")
    var request = FormRequest("")
    request.body = MultipartBody.of([
      ([MultipartBody.named("name")], "Ann"), ([photo, "Content-Type: \(type)"], content),
    ])
    request.type = MultipartBody.type
    return request
  }

  @Test func `a file is refused by size and type, and its bytes are stored`() throws {
    let form = FileForm()
    #expect(String(decoding: form.page().html(), as: UTF8.self).contains("multipart/form-data"))
    #expect(try form.submit(Self.request(String(repeating: "x", count: 1001))).status == 422)
    #expect(try form.submit(Self.request("x", type: "text/html")).body.contains("PNG"))
    form.uploads.bytes = []
    #expect(try form.submit(Self.request("photo")).status == 303)
    #expect(form.uploads.bytes == Array("photo".utf8))
  }
}
