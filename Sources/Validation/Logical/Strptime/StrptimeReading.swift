internal import Bytes

/// The fields that a `strptime` pattern has read from a value; fields without a directive default to
/// 1900-01-01T00:00:00.
struct StrptimeReading {
  private var year = 1900
  private var month = 1
  private var day = 1
  private var dayOfYear: Int?
  private var hour = 0
  private var hour12: Int?
  private var isAfternoon = false
  private var minute = 0
  private var second = 0
  private var attoseconds = 0
  /// The seconds by which the clock is ahead of UTC.
  var offset: Int?

  mutating func set(_ field: StrptimeField, _ number: Int, digits: Int = 0) {
    switch field {
    case .year: year = number
    case .yearOfCentury: year = number < 69 ? 2000 + number : 1900 + number
    case .month: month = number
    case .monthName, .shortMonthName: month = number + 1
    case .day: day = number
    case .dayOfYear: dayOfYear = number
    case .hour: hour = number
    case .hour12: hour12 = number
    case .period: isAfternoon = number == 1
    case .minute: minute = number
    case .second: second = number
    case .fraction:
      attoseconds = number
      for _ in digits..<18 { attoseconds *= 10 }
    case .weekday, .isoWeekday, .weekdayName, .shortWeekdayName, .zone, .offset: break
    }
  }

  /// Returns the point in time, the time of day or the day.
  func moment(_ kind: MomentType.Kind, isPython: Bool) throws(ValidationFailure) -> Moment {
    guard year > 0 else { throw ValidationFailure("date.no-such-year") }
    guard second < 60 else { throw ValidationFailure("time.no-such-second", ["second": .integer(second)]) }
    if let offset, abs(offset) >= 86_400 {
      throw ValidationFailure("time.no-such-offset", ["offset": .text("\(offset / 3600) h")])
    }
    // The day must exist even if the type is only a time of day.
    let days = try days(isPython: isPython)
    var moment = Moment(seconds: kind == .time ? 0 : days * 86_400)
    guard kind != .date else { return moment }
    let hour = hour12.map { $0 % 12 + (isAfternoon ? 12 : 0) } ?? hour
    moment.seconds += hour * 3600 + minute * 60 + second
    moment.attoseconds = attoseconds
    guard let offset else { return moment }
    moment.seconds -= offset
    moment.hasOffset = true
    return moment
  }

  private func days(isPython: Bool) throws(ValidationFailure) -> Int {
    // Python ignores month and day if the day of the year is given.
    if dayOfYear == nil || !isPython { try GregorianCalendar.requireDay(day, month: month, year: year) }
    if let dayOfYear {
      let last = GregorianCalendar.lastDay(ofYear: year)
      guard dayOfYear <= last || isPython else { throw .noSuchDay(dayOfYear, last: last) }
      return GregorianCalendar.daysSince1970(year: year, month: 1, day: 1) + dayOfYear - 1
    }
    return GregorianCalendar.daysSince1970(year: year, month: month, day: day)
  }
}
