extension MessageCatalog {
  /// The English messages for keys and unique values.
  static let englishKeys: KeyValuePairs<FailureCode, String> = [
    "foreign-key.missing": "must refer to a record of {resource}: none has this '{reference}'",
    "foreign-key.missing/table": "must refer to a record of this table: none has this '{reference}'",
    "primary-key.duplicate": "must not repeat a primary key: line {line} has the same '{fields}'",
    "primary-key.duplicate/file":
      "must not repeat a primary key: line {line} of {file} has the same '{fields}'",
    "primary-key.duplicate/record": "must not repeat a primary key: record {record} has the same '{fields}'",
    "unique-key.duplicate": "must not repeat a unique key: line {line} has the same '{fields}'",
    "unique-key.duplicate/file":
      "must not repeat a unique key: line {line} of {file} has the same '{fields}'",
    "unique-key.duplicate/record": "must not repeat a unique key: record {record} has the same '{fields}'",
    "unique.duplicate": "must be unique: line {line} has the same value",
    "unique.duplicate/file": "must be unique: line {line} of {file} has the same value",
    "unique.duplicate/record": "must be unique: record {record} has the same value",
    "unique.duplicate/value": "must be unique: value {record} is the same",
    "unique.duplicate/value-of-file": "must be unique: value {record} of {file} is the same",
  ]
}
