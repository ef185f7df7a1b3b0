import RuleFiles
import Testing
import Validation

@testable import FormValidation

struct FormCheckTests {
  /// Reads a post of names and values, as they stand.
  private static func post(_ form: Form, _ values: [(String, String)]) throws -> Submission {
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    for (name, value) in values { try builder.add(value.utf8Span.span, named: name.utf8Span.span) }
    return builder.finish()
  }

  private static func found(_ result: FormResult) -> [String] {
    result.findings.map { "\($0.field ?? "-"): \($0.finding.failure.code)" }
  }

  private static let sound = [
    ("email", " ann@example.com "), ("name", "Ann"), ("password", "correct horse"),
    ("again", "correct horse"),
  ]

  @Test func `a post that keeps all rules is valid, and its values are normalized`() throws {
    let form = try SignUpForm.tenFields()
    let result = form.check(try Self.post(form, Self.sound))
    #expect(result.isValid && result.findings.isEmpty)
    #expect(result["email"] == "ann@example.com" && result["about"] == nil)
    #expect(result.submission.typedText(of: "email") == " ann@example.com ")
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
  func `what is wrong is told in the order of the form, then by rules over several fields`(
    changes: [String: String], expected: [String]
  ) throws {
    let form = try SignUpForm.tenFields()
    let values = Self.sound.filter { changes[$0.0] == nil } + changes.map { ($0.key, $0.value) }
    let result = form.check(try Self.post(form, values))
    #expect(Self.found(result) == expected)
    #expect(!result.isValid && result["email"] == nil)
    for (field, shown) in zip(form.fields, result.fields()) {
      let isTold = expected.contains { $0.hasPrefix(field.name + ":") }
      #expect(shown.state.isInvalid == isTold && (shown.errorText != nil) == isTold, "\(field.name)")
    }
  }

  @Test func `texts are the field's and the file's, and the helper text else`() throws {
    let form = try SignUpForm.tenFields()
    let fields = form.check(try Self.post(form, [("phone", "12"), ("guests", "0")])).fields()
    #expect(fields[0].assistiveText == "must be filled in" && fields[0].state == .invalid("required"))
    #expect(fields[3].state.isInvalid && fields[3].assistiveText != "With the country")
    #expect(fields[6].assistiveText == "must be at least 1")
    #expect(form.check(try Self.post(form, [])).fields()[3].assistiveText == "With the country")
  }

  @Test(
    arguments: [
      (.all, ["a: length.too-long", "a: not.matched", "b: required"]),
      (.firstPerField, ["a: length.too-long", "b: required"]), (.first, ["a: length.too-long"]),
    ] as [(CheckScope, [String])])
  func `as much is told as is asked for`(scope: CheckScope, expected: [String]) throws {
    let yaml =
      "fields: [{name: a, rules: [{length: ..1}, {not: {equals: xx}}]}, {name: b, rules: [required]}]"
    let form = try Form(RuleFile(Array(yaml.utf8)))
    #expect(Self.found(form.check(try Self.post(form, [("a", "xx")]), reporting: scope)) == expected)
  }

  @Test func `an error comes before a warning where one is told`() throws {
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

  @Test func `an error that says the same as a warning is told in its place`() throws {
    let yaml = "fields: [{name: a, rules: [{length: ..1, severity: warning}, {length: ..1}]}]"
    let form = try Form(RuleFile(Array(yaml.utf8)))
    let result = form.check(try Self.post(form, [("a", "xx")]))
    #expect(result.findings.map(\.finding.severity) == [.error] && !result.isValid)
  }

  @Test func `what a failure repeats of a secret is withheld`() throws {
    let rule = Rule(name: "alpha", kind: .content(AlphabetStrategy(.letters)))
    let form = Form([FormField("a", .password, rules: [rule]), FormField("b", rules: [rule])])
    let found = form.check(try Self.post(form, [("a", "x7"), ("b", "x7")])).findings.map(\.finding.failure)
    #expect(found.map { $0.parameters["character"] } == ["…", "7"])
    #expect(found.map { $0.parameters["position"] } == [2, 2])
  }

  @Test func `fields that are not asked stay as they are, though rules read them`() throws {
    let form = try SignUpForm.tenFields()
    let post = try Self.post(form, [("email", "x"), ("password", "correct horse"), ("again", "no")])
    #expect(Self.found(form.check(post, only: ["again"])) == ["again: comparison.not-met"])
    #expect(Self.found(form.check(post, only: ["email", "nowhere"])) == ["email: email.no-at-sign"])
    #expect(form.check(post, only: ["password"]).isValid && form.check(post, only: []).isValid)
    #expect(form.dependents(of: "password") == ["password", "again"])
    #expect(form.dependents(of: "again") == ["again"] && form.dependents(of: "nowhere") == [])
  }

  @Test func `a value given twice is an error unless several are taken, each of which is asked`() throws {
    let colors = FormField.Kind.choice([.init("r"), .init("g")], allowsSeveral: true)
    let form = Form([FormField("one"), FormField("tags", colors)])
    let post = try Self.post(
      form, [("one", "a"), ("one", "b"), ("tags[]", "r"), ("tags[1]", "x"), ("tags", "g")])
    #expect(Self.found(form.check(post)) == ["one: form.repeated", "tags: one-of.not-listed"])
    #expect(post.values(of: "tags") == ["r", "x", "g"])
  }

  @Test func `of several values as much is told as is asked for`() throws {
    let colors = FormField.Kind.choice([.init("r"), .init("g")], allowsSeveral: true)
    let form = Form([FormField("one", rules: [try Catalog.rule("digits:1..9")]), FormField("tags", colors)])
    let post = try Self.post(form, [("one", "a"), ("one", "1"), ("tags", "x"), ("tags", "y"), ("tags", "g")])
    let (one, tags) = (["one: digits.character", "one: form.repeated"], "tags: one-of.not-listed")
    #expect(Self.found(form.check(post)) == one + [tags, tags])
    #expect(Self.found(form.check(post, reporting: .firstPerField)) == [one[0], tags])
    #expect(Self.found(form.check(post, reporting: .first)) == [one[0]])
    #expect(Self.found(form.check(post, only: ["tags"])) == [tags, tags])
    #expect(Self.found(form.check(post, only: ["tags"], reporting: .first)) == [tags])
  }

  @Test func `a disabled field is neither read nor asked`() throws {
    var field = FormField("a", rules: [Rule(name: "required", kind: .presence(.required))])
    field.isDisabled = true
    let form = Form([field])
    let result = form.check(try Self.post(form, [("a", "x")]))
    #expect(result.isValid && result["a"] == nil && result.fields()[0].state == .disabled)
  }

  @Test func `broken UTF-8 is no text, whatever the rules say`() throws {
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

  @Test func `line breaks of a text area count as browsers count them`() throws {
    let form = try SignUpForm.tenFields()
    let post = try Self.post(form, Self.sound + [("about", "1234567890\r\n1234567\r1")])
    #expect(Self.found(form.check(post)) == [])
    #expect(post["about"] == "1234567890\n1234567\n1")
  }
}
