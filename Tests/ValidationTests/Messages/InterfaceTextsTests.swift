import Testing
import Validation

@Suite struct InterfaceTextsTests {
  @Test(
    arguments: [
      ("en", ["There are 0 problems", "There is 1 problem", "There are 2 problems"]),
      ("es", ["Hay 0 problemas", "Hay 1 problema", "Hay 2 problemas"]),
      ("de", ["Es gibt 0 Probleme", "Es gibt 1 Problem", "Es gibt 2 Probleme"]),
      ("fr", ["Il y a 0 problème", "Il y a 1 problème", "Il y a 2 problèmes"]),
      ("pt", ["Há 0 problema", "Há 1 problema", "Há 2 problemas"]),
      ("it", ["Ci sono 0 problemi", "C’è 1 problema", "Ci sono 2 problemi"]),
      ("ja", ["0件の問題があります", "1件の問題があります", "2件の問題があります"]),
      ("ar", ["لا توجد مشكلات", "توجد مشكلة واحدة", "توجد مشكلتان"]),
    ])
  func `the heading has the plural form for the number of problems`(language: String, texts: [String]) throws
  {
    let catalog = try #require(MessageCatalog.catalog(for: language))
    #expect((0...2).map { catalog.heading(problems: $0) } == texts)
  }

  @Test func `the Arabic heading has separate plural forms for 3, 11 and 100`() {
    #expect(MessageCatalog.arabic.heading(problems: 3) == "توجد 3 مشكلات")
    #expect(MessageCatalog.arabic.heading(problems: 11) == "توجد 11 مشكلة")
    #expect(MessageCatalog.arabic.heading(problems: 100) == "توجد 100 مشكلة")
  }

  @Test(
    arguments: [
      ("en", "{Name}: must be present"), ("fr", "{Name}\u{A0}: doit être renseigné"),
      ("ja", "{Name}：入力が必要です"),
      ("ar", "\u{2068}{Name}\u{2069}: هذا الحقل مطلوب"),
    ])
  func `an entry consists of the field name and the message`(language: String, text: String) throws {
    let catalog = try #require(MessageCatalog.catalog(for: language))
    let message = catalog.message(for: ValidationFailure("required"))
    #expect(catalog.entry(field: "{Name}", message: message) == text)
  }

  @Test func `a right-to-left field name is isolated in left-to-right text`() {
    let text = MessageCatalog.english.entry(field: "שם", message: "must be '\u{2068}א\u{2069}'")
    #expect(text == "\u{2068}שם\u{2069}: must be '\u{2068}א\u{2069}'")
  }

  @Test func `a custom catalog uses its own interface texts`() {
    let words = InterfaceTexts(
      heading: "{count|# fout|# fouten}", optional: "(niet verplicht)",
      submit: "Versturen", submitting: "Bezig…", show: "Tonen", entry: "{field} {message}",
      error: "Fout", warning: "Let op")
    let dutch = MessageCatalog(["required": "ontbreekt"], language: "nl", interface: words)
    #expect(dutch.heading(problems: 1) == "1 fout")
    #expect(dutch.entry(field: "Naam", message: dutch.message(for: .init("required"))) == "Naam ontbreekt")
    #expect(dutch.language == "nl")
    #expect(dutch.direction == .leftToRight)
  }
}
