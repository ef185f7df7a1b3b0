import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests that a form speaks to a person, and that programs get predicates.
struct FormVoiceTests {
  private static func errors(
    _ fields: String, _ body: String, _ catalog: MessageCatalog = .english
  ) throws -> [String?] {
    let form = try Form(RuleFile(Array(fields.utf8)))
    let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
    return form.check(post).fields(in: catalog).map(\.errorText)
  }

  @Test(
    arguments: [
      ("{name: n, title: Your name, constraints: {required: true}}", "", "Enter your name"),
      (
        "{name: n, title: I agree, type: boolean, constraints: {required: true}}", "", "Tick the box to go on"
      ),
      ("{name: n, title: Amount, type: number}", "x", "Enter a number such as 12.50"),
      ("{name: n, title: Amount, type: number, decimalChar: ','}", "x", "Enter a number such as 12,50"),
      ("{name: n, type: integer, constraints: {minimum: 1900}}", "x", "Enter a whole number such as 1900"),
      ("{name: n, type: integer, constraints: {maximum: 9}}", "12", "Enter a number of at most 9"),
      ("{name: n, type: date}", "x", "Enter a date such as 2026-03-27"),
      ("{name: n, type: date, format: '%d/%m/%Y'}", "x", "Enter a date such as 27/03/2026"),
      ("{name: n, type: date, format: '%m/%d/%y'}", "x", "Enter a date such as 03/27/26"),
      ("{name: n, type: time}", "x", "Enter a time such as 08:30:00"),
      ("{name: n, format: email, type: string}", "x", "Enter an e-mail address such as name@example.com"),
      (
        "{name: n, format: email, type: string, placeholder: ann@corp.example}", "x",
        "Enter an e-mail address such as ann@corp.example"
      ),
      ("{name: n, rules: [phone]}", "x", "Enter a telephone number such as +49 30 123456"),
      ("{name: n, rules: [url]}", "x", "Enter a web address such as https://example.com"),
      ("{name: n, rules: ['regex:[A-Z]{2}'], placeholder: DE}", "x", "Enter a value such as DE"),
      ("{name: n, rules: ['regex:[A-Z]{2}'], placeholder: Germany}", "x", "Check the way this is written"),
      ("{name: n, rules: ['length:..3']}", "word", "Enter at most 3 characters, not 4"),
      ("{name: n, rules: ['length:..3 graphemes']}", "word", "Enter at most 3 characters, not 4"),
      (
        "{name: n, rules: ['length:..3 bytes']}", "word",
        "Enter a shorter text: it has 4 bytes, at most 3 are allowed"
      ),
      ("{name: n, control: text, rules: ['one-of:a,b']}", "c", "Enter one of these: 'a', 'b'"),
      (
        "{name: n, control: text, rules: ['one-of:a,b,c,d,e,f,g,h,i,j,k,l']}", "m",
        "Enter one of these: 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'"
      ),
      ("{name: n, rules: ['one-of:a,b,c,d,e,f,g,h,i,j,k,l']}", "m", "Choose one from the list"),
      (
        "{name: n, type: string, categories: [{value: DE, label: Germany}, {value: FR, label: France}]}", "m",
        "Choose one of these: 'Germany', 'France'"
      ),
    ])
  func `an error says what to do`(field: String, value: String, text: String) throws {
    #expect(try Self.errors("fields: [\(field)]", "n=\(value)") == [text])
  }

  @Test
  func `a text of the rule file is as its author wrote it, and is not repeated after a label that it has`()
    throws
  {
    let form = try Form(
      RuleFile(
        Array(
          """
          fields:
            - {name: a, title: First, constraints: {required: true}, messages: {required: is missing}}
            - {name: b, title: Second, constraints: {required: true}, messages: {required: "We need {field}"}}
            - {name: c, title: Third, constraints: {required: true}}
          """.utf8)))
    let post = try Submission(decoding: [], as: .urlEncoded, for: form)
    let fields = form.check(post).fields()
    #expect(fields.map(\.errorText) == ["is missing", "We need Second", "Enter third"])
    #expect(fields.map(\.errorEntry?.text) == ["First: is missing", "We need Second", "Enter third"])
  }

