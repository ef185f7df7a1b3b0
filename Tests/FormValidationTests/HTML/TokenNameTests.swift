import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests that a field may have the name of the token.
struct TokenNameTests {
  @Test(arguments: [
    (["a"], "csrf-token"), (["csrf-token"], "csrf-token_"), (["csrf-token_", "csrf-token"], "csrf-token__"),
    (["csrf-token_"], "csrf-token"), (["CSRF-TOKEN"], "csrf-token"),
  ])
  func `the token has a name that no field has`(names: [String], expected: String) throws {
    let form = try Form(
      RuleFile(Array("fields: [\(names.map { "{name: \($0)}" }.joined(separator: ", "))]".utf8)))
    #expect(form.tokenName == expected)
    let tree = try HTMLTree(FormPage(form, action: "/", token: FormToken("secret")).html())
    #expect(tree.elements("input").map { $0["name"] } == [expected] + names)
    let body = ([expected + "=secret"] + names.map { $0 + "=x" }).joined(separator: "&")
    let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
    #expect(post.token == FormToken("secret") && names.allSatisfy { post[$0] == "x" })
  }

  @Test func `the value of a field is never the token`() throws {
    let form = Form([FormField("csrf-token")])
    let post = try Submission(decoding: Array("csrf-token=forged".utf8), as: .urlEncoded, for: form)
    #expect(post.token == nil && post["csrf-token"] == "forged")
    // Nor is it the value of a disabled field, which is not read.
    var field = FormField("csrf-token")
    field.isDisabled = true
    let other = try Submission(decoding: Array("csrf-token=x".utf8), as: .urlEncoded, for: Form([field]))
    #expect(other.token == nil)
  }
}
