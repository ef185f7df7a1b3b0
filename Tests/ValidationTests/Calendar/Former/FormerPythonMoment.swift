// The reader of frictionless as it was before all notations shared one clock and one calendar: an oracle.

import Bytes

@testable import Validation

enum FormerPythonMoment {
  static func read(_ value: Span<UInt8>, _ kind: MomentType.Kind) throws(ValidationFailure) -> Moment {
    let moment: Moment? =
      switch kind {
      case .date: try? date.moment(in: value, .date)
      case .time: time(value, from: 0, onDay: 0).map { Moment(time: $0) }
      case .dateTime: dateTime(value)
      case .year: year(value)
      case .yearMonth: month(value)
      }
    guard let moment else {
      // The first fault by the standard says what is wrong with it; what the standard allows is then only too much.
      _ = try FormerXMLMoment.read(value, kind)
      throw ValidationFailure("frictionless.refused")
    }
    return moment
  }

  private static let date = try! StrptimePattern("%Y-%m-%d", isPython: true)

  private static func dateTime(_ value: Span<UInt8>) -> Moment? {
    guard value.count >= 19, value[16] == UInt8(ascii: ":"), value[10] < 0x80,
      value[4] == UInt8(ascii: "-"), let year = value.number(in: 0..<4), year > 0
    else { return nil }
    let days: Int
    if value[5] == UInt8(ascii: "W") {
      guard value[8] == UInt8(ascii: "-"), let week = value.number(in: 6..<8),
        let day = value.number(in: 9..<10), 1...53 ~= week, 1...7 ~= day
      else { return nil }
      days = FormerISO8601Moment.firstMonday(of: year) + (week - 1) * 7 + day - 1
    } else {
      guard value[7] == UInt8(ascii: "-"), let month = value.number(in: 5..<7),
        let day = value.number(in: 8..<10), let date = CalendarDay(year: year, month: month, day: day)
      else { return nil }
      days = FormerCalendar.days(year: date.year, month: date.month, day: date.day)
    }
    return time(value, from: 11, onDay: days)
  }

  private static func time(_ value: Span<UInt8>, from start: Int, onDay days: Int) -> Moment? {
    guard value.count >= start + 8, value[start + 2] == UInt8(ascii: ":"),
      value[start + 5] == UInt8(ascii: ":"),
      let hour = value.number(in: start..<start + 2), let minute = value.number(in: start + 3..<start + 5),
      let second = value.number(in: start + 6..<start + 8), minute < 60, second < 60
    else { return nil }
    var moment = Moment(seconds: days * 86_400 + hour * 3600 + minute * 60 + second)
    var index = start + 8
    if index < value.count, value[index] == UInt8(ascii: ".") || value[index] == UInt8(ascii: ",") {
      let digits = index + 1..<(index + 1 + FormerCursor(at: index + 1, malformed: "").digitsAhead(in: value))
      guard !digits.isEmpty else { return nil }
      for offset in 0..<18 {
        let counts = offset < 6 && offset < digits.count
        let digit = counts ? Int(value[digits.lowerBound + offset] - 0x30) : 0
        moment.attoseconds = moment.attoseconds * 10 + digit
      }
      index = digits.upperBound
    }
    let isMidnight = hour == 24 && minute == 0 && second == 0 && moment.attoseconds == 0
    guard hour < 24 || isMidnight else { return nil }
    guard index < value.count else { return moment }
    guard let offset = offset(value, from: index) else { return nil }
    moment.seconds -= offset
    moment.hasOffset = true
    return moment
  }

  private static func offset(_ value: Span<UInt8>, from start: Int) -> Int? {
    let rest = value.extracting(start..<value.count)
    if rest.count == 1 { return rest[0] | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    guard rest[0] == UInt8(ascii: "+") || rest[0] == UInt8(ascii: "-"), [3, 5, 6].contains(rest.count),
      rest.count != 6 || rest[3] == UInt8(ascii: ":"), let hours = rest.number(in: 1..<3), hours < 24
    else { return nil }
    var minutes = 0
    if rest.count > 3 {
      guard let number = rest.number(in: rest.count - 2..<rest.count), number < 60 else { return nil }
      minutes = number
    }
    return (hours * 3600 + minutes * 60) * (rest[0] == UInt8(ascii: "-") ? -1 : 1)
  }

  private static func year(_ value: Span<UInt8>) -> Moment? {
    guard UTF8Sequence.scalarCount(in: value) == 4, let year = integer(value), 0...9999 ~= year else {
      return nil
    }
    return Moment(seconds: FormerCalendar.days(year: year, month: 1, day: 1) * 86_400)
  }

  private static func month(_ value: Span<UInt8>) -> Moment? {
    guard let hyphen = value.firstIndex(of: UInt8(ascii: "-")),
      value.firstIndex(of: UInt8(ascii: "-"), from: hyphen + 1) == nil,
      let year = integer(value.extracting(0..<hyphen)),
      let month = integer(value.extracting(hyphen + 1..<value.count)), 1...12 ~= month
    else { return nil }
    return Moment(seconds: FormerCalendar.days(year: year, month: month, day: 1) * 86_400)
  }

  private static func integer(_ value: Span<UInt8>) -> Int? {
    NumberSpelling(isWhole: true, reader: .python).withPlain(value) { plain in
      guard let plain, plain.count <= 10, !plain.isEmpty else { return nil }
      let isNegative = plain[0] == UInt8(ascii: "-")
      let start = isNegative || plain[0] == UInt8(ascii: "+") ? 1 : 0
      return plain.number(in: start..<plain.count).map { isNegative ? -$0 : $0 }
    }
  }
}

extension Moment {
  fileprivate init(time: Moment) {
    self = time
    if !hasOffset, seconds == 86_400 { seconds = 0 }
  }
}
