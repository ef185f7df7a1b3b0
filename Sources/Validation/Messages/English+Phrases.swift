extension MessageCatalog {
  /// The English texts of phrases.
  static let englishPhrases: CatalogMessages = [
    "phrase/two-upper-case-letters": "two upper-case letters",
    "phrase/three-upper-case-letters": "three upper-case letters",
    "phrase/three-digits": "three digits",
    "phrase/subtag.language": "language",
    "phrase/subtag.script": "script",
    "phrase/subtag.region": "region",
    "phrase/subtag.variant": "variant",
    "phrase/subtag.extended-language": "extended language",
    "phrase/uri-reference": "URI reference",
    "phrase/iri-reference": "IRI reference",
    "phrase/hex-color.digits": "3, 4, 6 or 8",
    "phrase/condition.value": "{field} is {value}",
    "phrase/condition.rule": "{field} is valid by {rule}",
    "phrase/condition.present": "{field} is present",
    "phrase/condition.not": "not ({condition})",
    "phrase/condition.and": "{first} and {second}",
    "phrase/condition.or": "{first} or {second}",
    "phrase/condition.group": "({condition})",
    "phrase/order.ascending": "ascending",
    "phrase/order.descending": "descending",
  ]
}
