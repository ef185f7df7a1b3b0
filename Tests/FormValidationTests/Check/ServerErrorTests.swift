import HTMLMarkup
import Testing
import Validation

@testable import FormValidation

/// Tests of errors that a server adds to a result.
struct ServerErrorTests {
  private static func result(_ body: String = SignUpForm.valid) throws -> FormResult {
    let form = try SignUpForm.tenFields()
    return form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `an error of a field is in every output`() throws {
    let valid = try Self.result()
    #expect(valid.isValid)
    let result = valid.adding(code: "email.taken", message: "{value} has an account already", to: "email")
    #expect(!result.isValid && result["email"] == nil)
    #expect(result.findings.map(\.field) == ["email"])
    let field = result.fields()[0]
    #expect(
      field.state == .invalid("email.taken") && field.errorText == "ann@example.com has an account already")
    #expect(
      Self.text(result.errorsObject())
        == #"{"errors":{"email":[{"code":"email.taken","message":"ann@example.com has an account already"}]}}"#
    )
    #expect(
      Self.text(result.problem()).contains(
        ##""detail":"E-mail: ann@example.com has an account already","errors":[{"pointer":"#/email","name":"email","##
          + #""code":"email.taken","#))
    let page = FormPage(result.form, result: result, action: "/")
    let error = try HTMLTree(page.html()).element(id: page.fields[0].errorID)
    // The value may have another direction than the text around it.
    let isolated = error?.wholeText.filter { !"\u{2068}\u{2069}".contains($0) }
    #expect(isolated?.contains("ann@example.com has an account already") == true, "\(error as Any)")
  }

  @Test
  func `errors are in the order of the form, after those of their field, and those of the form are last`()
    throws
  {
    let result = try Self.result("name=Ann&email=&guests=0&password=correct+horse&again=correct+horse")
      .adding(code: "voucher.expired", message: "The voucher has expired")
      .adding(code: "zip.unknown", message: "There is no such place", to: "zip")
      .adding(code: "email.taken", message: "Taken", to: "email")
    #expect(
      result.findings.map(\.finding.failure.code)
        == ["required", "email.taken", "zip.unknown", "range.too-small", "voucher.expired"])
    #expect(result.formErrors() == ["The voucher has expired"])
    // The first error of a field is shown.
    #expect(result.fields()[0].errorText == "must be filled in")
  }

  @Test func `the text of a secret never has its value`() throws {
    let result = try Self.result().adding(
      code: "password.leaked", message: "'{value}' is known", to: "password")
    #expect(result.fields()[8].errorText == "'' is known")
    #expect(!Self.text(result.problem()).contains("correct horse"))
  }

  @Test func `a constraint of a database is an error by a table, and another one is none`() throws {
    let errors = [
      "users_email_key": ServerError("email", code: "email.taken", message: "{field}: taken"),
      "users_limit": ServerError(nil, code: "users.full", message: "There is no place left"),
    ]
    let result = try Self.result()
    #expect(
      result.adding(constraint: "users_email_key", from: errors)?.fields()[0].errorText == "E-mail: taken")
    #expect(
      result.adding(constraint: "users_limit", from: errors)?.formErrors() == ["There is no place left"])
    #expect(result.adding(constraint: "users_pkey", from: errors) == nil)
  }

  @Test func `the error of a disabled field is one of the form`() throws {
    var plan = FormField("plan")
    plan.isDisabled = true
    let form = Form([plan, FormField("name")])
    let post = try Submission(decoding: Array("name=a".utf8), as: .urlEncoded, for: form)
    let result = form.check(post).adding(code: "plan.ended", message: "The plan has ended", to: "plan")
    #expect(result.formErrors() == ["The plan has ended"] && !result.isValid)
  }

  @Test func `a field that the form does not have is refused`() async {
    await #expect(processExitsWith: .failure) {
      let form = Form([FormField("name")])
      let post = try Submission(decoding: Array("name=a".utf8), as: .urlEncoded, for: form)
      _ = form.check(post).adding(code: "a", message: "b", to: "nmae")
    }
  }
}
