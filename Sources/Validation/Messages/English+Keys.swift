extension MessageCatalog {
  /// The English texts of the codes of values and keys that are compared with those of other records.
  static let englishKeys: KeyValuePairs<FailureCode, String> = [
    "foreign-key.missing": "must refer to a record of {resource}: none has this {reference}",
    "foreign-key.missing/table": "must refer to a record of this table: none has this {reference}",
    "primary-key.duplicate": "must not repeat a primary key: line {line} has the same {fields}",
    "primary-key.duplicate/file":
      "must not repeat a primary key: line {line} of {file} has the same {fields}",
    "unique-key.duplicate": "must not repeat a unique key: line {line} has the same {fields}",
    "unique-key.duplicate/file": "must not repeat a unique key: line {line} of {file} has the same {fields}",
    "unique.duplicate": "must be unique: line {line} has the same",
    "unique.duplicate/file": "must be unique: line {line} of {file} has the same",
    "unique.duplicate/value": "must be unique: value {record} is the same",
    "unique.duplicate/value-of-file": "must be unique: value {record} of {file} is the same",
  ]
}
