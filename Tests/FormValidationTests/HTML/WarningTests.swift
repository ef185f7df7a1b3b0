import HTMLMarkup
import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests that warnings reach a person, also those in a valid submission, and that their texts differ by more than color.
struct WarningTests {
  private static let yaml = """
    fields:
      - {name: bic, title: BIC, rules: [{length: ..3, severity: warning}]}
      - {name: a}
      - {name: b}
    rules: [{id: different, compare: a != b, severity: warning, message: a and b are equal}]
    """

  private static func result(_ body: String) throws -> FormResult {
    let form = try Form(RuleFile(Array(yaml.utf8)))
    return form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `the warnings of a valid submission are in its JSON and on its page`() throws {
    let result = try Self.result("bic=DEUT&a=1&b=1")
    #expect(result.isValid)
    #expect(
      Self.text(result.warningsArray())
        == ##"[{"pointer":"#/bic","name":"bic","code":"length.too-long","##
        + #""detail":"must have at most 3 characters, has 4","params":{"maximum":3,"actual":4,"unit":"scalars"}},"#
        + ##"{"pointer":"#","code":"comparison.not-met","detail":"a and b are equal","params":{"comparison":"a != b"}}]"##
    )
    let page = FormPage(result.form, result: result, action: "/")
    #expect(page.warnings == ["BIC: Enter at most 3 characters, not 4", "a and b are equal"])
    var html = HTMLWriter()
    PlainFormTemplate().writeWarnings(page.warnings, on: page, to: &html)
    let entries = try HTMLTree(html.bytes).elements("li")
    #expect(entries.allSatisfy { $0["class"] == "form-warning" && $0.children[0].wholeText == "Warning: " })
    #expect(entries.map(\.text) == page.warnings.map(\.text))
  }

  @Test func `the warnings in the form as a whole are on the page of the form`() throws {
    let result = try Self.result("a=1&b=1")
    let tree = try HTMLTree(FormPage(result.form, result: result, action: "/", catalog: .german).html())
    // The text of the author is in the language of the form.
    #expect(
      tree.elements("li").flatMap(\.children).filter { $0["lang"] == "en" }.map(\.text) == [
        "a and b are equal"
      ])
    #expect(tree.elements("strong").map(\.text) == ["Warnung: "])
  }

  @Test
  func `a submission without warnings has an empty array, and a problem document has no member for them`()
    throws
  {
    let result = try Self.result("bic=DE&a=1&b=2")
    #expect(Self.text(result.warningsArray()) == "[]")
    #expect(!Self.text(result.problem()).contains("warnings"))
    #expect(FormPage(result.form, result: result, action: "/").warnings == [])
    #expect(Self.text(try Self.result("bic=DEUT").problem()).contains(##""warnings":[{"pointer":"#/bic""##))
  }

  @Test func `the text of a field's warning begins with a word`() throws {
    let result = try Self.result("bic=DEUT")
    for (catalog, word) in [(MessageCatalog.english, "Warning: "), (.french, "Avertissement\u{A0}: ")] {
      let tree = try HTMLTree(FormPage(result.form, result: result, action: "/", catalog: catalog).html())
      #expect(tree.element(id: "warning-bic")?.children.first?.text == word)
    }
  }
}
