extension MessageCatalog {
  /// The English messages for keys and unique values.
  static let englishKeys: CatalogMessages = [
    "foreign-key.missing": "must refer to a record of {resource}: none has this '{reference}'",
    "foreign-key.missing/table": "must refer to a record of this table: none has this '{reference}'",
    "primary-key.duplicate": "must not repeat a primary key: line {line} has the same '{fields}'",
    "primary-key.duplicate/file":
      "must not repeat a primary key: line {line} of {file} has the same '{fields}'",
    "primary-key.duplicate/record": "must not repeat a primary key: record {record} has the same '{fields}'",
    "primary-key.duplicate/record-of-file":
      "must not repeat a primary key: record {record} of {file} has the same '{fields}'",
    "unique-key.duplicate": "must not repeat a unique key: line {line} has the same '{fields}'",
    "unique-key.duplicate/file":
      "must not repeat a unique key: line {line} of {file} has the same '{fields}'",
    "unique-key.duplicate/record": "must not repeat a unique key: record {record} has the same '{fields}'",
    "unique-key.duplicate/record-of-file":
      "must not repeat a unique key: record {record} of {file} has the same '{fields}'",
  ]
}
