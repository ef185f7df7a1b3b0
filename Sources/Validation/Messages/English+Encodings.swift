extension MessageCatalog {
  /// The English texts of the codes of encodings.
  static let englishEncodings: [FailureCode: String] = [:]
}
