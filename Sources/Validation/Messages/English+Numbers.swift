extension MessageCatalog {
  /// The English messages for numbers.
  static let englishNumbers: KeyValuePairs<FailureCode, String> = [
    "boolean.malformed": "must be one of '{values}'",
    "decimal.malformed": "must be a number",
    "decimal.too-many-digits":
      "must have at most {maximum} {maximum|digit|digits} before the point, has {actual}",
    "decimal.too-many-fraction-digits":
      "must have at most {maximum} {maximum|digit|digits} after the point, has {actual}",
    "integer.malformed": "must be a whole number",
    "multiple-of.not-a-number": "must be a number",
    "multiple-of.not-multiple": "must be a multiple of {divisor}",
    "number.malformed": "must be a number",
    "number.not-finite": "must be a number of at most 1.7976931348623157e308, the largest finite double",
    "port.leading-zero": "must be a port number without a leading zero",
    "port.malformed": "must be a port number, 0 to 65535 in digits",
    "port.too-large": "must be a port number of at most {maximum}",
    "range.not-a-number": "must be a number",
    "range.not-above": "must be above {exclusiveMinimum}",
    "range.not-below": "must be below {exclusiveMaximum}",
    "range.too-large": "must be at most {maximum}",
    "range.too-small": "must be at least {minimum}",
  ]
}
