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

  /// What a server decodes.
  private struct Reply: Decodable, Equatable {
    struct Item: Decodable, Equatable {
      let kind: String?
      let note: String?
    }

    let contact: String
    let email: String?
    let items: [Item]
  }

  @Test(arguments: [("none", nil, 0), ("email", "a", 1)] as [(String, String?, Int)])
  func `a group whose condition does not hold has no elements`(
    contact: String, email: String?, count: Int
  ) throws {
    let form = try Self.form()
    let body = "contact=\(contact)&email=a&items[0][kind]=a&items[0][note]=x&items[4][kind]="
    let result = form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
    let items = [Reply.Item(kind: "a", note: nil)].prefix(count)
    #expect(try result.decode(as: Reply.self) == Reply(contact: contact, email: email, items: Array(items)))
  }

  @Test func `a button of a group without a script keeps what was typed, and the page shows its element`()
    throws
  {
    let form = try Self.form()
    let body = "contact=none&email=a&items[0][kind]=b&items[0][note]=x&form-edit=add%20items"
    let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
    let html = String(decoding: FormPage(form, editing: post, action: "/").html(), as: UTF8.self)
    #expect(post.isEdit && post["email"] == "a" && post["items[0][note]"] == "x")
    #expect(html.contains("items[1][kind]"))
  }

  @Test func `a form without a field has none that depends on it`() throws {
    let own = try Self.form().adjusted(omitted: ["contact"])
    #expect(own.fields.map(\.name) == [])
    var items = [FormField("kind"), FormField("note")]
    items[1].dependence = .init("gift", is: "on")
    let form = Form([FormField("gift", .checkbox()), FormField("items", .group(1...2, items))])
    let less = form.adjusted(omitted: ["gift"])
    let result = less.check(
      try Submission(decoding: Array("items[0][kind]=a&items[0][note]=b".utf8), as: .urlEncoded, for: less))
    #expect(result.isValid && result["items[0][kind]"] == "a" && result["items[0][note]"] == nil)
  }

  @Test func `a field of an element may depend on one outside it, and on no other`() async throws {
    let yaml = """
      fields:
        - {name: gift, type: boolean, control: checkbox}
        - {name: items, type: array, constraints: {minLength: 1}, items: {fields: [{name: card, constraints: {required: true}, shownWhen: {field: gift, is: true}}]}}
      """
    let form = Form(try RuleFile(Array(yaml.utf8)))
    func codes(_ body: String) throws -> [String] {
      form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)).findings.compactMap(
        \.field)
    }
    #expect(try codes("gift=true&items[0][card]=").isEmpty == false && codes("items[0][card]=").isEmpty)
    let error = #expect(throws: RuleFileError.self) {
      try RuleFile(Array(yaml.replacing("field: gift", with: "field: gifts").utf8))
    }
    #expect(
      error.map { "\($0)".contains("'shownWhen': there is no field 'gifts'; did you mean 'gift'?") } == true)
    await #expect(processExitsWith: .failure) {
      var card = FormField("card")
      card.dependence = .init("gift", is: "on")
      _ = Form([FormField("items", .group(0...2, [card]))])
    }
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
      ("{field: x, is: a}", "'shownWhen' names its own field, which would never be shown"),
      (#"{field: contact, is: ""}"#, "field 'contact' is never '': it means an absent value"),
      ("{field: contact, is: email, not: phone}", "unknown key 'not' in 'shownWhen'"),
    ])
  func `a condition that never holds is a fault`(condition: String, message: String) {
    let yaml =
      "fields: [{name: contact, constraints: {enum: [email, phone]}}, {name: x, shownWhen: \(condition)}]"
    let error = #expect(throws: RuleFileError.self) { try RuleFile(Array(yaml.utf8)) }
    #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
