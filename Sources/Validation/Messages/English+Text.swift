extension MessageCatalog {
  /// The English texts of the codes of presence, equality and text.
  static let englishText: [FailureCode: String] = [
    "length.too-long": "must have at most {maximum} {maximum|character|characters}, has {actual}",
    "length.too-long/bytes": "must have at most {maximum} {maximum|byte|bytes}, has {actual}",
    "length.too-long/graphemes": "must have at most {maximum} {maximum|grapheme|graphemes}, has {actual}",
    "length.too-long/utf16": "must have at most {maximum} UTF-16 {maximum|unit|units}, has {actual}",
    "length.too-short": "must have at least {minimum} {minimum|character|characters}, has {actual}",
    "length.too-short/bytes": "must have at least {minimum} {minimum|byte|bytes}, has {actual}",
    "length.too-short/graphemes": "must have at least {minimum} {minimum|grapheme|graphemes}, has {actual}",
    "length.too-short/utf16": "must have at least {minimum} UTF-16 {minimum|unit|units}, has {actual}",
    "not-blank": "must not be blank",
    "one-of.not-listed": "must be one of {values}",
    "regex.budget-exceeded": "could not be decided: matching {pattern} took too many steps",
    "regex.no-match": "must match {pattern}",
    "required": "must be present",
    "text.invalid-utf8": "must be UTF-8",
  ]
}
