import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Days in three boxes.
struct DayPartsTests {
  private static let form = Form([
    FormField("born", .dayParts, label: "Date of birth", autocomplete: "bday", rules: [.required])
  ])

  private static func post(_ body: String, as type: SubmissionType = .urlEncoded, for form: Form = form)
    throws
    -> Submission
  {
    try Submission(decoding: Array(body.utf8), as: type, for: form)
  }

  @Test(
    arguments: [
      ("born%5Bday%5D=7&born%5Bmonth%5D=3&born%5Byear%5D=1990", "1990-03-07", nil),
      ("born[year]=1990&born[day]=+07&born[month]=03+", "1990-03-07", nil),
      ("born[day]=%EF%BC%97&born[month]=%EF%BC%93&born[year]=1990", "1990-03-07", nil),
      ("born[day]=%D9%A7&born[month]=%D9%A3&born[year]=%D9%A1%D9%A9%D9%A9%D9%A0", "1990-03-07", nil),
      ("born=1990-03-07", "1990-03-07", nil),
      ("born[day]=&born[month]=&born[year]=", nil, "required"),
      ("born[day]=+&born[month]=&born[year]=", nil, "required"), ("", nil, "required"),
      ("born[day]=7&born[month]=3&born[year]=", nil, "form.incomplete-day"),
      ("born[day]=7", nil, "form.incomplete-day"),
      ("born[day]=31&born[month]=2&born[year]=1990", "1990-02-31", "date.no-such-day"),
      ("born[day]=7&born[month]=3&born[year]=90", "90-03-07", "date.malformed"),
      ("born[day]=7&born[day]=8&born[month]=3&born[year]=1990", "1990-03-07", "form.repeated"),
      ("born[hour]=7", nil, "required"),
    ] as [(String, String?, String?)])
  func `three parts are one day`(body: String, value: String?, code: String?) throws {
    let post = try Self.post(body)
    #expect(post["born"] == value)
    #expect(Self.form.check(post).findings.map(\.finding.failure.code.rawValue) == [code].compactMap(\.self))
  }

  @Test func `empty parts that repeat do not copy what was typed`() throws {
    let part = { (name: String, text: String) in ([MultipartBody.named("born[\(name)]")], text) }
    let year = String(repeating: "9", count: 10_000)
    let body = MultipartBody.of([part("year", year)] + Array(repeating: part("day", ""), count: 200))
    let post = try Submission(decoding: body, contentType: MultipartBody.type, for: Self.form)
    #expect(post.posted.bytes.count < 2 * year.utf8.count + 100)
    #expect(Self.form.check(post).findings.map(\.finding.failure.code) == ["form.incomplete-day"])
  }

  @Test(arguments: ["7%0A8", "%0A", "%0A7", "1990%0A3%0A7"])
  func `a line break in a box makes no other day`(typed: String) throws {
    let post = try Self.post("born[day]=\(typed)&born[month]=3&born[year]=1990")
    #expect(!Self.form.check(post).isValid)
  }

  @Test func `in JSON it is one text`() throws {
    #expect(try Self.form.check(Self.post(#"{"born": "1990-03-07"}"#, as: .json)).isValid)
    let refused = try Self.form.check(Self.post(#"{"born": {"day": 7}}"#, as: .json))
    #expect(refused.findings.map(\.finding.failure.code) == ["form.not-string"])
    #expect(try !Self.form.check(Self.post(#"{"born": "1990\n3\n7"}"#, as: .json)).isValid)
    #expect(String(decoding: Self.form.jsonSchema(), as: UTF8.self).contains(#""format":"date""#))
  }

  @Test(arguments: [
    (
      MessageCatalog.english, ["day", "month", "year"], ["Day", "Month", "Year"],
      "Enter a date such as 27 3 2026"
    ),
    (.japanese, ["year", "month", "day"], ["年", "月", "日"], "2026 3 27"),
  ])
  func `a page has three boxes in the order of its language, and shows what was typed`(
    catalog: MessageCatalog, order: [String], labels: [String], example: String
  ) throws {
    let post = try Self.post("born[day]=%3C7&born[month]=13&born[year]=1990")
    let page = FormPage(Self.form, result: Self.form.check(post), action: "/", catalog: catalog)
    let html = String(decoding: page.html(), as: UTF8.self)
    #expect(
      html.split(separator: "name=\"born[").dropFirst().map { $0.prefix { $0 != "]" } }
        == order[...].map { $0[...] })
    for label in labels { #expect(html.contains(">\(label)</label>")) }
    #expect(
      html.contains(#"value="&lt;7""#) && html.contains(#"value="13""#) && html.contains(#"value="1990""#))
    #expect(html.contains("autocomplete=\"bday-month\""))
    #expect(html.contains(example))
    #expect(html.contains("href=\"#field-born\"") && html.contains("id=\"field-born\""))
  }

  @Test func `an incomplete day is shown as typed, and a stored one in its parts`() throws {
    let refused = Self.form.check(try Self.post("born[day]=7&born[month]=&born[year]=1990"))
    let html = String(decoding: FormPage(Self.form, result: refused, action: "/").html(), as: UTF8.self)
    #expect(html.contains(#"value="7""#) && html.contains(#"value="1990""#))
    #expect(html.contains("Enter a day, a month and a year"))
    let stored = FormPage(Self.form, values: ["born": "1990-03-07"], action: "/")
    #expect(String(decoding: stored.html(), as: UTF8.self).contains(#"value="07""#))
  }

  @Test func `elements of groups and steps have days in three boxes`() throws {
    let form = Form([FormField("people", .group(0...3, [FormField("name"), FormField("born", .dayParts)]))])
    let post = try Self.post(
      "people[4][born][day]=7&people[4][born][month]=3&people[4][born][year]=1990&people[5][born][day]=",
      for: form)
    #expect(post["people[0][born]"] == "1990-03-07")
    #expect(form.check(post).isValid)
    #expect(post["people[1][born]"] == nil)
  }

  @Test func `a rule file has the control`() throws {
    let file = try RuleFile(Array("fields: [{name: born, type: date, control: day-parts}]".utf8))
    #expect(Form(file).fields[0].kind == .dayParts)
  }

  @Test func `a live check knows a field by the name of a box`() throws {
    let headers = ["precognition": "true", "precognition-validate-only": "born[month]"]
    let live = LiveCheck(Self.form) { headers[$0] }
    #expect(live?.names(in: try Self.post("born[day]=7")) == ["born"])
  }
}
