/// A time of day with its offset from UTC, at the end of a value: RFC 3339, section 5.6, `full-time`.
///
/// Grammar: `partial-time ("Z" / ("+" / "-") HH ":" MM)`, the `Z` in either case. The maximum offset is
/// 23:59, and `-00:00` is an offset (section 4.3). Second 60 is a leap second, which is the last second of a
/// UTC day (section 5.7), so that the time must be 23:59:60 in UTC.
///
/// Codes: those of ``ClockTime``, `time.offset-missing`, `time.no-such-offset` (`offset`), `time.leap-second`.
struct FullTime {
  let clock: ClockTime
  private let offset: UTCOffset

  /// Reads the time from the cursor to the end of the value.
  init(from cursor: inout DigitCursor, in value: Span<UInt8>) throws(ValidationFailure) {
    clock = try ClockTime(.rfc3339, from: &cursor, in: value)
    guard cursor.index < value.count else { throw ValidationFailure("time.offset-missing") }
    offset = try UTCOffset(.lowercaseZ, from: &cursor, in: value)
    try cursor.expectEnd(of: value)
    try offset.require(in: value)
    guard clock.second < 60 || minutesSinceUTCMidnight - utcDayShift * 1440 == 1439 else {
      throw ValidationFailure("time.leap-second")
    }
  }

  /// The number of days from the written day to the day in UTC: -1, 0 or 1.
  var utcDayShift: Int {
    minutesSinceUTCMidnight < 0 ? -1 : minutesSinceUTCMidnight < 1440 ? 0 : 1
  }

  private var minutesSinceUTCMidnight: Int { clock.hour * 60 + clock.minute - offset.minutesAhead }
}
