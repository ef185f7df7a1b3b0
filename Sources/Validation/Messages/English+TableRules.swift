extension MessageCatalog {
  /// The English messages for rules over a table as a whole.
  static let englishTableRules: CatalogMessages = [
    "group.consecutive": "must be one step from the value of {other}, which is next to it in its group",
    "group.different": "must be the same as in {other}, which is in its group",
    "group.first": "must meet the condition of the first record of its group: {condition}",
    "group.gap": "must have no gap between its range and that of {other}, which is next to it in its group",
    "group.last": "must meet the condition of the last record of its group: {condition}",
    "group.order": "must not be below the value of {other}, which precedes it in its group",
    "group.overlap": "must not overlap the range of {other}, which is in its group",
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
    "table.not-equal": "must have {number} equal to {other}, has {actual} and {expected}",
    "table.not-sorted": "must be in {order} order; the value before it is {previous}",
    "table.sum": "must have a sum of at least {minimum}, has {actual}",
    "table.sum/maximum": "must have a sum of at most {maximum}, has {actual}",
    "table.too-few-records": "must have at least {minimum} {minimum|record|records}, has {actual}",
    "table.too-many-records": "must have at most {maximum} {maximum|record|records}, has {actual}",
  ]
}
