extension MessageCatalog {
  /// The English texts of the codes of days and times.
  static let englishTime: [FailureCode: String] = [
    "date.malformed": "must be a date as YYYY-MM-DD",
    "date.no-such-day": "must be a day that exists: the month has {last} days, not {day}",
    "date.no-such-month": "must be a day that exists: there is no month {month}",
    "date.not-after": "must be after {exclusiveMinimum}",
    "date.not-before": "must be before {exclusiveMaximum}",
    "date.too-early": "must be {minimum} or later",
    "date.too-late": "must be {maximum} or earlier",
  ]
}
