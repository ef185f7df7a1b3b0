/// The proleptic Gregorian calendar: the rules of 1582 applied to every year, with a year 0 and years below it.
package enum GregorianCalendar {
  /// The number of days in a month, 1 to 12: RFC 3339, section 5.7, and its appendix C for leap years.
  package static func lastDay(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days in a year: 365 or 366.
  package static func lastDay(ofYear year: Int) -> Int { isLeapYear(year) ? 366 : 365 }

  private static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Whether the day exists.
  @inline(__always)
  package static func hasDay(_ day: Int, month: Int, year: Int) -> Bool {
    1...12 ~= month && day >= 1 && (day <= 28 || day <= lastDay(ofMonth: month, year: year))
  }

  /// Requires the day to exist.
  ///
  /// - Throws: `date.no-such-month` (`month`), `date.no-such-day` (`day`, `last`).
  package static func requireDay(_ day: Int, month: Int, year: Int) throws(ValidationFailure) {
    guard !hasDay(day, month: month, year: year) else { return }
    guard 1...12 ~= month else { throw ValidationFailure("date.no-such-month", ["month": .integer(month)]) }
    throw .noSuchDay(day, last: lastDay(ofMonth: month, year: year))
  }

  /// Returns a number, from 0, of the failure of ``requireDay(_:month:year:)``; `nil` if the day exists.
  ///
  /// - Precondition: The month and the day are 0 to 99.
  static func failureNumber(ofDay day: Int, month: Int, year: Int) -> Int? {
    if hasDay(day, month: month, year: year) { return nil }
    return 1...12 ~= month ? 100 + 100 * (lastDay(ofMonth: month, year: year) - 28) + day : month
  }

  /// The number of numbers of failures: those of 100 months, and of 100 days in months of 28 to 31 days.
  static let failureNumbers = 500
}

extension GregorianCalendar {
  // Days are counted in years that begin on 1 March, so that a leap day ends its year, and in cycles of 400 years, which
  // have 146,097 days. From 1 March of year 0 to 1970-01-01 there are 719,468 days.

  /// The number of days from 1970-01-01 to a day, negative for earlier days.
  package static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let (cycle, yearOfCycle) = marchYear.flooredQuotient(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
  }

  /// The day that is this number of days after 1970-01-01: the inverse of ``daysSince1970(year:month:day:)``.
  package static func day(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let (cycle, dayOfCycle) = (days + 719_468).flooredQuotient(by: 146_097)
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

extension GregorianCalendar {
  /// The first day of week 1 in days since 1970-01-01: the Monday of the week that has 4 January (ISO 8601-1, section
  /// 3.1.1.23).
  package static func firstMonday(ofYear year: Int) -> Int {
    let fourth = daysSince1970(year: year, month: 1, day: 4)
    // 1970-01-01 was a Thursday, three days after a Monday.
    return fourth - (fourth + 3).flooredQuotient(by: 7).remainder
  }

  /// Requires the week of ISO 8601 to exist: years have 52 or 53 of them.
  ///
  /// - Throws: `week.no-such-week` (`week`, `last`).
  package static func requireWeek(_ week: Int, year: Int) throws(ValidationFailure) {
    let last = (firstMonday(ofYear: year + 1) - firstMonday(ofYear: year)) / 7
    guard 1...last ~= week else {
      throw ValidationFailure("week.no-such-week", ["week": .integer(week), "last": .integer(last)])
    }
  }
}

extension ValidationFailure {
  /// The failure of a day that the month, or the year, does not have.
  package static func noSuchDay(_ day: Int, last: Int) -> ValidationFailure {
    ValidationFailure("date.no-such-day", ["day": .integer(day), "last": .integer(last)])
  }
}

extension Int {
  /// The quotient, rounded down, and the remainder, from 0 to the divisor minus 1.
  fileprivate func flooredQuotient(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let quotient = (self >= 0 ? self : self - (divisor - 1)) / divisor
    return (quotient, self - quotient * divisor)
  }
}
