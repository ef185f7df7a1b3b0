internal import Bytes

/// What a pattern of `strptime` has read of a value; what it has not is that of 1900-01-01T00:00:00.
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
  private var offset: Int?

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

  /// Reads `Z`, `+hhmm[ss]` or `+hh:mm[:ss]` and returns where it ends, or `nil` where none begins at the index.
  mutating func readOffset(in value: Span<UInt8>, from start: Int) -> Int? {
    var cursor = DigitCursor(at: start, malformed: "strptime.no-match")
    guard let offset = try? UTCOffset(.withoutColon, from: &cursor, in: value), offset.minutes < 60 else {
      return nil
    }
    let isUTC = value[start] == UInt8(ascii: "Z")
    var end = cursor.index
    var seconds = 0
    let hasColons = !isUTC && value[start + 3] == UInt8(ascii: ":")
    let next = hasColons ? end + 1 : end
    if !isUTC, !hasColons || end < value.count && value[end] == UInt8(ascii: ":"),
      next + 2 <= value.count, let number = value.number(in: next..<next + 2), number < 60
    {
      (seconds, end) = (number, next + 2)
    }
    self.offset = offset.minutesAhead * 60 + (offset.isNegative ? -seconds : seconds)
    return end
  }

  /// The point in time, the time of day or the day.
  func moment(_ kind: MomentType.Kind, isPython: Bool) throws(ValidationFailure) -> Moment {
    guard year > 0 else { throw ValidationFailure("date.no-such-year") }
    guard second < 60 else { throw ValidationFailure("time.no-such-second", ["second": .integer(second)]) }
    var moment = Moment(seconds: 0)
    if kind != .time { moment.seconds = try days(isPython: isPython) * 86_400 }
    guard kind != .date else { return moment }
    let hour = hour12.map { $0 % 12 + (isAfternoon ? 12 : 0) } ?? hour
    moment.seconds += hour * 3600 + minute * 60 + second
    moment.attoseconds = attoseconds
    guard let offset else { return moment }
    guard abs(offset) < 86_400 else {
      throw ValidationFailure("time.no-such-offset", ["offset": .text("\(offset / 3600) h")])
    }
    moment.seconds -= offset
    moment.hasOffset = true
    return moment
  }

  private func days(isPython: Bool) throws(ValidationFailure) -> Int {
    if let dayOfYear {
      let last = GregorianCalendar.lastDay(ofYear: year)
      guard dayOfYear <= last || isPython else { throw .noSuchDay(dayOfYear, last: last) }
      return GregorianCalendar.daysSince1970(year: year, month: 1, day: 1) + dayOfYear - 1
    }
    try GregorianCalendar.requireDay(day, month: month, year: year)
    return GregorianCalendar.daysSince1970(year: year, month: month, day: day)
  }
}
