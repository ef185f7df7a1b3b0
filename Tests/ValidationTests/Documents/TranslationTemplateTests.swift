import Testing

@testable import Validation

/// Tests that `Translations/validation.pot`, from which `Scripts/tables.sh` updates the translations, has every English text.
@Suite struct TranslationTemplateTests {
  @Test func `validation.pot is up to date with the English texts`() {
    GeneratedDocument("../Translations/validation.pot").expect(Self.document())
  }

  private static func document() -> String {
    let interface = Mirror(reflecting: InterfaceTexts.english).children.map {
      ("interface/" + ($0.label ?? ""), "\($0.value)")
    }
    let messages = MessageCatalog.englishTexts.messages.map { ($0.key.rawValue, $0.value) }
    let entries = (messages + interface).sorted { $0.0 < $1.0 }.map(entry)
    return """
      # The English texts, which Scripts/record.sh writes; Documentation/Messages.md explains the notation.
      msgid ""
      msgstr ""
      "Project-Id-Version: validate\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"

      \(entries.joined(separator: "\n"))
      """
  }

  private static func entry(key: String, text: String) -> String {
    let rules = Catalog.entries.filter { entry in entry.messages.texts.contains { $0.0.rawValue == key } }
    let comment = rules.isEmpty ? "" : "#. Rules: \(rules.map(\.name).joined(separator: ", "))\n"
    let escaped = text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
    return comment + "msgctxt \"\(key)\"\nmsgid \"\(escaped)\"\nmsgstr \"\"\n"
  }
}
