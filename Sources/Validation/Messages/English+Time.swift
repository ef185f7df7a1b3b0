extension MessageCatalog {
  /// The English messages for days and times.
  static let englishTime: KeyValuePairs<FailureCode, String> = [
    "age.too-old": "must be the birth date of someone at most {maximum} years old, not {actual}",
    "age.too-young": "must be the birth date of someone at least {minimum} years old, not {actual}",
    "age.unborn": "must be a birth date: it is after {today}, which is today",
    "date-time.leap-second": "must not have second 60: leap seconds are on the last day of a month in UTC",
    "date-time.malformed":
      "must be a date and time such as 2024-02-29T08:30:00Z: it is malformed at character {position}",
    "date.malformed": "must be a date as YYYY-MM-DD",
    "date.no-such-day": "must be a day that exists: the month has {last} days, not {day}",
    "date.no-such-month": "must be a day that exists: there is no month {month}",
    "date.no-such-year": "must be a day that exists: years begin with 0001",
    "date.not-after": "must be after {exclusiveMinimum}",
    "date.not-before": "must be before {exclusiveMaximum}",
    "date.too-early": "must be {minimum} or later",
    "date.too-late": "must be {maximum} or earlier",
    "duration.empty": "must be a duration such as P1DT12H: a number and its unit are missing at its end",
    "duration.malformed": "must be a duration such as P1DT12H: it is malformed at character {position}",
    "duration.unit-order":
      "must be a duration: '{character}' at character {position} is out of order, write Y M D T H M S with no gap",
    "duration.weeks-combined": "must be a duration: weeks cannot be combined with other units, as in P2W",
    "local-date-time.malformed":
      "must be a date and time such as 2024-02-29T08:30: it is malformed at character {position}",
    "month.malformed": "must be a month as YYYY-MM",
    "month.no-such-month": "must be a month that exists: there is no month {month}",
    "month.no-such-year": "must be a month that exists: years begin with 0001",
    "time.leap-second": "must not have second 60: leap seconds are at 23:59:60 UTC",
    "time.malformed": "must be a time of day: it is malformed at character {position}",
    "time.no-such-hour": "must be a time that exists: there is no hour {hour}",
    "time.no-such-minute": "must be a time that exists: there is no minute {minute}",
    "time.no-such-offset": "must have an offset from UTC of at most 23:59, not {offset}",
    "time.no-such-second": "must be a time that exists: there is no second {second}",
    "time.offset-missing": "must end with its offset from UTC: Z, or one such as +01:00",
    "timezone.unknown": "must be a time zone of the IANA database, such as Europe/Berlin",
    "week.malformed": "must be a week as YYYY-Www, such as 2024-W09",
    "week.no-such-week": "must be a week that exists: the year has {last} weeks, not {week}",
    "week.no-such-year": "must be a week that exists: years begin with 0001",
    "year.malformed": "must be a year as YYYY",
  ]
}
