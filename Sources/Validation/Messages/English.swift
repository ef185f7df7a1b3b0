extension MessageCatalog {
  /// The texts in English, the default.
  public static let english = MessageCatalog(source: .english)

  /// Put together when the first of them is asked for: many a run has nothing to say.
  static let englishTexts: [FailureCode: String] = {
    let parts = [
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
      englishForms,
    ]
    var texts = [FailureCode: String](minimumCapacity: parts.reduce(0) { $0 + $1.count })
    for (code, text) in parts.joined() {
      precondition(texts.updateValue(text, forKey: code) == nil, "a code has one text")
    }
    return texts
  }()
}
