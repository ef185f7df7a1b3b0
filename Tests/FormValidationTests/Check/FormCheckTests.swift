import RuleFiles
import Testing
import Validation

@testable import FormValidation

struct FormCheckTests {
  /// Returns a post of the given names and values, unchanged.
  private static func post(_ form: Form, _ values: [(String, String)]) throws -> Submission {
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    for (name, value) in values { try builder.add(value.utf8Span.span, named: name.utf8Span.span) }
    return builder.finish()
  }

  private static func found(_ result: FormResult) -> [String] { found(result.findings) }

  private static func found(_ result: PartialFormResult) -> [String] { found(result.findings) }

  private static func found(_ findings: [RecordFinding]) -> [String] {
    findings.map { "\($0.field ?? "-"): \($0.finding.failure.code)" }
  }

  private static let validValues = [
    ("email", " ann@example.com "), ("name", "Ann"), ("password", "correct horse"),
    ("again", "correct horse"),
  ]

  @Test func `a valid post has no findings, and its values are normalized`() throws {
    let form = try SignUpForm.tenFields()
    let result = form.check(try Self.post(form, Self.validValues))
    #expect(result.isValid && result.findings.isEmpty)
    #expect(result["email"] == "ann@example.com" && result["about"] == nil)
    #expect(result.submission.rawText(of: "email") == " ann@example.com ")
    #expect(result.fields().allSatisfy { $0.state == .normal && $0.errorText == nil })
  }

  @Test(
    arguments: [
      (["email": "ann"], ["email: email.no-at-sign"]),
      (["email": "", "name": ""], ["email: required", "name: required"]),
      (["guests": "12"], ["guests: range.too-large"]), (["zip": "1011"], ["zip: regex.no-match"]),
      (["again": "else"], ["again: comparison.not-met"]),
      (["password": "short", "again": "shirt"], ["password: length.too-short"]),
      (["country": "IT", "born": "1990-02-30"], ["born: date.no-such-day", "country: one-of.not-listed"]),
    ] as [([String: String], [String])])
  func `findings are in the order of the fields, followed by those of rules over several fields`(
    changes: [String: String], expected: [String]
  ) throws {
    let form = try SignUpForm.tenFields()
    let values = Self.validValues.filter { changes[$0.0] == nil } + changes.map { ($0.key, $0.value) }
    let result = form.check(try Self.post(form, values))
    #expect(Self.found(result) == expected)
    #expect(!result.isValid && result["email"] == nil)
    for (field, shown) in zip(form.fields, result.fields()) {
      let isReported = expected.contains { $0.hasPrefix(field.name + ":") }
      #expect(shown.state.isInvalid == isReported && (shown.errorText != nil) == isReported, "\(field.name)")
    }
  }

  @Test func `messages are those of the field or the file, and a valid field shows its helper text`() throws {
    let form = try SignUpForm.tenFields()
    let fields = form.check(try Self.post(form, [("phone", "12"), ("guests", "0")])).fields()
    #expect(fields[0].assistiveText == "must be filled in" && fields[0].state == .invalid("required"))
    #expect(fields[3].state.isInvalid && fields[3].assistiveText != "With the country")
    #expect(fields[6].assistiveText == "Enter a number of at least 1")
    #expect(form.check(try Self.post(form, [])).fields()[3].assistiveText == "With the country")
  }

  @Test(
    arguments: [
      (.all, ["a: length.too-long", "a: not.matched", "b: required"]),
      (.firstPerField, ["a: length.too-long", "b: required"]), (.first, ["a: length.too-long"]),
    ] as [(CheckScope, [String])])
  func `the scope limits the number of findings`(scope: CheckScope, expected: [String]) throws {
    let yaml =
      "fields: [{name: a, rules: [{length: ..1}, {not: {equals: xx}}]}, {name: b, rules: [required]}]"
    let form = try Form(RuleFile(Array(yaml.utf8)))
    #expect(Self.found(form.check(try Self.post(form, [("a", "xx")]), reporting: scope)) == expected)
  }

  @Test func `an error is reported before a warning if the scope limits the findings`() throws {
    let yaml = """
      fields:
        - {name: a, rules: [{length: ..1, severity: warning}, {not: {equals: xx}}]}
        - {name: b, severity: warning, rules: [required]}
      """
    let form = try Form(RuleFile(Array(yaml.utf8)))
    let post = try Self.post(form, [("a", "xx")])
    #expect(Self.found(form.check(post, reporting: .first)) == ["a: not.matched"])
    #expect(Self.found(form.check(post, reporting: .firstPerField)) == ["a: not.matched", "b: required"])
    let fields = form.check(post).fields()
    #expect(fields[0].warnings.count == 1 && fields[1].warnings.count == 1 && fields[1].state == .normal)
  }

