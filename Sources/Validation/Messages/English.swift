extension MessageCatalog {
  /// The texts in English, the default.
  public static let english = MessageCatalog(source: .english)

  /// Put together when the first of them is asked for: many a run has nothing to say.
  static let englishTexts: [FailureCode: String] = [
    englishText,
    englishComposites,
    englishNumbers,
    englishTime,
    englishEmail,
    englishTables,
    englishNetwork,
    englishResources,
    englishEncodings,
    englishCodes,
    englishPlaces,
    englishSecrets,
  ].reduce(into: [:]) { texts, part in
    texts.merge(part) { _, _ in preconditionFailure("a code has one text") }
  }
}
