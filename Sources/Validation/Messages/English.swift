extension MessageCatalog {
  /// The texts in English, the default.
  public static let english = MessageCatalog(
    language: "en", interface: .english,
    // CLDR, cardinal rules of en: one: i = 1 and v = 0; other.
    pluralForm: MessageGrammar.english.pluralForm,
    texts: { englishTexts })

  /// Created on first use, because many runs report no finding.
  static let englishTexts = dictionary(
    englishText,
    englishComposites,
    englishNumbers,
    englishTime,
    englishTableSchema,
    englishEmail,
    englishTables,
    englishTableRules,
    englishRecords,
    englishKeys,
    englishNetwork,
    englishResources,
    englishEncodings,
    englishCodes,
    englishPlaces,
    englishSecrets,
    englishForms,
    englishPhrases)
}
