import FormValidation
import RuleFiles
import Testing
import Validation

/// Values of a JSON body by their types.
struct JSONTypingTests {
  private static let form = Form([
    FormField("name"), FormField("guests", .number, rules: [Rule(.integer), Rule(.range(1...9))]),
    FormField("price", rules: [Rule(.number)]), FormField("terms", .checkbox()),
    FormField("tags", .choice(["r", "g"].map { .init($0) }, allowsSeveral: true)), FormField("place[street]"),
    FormField("token", .hidden), FormField("off", rules: [.required]).disabled,
    FormField("file", .file()),
    FormField("items", .group(0...3, [FormField("price", .number, rules: [.required, Rule(.number)])])),
  ])

  private static func codes(_ body: String, _ typing: JSONTyping) throws -> [String] {
    let post = try Submission(decoding: Array(body.utf8), as: .json, for: form, json: typing)
    return form.check(post).findings.map { "\($0.field ?? ""): \($0.finding.failure.code)" }
  }

  @Test(
    arguments: [
      (
        #"{"name": "Ann", "guests": 7, "price": 1.5e1, "terms": true, "tags": ["r"], "items": [{"price": 1}]}"#,
        []
      ),
      (#"{"name": null, "guests": null, "terms": null, "tags": null, "items": null, "place": null}"#, []),
      (#"{"token": 1}"#, []), (#"{"token": "a"}"#, []), (#"{"token": true}"#, []),
      (#"{"place": {"street": "x"}}"#, []),
      (#"{"place[street]": "x"}"#, []), (#"{"off": [1], "file": {"a": 1}}"#, []), (#"{"terms": false}"#, []),
      (#"{"name": 1}"#, ["name: form.not-string"]), (#"{"name": true}"#, ["name: form.not-string"]),
      (#"{"name": ["Ann"]}"#, ["name: form.not-string"]), (#"{"name": {}}"#, ["name: form.not-string"]),
      (#"{"guests": "7"}"#, ["guests: form.not-number"]), (#"{"guests": "x"}"#, ["guests: form.not-number"]),
      (#"{"guests": 1.5}"#, ["guests: integer.malformed"]),
      (#"{"guests": 10}"#, ["guests: range.too-large"]), (#"{"price": "1"}"#, ["price: form.not-number"]),
      (#"{"terms": "on"}"#, ["terms: form.not-boolean"]), (#"{"terms": "no"}"#, ["terms: form.not-boolean"]),
      (#"{"tags": "r"}"#, ["tags: form.not-array"]), (#"{"tags": {"0": "r"}}"#, ["tags: form.not-array"]),
      (#"{"tags": [1]}"#, ["tags: form.not-string"]), (#"{"tags": [["r"]]}"#, ["tags: form.not-string"]),
      (#"{"place": "x"}"#, [": form.not-object"]),
      (#"{"items": {"price": 1}}"#, ["items: form.not-array"]),
      (#"{"items": "x"}"#, ["items: form.not-array"]),
      (#"{"items": [1]}"#, ["items: form.not-object", "items[0][price]: required"]),
      (#"{"items": [{}]}"#, ["items[0][price]: required"]),
      (#"{"items": [{"price": "1"}]}"#, ["items[0][price]: form.not-number"]),
      (#"{"items": [{"price": {}}]}"#, ["items[0][price]: form.not-number"]),
    ] as [(String, [String])])
  func `a value of another type than its field is one finding`(body: String, expected: [String]) throws {
    #expect(try Self.codes(body, .byType) == expected)
    #expect(try Self.codes(body, .strict) == expected)
  }

  @Test(
    arguments: [
      (#"{"x": 1, "y": [{"z": 1}], "name": "Ann"}"#, ["x", "y"]),
      (#"{"place": {"town": "x"}}"#, ["place[town]"]),
      (#"{"items": [{"price": 1, "sku": "a"}]}"#, ["items[0][sku]"]), (#"{"Name": "Ann"}"#, ["Name"]),
      (#"{"csrf-token": "a", "_charset_": "utf-8"}"#, []), (#"{"x": null}"#, ["x"]), (#"{"": ""}"#, [""]),
    ])
  func `only the strict reading refuses members that the form does not have`(body: String, members: [String])
    throws
  {
    #expect(try Self.codes(body, .byType).isEmpty && Self.codes(body, .lenient).isEmpty)
    let post = try Submission(decoding: Array(body.utf8), as: .json, for: Self.form, json: .strict)
    let findings = Self.form.check(post).findings
    #expect(findings.map(\.finding.failure.code) == members.map { _ in "form.unknown-member" })
    #expect(findings.map { $0.finding.failure.parameters["member"] } == members.map { .text($0) })
  }

  @Test(
    arguments: [
      (#"{"name": 1, "guests": "7", "price": "1", "terms": "on", "tags": "r", "x": 1}"#, []),
      (#"{"tags": {"0": "r"}, "items": {"0": {"price": "1"}}, "place": 5}"#, []),
      (#"{"name": ["Ann"], "guests": {"a": 1}}"#, ["name: form.not-string", "guests: form.not-number"]),
      (#"{"tags": [["r"]], "items": "x"}"#, ["tags: form.not-string", "items: form.not-array"]),
    ])
  func `the lenient reading refuses arrays and objects only`(body: String, expected: [String]) throws {
    #expect(try Self.codes(body, .lenient) == expected)
  }

  @Test func `a problem document has the places of all of them`() throws {
    let body = #"{"guests": "7", "items": [{"price": [1]}], "a b": {"c": 1}}"#
    let post = try Submission(decoding: Array(body.utf8), as: .json, for: Self.form, json: .strict)
    let problem = String(decoding: Self.form.check(post).problem(), as: UTF8.self)
    for pointer in ["#/guests", "#/items/0/price", "#/a%20b"] { #expect(problem.contains("\"\(pointer)\"")) }
    #expect(
      problem.contains("must be a number")
        && problem.contains("has a member that the form does not have: a b"))
  }

  @Test func `no finding has a secret that was sent as another type`() throws {
    let form = Form([FormField("pass", .password, rules: [.required])])
    let post = try Submission(decoding: Array(#"{"pass": 12345678}"#.utf8), as: .json, for: form)
    let result = form.check(post)
    #expect(!String(decoding: result.problem(), as: UTF8.self).contains("12345678"))
    #expect(result.findings.map(\.finding.failure.code) == ["form.not-string"])
  }

  @Test func `the number of values is limited in every reading`() throws {
    let body = Array(
      ("{\"tags\": [" + [String](repeating: "1", count: 1_001).joined(separator: ",") + "]}").utf8)
    for typing in [JSONTyping.lenient, .byType, .strict] {
      #expect(throws: SubmissionError.self) {
        try Submission(decoding: body, as: .json, for: Self.form, json: typing)
      }
    }
  }
}

extension FormField {
  fileprivate var disabled: FormField {
    var field = self
    field.isDisabled = true
    return field
  }
}
