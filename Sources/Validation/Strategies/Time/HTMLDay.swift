/// A day as HTML writes it: WHATWG HTML, section 2.3.5.2: `YYYY-MM-DD`, with more digits of the year where it needs
/// them, a day of the proleptic Gregorian calendar.
///
/// Codes: the caller's own for the shape (`position`), `date.no-such-year`, `date.no-such-month` (`month`),
/// `date.no-such-day` (`day`, `last`).
struct HTMLDay {
  /// Where the day ends in the value.
  let end: Int

  /// Reads the day that the value begins with.
  init(in value: Span<UInt8>, malformed: FailureCode) throws(ValidationFailure) {
    let year = try HTMLYear(in: value, malformed: malformed, zero: "date.no-such-year")
    var cursor = DigitCursor(at: year.end, malformed: malformed)
    try cursor.expect("-", in: value)
    let month = try cursor.number(width: 2, in: value)
    try cursor.expect("-", in: value)
    let day = try cursor.number(width: 2, in: value)
    guard 1...12 ~= month else { throw .noSuchMonth(month) }
    let last = CalendarDay.lastDay(ofMonth: month, year: year.yearOfCycle)
    guard 1...last ~= day else { throw .noSuchDay(day, last: last) }
    end = cursor.index
  }
}
