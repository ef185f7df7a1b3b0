extension MessageCatalog {
  /// The English texts of the codes of identifiers of resources.
  static let englishResources: [FailureCode: String] = [:]
}
