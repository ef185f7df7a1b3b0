import RuleFiles
import Testing
import Validation

@testable import FormValidation

struct FormResultJSONTests {
  private static func result(_ values: [(String, String)]) throws -> FormResult {
    let form = try SignUpForm.tenFields()
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    for (name, value) in values { try builder.add(value.utf8Span.span, named: name.utf8Span.span) }
    return form.check(builder.finish())
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `a problem document contains all errors`() throws {
    let result = try Self.result([
      ("email", "ann@example.com"), ("name", "Ann"), ("guests", "12"), ("password", "correct horse"),
      ("again", "x"),
    ])
    #expect(
      Self.text(result.problem()) == #"{"type":"about:blank","title":"Unprocessable Content","status":422,"#
        + #""detail":"Guests: must be at most 9","errors":["#
        + ##"{"pointer":"#/guests","name":"guests","code":"range.too-large","detail":"must be at most 9","##
        + #""params":{"maximum":9}},"#
        + ##"{"pointer":"#/again","name":"again","code":"comparison.not-met","##
        + #""detail":"must be the password above","params":{"comparison":"password == again"}}]}"#)
    let other = result.problem(type: "https://example.com/form", title: "A \"form\"")
    #expect(
      Self.text(other).hasPrefix(#"{"type":"https://example.com/form","title":"A \"form\"","status":422,"#))
  }

  @Test func `a plain object contains the errors by field`() throws {
    let result = try Self.result([("name", "a\u{7}"), ("email", "")])
    #expect(
      Self.text(result.errorsObject())
        == #"{"errors":{"email":[{"code":"required","message":"must be filled in"}],"#
        + #""name":[{"code":"no-control.control","message":"must not have control characters: character 2 is U+0007"}]}}"#
    )
  }

  @Test func `a valid result has no errors`() throws {
    let result = try Self.result([("email", "ann@example.com"), ("name", "Ann")])
    #expect(result.isValid && Self.text(result.errorsObject()) == #"{"errors":{}}"#)
    #expect(Self.text(result.problem()).hasSuffix(#""status":422,"errors":[]}"#))
  }

  @Test(
    arguments: [
      ("email", "#/email"), ("address[street]", "#/address/street"), ("a[b][0]", "#/a/b/0"),
      ("a/b~c", "#/a~1b~0c"),
      ("é %", "#/%C3%A9%20%25"), ("a.b-c_d", "#/a.b-c_d"),
    ])
  func `a pointer refers to the member of a post in JSON`(name: String, expected: String) throws {
    let form = Form([FormField(name, rules: [Rule(name: "required", kind: .presence(.required))])])
    let result = form.check(SubmissionBuilder(form, limits: SubmissionLimits()).finish())
    #expect(Self.text(result.problem()).contains(#"{"pointer":""# + expected + #"","#))
  }

  @Test func `an error of a rule over the whole form has the pointer of the whole document`() throws {
    let yaml = "fields: [{name: a}, {name: b}]\nrules: [{id: same, compare: a == b}]"
    let form = try Form(RuleFile(Array(yaml.utf8)))
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    for name in ["a", "b"] { try builder.add(name.utf8Span.span, named: name.utf8Span.span) }
    let result = form.check(builder.finish())
    #expect(Self.text(result.problem()).contains(##"{"pointer":"#","code":""##))
    #expect(Self.text(result.errorsObject()).hasPrefix(#"{"errors":{"":[{"code":""#))
  }
}