  @Test func `an error replaces a warning with the same failure`() throws {
    let yaml = "fields: [{name: a, rules: [{length: ..1, severity: warning}, {length: ..1}]}]"
    let form = try Form(RuleFile(Array(yaml.utf8)))
    let result = form.check(try Self.post(form, [("a", "xx")]))
    #expect(result.findings.map(\.finding.severity) == [.error] && !result.isValid)
  }

  @Test func `parameters that repeat a secret value are withheld`() throws {
    let rule = Rule(name: "alpha", kind: .content(AlphabetStrategy(.letters)))
    let form = Form([FormField("a", .password, rules: [rule]), FormField("b", rules: [rule])])
    let found = form.check(try Self.post(form, [("a", "x7"), ("b", "x7")])).findings.map(\.finding.failure)
    #expect(found.map { $0.parameters["character"] } == ["…", "7"])
    #expect(found.map { $0.parameters["position"] } == [2, 2])
  }

  @Test func `only the given fields are checked, and rules can read the others`() throws {
    let form = try SignUpForm.tenFields()
    let post = try Self.post(form, [("email", "x"), ("password", "correct horse"), ("again", "no")])
    #expect(Self.found(form.check(post, only: ["again"])) == ["again: comparison.not-met"])
    #expect(Self.found(form.check(post, only: ["email", "nowhere"])) == ["email: email.no-at-sign"])
    for names in [["password"], []] { #expect(form.check(post, only: names).findings.isEmpty) }
    #expect(form.dependents(of: "password") == ["password", "again"])
    #expect(form.dependents(of: "again") == ["again"] && form.dependents(of: "nowhere") == [])
  }

  @Test func `a repeated value is an error unless the field allows several, each of which is checked`() throws
  {
    let colors = FormField.Kind.choice([.init("r"), .init("g")], allowsSeveral: true)
    let form = Form([FormField("one"), FormField("tags", colors)])
    let post = try Self.post(
      form, [("one", "a"), ("one", "b"), ("tags[]", "r"), ("tags[1]", "x"), ("tags", "g")])
    #expect(Self.found(form.check(post)) == ["one: form.repeated", "tags: one-of.not-listed"])
    #expect(post.values(of: "tags") == ["r", "x", "g"])
  }

  @Test func `the scope limits the findings for several values`() throws {
    let colors = FormField.Kind.choice([.init("r"), .init("g")], allowsSeveral: true)
    let form = Form([FormField("one", rules: [try Catalog.rule("digits:1..9")]), FormField("tags", colors)])
    let post = try Self.post(form, [("one", "a"), ("one", "1"), ("tags", "x"), ("tags", "y"), ("tags", "g")])
    let (one, tags) = (["one: digits.character", "one: form.repeated"], "tags: one-of.not-listed")
    #expect(Self.found(form.check(post)) == one + [tags])
    #expect(form.check(post).findings.map(\.count) == [1, 1, 2])
    #expect(Self.found(form.check(post, reporting: .firstPerField)) == [one[0], tags])
    #expect(Self.found(form.check(post, reporting: .first)) == [one[0]])
    #expect(Self.found(form.check(post, only: ["tags"])) == [tags])
    #expect(Self.found(form.check(post, only: ["tags"], reporting: .first)) == [tags])
  }

  @Test func `a disabled field is neither read nor checked`() throws {
    var field = FormField("a", rules: [Rule(name: "required", kind: .presence(.required))])
    field.isDisabled = true
    let form = Form([field])
    let result = form.check(try Self.post(form, [("a", "x")]))
    #expect(result.isValid && result["a"] == nil && result.fields()[0].state == .disabled)
  }

  @Test func `invalid UTF-8 is an error for any rules`() throws {
    let form = Form([FormField("a")])
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    let broken: [UInt8] = [0x61, 0xFF]
    try builder.add(broken.span, named: "a".utf8Span.span)
    #expect(Self.found(form.check(builder.finish())) == ["a: text.invalid-utf8"])
  }

  @Test func `files have limits of size and type`() throws {
    let limits = FormField.FileLimits(maximumSize: 10, mediaTypes: ["image/*", "application/pdf"])
    let form = Form([FormField("f", .file(limits))])
    func result(_ size: Int, _ type: String) throws -> [String] {
      var builder = SubmissionBuilder(form, limits: SubmissionLimits())
      try builder.add(
        .init(size: size, mediaType: type), called: "x.png".utf8Span.span, named: "f".utf8Span.span)
      return Self.found(form.check(builder.finish()))
    }
    #expect(try result(10, "image/PNG") == [] && result(1, "Application/pdf") == [])
    #expect(try result(11, "image/png") == ["f: form.file-too-large"])
    #expect(try result(1, "text/html") == ["f: form.file-type"])
  }

  @Test func `line breaks of a text area are counted as in browsers`() throws {
    let form = try SignUpForm.tenFields()
    let post = try Self.post(form, Self.validValues + [("about", "1234567890\r\n1234567\r1")])
    #expect(Self.found(form.check(post)) == [])
    #expect(post["about"] == "1234567890\n1234567\n1")
  }
}
