// The readers of RFC 3339 and HTML as they were before all notations shared one clock and one calendar: oracles.

import Bytes

@testable import Validation

struct FormerClockTime: Hashable, Sendable {
  let hour: Int
  let minute: Int
  let second: Int
  let end: Int

  init(
    in value: Span<UInt8>, from start: Int = 0, form: TimeFormat, malformed: FailureCode
  ) throws(ValidationFailure) {
    var cursor = FormerCursor(at: start, malformed: malformed)
    let hour = try cursor.number(width: 2, in: value)
    try cursor.expect(":", in: value)
    let minute = try cursor.number(width: 2, in: value)
    var second = 0
    let colon = cursor.skip(":", in: value)
    if colon {
      second = try cursor.number(width: 2, in: value)
      if cursor.skip(".", in: value) {
        try cursor.skipDigits(atMost: form == .html ? 3 : .max, in: value)
      }
    }
    guard colon || form == .html else { throw cursor.fault(in: value) }
    guard hour < 24 else { throw ValidationFailure("time.no-such-hour", ["hour": .integer(hour)]) }
    guard minute < 60 else { throw ValidationFailure("time.no-such-minute", ["minute": .integer(minute)]) }
    guard second < 60 || second == 60 && form == .rfc3339 else {
      throw ValidationFailure("time.no-such-second", ["second": .integer(second)])
    }
    self.hour = hour
    self.minute = minute
    self.second = second
    end = cursor.index
  }
}

struct FormerFullTime {
  let clock: FormerClockTime
  private let offset: Int

  init(
    in value: Span<UInt8>, from start: Int = 0, malformed: FailureCode
  ) throws(ValidationFailure) {
    clock = try FormerClockTime(in: value, from: start, form: .rfc3339, malformed: malformed)
    offset = try Self.offset(in: value, from: clock.end, malformed: malformed)
    guard clock.second < 60 || minutesSinceUTCMidnight - utcDayShift * 1440 == 1439 else {
      throw ValidationFailure("time.leap-second")
    }
  }

  var utcDayShift: Int {
    minutesSinceUTCMidnight < 0 ? -1 : minutesSinceUTCMidnight < 1440 ? 0 : 1
  }

  private var minutesSinceUTCMidnight: Int { clock.hour * 60 + clock.minute - offset }

  private static func offset(
    in value: Span<UInt8>, from start: Int, malformed: FailureCode
  ) throws(ValidationFailure) -> Int {
    guard start < value.count else { throw ValidationFailure("time.offset-missing") }
    var cursor = FormerCursor(at: start, malformed: malformed)
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

struct FormerHTMLDay {
  let end: Int

  init(in value: Span<UInt8>, malformed: FailureCode) throws(ValidationFailure) {
    let year = try FormerHTMLYear(in: value, malformed: malformed, zero: "date.no-such-year")
    var cursor = FormerCursor(at: year.end, malformed: malformed)
    try cursor.expect("-", in: value)
    let month = try cursor.number(width: 2, in: value)
    try cursor.expect("-", in: value)
    let day = try cursor.number(width: 2, in: value)
    guard 1...12 ~= month else { throw FormerCalendar.noSuchMonth(month) }
    let last = FormerCalendar.lastDay(ofMonth: month, year: year.yearOfCycle)
    guard 1...last ~= day else { throw FormerCalendar.noSuchDay(day, last: last) }
    end = cursor.index
  }
}

struct FormerHTMLYear {
  let yearOfCycle: Int
  let end: Int

  init(in value: Span<UInt8>, malformed: FailureCode, zero: FailureCode) throws(ValidationFailure) {
    var end = 0
    var yearOfCycle = 0
    var isZero = true
    while end < value.count, value[end].isDigit {
      yearOfCycle = (yearOfCycle * 10 + Int(value[end] - 0x30)) % 400
      isZero = isZero && value[end] == UInt8(ascii: "0")
      end += 1
    }
    guard end >= 4 else { throw FormerCursor(at: end, malformed: malformed).fault(in: value) }
    guard !isZero else { throw ValidationFailure(zero) }
    self.yearOfCycle = yearOfCycle
    self.end = end
  }

  var lastWeek: Int {
    let yearsBefore = yearOfCycle + 399
    // 1 January of year 1, and so of year 401, is a Monday, which is 0.
    let weekday = (yearsBefore * 365 + yearsBefore / 4 - yearsBefore / 100 + yearsBefore / 400) % 7
    let isLeap = FormerCalendar.lastDay(ofMonth: 2, year: yearOfCycle) == 29
    return weekday == 3 || weekday == 2 && isLeap ? 53 : 52
  }
}
