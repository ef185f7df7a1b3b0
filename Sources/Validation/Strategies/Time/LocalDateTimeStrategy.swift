/// A strategy that accepts a day and a time of day without an offset: WHATWG HTML, section 2.3.5.5, a valid local date
/// and time string, which is what `<input type=datetime-local>` submits.
///
/// Grammar: a date of ``TimeFormat/html``, then `T` in upper case or one space, then a time of
/// ``TimeFormat/html``.
///
/// ```swift
/// LocalDateTimeStrategy().verdict(on: "2024-02-29T08:30")            // .valid
/// LocalDateTimeStrategy().failure(of: "2024-02-29T08:30Z")?.code     // "local-date-time.malformed"
/// LocalDateTimeStrategy().failure(of: "2024-02-29 24:00")?.code      // "time.no-such-hour"
/// ```
///
/// Codes: `local-date-time.malformed` (`position`); for the day `date.no-such-year`, `date.no-such-month` (`month`),
/// `date.no-such-day` (`day`, `last`); for the time `time.no-such-hour` (`hour`), `time.no-such-minute` (`minute`),
/// `time.no-such-second` (`second`).
public struct LocalDateTimeStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: "local-date-time.malformed", namesPlace: true)
    try cursor.skipHTMLDay(in: value)
    if !cursor.skip(" ", in: value) { try cursor.expect("T", in: value) }
    _ = try ClockTime(.html, from: &cursor, in: value)
    try cursor.expectEnd(of: value)
  }
}

extension InputFieldValidationStrategy where Self == LocalDateTimeStrategy {
  /// A day and a time of day without an offset.
  public static var localDateTime: LocalDateTimeStrategy { LocalDateTimeStrategy() }
}

extension CatalogEntry {
  static let localDateTime = CatalogEntry(
    name: "local-date-time", group: .time,
    summary: "A day and a time of day without an offset (WHATWG, <input type=datetime-local>).",
    swift: ".localDateTime",
    messages: [
      "local-date-time.malformed":
        "must be a date and time such as 2024-02-29T08:30: it is malformed at character {position}",
      "local-date-time.malformed/place":
        "must be a date and time such as 2024-02-29T08:30: {wanted} at character {position}",
      "date.no-such-year": nil,
      "date.no-such-month": nil,
      "date.no-such-day": nil,
      "time.no-such-hour": nil,
      "time.no-such-minute": nil,
      "time.no-such-second": nil,
    ],
    strategy: LocalDateTimeStrategy(),
    synonyms: ["datetime-local", "naive-datetime"],
    examples: [
      .init(valid: "2024-02-29T08:30", "2024-02-29 08:30:15.5", "12024-02-29T23:59:59.999"),
      .init(
        invalid: ("2024-02-29T08:30Z", "local-date-time.malformed"),
        ("2024-02-29", "local-date-time.malformed"), ("0000-02-29T08:30", "date.no-such-year"),
        ("2024-13-01T08:30", "date.no-such-month"), ("2023-02-29T08:30", "date.no-such-day"),
        ("2024-02-29T24:00", "time.no-such-hour"), ("2024-02-29T08:60", "time.no-such-minute"),
        ("2024-02-29T08:30:60", "time.no-such-second")),
    ])
}
