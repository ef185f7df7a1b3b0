internal import Bytes

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A day of the proleptic Gregorian calendar, years 0 to 9999.
///
/// ```swift
/// CalendarDay(year: 2024, month: 2, day: 29)!.description  // "2024-02-29"
/// CalendarDay(year: 2023, month: 2, day: 29)               // nil
/// ```
public struct CalendarDay: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// The day, or `nil` where there is none: years 0 to 9999 of the Gregorian calendar, also before it was in use.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.lastDay(ofMonth: month, year: year)
    else { return nil }
    self.init(exactly: (year, month, day))
  }

  private init(exactly parts: (year: Int, month: Int, day: Int)) {
    (year, month, day) = parts
  }

  /// The day that it is now in UTC, by the system's clock.
  public static var today: CalendarDay {
    CalendarDay(daysSince1970: time(nil) / 86_400)
  }

  /// The day so many days after 1970-01-01.
  ///
  /// Counts from 1 March of year 0 in cycles of 400 years, which are 146,097 days, so that a leap day ends its year.
  init(daysSince1970 days: Int) {
    let sinceMarch = days + 719_468
    let cycle = sinceMarch / 146_097
    let dayOfCycle = sinceMarch - cycle * 146_097
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    self.init(exactly: (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1))
  }

  /// What ten characters say of a day.
  enum Reading {
    case day(CalendarDay)
    case malformed
    case noSuchMonth(Int)
    case noSuchDay(Int, last: Int)
  }

  /// Reads `YYYY-MM-DD`.
  static func read(_ value: Span<UInt8>) -> Reading {
    guard value.count == 10, let (year, month, day) = Self.parts(0..<10, in: value) else { return .malformed }
    guard 1...12 ~= month else { return .noSuchMonth(month) }
    let last = lastDay(ofMonth: month, year: year)
    guard day >= 1 && day <= last else { return .noSuchDay(day, last: last) }
    return .day(CalendarDay(exactly: (year, month, day)))
  }

  /// Whether the range of the bytes writes a day as `YYYY-MM-DD`.
  @inline(__always)
  static func isDay(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard range.count == 10, let (year, month, day) = parts(range, in: bytes) else { return false }
    return 1...12 ~= month && day >= 1 && (day <= 28 || day <= lastDay(ofMonth: month, year: year))
  }

  /// The numbers of `YYYY-MM-DD`, whatever they are: the ten bytes are read as two words.
  ///
  /// - Precondition: The range is within the bytes and has ten of them.
  @inline(__always)
  private static func parts(
    _ range: Range<Int>, in bytes: Span<UInt8>
  ) -> (year: Int, month: Int, day: Int)? {
    // What is left of digits are their numbers, and of the marks nothing.
    let first = bytes.word(at: range.lowerBound) ^ 0x2D30_302D_3030_3030
    let last = bytes.word(at: range.lowerBound &+ 2) >> 48 ^ 0x3030
    // A mark may not be above 0.
    let above = (first &+ 0x7F76_767F_7676_7676) | first | last.bytesAboveNine
    guard above & .highBits == 0 else { return nil }
    func digit(_ index: UInt64) -> Int { Int(truncatingIfNeeded: first &>> (index &* 8) & 0xFF) }
    let century = digit(0) &* 10 &+ digit(1)
    let year = century &* 100 &+ digit(2) &* 10 &+ digit(3)
    let day = Int(truncatingIfNeeded: (last & 0xFF) &* 10 &+ last >> 8)
    return (year, digit(5) &* 10 &+ digit(6), day)
  }

  /// The number of days in a month: RFC 3339, section 5.7, and its appendix C for leap years.
  static func lastDay(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

extension CalendarDay: CustomStringConvertible {
  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = number.description
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined(separator: "-")
  }
}
