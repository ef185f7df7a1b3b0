extension MessageCatalog {
  /// The English messages for the structure of tables.
  static let englishTables: CatalogMessages = [
    "file.empty": "is empty: it has no header",
    "file.not-text": "is not text: {reason}",
    "file.unreadable": "cannot be read: {reason}",
    "header.blank-field": "must have a name for column {column}",
    "header.duplicate-field": "must not name a field twice",
    "header.extra-field": "must not have a field that the rules do not have",
    "header.missing-field": "must have this field",
    "header.no-field": "must have at least one of the fields of the rules",
    "header.rule-skipped": "rule {rule} is not checked: there is no '{fields}'",
    "header.wrong-order": "must have {expected} as field {position}",
    "record.blank-line": "is a blank line, not a record",
    "record.byte-order-mark": "has a byte-order mark before it, which is not part of its value",
    "record.duplicate-member": "must not have the member {member} twice",
    "record.end-of-table":
      "is {marker}, with which some programs end a table; --dialect {preset} ends it there",
    "record.extra-member": "must not have a member that the rules do not have: {member}",
    "record.invalid-utf8": "must be UTF-8: a byte sequence is not valid",
    "record.invalid-utf8/encoding": "must be {encoding}: a byte sequence is not valid",
    "record.long-field":
      "is a quoted field over {lines} lines with {delimiters} {delimiters|delimiter|delimiters}; is a closing quote missing?",
    "record.json-schema": "must be valid by its JSON Schema: '{keyword}' fails at '{at}'",
    "record.json-schema/whole": "must be valid by its JSON Schema: '{keyword}' fails",
    "record.malformed-json": "must be a JSON object: it is malformed here ({fault})",
    "record.malformed-json/control-character":
      "must be a JSON object: a string has a control character that is not escaped",
    "record.malformed-json/escape": "must be a JSON object: JSON does not have this escape",
    "record.malformed-json/incomplete": "must be a JSON object: it ends before it is complete",
    "record.malformed-json/not-object": "must be a JSON object, is another JSON value",
    "record.malformed-json/too-deep":
      "must be a JSON object: its arrays and objects are nested more than 1,024 levels deep",
    "record.malformed-json/unexpected": "must be a JSON object: this character is not allowed here",
    "record.malformed-json/unpaired-surrogate":
      "must be a JSON object: this escape is half of a surrogate pair",
    "record.nul": "has a NUL byte",
    "record.ragged": "must have {expected} {expected|field|fields}, has {found}",
    "record.ragged/cut": "must have {expected} {expected|field|fields}, has {found}: the others are cut off",
    "record.ragged/filled":
      "must have {expected} {expected|field|fields}, has {found}: the others are filled",
    "record.repeated-header": "is the header again, not a record",
    "record.stray-quote": "has a quote that neither opens nor closes a field; it was kept as it is",
    "record.too-long":
      "must have at most {maximum} {maximum|byte|bytes}; raise the bound with --max-record-bytes",
    "record.unclosed-quote": "has a quote that opens a field and is never closed",
    "type.stored": "must be stored as '{expected}', is stored as '{found}'",
  ]
}
