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

  /// Reads `Z`, `+hhmm[ss[.f]]` or `+hh:mm[:ss[.f]]` and returns where it ends.
  mutating func readOffset(in value: Span<UInt8>, from start: Int, isPython: Bool) -> Int? {
    guard start < value.count else { return nil }
    if value[start] == UInt8(ascii: "Z") {
      offset = 0
      return start + 1
    }
    guard value[start] == UInt8(ascii: "+") || value[start] == UInt8(ascii: "-"),
      let hours = two(value, at: start + 1)
    else { return nil }
    let hasColons = start + 3 < value.count && value[start + 3] == UInt8(ascii: ":")
    var end = start + (hasColons ? 4 : 3)
    guard let minutes = two(value, at: end), minutes < 60 else { return nil }
    end += 2
    var seconds = 0
    let next = hasColons ? end + 1 : end
    if !hasColons || end < value.count && value[end] == UInt8(ascii: ":"), let more = two(value, at: next),
      more < 60
    {
      seconds = more
      end = next + 2
    }
    offset = (hours * 3600 + minutes * 60 + seconds) * (value[start] == UInt8(ascii: "-") ? -1 : 1)
    return end
  }

  private func two(_ value: Span<UInt8>, at index: Int) -> Int? {
    index + 2 <= value.count ? value.number(in: index..<index + 2) : nil
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
      let last = CalendarDay.lastDay(ofMonth: 2, year: year) + 337
      guard dayOfYear <= last || isPython else { throw .noSuchDay(dayOfYear, last: last) }
      return Moment.days(year: year, month: 1, day: 1) + dayOfYear - 1
    }
    let last = CalendarDay.lastDay(ofMonth: month, year: year)
    guard day <= last else { throw .noSuchDay(day, last: last) }
    return Moment.days(year: year, month: month, day: day)
  }
}
