import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests that a page has the texts of its language, and marks those that stay in another one.
struct PageLanguageTests {
  private static let yaml = """
    language: en
    fields:
      - name: name
        title: Name
        assistiveText: As in your passport.
        constraints: {required: true}
        texts: {ar: {title: الاسم, assistiveText: كما في جواز السفر., placeholder: علي}}
      - name: country
        title: Country
        type: string
        categories: [{value: DE, label: Germany}, {value: EG, label: Egypt}, {value: X}]
        texts: {ar: {choices: {DE: ألمانيا}}}
      - {name: note, title: Note, rules: [{length: ..2, messages: {default: too long}}]}
    """

  private static func page(_ catalog: MessageCatalog, _ body: String = "note=abc&country=FR") throws
    -> FormPage
  {
    let form = try Form(RuleFile(Array(yaml.utf8)))
    let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
    return FormPage(form, result: form.check(post), action: "/", catalog: catalog)
  }

  @Test func `a page in the language of the form has no lang but its own`() throws {
    let tree = try HTMLTree(Self.page(.english).html())
    #expect(tree.elements.compactMap { $0["lang"] } == ["en"])
    #expect(tree.elements("label").map(\.wholeText).contains("Name"))
  }

  @Test func `a page in another language has its texts, and the others with lang`() throws {
    let page = try Self.page(.arabic)
    #expect(page.fields.map(\.label.text) == ["الاسم", "Country", "Note"])
    #expect(page.fields.map { $0.label.parts[0].language } == [nil, "en", "en"])
    #expect(page.fields[0].helperText == "كما في جواز السفر." && page.fields[0].placeholder == "علي")
    let tree = try HTMLTree(page.html())
    let options = tree.elements("option").map { ($0.wholeText, $0["lang"]) }
    #expect(options.map(\.0) == ["–", "ألمانيا", "Egypt", "X"])
    #expect(options.map(\.1) == [nil, nil, "en", nil])
    #expect(page.fields[0].result.errorText == "يُرجى ملء «\u{2068}الاسم\u{2069}»")
    // The author's message, and the label of an entry.
    #expect(page.fields[2].result.error?.parts.map(\.language) == ["en"])
    let entry = try #require(page.fields[2].result.errorEntry)
    #expect(
      entry.parts.map(\.text).joined() == "Note: too long"
        && entry.parts.map(\.language) == ["en", nil, "en"])
  }

  @Test func `an error has the labels of choices in the language of the page`() throws {
    #expect(try Self.page(.arabic).fields[1].result.errorText?.contains("ألمانيا") == true)
    #expect(try Self.page(.arabic).fields[1].result.errorText?.contains("Egypt") == true)
  }

  @Test func `a page that a plain template writes is that which the slow one writes`() throws {
    for catalog in MessageCatalog.all {
      let page = try Self.page(catalog)
      #expect(page.html() == page.html(by: ElementTemplate()), "\(catalog.language)")
    }
  }

  @Test func `a form in Swift has texts by language, and a language`() throws {
    var name = FormField("name", label: "Straße", rules: [.required])
    name.translations = ["fr": .init(title: "Rue"), "pt-br": .init(title: "Rua")]
    let form = Form([name], language: "de")
    func label(_ catalog: MessageCatalog) -> FormText {
      FormPage(form, action: "/", catalog: catalog).fields[0].label
    }
    #expect(label(.german) == "Straße" && label(.french) == "Rue")
    #expect(
      label(.english) == FormText("Straße", in: "de") && label(.portuguese) == FormText("Straße", in: "de"))
    #expect(label(MessageCatalog([:], language: "fr-CH")) == "Rue")
    #expect(label(MessageCatalog([:], language: "pt-BR")) == "Rua")
    #expect(label(MessageCatalog([:], language: "de-AT")) == "Straße")
  }

  @Test func `the title of a document with errors begins with the word for an error`() throws {
    #expect(try Self.page(.english).documentTitle("Sign up") == "Error: Sign up")
    #expect(try Self.page(.french).documentTitle("Compte") == "Erreur\u{A0}: Compte")
    #expect(try Self.page(.english, "name=A").documentTitle("Sign up") == "Sign up")
    #expect(FormPage(Form([]), action: "/").documentTitle("Sign up") == "Sign up")
  }
}
