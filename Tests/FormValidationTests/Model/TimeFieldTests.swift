import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Fields for times, days with times, URLs and several choices.
struct TimeFieldTests {
  private static let file = Array(
    """
    fields:
      - {name: at, type: time}
      - {name: start, type: datetime}
      - {name: site, type: string, rules: [url]}
      - {name: colors, type: string, constraints: {enum: [r, g]}, control: choices}
      - {name: plain, type: string, rules: ["time:html"]}
      - {name: local, type: string, rules: [local-date-time], control: datetime}
    """.utf8)

  private static func form() throws -> Form { Form(try RuleFile(file)) }

  @Test func `kinds follow from the rules of a file`() throws {
    let kinds = try Self.form().fields.map(\.kind)
    #expect(
      kinds == [
        .time, .dateTime, .url, .choice([.init("r"), .init("g")], allowsSeveral: true), .time, .dateTime,
      ])
  }

  @Test func `a browser has the control of each kind, which shows only values of its type`() throws {
    let form = try Self.form()
    let types = form.fields.map { ControlAttributes($0).type?.rawValue }
    #expect(types == ["time", "datetime-local", "url", nil, "time", "datetime-local"])
    let body = "at=25:00&start=2024-01-02T10:30:00Z&plain=08:30&local=2024-01-02T10:30"
    let result = form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
    let page = FormPage(form, result: result, action: "/")
    let shown = page.fields.map { "\($0.attributes.type?.rawValue ?? "-") \($0.value ?? "")" }
    #expect(
      shown == [
        "text 25:00", "text 2024-01-02T10:30:00Z", "url ", "- ", "time 08:30",
        "datetime-local 2024-01-02T10:30",
      ])
  }

  @Test(
    arguments: [
      ("at", "08:30", "08:30:00"), ("at", "08:30:15", "08:30:15"), ("at", "8:30", "8:30"),
      ("at", "0830", "0830"),
      ("at", "x08:30", "x08:30"), ("at", "", ""),
      ("start", "2024-01-02T10:30", "2024-01-02T10:30:00"), ("start", "2024-01-02 10:30", "2024-01-02 10:30"),
      ("start", "T10:30", "T10:30:00"), ("plain", "08:30", "08:30"),
      ("local", "2024-01-02T10:30", "2024-01-02T10:30"),
    ])
  func `seconds that a browser omits are those that the rules require`(
    name: String, sent: String, value: String
  ) throws {
    let form = try Self.form()
    var pair = Array("\(name)=".utf8)
    pair += sent.utf8
    let post = try Submission(decoding: pair, as: .urlEncoded, for: form)
    #expect(post[name] == value && post.rawText(of: name) == sent)
  }
}
