internal import Bytes

/// A parser of the days and times that frictionless 5.21 accepts by default.
///
/// - A date is what Python's `strptime` accepts for `%Y-%m-%d`, also `2023-2-3`.
/// - A datetime is what `dateutil.parser.isoparse` accepts if its 17th character is a colon: a calendar date or a week
///   date of ten characters, any ASCII character, and a time as below; 24:00:00 is the next day.
/// - A time is `HH:MM:SS`, an optional fraction after a point or comma, of which six digits count, and optionally `Z`,
///   `z`, `+HH`, `+HHMM` or `+HH:MM`; 24:00:00 is midnight.
/// - A year is four characters that Python's `int` accepts, and a month two numbers that it accepts with a hyphen
///   between.
///
/// Years begin with 0001. Differences: frictionless stops with an error if only one of two compared times has an offset,
/// or if a bound is not of the type; here such values have no order and are rejected. It accepts a time without minutes or
/// seconds before an offset whose colon is where it expects one, such as `00-00:00`; here it is rejected.
enum PythonMoment {
  static func read(_ value: Span<UInt8>, _ kind: MomentType.Kind) throws(ValidationFailure) -> Moment {
    let moment: Moment? =
      switch kind {
      case .date: try? date.moment(in: value, .date)
      case .time: try? time(value)
      case .dateTime: try? dateTime(value)
      case .year: year(value)
      case .yearMonth: month(value)
      }
    guard let moment else {
      // A value that the standard rejects too has the failure of the standard.
      _ = try XMLMoment.read(value, kind)
      throw rejection
    }
    return moment
  }

  private static let rejection = ValidationFailure("frictionless.refused")

  private static let date = try! StrptimePattern("%Y-%m-%d", isPython: true)

  private static func dateTime(_ value: Span<UInt8>) throws(ValidationFailure) -> Moment {
    var cursor = DigitCursor(malformed: rejection.code)
    let days = try days(&cursor, in: value)
    guard cursor.index < value.count, value[cursor.index] < 0x80 else { throw rejection }
    cursor.step()
    var moment = Moment(seconds: days * 86_400)
    try readClock(&cursor, in: value, into: &moment)
    return moment
  }

  /// Reads a calendar date or a week date and returns the number of days since 1970-01-01; week 53 is accepted in every
  /// year.
  private static func days(
    _ cursor: inout DigitCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    let year = try cursor.number(width: 4, in: value)
    guard year > 0 else { throw rejection }
    try cursor.expect("-", in: value)
    guard cursor.skip("W", in: value) else {
      let (month, day) = try cursor.monthAndDay(ofYear: year, in: value)
      return GregorianCalendar.daysSince1970(year: year, month: month, day: day)
    }
    let week = try cursor.number(width: 2, in: value)
    try cursor.expect("-", in: value)
    let day = try cursor.number(width: 1, in: value)
    guard 1...53 ~= week, 1...7 ~= day else { throw rejection }
    return GregorianCalendar.firstMonday(ofYear: year) + (week - 1) * 7 + day - 1
  }

  /// Reads a time of day; 24:00:00 is midnight.
  private static func time(_ value: Span<UInt8>) throws(ValidationFailure) -> Moment {
    var cursor = DigitCursor(malformed: rejection.code)
    var moment = Moment(seconds: 0)
    try readClock(&cursor, in: value, into: &moment)
    if !moment.hasOffset, moment.seconds == 86_400 { moment.seconds = 0 }
    return moment
  }

  private static let clock = ClockTime.Notation(
    fraction: .microseconds, allowsComma: true, allowsEndOfDay: true)

  /// Reads `HH:MM:SS` with an optional fraction and offset, to the end of the value.
  private static func readClock(
    _ cursor: inout DigitCursor, in value: Span<UInt8>, into moment: inout Moment
  ) throws(ValidationFailure) {
    moment.add(try ClockTime(clock, from: &cursor, in: value))
    guard cursor.index < value.count else { return }
    let offset = try UTCOffset([.lowercaseZ, .withoutColon, .withoutMinutes], from: &cursor, in: value)
    try cursor.expectEnd(of: value)
    try offset.require(in: value)
    moment.subtract(offset)
  }

  private static func year(_ value: Span<UInt8>) -> Moment? {
    guard UTF8Sequence.scalarCount(in: value) == 4, let year = integer(value), 0...9999 ~= year else {
      return nil
    }
    return Moment(seconds: GregorianCalendar.daysSince1970(year: year, month: 1, day: 1) * 86_400)
  }

  private static func month(_ value: Span<UInt8>) -> Moment? {
    guard let hyphen = value.firstIndex(of: UInt8(ascii: "-")),
      value.firstIndex(of: UInt8(ascii: "-"), from: hyphen + 1) == nil,
      let year = integer(value.extracting(0..<hyphen)),
      let month = integer(value.extracting(hyphen + 1..<value.count)), 1...12 ~= month
    else { return nil }
    return Moment(seconds: GregorianCalendar.daysSince1970(year: year, month: month, day: 1) * 86_400)
  }

  /// Returns the number that Python's `int` reads, if it has at most nine digits.
  private static func integer(_ value: Span<UInt8>) -> Int? {
    NumberSpelling(isWhole: true, reader: .python).withPlain(value) { plain in
      guard let plain, plain.count <= 10, !plain.isEmpty else { return nil }
      let isNegative = plain[0] == UInt8(ascii: "-")
      let start = isNegative || plain[0] == UInt8(ascii: "+") ? 1 : 0
      return plain.number(in: start..<plain.count).map { isNegative ? -$0 : $0 }
    }
  }
}
