extension MessageCatalog {
  /// The English texts of the codes of countries, languages, postal codes and telephones.
  static let englishPlaces: [FailureCode: String] = [:]
}
