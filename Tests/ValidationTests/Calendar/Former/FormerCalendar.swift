import Bytes

@testable import Validation

/// The arithmetic of days as it was before ``GregorianCalendar``: an oracle.
enum FormerCalendar {
  static func lastDay(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func days(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let cycle = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfCycle = marchYear - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
  }

  /// A value that is `YYYY-MM-DD`.
  static func day(_ value: Span<UInt8>) throws(ValidationFailure) -> (Int, Int, Int) {
    guard value.count == 10, value[4] == UInt8(ascii: "-"), value[7] == UInt8(ascii: "-"),
      let year = value.number(in: 0..<4), let month = value.number(in: 5..<7),
      let day = value.number(in: 8..<10)
    else { throw ValidationFailure("date.malformed") }
    guard 1...12 ~= month else { throw noSuchMonth(month) }
    let last = lastDay(ofMonth: month, year: year)
    guard day >= 1 && day <= last else { throw noSuchDay(day, last: last) }
    return (year, month, day)
  }

  static func noSuchMonth(_ month: Int) -> ValidationFailure {
    ValidationFailure("date.no-such-month", ["month": .integer(month)])
  }

  static func noSuchDay(_ day: Int, last: Int) -> ValidationFailure {
    ValidationFailure("date.no-such-day", ["day": .integer(day), "last": .integer(last)])
  }
}
