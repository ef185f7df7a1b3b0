import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests that a check of some fields reports nothing about the others.
struct PartialCheckTests {
  private static func post(_ body: String) throws -> Submission {
    try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: SignUpForm.tenFields())
  }

  @Test func `a partial result has no validity, and no submission with values that were not checked`() throws
  {
    let result = try SignUpForm.tenFields().check(Self.post(SignUpForm.valid), only: ["email"])
    let names = Mirror(reflecting: result).children.map { $0.label ?? "" }
    #expect(!names.contains("submission"))
    // A static type test: the overload without `only:` has another result.
    #expect(type(of: result) == PartialFormResult.self)
  }

  @Test func `only values of checked fields are returned, and only if there is no error`() throws {
    let form = try SignUpForm.tenFields()
    let valid = form.check(try Self.post(SignUpForm.valid), only: ["email", "nowhere"])
    #expect(valid["email"] == "ann@example.com")
    #expect(form.fields.filter { $0.name != "email" }.allSatisfy { valid[$0.name] == nil })
    #expect(valid["nowhere"] == nil)
    let invalid = form.check(try Self.post("email=ann%40example.com&name="), only: ["email", "name"])
    #expect(invalid["email"] == nil && invalid["name"] == nil)
    // The first finding alone must not make the other fields appear valid.
    let first = form.check(try Self.post("email=&guests=99"), only: ["email", "guests"], reporting: .first)
    #expect(first.findings.count == 1 && first["guests"] == nil)
    #expect(form.check(try Self.post("email=&zip=x"), only: []).findings.isEmpty)
  }

  @Test func `the states are those of the checked fields, in the order of the form`() throws {
    let form = try SignUpForm.tenFields()
    let result = form.check(try Self.post("password=correct+horse&again=no"), only: ["again", "email"])
    #expect(result.fields().map(\.field.name) == ["email", "again"])
    #expect(result.fields().map(\.state) == [.invalid("required"), .invalid("comparison.not-met")])
    #expect(
      String(decoding: result.errorsObject(), as: UTF8.self)
        == #"{"errors":{"email":[{"code":"required","message":"must be filled in"}],"#
        + #""again":[{"code":"comparison.not-met","message":"must be the password above"}]}}"#)
    #expect(result.formErrors() == [])
  }
}
