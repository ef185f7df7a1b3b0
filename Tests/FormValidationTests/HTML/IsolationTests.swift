import HTMLMarkup
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests that values in messages are isolated by elements, and texts of the program from the direction of the page.
struct IsolationTests {
  private static func html(_ message: String) -> String {
    var html = HTMLWriter()
    html.message(message)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("a < é", "a &lt; é"), ("\u{2068}\u{2069}", "<bdi></bdi>"),
      ("x \u{2068}<b>\u{2069} y", "x <bdi>&lt;b&gt;</bdi> y"),
      ("\u{2066}YYYY-MM\u{2069}", "<bdi dir=\"ltr\">YYYY-MM</bdi>"),
      ("\u{2067}א\u{2069}", "<bdi dir=\"rtl\">א</bdi>"),
      ("\u{2068}a\u{2067}b\u{2069}c\u{2069}", "<bdi>a\u{2067}b\u{2069}c</bdi>"),
      ("\u{2069}a", "\u{2069}a"), ("\u{2068}a", "<bdi>a</bdi>"),
      ("…\u{2068}a\u{2069}\u{2068}b\u{2069}", "…<bdi>a</bdi><bdi>b</bdi>"),
    ])
  func `an isolate of a message becomes an element`(message: String, expected: String) {
    #expect(Self.html(message) == expected)
  }

  @Test func `the elements of a random message are balanced`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "<", "é", "…", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2069}", "\u{202E}"]
    for _ in 0..<TestRun.rounds(5_000) {
      let count = Int.random(in: 0..<12, using: &generator)
      let message = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      let tree = try HTMLTree(Array(Self.html(message).utf8))
      #expect(tree.elements.allSatisfy { $0.tag == "bdi" && $0.children.isEmpty }, "seed \(seed): \(message)")
    }
  }

  @Test func `a page in Arabic isolates values in its errors, and a helper text in another language`() throws
  {
    let form = Form([
      FormField(
        "date", label: "Date", helperText: "As on the ticket.",
        rules: [Rule(OneOfStrategy(["a-1", "b"]))])
    ])
    let post = try Submission(decoding: Array("date=x".utf8), as: .urlEncoded, for: form)
    let tree = try HTMLTree(FormPage(form, result: form.check(post), action: "/", catalog: .arabic).html())
    #expect(tree.element(id: "error-date")?.children.filter { $0.tag == "bdi" }.map(\.text) == ["a-1", "b"])
    #expect(tree.element(id: "helper-date")?.children.map(\.tag) == ["bdi"])
    #expect(tree.elements("a").first?.children.map(\.text) == ["Date", "a-1", "b"])
    #expect(!tree.root.wholeText.unicodeScalars.contains { 0x2066...0x2069 ~= $0.value })
  }
}
