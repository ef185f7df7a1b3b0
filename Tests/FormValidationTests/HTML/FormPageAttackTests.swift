import Testing
import Validation

@testable import FormValidation

struct FormPageAttackTests {
  private static let attacks = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' autofocus onfocus='alert(1)",
    "</textarea><script>", "</option></select><b>", "&lt;b&gt;", "&amp;", "&#60;", "-->", "]]>", "a b\tc\nd",
    "javascript:alert(1)", "\u{0}<\u{0}script>", "\r\n\r\n<x>", "{{7*7}}", "\u{202E}evil", "`onx=1", "=\"",
    "",
  ]

  @Test(arguments: attacks)
  func `no text becomes a tag or an attribute, whatever its source`(text: String) throws {
    for broken in [[], [0xFF, 0xC3]] as [[UInt8]] {
      let plain = try HTMLTree(Self.page(saying: "x", typing: Array("x".utf8) + broken, named: "n"))
      let tree = try HTMLTree(Self.page(saying: text, typing: Array(text.utf8) + broken, named: text))
      // A text with a character that changes the direction of text is isolated by one more element.
      let (elements, others) = (
        tree.elements.filter { $0.tag != "bdi" }, plain.elements.filter { $0.tag != "bdi" }
      )
      #expect(elements.map(\.tag) == others.map(\.tag))
      for (element, expected) in zip(elements, others) {
        let names = Set(element.attributes.keys).subtracting(Self.ofValues)
        #expect(names == Set(expected.attributes.keys).subtracting(Self.ofValues), "\(element.tag)")
      }
    }
  }

  /// The attributes that depend on the value of a control.
  private static let ofValues: Set = ["checked", "selected"]

  private static func page(saying text: String, typing typed: [UInt8], named name: String) throws -> [UInt8] {
    let form = EveryKindForm.form(saying: text, named: name)
    // The value is long enough to be rejected by every rule.
    let post = try EveryKindForm.post(typed + Array("xyz".utf8), to: form)
    // A button whose texts are empty has fewer elements.
    let button = text.isEmpty ? "Send" : text
    return FormPage(
      form, result: form.check(post), action: text, token: FormToken(text),
      catalog: MessageCatalog(
        [:],
        interface: InterfaceTexts(
          heading: text, optional: text, submit: button, submitting: button, show: button,
          entry: "{field}\(text){message}",
          error: text, warning: text))
    ).html()
  }

  @Test func `a typed value is returned unchanged`() throws {
    for text in Self.attacks where !text.contains("\0") {
      let form = Form([FormField("a"), FormField("b", .multiline)])
      let post = try EveryKindForm.post(Array(text.utf8), to: form)
      let tree = try HTMLTree(FormPage(form, result: form.check(post), action: "/").html())
      let value = tree.elements("input")[0]["value"]
      #expect(value?.utf8.elementsEqual(text.utf8) ?? false, "\(text.debugDescription)")
      // The HTML parser drops the first line feed, and line breaks were converted to line feeds.
      let area = tree.elements("textarea")[0].text
      let expected = "\n" + text.replacing("\r\n", with: "\n")
      #expect(area.utf8.elementsEqual(expected.utf8), "\(text.debugDescription)")
    }
  }

  @Test func `messages are escaped`() throws {
    let messages = RuleMessages([.init(byCode: ["required": "<b>{field}</b> & \"more\""])])
    let rule = Rule(name: "required", kind: .presence(.required), messages: messages)
    let form = Form([FormField("a", label: "<i>", rules: [rule])])
    let result = form.check(SubmissionBuilder(form, limits: SubmissionLimits()).finish())
    let tree = try HTMLTree(FormPage(form, result: result, action: "/").html())
    #expect(tree.elements("b").isEmpty && tree.elements("i").isEmpty)
    #expect(tree.element(id: "error-a")?.wholeText == "<b><i></b> & \"more\"Error: ")
  }
}
