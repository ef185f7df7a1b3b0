internal import Bytes

extension MomentType {
  /// Returns the seconds from 1970-01-01T00:00:00, or of a time from midnight, at which a value begins; `nil` if it is not of the type.
  package func seconds(of text: String) -> Int? { (try? read(text.utf8Span.span))?.seconds }

  /// The seconds of values with a year of four digits, from 0001-01-01 to 9999-12-31; of a time, those of a day.
  package var writable: ClosedRange<Int> { kind == .time ? 0...86_399 : -62_135_596_800...253_402_300_799 }

  /// Appends a value in the notation of the type, without an offset if it need not have one: ISO 8601's in the format `any`.
  ///
  /// - Parameter seconds: The seconds from 1970-01-01T00:00:00, or of a time from midnight; of a day, a month or a year, any within it.
  /// - Precondition: The seconds are ``writable``.
  package func append(secondsSince1970 seconds: Int, to bytes: inout [UInt8]) {
    let clock = (seconds % 86_400 + 86_400) % 86_400
    let day = CalendarDay(daysSince1970: (seconds - clock) / 86_400)
    if case .pattern(let pattern) = notation { return pattern.append(day, clock: clock, to: &bytes) }
    if kind != .time {
      bytes.append(number: day.year, width: 4)
      guard kind != .year else { return }
      bytes.append(number: day.month, width: 2, after: "-")
      guard kind != .yearMonth else { return }
      bytes.append(number: day.day, width: 2, after: "-")
      guard kind != .date else { return }
      bytes.append(UInt8(ascii: "T"))
    }
    bytes.append(number: clock / 3600, width: 2)
    bytes.append(number: clock / 60 % 60, width: 2, after: ":")
    bytes.append(number: clock % 60, width: 2, after: ":")
  }
}

extension StrptimePattern {
  /// Appends a day and a time of day by the pattern; fractions of a second are 0, and the zone is UTC.
  fileprivate func append(_ day: CalendarDay, clock: Int, to bytes: inout [UInt8]) {
    for part in parts {
      switch part {
      case .literal(let byte): bytes.append(byte)
      case .space: bytes.append(UInt8(ascii: " "))
      case .field(let field): append(field, of: day, clock: clock, to: &bytes)
      }
    }
  }

  private func append(_ field: StrptimeField, of day: CalendarDay, clock: Int, to bytes: inout [UInt8]) {
    let hour = clock / 3600
    // 1970-01-01 was a Thursday; here Monday is 0.
    let weekday = ((day.daysSince1970 + 3) % 7 + 7) % 7
    switch field {
    case .year: bytes.append(number: day.year, width: 4)
    case .yearOfCentury: bytes.append(number: day.year % 100, width: 2)
    case .month: bytes.append(number: day.month, width: 2)
    case .day: bytes.append(number: day.day, width: 2)
    case .dayOfYear:
      let first = CalendarDay(year: day.year, month: 1, day: 1) ?? day
      bytes.append(number: day.daysSince1970 - first.daysSince1970 + 1, width: 3)
    case .hour: bytes.append(number: hour, width: 2)
    case .hour12: bytes.append(number: (hour + 11) % 12 + 1, width: 2)
    case .minute: bytes.append(number: clock / 60 % 60, width: 2)
    case .second: bytes.append(number: clock % 60, width: 2)
    case .fraction: bytes.append(number: 0, width: 6)
    case .weekday: bytes.append(number: (weekday + 1) % 7, width: 1)
    case .isoWeekday: bytes.append(number: weekday + 1, width: 1)
    case .weekdayName, .shortWeekdayName: append(field.names[weekday], to: &bytes)
    case .monthName, .shortMonthName: append(field.names[day.month - 1], to: &bytes)
    case .period: bytes.append(literal: hour < 12 ? "AM" : "PM")
    case .offset: bytes.append(literal: "+0000")
    case .zone: bytes.append(literal: "UTC")
    }
  }

  /// Appends a name with a capital letter.
  private func append(_ name: StaticString, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(literal: name)
    bytes[start] &= 0xDF
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: Int, width: Int, after separator: StaticString = "") {
    append(literal: separator)
    var divisor = 1
    for _ in 1..<Swift.max(width, 2) where width > 1 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
