/// A time of day with its offset from UTC, up to the end of a value: RFC 3339, section 5.6, `full-time`.
///
/// Grammar: `partial-time ("Z" / ("+" / "-") HH ":" MM)`, the `Z` in either case; offsets go up to 23:59, and
/// `-00:00` is one (section 4.3). Second 60 is a leap second, which is the last one of a UTC day (section 5.7), so the
/// time has to be 23:59:60 in UTC.
///
/// Codes: those of ``ClockTime``, `time.offset-missing`, `time.no-such-offset` (`offset`), `time.leap-second`.
struct FullTime {
  let clock: ClockTime
  /// How many minutes the clock is before UTC.
  private let offset: Int

  init(
    in value: Span<UInt8>, from start: Int = 0, malformed: FailureCode
  ) throws(ValidationFailure) {
    clock = try ClockTime(in: value, from: start, form: .rfc3339, malformed: malformed)
    offset = try Self.offset(in: value, from: clock.end, malformed: malformed)
    guard clock.second < 60 || minutesSinceUTCMidnight - utcDayShift * 1440 == 1439 else {
      throw ValidationFailure("time.leap-second")
    }
  }

  /// The day in UTC, counted from the day that is written: -1, 0 or 1.
  var utcDayShift: Int {
    minutesSinceUTCMidnight < 0 ? -1 : minutesSinceUTCMidnight < 1440 ? 0 : 1
  }

  private var minutesSinceUTCMidnight: Int { clock.hour * 60 + clock.minute - offset }

  private static func offset(
    in value: Span<UInt8>, from start: Int, malformed: FailureCode
  ) throws(ValidationFailure) -> Int {
    guard start < value.count else { throw ValidationFailure("time.offset-missing") }
    var cursor = DigitCursor(at: start, malformed: malformed)
    if cursor.skip("Z", in: value) || cursor.skip("z", in: value) {
      try cursor.expectEnd(of: value)
      return 0
    }
    let isNegative = cursor.skip("-", in: value)
    if !isNegative { try cursor.expect("+", in: value) }
    let hours = try cursor.number(width: 2, in: value)
    try cursor.expect(":", in: value)
    let minutes = try cursor.number(width: 2, in: value)
    try cursor.expectEnd(of: value)
    guard hours < 24 && minutes < 60 else {
      let offset = String(repairing: value.extracting(start..<value.count))
      throw ValidationFailure("time.no-such-offset", ["offset": .text(offset)])
    }
    return (isNegative ? -1 : 1) * (hours * 60 + minutes)
  }
}
