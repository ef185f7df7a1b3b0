// The reader of ISO 8601 as it was before all notations shared one clock and one calendar: an oracle.

import Bytes

@testable import Validation

enum FormerISO8601Moment {
  static func read(_ value: Span<UInt8>, _ kind: MomentType.Kind) throws(ValidationFailure) -> Moment {
    var cursor = FormerCursor(malformed: "moment.malformed")
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

  private static func days(
    _ cursor: inout FormerCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    let year = try cursor.number(width: 4, in: value)
    guard year > 0 else { throw ValidationFailure("date.no-such-year") }
    let isExtended = cursor.skip("-", in: value)
    if cursor.skip("W", in: value) { return try weekDate(year, isExtended, &cursor, in: value) }
    let digits = cursor.digitsAhead(in: value)
    // `2024-060` and `2024060` are the 60th day; `2024-02-29` and `20240229` have months.
    if digits == 3 {
      let day = try cursor.number(width: 3, in: value)
      let last = FormerCalendar.lastDay(ofMonth: 2, year: year) + 337
      guard 1...last ~= day else { throw FormerCalendar.noSuchDay(day, last: last) }
      return FormerCalendar.days(year: year, month: 1, day: 1) + day - 1
    }
    let month = try cursor.number(width: 2, in: value)
    if isExtended { try cursor.expect("-", in: value) }
    let day = try cursor.number(width: 2, in: value)
    guard 1...12 ~= month else { throw FormerCalendar.noSuchMonth(month) }
    let last = FormerCalendar.lastDay(ofMonth: month, year: year)
    guard 1...last ~= day else { throw FormerCalendar.noSuchDay(day, last: last) }
    return FormerCalendar.days(year: year, month: month, day: day)
  }

  private static func weekDate(
    _ year: Int, _ isExtended: Bool, _ cursor: inout FormerCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    let week = try cursor.number(width: 2, in: value)
    if isExtended { try cursor.expect("-", in: value) }
    let day = try cursor.number(width: 1, in: value)
    guard 1...7 ~= day else {
      throw ValidationFailure("date.no-such-day", ["day": .integer(day), "last": 7])
    }
    let first = firstMonday(of: year)
    let last = (firstMonday(of: year + 1) - first) / 7
    guard 1...last ~= week else {
      throw ValidationFailure("week.no-such-week", ["week": .integer(week), "last": .integer(last)])
    }
    return first + (week - 1) * 7 + day - 1
  }

  static func firstMonday(of year: Int) -> Int {
    let fourth = FormerCalendar.days(year: year, month: 1, day: 4)
    // 1970-01-01 was a Thursday, three days after a Monday.
    let sinceMonday = ((fourth + 3) % 7 + 7) % 7
    return fourth - sinceMonday
  }

  private static func readClock(
    _ cursor: inout FormerCursor, in value: Span<UInt8>, into moment: inout Moment
  ) throws(ValidationFailure) {
    let hour = try cursor.number(width: 2, in: value)
    let isExtended = cursor.skip(":", in: value)
    let minute = try cursor.number(width: 2, in: value)
    var second = 0
    let hasSeconds = isExtended ? cursor.skip(":", in: value) : cursor.digitsAhead(in: value) > 0
    if hasSeconds {
      second = try cursor.number(width: 2, in: value)
      let mark: Unicode.Scalar =
        cursor.index < value.count && value[cursor.index] == UInt8(ascii: ",") ? "," : "."
      moment.attoseconds = try cursor.fraction(after: mark, in: value)
    }
    moment.seconds += try FormerXMLMoment.seconds(hour, minute, second)
    guard cursor.index < value.count else { return }
    moment.hasOffset = true
    guard !cursor.skip("Z", in: value) else { return }
    let isNegative = cursor.skip("-", in: value)
    if !isNegative { try cursor.expect("+", in: value) }
    let start = cursor.index
    let hours = try cursor.number(width: 2, in: value)
    var minutes = 0
    if cursor.skip(":", in: value) || cursor.digitsAhead(in: value) > 0 {
      minutes = try cursor.number(width: 2, in: value)
    }
    guard hours < 24, minutes < 60 else {
      let offset = String(repairing: value.extracting(start - 1..<value.count))
      throw ValidationFailure("time.no-such-offset", ["offset": .text(offset)])
    }
    moment.seconds -= (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
  }
}

extension FormerCursor {
  func digitsAhead(in value: Span<UInt8>) -> Int {
    var end = index
    while end < value.count, value[end].isDigit { end += 1 }
    return end - index
  }
}
