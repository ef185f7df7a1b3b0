extension MessageCatalog {
  /// The English texts of the codes of numbers.
  static let englishNumbers: [FailureCode: String] = [
    "boolean.malformed": "must be one of {values}",
    "integer.malformed": "must be a whole number",
    "number.malformed": "must be a number",
    "range.not-a-number": "must be a number",
    "range.not-above": "must be above {exclusiveMinimum}",
    "range.not-below": "must be below {exclusiveMaximum}",
    "range.too-large": "must be at most {maximum}",
    "range.too-small": "must be at least {minimum}",
  ]
}
