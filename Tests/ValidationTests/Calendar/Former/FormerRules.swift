import Bytes

@testable import Validation

/// The rules that read days and times of day, with the former readers.
enum FormerRules {
  case htmlDate, dateTime, localDateTime, htmlMonth, time, htmlTime, week

  static func failure(of value: Span<UInt8>, _ rule: FormerRules) -> ValidationFailure? {
    do throws(ValidationFailure) {
      try check(value, rule)
      return nil
    } catch {
      return error
    }
  }

  private static func check(_ value: Span<UInt8>, _ rule: FormerRules) throws(ValidationFailure) {
    switch rule {
    case .htmlDate:
      let day = try FormerHTMLDay(in: value, malformed: "date.malformed")
      try FormerCursor(at: day.end, malformed: "date.malformed").expectEnd(of: value)
    case .dateTime: try dateTime(value)
    case .localDateTime:
      let malformed: FailureCode = "local-date-time.malformed"
      let day = try FormerHTMLDay(in: value, malformed: malformed)
      var cursor = FormerCursor(at: day.end, malformed: malformed)
      if !cursor.skip(" ", in: value) { try cursor.expect("T", in: value) }
      let time = try FormerClockTime(in: value, from: cursor.index, form: .html, malformed: malformed)
      try FormerCursor(at: time.end, malformed: malformed).expectEnd(of: value)
    case .htmlMonth:
      let year = try FormerHTMLYear(in: value, malformed: "month.malformed", zero: "month.no-such-year")
      var cursor = FormerCursor(at: year.end, malformed: "month.malformed")
      try cursor.expect("-", in: value)
      let month = try cursor.number(width: 2, in: value)
      try cursor.expectEnd(of: value)
      guard 1...12 ~= month else {
        throw ValidationFailure("month.no-such-month", ["month": .integer(month)])
      }
    case .time: _ = try FormerFullTime(in: value, malformed: "time.malformed")
    case .htmlTime:
      let time = try FormerClockTime(in: value, form: .html, malformed: "time.malformed")
      try FormerCursor(at: time.end, malformed: "time.malformed").expectEnd(of: value)
    case .week:
      let year = try FormerHTMLYear(in: value, malformed: "week.malformed", zero: "week.no-such-year")
      var cursor = FormerCursor(at: year.end, malformed: "week.malformed")
      try cursor.expect("-", in: value)
      try cursor.expect("W", in: value)
      let week = try cursor.number(width: 2, in: value)
      try cursor.expectEnd(of: value)
      guard 1...year.lastWeek ~= week else {
        throw ValidationFailure(
          "week.no-such-week", ["week": .integer(week), "last": .integer(year.lastWeek)])
      }
    }
  }

  private static func dateTime(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = FormerCursor(malformed: "date-time.malformed")
    let year = try cursor.number(width: 4, in: value)
    try cursor.expect("-", in: value)
    let month = try cursor.number(width: 2, in: value)
    try cursor.expect("-", in: value)
    let day = try cursor.number(width: 2, in: value)
    guard 1...12 ~= month else { throw FormerCalendar.noSuchMonth(month) }
    let last = FormerCalendar.lastDay(ofMonth: month, year: year)
    guard 1...last ~= day else { throw FormerCalendar.noSuchDay(day, last: last) }
    if !cursor.skip("t", in: value) { try cursor.expect("T", in: value) }
    let time = try FormerFullTime(in: value, from: cursor.index, malformed: "date-time.malformed")
    let shift = time.utcDayShift
    guard time.clock.second < 60 || (shift < 0 ? day == 1 : day + shift == last) else {
      throw ValidationFailure("date-time.leap-second")
    }
  }
}

/// The offset in a pattern of `strptime` as it was read before all notations shared one reader of offsets.
enum FormerStrptime {
  static func offset(in value: Span<UInt8>) -> (seconds: Int, end: Int)? {
    func two(_ index: Int) -> Int? { index + 2 <= value.count ? value.number(in: index..<index + 2) : nil }
    guard value.count > 0 else { return nil }
    if value[0] == UInt8(ascii: "Z") { return (0, 1) }
    guard value[0] == UInt8(ascii: "+") || value[0] == UInt8(ascii: "-"), let hours = two(1) else {
      return nil
    }
    let hasColons = 3 < value.count && value[3] == UInt8(ascii: ":")
    var end = hasColons ? 4 : 3
    guard let minutes = two(end), minutes < 60 else { return nil }
    end += 2
    var seconds = 0
    let next = hasColons ? end + 1 : end
    if !hasColons || end < value.count && value[end] == UInt8(ascii: ":"), let more = two(next), more < 60 {
      seconds = more
      end = next + 2
    }
    return ((hours * 3600 + minutes * 60 + seconds) * (value[0] == UInt8(ascii: "-") ? -1 : 1), end)
  }
}
