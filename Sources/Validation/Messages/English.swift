extension MessageCatalog {
  /// The texts in English, the default.
  public static let english = MessageCatalog(
    language: "en",
    // CLDR, cardinal rules of en: one: i = 1 and v = 0; other.
    pluralForm: MessageGrammar.english.pluralForm,
    texts: { englishTexts })

  /// The texts of all rules, which stand beside them in the catalog, and the texts of the other files of this folder. Created
  /// on first use, because many runs report no finding.
  static let englishTexts: LanguageTexts = {
    var texts = [FailureCode: String](minimumCapacity: 512)
    // By index, because an iterator copies each entry.
    for index in Catalog.entries.indices { add(Catalog.entries[index].messages, to: &texts) }
    for messages in [
      englishComposites, englishTableSchema, englishTables, englishTableRules, englishRecords, englishKeys,
      englishForms, englishSentences, englishPhrases,
    ] {
      add(messages, to: &texts)
    }
    return LanguageTexts(messages: texts, interface: .english)
  }()

  /// - Precondition: A code that already has a text has the same text.
  private static func add(_ messages: CatalogMessages, to texts: inout [FailureCode: String]) {
    for case (let code, let text?) in messages.texts {
      let former = texts.updateValue(text, forKey: code)
      precondition(former == nil || former == text, "a code has one text")
    }
  }
}
