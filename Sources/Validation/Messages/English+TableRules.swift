extension MessageCatalog {
  /// The English messages for rules over a table as a whole.
  static let englishTableRules: CatalogMessages = [
    "table.absent-share":
      "must be absent in a share of at most {maximum} of the records, is absent in {absent} of {records}",
    "table.distinct-share":
      "must have a share of distinct values of at most {maximum}, has {distinct} among {values} {values|value|values}",
    "table.duplicate-record": "must not repeat a record: line {line} has the same values",
    "table.duplicate-record/file": "must not repeat a record: line {line} of {file} has the same values",
    "table.duplicate-record/record": "must not repeat a record: record {record} has the same values",
    "table.duplicate-record/record-of-file":
      "must not repeat a record: record {record} of {file} has the same values",
    "table.mean": "must have a mean of at least {minimum}, has {actual}",
    "table.mean/maximum": "must have a mean of at most {maximum}, has {actual}",
    "table.not-sorted": "must be in {order} order; the value before it is {previous}",
    "table.sum": "must have a sum of at least {minimum}, has {actual}",
    "table.sum/maximum": "must have a sum of at most {maximum}, has {actual}",
    "table.too-few-records": "must have at least {minimum} {minimum|record|records}, has {actual}",
    "table.too-many-records": "must have at most {maximum} {maximum|record|records}, has {actual}",
  ]
}
