internal import Bytes

/// A parser of the unambiguous notations of ISO 8601 for days and times: the format `any` of Table Schema v2.
///
/// ``MomentType`` lists the notations. Codes: `moment.malformed` for a malformed value; else those of ``XMLMoment``.
enum ISO8601Moment {
  static func read(_ value: Span<UInt8>, _ kind: MomentType.Kind) throws(ValidationFailure) -> Moment {
    var cursor = DigitCursor(malformed: "moment.malformed")
    var moment = Moment(seconds: 0)
    if kind != .time {
      moment.seconds = try days(&cursor, in: value) * 86_400
    } else {
      _ = cursor.skip("T", in: value)
    }
    if kind == .dateTime {
      if !cursor.skip("T", in: value) { try cursor.expect(" ", in: value) }
    }
    if kind == .time || kind == .dateTime { try readClock(&cursor, in: value, into: &moment) }
    try cursor.expectEnd(of: value)
    return moment
  }

  /// Reads a calendar, ordinal or week date and returns the number of days since 1970-01-01.
  private static func days(
    _ cursor: inout DigitCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    let year = try cursor.number(width: 4, in: value)
    guard year > 0 else { throw ValidationFailure("date.no-such-year") }
    let isExtended = cursor.skip("-", in: value)
    if cursor.skip("W", in: value) {
      return try weekDate(&cursor, in: value, year: year, isExtended: isExtended)
    }
    let digits = cursor.digitsAhead(in: value)
    // `2024-060` and `2024060` are the 60th day of the year; `2024-02-29` and `20240229` have a month.
    if digits == 3 {
      let day = try cursor.number(width: 3, in: value)
      let last = GregorianCalendar.lastDay(ofYear: year)
      guard 1...last ~= day else { throw .noSuchDay(day, last: last) }
      return GregorianCalendar.daysSince1970(year: year, month: 1, day: 1) + day - 1
    }
    let (month, day) = try cursor.monthAndDay(ofYear: year, hasHyphen: isExtended, in: value)
    return GregorianCalendar.daysSince1970(year: year, month: month, day: day)
  }

  private static func weekDate(
    _ cursor: inout DigitCursor, in value: Span<UInt8>, year: Int, isExtended: Bool
  ) throws(ValidationFailure) -> Int {
    let week = try cursor.number(width: 2, in: value)
    if isExtended { try cursor.expect("-", in: value) }
    let day = try cursor.number(width: 1, in: value)
    guard 1...7 ~= day else {
      throw ValidationFailure("date.no-such-day", ["day": .integer(day), "last": 7])
    }
    try GregorianCalendar.requireWeek(week, year: year)
    return GregorianCalendar.firstMonday(ofYear: year) + (week - 1) * 7 + day - 1
  }

  private static let clock = ClockTime.Notation(
    fraction: .exactAttoseconds, allowsComma: true, colonsAreOptional: true, secondsAreOptional: true)

  private static func readClock(
    _ cursor: inout DigitCursor, in value: Span<UInt8>, into moment: inout Moment
  ) throws(ValidationFailure) {
    moment.add(try ClockTime(clock, from: &cursor, in: value))
    guard cursor.index < value.count else { return }
    let offset = try UTCOffset([.withoutColon, .withoutMinutes], from: &cursor, in: value)
    try offset.require(in: value)
    moment.subtract(offset)
  }
}
