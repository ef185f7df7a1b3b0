internal import Bytes

/// A parser of days and times in the default formats of Table Schema v2: XML Schema, part 2, second edition.
///
/// Codes: for a malformed value `date.malformed`, `time.malformed`, `date-time.malformed`, `year.malformed`,
/// `month.malformed`, all except the first with `position`; `year.no-such-year`, `date.no-such-month` (`month`),
/// `month.no-such-month` (`month`), `date.no-such-day` (`day`, `last`), `time.no-such-hour` (`hour`),
/// `time.no-such-minute` (`minute`), `time.no-such-second` (`second`), `time.offset-too-large` (`offset`),
/// `time.too-precise` (`maximum`).
enum XMLMoment {
  /// The maximum number of digits of a year. Section 5.4 of version 1.1 requires four and permits a limit
  /// above that.
  private static let yearDigits = 9

  static func read(_ value: Span<UInt8>, _ kind: MomentType.Kind) throws(ValidationFailure) -> Moment {
    switch kind {
    case .date:
      let day = try CalendarDay(value)
      return Moment(seconds: day.daysSince1970 * 86_400)
    case .time:
      var cursor = DigitCursor(malformed: "time.malformed")
      let time = try ClockTime(ClockTime.Notation(), from: &cursor, in: value)
      try cursor.expectEnd(of: value)
      return Moment(seconds: time.secondOfDay)
    case .dateTime: return try dateTime(value)
    case .year:
      var cursor = DigitCursor(malformed: "year.malformed")
      let year = try self.year(&cursor, in: value)
      return try start(year: year, month: 1, &cursor, in: value)
    case .yearMonth:
      var cursor = DigitCursor(malformed: "month.malformed")
      let year = try self.year(&cursor, in: value)
      try cursor.expect("-", in: value)
      let month = try cursor.number(width: 2, in: value)
      guard 1...12 ~= month else { throw .init("month.no-such-month", ["month": .integer(month)]) }
      return try start(year: year, month: month, &cursor, in: value)
    }
  }

  private static func start(
    year: Int, month: Int, _ cursor: inout DigitCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Moment {
    var moment = Moment(
      seconds: GregorianCalendar.daysSince1970(year: year, month: month, day: 1) * 86_400)
    try readOffset(&cursor, in: value, into: &moment)
    return moment
  }

  private static func dateTime(_ value: Span<UInt8>) throws(ValidationFailure) -> Moment {
    var cursor = DigitCursor(malformed: "date-time.malformed")
    let year = try self.year(&cursor, in: value)
    try cursor.expect("-", in: value)
    let (month, day) = try cursor.monthAndDay(ofYear: year, in: value)
    try cursor.expect("T", in: value)
    let time = try ClockTime(ClockTime.Notation(allowsEndOfDay: true), from: &cursor, in: value)
    var moment = Moment(
      seconds: GregorianCalendar.daysSince1970(year: year, month: month, day: day) * 86_400)
    moment.add(time)
    if cursor.skip(".", in: value) { moment.attoseconds = try cursor.exactFraction(in: value) }
    guard time.hour < 24 || moment.attoseconds == 0 else {
      throw ValidationFailure("time.no-such-hour", ["hour": .integer(24)])
    }
    try readOffset(&cursor, in: value, into: &moment)
    return moment
  }

  /// Reads a year and returns it in astronomical numbering, which has a year 0; XML Schema's -0001 is the year before
  /// 0001.
  private static func year(
    _ cursor: inout DigitCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    let isNegative = cursor.skip("-", in: value)
    let start = cursor.index
    var year = try cursor.number(width: 4, in: value)
    while cursor.index < value.count, value[cursor.index].isDigit, cursor.index - start < yearDigits {
      year = year * 10 + Int(value[cursor.index] - 0x30)
      cursor.step()
    }
    // A year of more than four digits does not begin with 0 (section 3.2.7.1).
    guard year != 0, cursor.index - start == 4 || value[start] != UInt8(ascii: "0") else {
      throw ValidationFailure("year.no-such-year")
    }
    return isNegative ? 1 - year : year
  }

  /// Reads the optional offset at the end of the value: `Z` or at most 14:00 (section 3.2.7.3).
  private static func readOffset(
    _ cursor: inout DigitCursor, in value: Span<UInt8>, into moment: inout Moment
  ) throws(ValidationFailure) {
    guard cursor.index < value.count else { return }
    let offset = try UTCOffset([], from: &cursor, in: value)
    try cursor.expectEnd(of: value)
    try offset.require(atMost: 14 * 60, else: "time.offset-too-large", in: value)
    moment.subtract(offset)
  }
}
