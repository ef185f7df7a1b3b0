import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Fields that a form has only under a condition.
struct DependenceTests {
  private static let file = """
    fields:
      - {name: contact, constraints: {enum: [email, phone, none], required: true}}
      - {name: email, constraints: {required: true}, shownWhen: {field: contact, is: email}}
      - {name: phone, constraints: {required: true}, shownWhen: {field: contact, is: phone}}
      - {name: time, type: time, constraints: {required: true}, shownWhen: {field: phone, is: ["1", "2"]}}
      - {name: items, type: array, shownWhen: {field: contact, is: [email, phone]}, constraints: {minLength: 1, maxLength: 3},
         items: {fields: [{name: kind, constraints: {enum: [a, b]}}, {name: note, constraints: {required: true}, shownWhen: {field: kind, is: b}}]}}
    """

  private static func form() throws -> Form { Form(try RuleFile(Array(file.utf8))) }

  private static func codes(_ body: String) throws -> [String] {
    let form = try form()
    let result = form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
    return result.findings.map { "\($0.field ?? "") \($0.finding.failure.code)" }
  }

  @Test(
    arguments: [
      ("", ["contact required"]), ("contact=none", []),
      ("contact=none&email=&phone=x&items[0][kind]=zzz", []),
      ("contact=email&items[0][kind]=a", ["email required"]), ("contact=email&email=a&items[0][kind]=a", []),
      ("contact=email&email=a", ["items length.too-few"]),
      ("contact=phone&items[0][kind]=a", ["phone required"]),
      ("contact=phone&phone=7&items[0][kind]=a", []),
      ("contact=phone&phone=2&items[0][kind]=a", ["time required"]),
      ("contact=email&phone=2&email=a&items[0][kind]=a", []),
      ("contact=email&email=a&items[0][kind]=b", ["items[0][note] required"]),
      ("contact=email&email=a&items[0][kind]=a&items[0][note]=&items[1][kind]=b&items[1][note]=x", []),
      ("contact=fax", ["contact one-of.not-listed"]),
    ] as [(String, [String])])
  func `a field is checked only if its condition holds`(body: String, expected: [String]) throws {
    #expect(try Self.codes(body) == expected)
  }

  @Test func `the value of a field whose condition does not hold is not read`() throws {
    let form = try Self.form()
    let post = try Submission(
      decoding: Array(#"{"contact": "none", "email": "a", "items": [{"kind": "b"}]}"#.utf8), as: .json,
      for: form)
    #expect(post["email"] == nil && post.values(of: "email").isEmpty && post["items[0][kind]"] == nil)
    #expect(form.check(post).isValid)
  }

  @Test func `a circle of conditions, and one on a box, are decided`() throws {
    var (one, two) = (FormField("one", rules: [.required]), FormField("two", rules: [.required]))
    (one.dependence, two.dependence) = (.init("two", is: "2"), .init("one", is: "1"))
    var news = FormField("news", rules: [.required])
    news.dependence = .init("ok", is: "on")
    let form = Form([one, two, FormField("ok", .checkbox()), news])
    func codes(_ body: String) throws -> [String] {
      form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)).findings.compactMap(
        \.field)
    }
    #expect(try codes("one=1&two=2").isEmpty && codes("one=2&two=1").isEmpty)
    #expect(try codes("ok=on") == ["news"] && codes("ok=off").isEmpty)
  }

  @Test func `a page says under which condition a script shows a field`() throws {
    let html = String(decoding: FormPage(try Self.form(), action: "/").html(), as: UTF8.self)
    for text in [
      #"data-state="normal" data-shown-when="contact" data-shown-values="[&#34;email&#34;]">"#,
      #"data-shown-when="contact" data-shown-values="[&#34;email&#34;,&#34;phone&#34;]" tabindex"#,
      #"data-shown-when="items[newElementIndex][kind]""#,
    ] { #expect(html.contains(text), "\(text)") }
  }

  @Test(
    arguments: [
      ("{field: contcat, is: a}", "'shownWhen': there is no field 'contcat'; did you mean 'contact'?"),
      ("{field: contact, is: fax}", "field 'contact' is never 'fax': it must be one of 'email', 'phone'"),
      ("{field: contact}", "'shownWhen' must have 'field', a name, and 'is', a value or an array of values"),
      ("{field: contact, is: []}", "'is' must be a value or an array of values"),
      ("x", "'shownWhen' must be an object"),
      ("{field: contact, is: email, not: phone}", "unknown key 'not' in 'shownWhen'"),
    ])
  func `a condition that never holds is a fault`(condition: String, message: String) {
    let yaml =
      "fields: [{name: contact, constraints: {enum: [email, phone]}}, {name: x, shownWhen: \(condition)}]"
    let error = #expect(throws: RuleFileError.self) { try RuleFile(Array(yaml.utf8)) }
    #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
