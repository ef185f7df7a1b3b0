extension MessageCatalog {
  /// The English messages for composite strategies.
  static let englishComposites: CatalogMessages = [
    "all.failed": "breaks several rules",
    "any.failed": "meets none of the rules of which one must be met",
    "exactly-one.none": "meets none of the rules of which exactly one must be met",
    "exactly-one.several": "meets {count} rules of which exactly one must be met",
    "not.matched": "meets a rule that must not be met",
    "rule.unexplained": "is not accepted, and the rule gives no reason",
    "text.invalid-utf8": "must be UTF-8",
  ]
}
