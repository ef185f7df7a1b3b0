internal import Bytes

/// A year as HTML writes it: WHATWG HTML, section 2.3.5.1: four ASCII digits or more, above zero.
///
/// All that the calendar asks of it is its place in the cycle of 400 years, so that a year of any length is read in
/// one pass.
struct HTMLYear {
  /// The year less a multiple of 400: 0 to 399.
  let yearOfCycle: Int
  /// Where the year ends in the value.
  let end: Int

  /// Reads the year that the value begins with.
  ///
  /// - Parameters:
  ///   - malformed: The code of a byte that does not fit.
  ///   - zero: The code of year 0.
  init(in value: Span<UInt8>, malformed: FailureCode, zero: FailureCode) throws(ValidationFailure) {
    var end = 0
    var yearOfCycle = 0
    var isZero = true
    while end < value.count, value[end].isDigit {
      yearOfCycle = (yearOfCycle * 10 + Int(value[end] - 0x30)) % 400
      isZero = isZero && value[end] == UInt8(ascii: "0")
      end += 1
    }
    guard end >= 4 else { throw DigitCursor(at: end, malformed: malformed).fault(in: value) }
    guard !isZero else { throw ValidationFailure(zero) }
    self.yearOfCycle = yearOfCycle
    self.end = end
  }

  /// How many weeks of ISO 8601 the year has: 53 where it begins on a Thursday, or is a leap year that begins on a
  /// Wednesday (section 2.3.5.8).
  var lastWeek: Int {
    let yearsBefore = yearOfCycle + 399
    // 1 January of year 1, and so of year 401, is a Monday, which is 0.
    let weekday = (yearsBefore * 365 + yearsBefore / 4 - yearsBefore / 100 + yearsBefore / 400) % 7
    let isLeap = CalendarDay.lastDay(ofMonth: 2, year: yearOfCycle) == 29
    return weekday == 3 || weekday == 2 && isLeap ? 53 : 52
  }
}
