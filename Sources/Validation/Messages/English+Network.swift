extension MessageCatalog {
  /// The English texts of the codes of names and addresses on networks.
  static let englishNetwork: [FailureCode: String] = [:]
}