  @Test func `rules over several fields name them by their labels`() throws {
    let yaml = """
      fields:
        - {name: phone, title: Telephone}
        - {name: mail, title: E-mail}
        - {name: from, title: Arrival, type: date}
        - {name: to, title: Departure, type: date}
        - {name: country, title: Country, type: string, categories: [{value: US, label: United States}]}
        - {name: state, title: State}
      rules:
        - {id: reachable, at-least-one-of: [phone, mail]}
        - {id: order, compare: from <= to}
        - {id: no-state, at: state, forbidden-if: {field: country, is: US}}
      """
    let form = try Form(RuleFile(Array(yaml.utf8)))
    let body = "from=2026-03-27&to=2026-03-26&country=US&state=x"
    let result = form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
    #expect(
      result.formErrors() == [
        "Fill in at least one of these: 'Telephone', 'E-mail'",
        "Check these answers, which do not agree with each other: 'Arrival', 'Departure'",
      ])
    #expect(result.fields()[5].errorText == "Leave this empty if Country is United States")
    #expect(
      String(decoding: result.problem(), as: UTF8.self).contains("must have at least one of 'phone', 'mail'"))
  }

  @Test(
    arguments: [
      (500, "Choose a file of at most 500 bytes"), (1, "Choose a file of at most 1 byte"),
      (2_048, "Choose a file of at most 2 kB"), (5 << 20, "Choose a file of at most 5 MB"),
      ((1 << 20) + 1, "Choose a file of at most 1024 kB"), (12_000_000, "Choose a file of at most 11 MB"),
    ])
  func `the greatest size of a file is in the unit that people know`(bytes: Int, text: String) throws {
    let form = Form([FormField("f", .file(.init(maximumSize: bytes)))])
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    try builder.add(
      .init(size: bytes + 1, mediaType: "a/b"), called: "x".utf8Span.span, named: "f".utf8Span.span)
    #expect(form.check(builder.finish()).fields()[0].errorText == text)
  }

  @Test func `types of files have the names that people know, if all have one`() throws {
    for (types, text) in [
      (
        ["image/png", "image/svg+xml", "application/pdf"],
        "Choose a file of one of these types: PNG, SVG, PDF"
      ),
      (["image/*"], "Choose a file of another type"),
    ] {
      let form = Form([FormField("f", .file(.init(mediaTypes: types)))])
      var builder = SubmissionBuilder(form, limits: SubmissionLimits())
      try builder.add(.init(size: 1, mediaType: "a/b"), called: "x".utf8Span.span, named: "f".utf8Span.span)
      #expect(form.check(builder.finish()).fields()[0].errorText == text)
    }
  }

  @Test func `programs get predicates`() throws {
    let form = Form([FormField("n", .number, label: "Guests", rules: [Rule(.range(...9))])])
    let result = form.check(try Submission(decoding: Array("n=12".utf8), as: .urlEncoded, for: form))
    #expect(
      String(decoding: result.problem(), as: UTF8.self).contains(#""detail":"Guests: must be at most 9""#))
    #expect(
      String(decoding: result.errorsObject(), as: UTF8.self).contains(#""message":"must be at most 9""#))
  }

  @Test func `no example of a secret is shown`() throws {
    let pin = FormField(
      "pin", .password, label: "PIN", placeholder: "1234", rules: [try Catalog.rule("regex:[0-9]{4}")])
    let form = Form([pin])
    let result = form.check(try Submission(decoding: Array("pin=x".utf8), as: .urlEncoded, for: form))
    #expect(result.fields()[0].errorText == "Check the way this is written")
  }
}
