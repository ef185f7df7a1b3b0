import Testing
import Validation

@testable import FormValidation

/// Tests that what is kept for the next page is shown only where it would be made again.
struct FormSentenceCacheTests {
  private static func text(_ form: Form, _ value: String, in catalog: MessageCatalog) throws -> String? {
    let post = try Submission(decoding: Array("n=\(value)".utf8), as: .urlEncoded, for: form)
    return form.check(post).fields(in: catalog)[0].errorText
  }

  @Test func `pages in turn have the sentences of their catalogs`() throws {
    let form = Form([FormField("n", label: "Guests", rules: [Rule(.integer), Rule(.range(1...9))])])
    let own = MessageCatalog(["form/range.too-large": "At most {maximum}, please"])
    let other = MessageCatalog(["form/range.too-large": "{maximum} is the limit"])
    for _ in 0..<3 {
      #expect(try Self.text(form, "12", in: .english) == "Enter a number of at most 9")
      #expect(try Self.text(form, "12", in: own) == "At most 9, please")
      #expect(try Self.text(form, "12", in: other) == "9 is the limit")
      #expect(try Self.text(form, "0", in: own) != "At most 9, please")
      #expect(try Self.text(form, "12", in: .german)?.contains("9") == true)
    }
  }

  @Test func `more failures than are kept have their own sentences`() throws {
    let form = Form([FormField("n", label: "Code", rules: [Rule(.length(...2))])])
    for count in Array(3...30) + Array(3...30) {
      let text = try Self.text(form, String(repeating: "x", count: count), in: .english)
      #expect(text == "Enter at most 2 characters, not \(count)")
    }
  }

  @Test func `buttons have the texts of their page`() throws {
    let form = Form([FormField("secret", .password, label: "Password")])
    let interface = InterfaceTexts(
      heading: "{count}", optional: "", submit: "Go", submitting: "Going", show: "Reveal",
      entry: "{field}: {message}", error: "Error", warning: "Warning")
    let own = MessageCatalog([:], interface: interface)
    func html(_ catalog: MessageCatalog, title: String? = nil) -> String {
      var page = FormPage(form, action: "/", catalog: catalog)
      page.submitTitle = title
      return String(decoding: page.html(), as: UTF8.self)
    }
    for _ in 0..<2 {
      #expect(html(.english).contains("Password: Show") && html(.english).contains(">Send<"))
      #expect(
        html(own, title: "Join").contains("Password: Reveal") && html(own, title: "Join").contains(">Join<"))
      #expect(html(.german).contains("Passwor") && !html(.german).contains(">Send<"))
    }
  }
}
