// The reader of XML Schema as it was before all notations shared one clock and one calendar: an oracle.

import Bytes

@testable import Validation

enum FormerXMLMoment {
  private static let yearDigits = 9

  static func read(_ value: Span<UInt8>, _ kind: MomentType.Kind) throws(ValidationFailure) -> Moment {
    switch kind {
    case .date:
      let day = try FormerCalendar.day(value)
      return Moment(seconds: FormerCalendar.days(year: day.0, month: day.1, day: day.2) * 86_400)
    case .time:
      var cursor = FormerCursor(malformed: "time.malformed")
      let seconds = try clock(&cursor, in: value, allowsMidnight: false)
      try cursor.expectEnd(of: value)
      return Moment(seconds: seconds)
    case .dateTime: return try dateTime(value)
    case .year:
      var cursor = FormerCursor(malformed: "year.malformed")
      let year = try self.year(&cursor, in: value)
      return try start(year: year, month: 1, &cursor, in: value)
    case .yearMonth:
      var cursor = FormerCursor(malformed: "month.malformed")
      let year = try self.year(&cursor, in: value)
      try cursor.expect("-", in: value)
      let month = try cursor.number(width: 2, in: value)
      guard 1...12 ~= month else { throw .init("month.no-such-month", ["month": .integer(month)]) }
      return try start(year: year, month: month, &cursor, in: value)
    }
  }

  private static func start(
    year: Int, month: Int, _ cursor: inout FormerCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Moment {
    let offset = try self.offset(&cursor, in: value)
    let seconds = FormerCalendar.days(year: year, month: month, day: 1) * 86_400
    return Moment(seconds: seconds - (offset ?? 0), hasOffset: offset != nil)
  }

  private static func dateTime(_ value: Span<UInt8>) throws(ValidationFailure) -> Moment {
    var cursor = FormerCursor(malformed: "date-time.malformed")
    let year = try self.year(&cursor, in: value)
    try cursor.expect("-", in: value)
    let month = try cursor.number(width: 2, in: value)
    try cursor.expect("-", in: value)
    let day = try cursor.number(width: 2, in: value)
    guard 1...12 ~= month else { throw FormerCalendar.noSuchMonth(month) }
    let last = FormerCalendar.lastDay(ofMonth: month, year: year)
    guard 1...last ~= day else { throw FormerCalendar.noSuchDay(day, last: last) }
    try cursor.expect("T", in: value)
    let seconds = try clock(&cursor, in: value, allowsMidnight: true)
    let attoseconds = try cursor.fraction(after: ".", in: value)
    guard seconds < 86_400 || attoseconds == 0 else {
      throw ValidationFailure("time.no-such-hour", ["hour": .integer(24)])
    }
    let offset = try self.offset(&cursor, in: value)
    return Moment(
      seconds: FormerCalendar.days(year: year, month: month, day: day) * 86_400 + seconds - (offset ?? 0),
      attoseconds: attoseconds, hasOffset: offset != nil)
  }

  private static func year(
    _ cursor: inout FormerCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    let isNegative = cursor.skip("-", in: value)
    let start = cursor.index
    var year = try cursor.number(width: 4, in: value)
    while cursor.index < value.count, value[cursor.index].isDigit, cursor.index - start < yearDigits {
      year = year * 10 + Int(value[cursor.index] - 0x30)
      cursor.step()
    }
    // Where there are more than four digits, the first is not 0 (section 3.2.7.1).
    guard year != 0, cursor.index - start == 4 || value[start] != UInt8(ascii: "0") else {
      throw ValidationFailure("year.no-such-year")
    }
    return isNegative ? 1 - year : year
  }

  private static func clock(
    _ cursor: inout FormerCursor, in value: Span<UInt8>, allowsMidnight: Bool
  ) throws(ValidationFailure) -> Int {
    let hour = try cursor.number(width: 2, in: value)
    try cursor.expect(":", in: value)
    let minute = try cursor.number(width: 2, in: value)
    try cursor.expect(":", in: value)
    let second = try cursor.number(width: 2, in: value)
    let isMidnight = allowsMidnight && hour == 24 && minute == 0 && second == 0
    return try isMidnight ? 86_400 : seconds(hour, minute, second)
  }

  static func seconds(_ hour: Int, _ minute: Int, _ second: Int) throws(ValidationFailure) -> Int {
    guard hour < 24 else { throw ValidationFailure("time.no-such-hour", ["hour": .integer(hour)]) }
    guard minute < 60 else { throw ValidationFailure("time.no-such-minute", ["minute": .integer(minute)]) }
    guard second < 60 else { throw ValidationFailure("time.no-such-second", ["second": .integer(second)]) }
    return hour * 3600 + minute * 60 + second
  }

  private static func offset(
    _ cursor: inout FormerCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int? {
    guard cursor.index < value.count else { return nil }
    let start = cursor.index
    if cursor.skip("Z", in: value) {
      try cursor.expectEnd(of: value)
      return 0
    }
    let isNegative = cursor.skip("-", in: value)
    if !isNegative { try cursor.expect("+", in: value) }
    let hours = try cursor.number(width: 2, in: value)
    try cursor.expect(":", in: value)
    let minutes = try cursor.number(width: 2, in: value)
    try cursor.expectEnd(of: value)
    guard minutes < 60, hours * 60 + minutes <= 14 * 60 else {
      let offset = String(repairing: value.extracting(start..<value.count))
      throw ValidationFailure("time.offset-too-large", ["offset": .text(offset)])
    }
    return (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
  }
}

extension FormerCursor {
  mutating func fraction(
    after mark: Unicode.Scalar, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    guard skip(mark, in: value) else { return 0 }
    let start = index
    try skipDigits(in: value)
    var fraction = 0
    for offset in 0..<18 {
      let position = start + offset
      fraction = fraction * 10 + (position < index ? Int(value[position] - 0x30) : 0)
    }
    for position in start..<index where position >= start + 18 && value[position] != 0x30 {
      throw ValidationFailure("time.too-precise", ["maximum": 18])
    }
    return fraction
  }
}
