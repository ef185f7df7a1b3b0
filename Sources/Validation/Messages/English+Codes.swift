extension MessageCatalog {
  /// The English texts of the codes of codes with check digits.
  static let englishCodes: [FailureCode: String] = [:]
}
