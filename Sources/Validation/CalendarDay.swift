/// A day of the proleptic Gregorian calendar, years 0 to 9999.
struct CalendarDay: Hashable, Comparable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// What ten characters say of a day.
  enum Reading {
    case day(CalendarDay)
    case malformed
    case noSuchMonth(Int)
    case noSuchDay(Int, last: Int)
  }

  /// Reads `YYYY-MM-DD`.
  static func read(_ value: Span<UInt8>) -> Reading {
    guard value.count == 10, value[4] == UInt8(ascii: "-"), value[7] == UInt8(ascii: "-"),
      let year = number(in: value, 0..<4), let month = number(in: value, 5..<7),
      let day = number(in: value, 8..<10)
    else { return .malformed }
    guard 1...12 ~= month else { return .noSuchMonth(month) }
    let last = lastDay(ofMonth: month, year: year)
    guard day >= 1 && day <= last else { return .noSuchDay(day, last: last) }
    return .day(CalendarDay(year: year, month: month, day: day))
  }

  /// The number of days in a month: RFC 3339, section 5.7, and its appendix C for leap years.
  static func lastDay(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  @inline(__always)
  private static func number(in value: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var result = 0
    for index in range {
      guard value[index].isDigit else { return nil }
      result = result * 10 + Int(value[index] - 0x30)
    }
    return result
  }
}

extension CalendarDay: CustomStringConvertible {
  var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = number.description
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined(separator: "-")
  }
}
