import Controls
import HTMLMarkup
import Platform
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests of the complete HTML of pages.
///
/// The expected files are in `Golden`; a run with `RECORD=1` in the environment rewrites them.
struct FormPageTests {
  @Test func `an empty page equals the expected file`() throws {
    let page = FormPage(try SignUpForm.tenFields(), action: "/sign-up", token: FormToken("c2VjcmV0"))
    GoldenPage.expect(page.html(), "sign-up.html")
  }

  @Test func `a page with errors equals the expected file`() throws {
    let form = try SignUpForm.tenFields()
    var builder = SubmissionBuilder(form, limits: SubmissionLimits())
    let typed = [
      ("email", "ann@"), ("born", "1990-02-30"), ("phone", "+49 30 123456"), ("country", "JP"),
      ("guests", "12"),
      ("about", "\nTwo lines,\r\nand \"more\""), ("password", "correct horse"), ("again", "correct house"),
    ]
    for (name, value) in typed { try builder.add(value.utf8Span.span, named: name.utf8Span.span) }
    let result = form.check(builder.finish())
    var page = FormPage(form, result: result, action: "/sign-up?a=1&b=2")
    page.validatesInBrowser = false
    page.submitState = .disabled
    GoldenPage.expect(page.html(), "sign-up-errors.html")
  }

  @Test func `a page with a field of each kind equals the expected file`() throws {
    let form = EveryKindForm.form()
    let result = form.check(try EveryKindForm.post(Array("axx".utf8), to: form))
    GoldenPage.expect(FormPage(form, result: result, action: "/").html(), "every-kind.html")
  }

  @Test func `secret values do not appear in pages and error documents`() throws {
    let secret = "S3cretValue"
    let rules = [
      Rule(name: "none-of", kind: .content(NoneOfStrategy([secret]))),
      Rule(name: "digits", kind: .content(DigitsStrategy(4))),
    ]
    let pin = Rule(name: "password", kind: .content(PasswordStrategy(listed: [secret])))
    let form = Form([
      FormField("password", .password, rules: rules), FormField("pin", .text, rules: [pin]),
      FormField("token", .hidden, rules: [pin]),
    ])
    let result = form.check(try EveryKindForm.post(Array(secret.utf8), to: form))
    #expect(!result.isValid)
    for answer in [
      FormPage(form, result: result, action: "/").html(), result.problem(), result.errorsObject(),
    ] {
      #expect(!String(decoding: answer, as: UTF8.self).contains(secret))
    }
  }

  @Test func `a custom template can replace one part of the page`() throws {
    struct Cards: FormTemplate {
      func writeField(_ field: PageField, on page: FormPage, to html: inout HTMLWriter) {
        html.element("section", ["class": "card"]) {
          PlainFormTemplate().writeField(field, on: page, to: &$0)
        }
      }
    }
    let page = FormPage(Form([FormField("a"), FormField("b")]), action: "/")
    let tree = try HTMLTree(page.html(by: Cards()))
    #expect(tree.elements("section").map { $0.all.count { $0.tag == "input" } } == [1, 1])
    #expect(tree.elements("button").count == 1 && tree.elements("form")[0]["action"] == "/")
  }

  @Test(arguments: [
    ("en", "ltr", "Send", "Sending…"), ("de", "ltr", "Senden", "Wird gesendet …"),
    ("ar", "rtl", "إرسال", "جارٍ الإرسال…"),
  ])
  func `the page uses the language of the catalog`(
    language: String, direction: String, submit: String, submitting: String
  )
    throws
  {
    let catalog = try #require(MessageCatalog.catalog(for: language))
    let form = Form([FormField("a", rules: try [Catalog.rule("required")])])
    let result = form.check(try Submission(decoding: [], as: .urlEncoded, for: form))
    var page = FormPage(form, result: result, action: "/", catalog: catalog)
    var tree = try HTMLTree(page.html())
    #expect(tree.elements("form")[0]["dir"] == direction && tree.elements("form")[0]["lang"] == language)
    #expect(tree.elements("h2")[0].wholeText == catalog.heading(problems: 1))
    let titles = try #require(tree.elements("button").first).all.filter { $0.tag == "span" }
    #expect(titles.first { $0["class"] == "control-title" }?.wholeText == submit)
    #expect(titles.first { $0["class"] == "control-loading" }?.wholeText == submitting)
    page.submitState = .loading
    tree = try HTMLTree(page.html())
    #expect(tree.elements("button")[0]["data-state"] == "loading")
    #expect(tree.elements("button")[0]["aria-disabled"] == "true")
  }

  @Test func `a form without fields has a button`() throws {
    let tags = try HTMLTree(FormPage(Form([]), action: "/").html()).elements.map(\.tag)
    #expect(tags.filter { $0 != "span" } == ["form", "button"])
  }
}

/// The files of expected pages.
enum GoldenPage {
  static func expect(_ page: [UInt8], _ name: String, _ location: SourceLocation = #_sourceLocation) {
    let difference = GoldenFile("../Golden/\(name)", near: #filePath).difference(from: page)
    #expect(difference == nil, sourceLocation: location)
  }
}
