/// A strategy that accepts a day and a time of day with its offset from UTC: RFC 3339, section 5.6, `date-time`.
///
/// Grammar: `full-date "T" full-time`, the `T` and the `Z` in either case (the note in that section). A space instead
/// of the `T`, which the note permits to applications, is rejected. The day must exist. Second 60 is accepted only as
/// the last second of a month in UTC (section 5.7), for any month, whether or not it had a leap second.
///
/// ```swift
/// DateTimeStrategy().verdict(on: "1998-12-31T15:59:60.5-08:00")       // .valid
/// DateTimeStrategy().failure(of: "2024-02-30T08:30:00Z")?.code        // "date.no-such-day"
/// DateTimeStrategy().failure(of: "2024-02-03T08:30:00")?.code         // "time.offset-missing"
/// ```
///
/// Codes: `date-time.malformed` (`position`, `wanted`), `date-time.leap-second`; for the day `date.no-such-month` (`month`),
/// `date.no-such-day` (`day`, `last`); for the time those of ``TimeStrategy`` except `time.malformed`.
public struct DateTimeStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: "date-time.malformed", namesPlace: true)
    let day = try CalendarDay(from: &cursor, in: value)
    if !cursor.skip("t", in: value) { try cursor.expect("T", in: value) }
    let time = try FullTime(from: &cursor, in: value)
    guard time.clock.second < 60 || Self.isLastOfMonth(day, shift: time.utcDayShift) else {
      throw ValidationFailure("date-time.leap-second")
    }
  }

  /// Whether the day that is `shift` days later, -1 to 1, is the last one of its month.
  private static func isLastOfMonth(_ day: CalendarDay, shift: Int) -> Bool {
    let last = GregorianCalendar.lastDay(ofMonth: day.month, year: day.year)
    return shift < 0 ? day.day == 1 : day.day + shift == last
  }
}

extension InputFieldValidationStrategy where Self == DateTimeStrategy {
  /// A day and a time of day with its offset from UTC.
  public static var dateTime: DateTimeStrategy { DateTimeStrategy() }
}

extension CatalogEntry {
  static let dateTime = CatalogEntry(
    name: "date-time", group: .time,
    summary: "A day and a time of day with its offset from UTC (RFC 3339 date-time).",
    swift: ".dateTime",
    messages: [
      "date-time.malformed":
        "must be a date and time such as 2024-02-29T08:30:00Z: it is malformed at character {position}",
      "date-time.malformed/place":
        "must be a date and time such as 2024-02-29T08:30:00Z: {wanted} at character {position}",
      "date-time.malformed/seconds":
        "must be a date and time such as 2024-02-29T08:30:00Z: seconds are missing, as in 08:30:00",
      "date.no-such-month": nil,
      "date.no-such-day": nil,
      "time.no-such-hour": nil,
      "time.no-such-minute": nil,
      "time.no-such-second": nil,
      "time.offset-missing": nil,
      "time.no-such-offset": nil,
      "time.leap-second": nil,
      "date-time.leap-second": "must not have second 60: leap seconds are on the last day of a month in UTC",
    ],
    strategy: DateTimeStrategy(),
    synonyms: ["datetime", "instant", "rfc3339", "timestamp"],
    examples: [
      .init(
        valid: "2024-02-29T08:30:00Z", "2024-02-29t08:30:00.25z", "0000-01-01T00:00:00+23:59",
        "1998-12-31T15:59:60-08:00"),
      .init(
        invalid: ("2024-02-29 08:30:00Z", "date-time.malformed"),
        ("2023-02-29T08:30:00Z", "date.no-such-day"), ("2024-13-01T08:30:00Z", "date.no-such-month"),
        ("2024-02-29T24:00:00Z", "time.no-such-hour"), ("2024-02-29T08:60:00Z", "time.no-such-minute"),
        ("2024-02-29T08:30:61Z", "time.no-such-second"), ("2024-02-29T08:30:00", "time.offset-missing"),
        ("2024-02-29T08:30:00+08:60", "time.no-such-offset"), ("2024-02-29T08:30:60Z", "time.leap-second"),
        ("2024-02-28T23:59:60Z", "date-time.leap-second")),
    ])
}
