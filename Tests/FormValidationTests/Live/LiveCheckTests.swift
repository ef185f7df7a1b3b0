import Testing
import Validation

@testable import FormValidation

/// Tests of fields that are checked while a person fills in the form.
struct LiveCheckTests {
  static let form = Form(
    [
      FormField("email", .email, label: "E-mail", rules: [.required, Rule(.email)]),
      FormField("name", rules: [.required]),
      FormField("password", .password, rules: [.required]), FormField("again", .password, rules: [.required]),
      FormField("hint"),
    ],
    rules: [
      RecordRule(
        "same", .comparison(RecordComparison([.field("again", .text)], .equal, [.field("password", .text)])),
        at: "again"),
      RecordRule(
        "no-hint",
        .comparison(RecordComparison([.field("hint", .text)], .unequal, [.field("password", .text)])),
        at: "hint"),
    ])

  static func live(_ headers: [String: String]) -> LiveCheck? { LiveCheck(form) { headers[$0] } }

  static func answer(_ headers: [String: String], _ body: String, with rules: [AsyncRule] = []) async throws
    -> LiveCheck.Answer
  {
    let live = try #require(Self.live(headers.merging(["precognition": "true"]) { $1 }))
    return await live.answer(
      to: try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form), with: rules)
  }

  @Test(arguments: [[:], ["precognition": "false"], ["precognition-validate-only": "email"]])
  func `other requests submit the form`(headers: [String: String]) {
    #expect(Self.live(headers) == nil)
  }

  @Test(
    arguments: [
      (nil, ["email", "name"]), ("email", ["email"]), ("name, email,none", ["email", "name"]), ("", []),
      ("password,again,hint", []),
    ] as [(String?, [String])])
  func `fields are named, and no secret is checked nor what is compared with one`(
    only: String?, names: [String]
  ) throws {
    var headers = ["precognition": "true"]
    headers["precognition-validate-only"] = only
    let post = try Submission(decoding: [], as: .urlEncoded, for: Self.form)
    #expect(Self.live(headers)?.names(in: post) == names)
  }

  @Test func `valid fields have no content, and invalid ones a problem document`() async throws {
    let only = ["precognition-validate-only": "email", "precognition-order": "7"]
    let valid = try await Self.answer(only, "email=ann%40example.com")
    #expect(valid.status == 204 && valid.body.isEmpty)
    #expect(valid.headers["Precognition-Success"] == "true" && valid.headers["Precognition-Order"] == "7")
    let invalid = try await Self.answer(only, "email=ann")
    #expect(invalid.status == 422 && invalid.headers["Content-Type"] == "application/problem+json")
    #expect(invalid.headers["Precognition"] == "true" && invalid.headers["Precognition-Success"] == nil)
    let body = String(decoding: invalid.body, as: UTF8.self)
    #expect(body.contains(#""code":"email.no-at-sign""#) && !body.contains("name\":\"name"))
  }

  @Test func `rules that have to wait are evaluated`() async throws {
    let taken = AsyncRule("email.taken", reading: ["email"], message: "taken") { _ in .invalid }
    let only = ["precognition-validate-only": "email"]
    #expect(try await Self.answer(only, "email=ann%40example.com", with: [taken]).status == 422)
  }

  @Test func `an answer as HTML is the field with its state`() async throws {
    let headers = ["precognition-validate-only": "email", "accept": "text/html"]
    let answer = try await Self.answer(headers, "email=ann")
    let html = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 200 && html.hasPrefix("<div class=\"form-field\" data-state=\"invalid\">"))
    #expect(
      html.contains("value=\"ann\"") && html.contains("id=\"error-email\"") && !html.contains("name=\"name\"")
    )
  }

  @Test(arguments: ["x", "1\r\nSet-Cookie: a", "123456789012345678901234567890"])
  func `an order that is no number is not repeated`(order: String) async throws {
    let answer = try await Self.answer(["precognition-order": order], "")
    #expect(answer.headers["Precognition-Order"] == nil)
  }

  @Test func `without rules that wait the answer is the same at once`() async throws {
    let headers = ["precognition": "true", "precognition-validate-only": "items[1][price]"]
    let live = try #require(LiveCheck(GroupTests.form) { headers[$0] })
    let post = try GroupTests.post("items[0][price]=1&items[7][price]=y")
    let atOnce: LiveCheck.Answer = { live.answer(to: post, in: .german) }()
    let waited = await live.answer(to: post, in: .german)
    #expect(atOnce == waited && atOnce.status == 422)
  }

  @Test func `a field of an element is checked by its number`() async throws {
    let headers = ["precognition": "true", "precognition-validate-only": "items[1][price]"]
    let live = try #require(LiveCheck(GroupTests.form) { headers[$0] })
    let post = try GroupTests.post("items[0][price]=x&items[7][price]=y")
    #expect(live.names(in: post) == ["items[1][price]"])
    let body = String(decoding: await live.answer(to: post).body, as: UTF8.self)
    #expect(body.contains("#/items/1/price") && !body.contains("#/items/0"))
  }
}
