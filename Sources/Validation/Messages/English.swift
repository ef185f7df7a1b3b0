extension MessageCatalog {
  /// The texts in English, the default.
  public static let english = MessageCatalog(
    language: "en", interface: .english,
    // CLDR, cardinal rules of en: one: i = 1 and v = 0; other.
    pluralForm: MessageGrammar.english.pluralForm,
    texts: { englishTexts })

  /// Put together when the first of them is asked for: many a run has nothing to say.
  static let englishTexts = dictionary(
    englishText,
    englishComposites,
    englishNumbers,
    englishTime,
    englishTableSchema,
    englishEmail,
    englishTables,
    englishRecords,
    englishKeys,
    englishNetwork,
    englishResources,
    englishEncodings,
    englishCodes,
    englishPlaces,
    englishSecrets,
    englishForms)
}
