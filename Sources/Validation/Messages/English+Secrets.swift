extension MessageCatalog {
  /// The English texts of the codes of passwords.
  static let englishSecrets: [FailureCode: String] = [:]
}
