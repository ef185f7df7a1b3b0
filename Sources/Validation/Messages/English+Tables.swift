extension MessageCatalog {
  /// The English texts of the codes of the shape of tables.
  static let englishTables: KeyValuePairs<FailureCode, String> = [
    "header.duplicate-field": "must not name a field twice",
    "header.extra-field": "must not have a field that the rules do not have",
    "header.missing-field": "must have this field",
    "header.no-field": "must have at least one of the fields of the rules",
    "header.rule-skipped": "rule {rule} is not asked: there is no {fields}",
    "header.wrong-order": "must have {expected} as field {position}",
    "record.blank-line": "is a blank line and no record",
    "record.invalid-utf8": "must be UTF-8: a byte is not",
    "record.nul": "has a NUL byte",
    "record.ragged": "must have {expected} {expected|field|fields}, has {found}",
    "record.stray-quote": "has a quote that neither opens nor closes a field; it was kept as it is",
    "record.too-long":
      "must have at most {maximum} {maximum|byte|bytes}; raise the bound with --max-record-bytes",
    "record.unclosed-quote": "has a quote that opens a field and never closes",
  ]
}
