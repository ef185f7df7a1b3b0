internal import Bytes
internal import Platform

/// A day of the proleptic Gregorian calendar, years 0 to 9999.
///
/// ```swift
/// CalendarDay(year: 2024, month: 2, day: 29)!.description  // "2024-02-29"
/// CalendarDay(year: 2023, month: 2, day: 29)               // nil
/// ```
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a day; returns `nil` if it does not exist or its year is not 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, GregorianCalendar.hasDay(day, month: month, year: year) else { return nil }
    self.init(exactly: (year, month, day))
  }

  /// Creates a day of a year whose century is unknown; returns `nil` if it does not exist in any.
  ///
  /// - Parameter year: The last two digits of the year. The year is in the 1900s, except 2000, which is a leap year.
  init?(yearInCentury year: Int, month: Int, day: Int) {
    self.init(year: (year == 0 ? 2000 : 1900) + year, month: month, day: day)
  }

  private init(exactly parts: (year: Int, month: Int, day: Int)) {
    (year, month, day) = parts
  }

  /// The current day in UTC by the system's clock.
  public static var today: CalendarDay {
    CalendarDay(daysSince1970: time(nil) / 86_400)
  }

  /// Creates the day that is this number of days after 1970-01-01.
  ///
  /// - Precondition: Its year is 0 to 9999.
  package init(daysSince1970 days: Int) {
    self.init(exactly: GregorianCalendar.day(daysSince1970: days))
  }

  /// The number of days from 1970-01-01 to this day.
  package var daysSince1970: Int {
    GregorianCalendar.daysSince1970(year: year, month: month, day: day)
  }

  public static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`.
  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = number.description
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined(separator: "-")
  }
}

extension CalendarDay {
  /// Reads a value that is `YYYY-MM-DD`; returns `nil` for any other value.
  package init?(parsing value: Span<UInt8>) {
    guard let parts = Self.parts(of: value),
      GregorianCalendar.hasDay(parts.day, month: parts.month, year: parts.year)
    else { return nil }
    self.init(exactly: parts)
  }

  /// Reads a value that is `YYYY-MM-DD`.
  ///
  /// - Throws: `date.malformed`, `date.no-such-month` (`month`), `date.no-such-day` (`day`, `last`).
  package init(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let parts = Self.parts(of: value) else { throw ValidationFailure("date.malformed") }
    try GregorianCalendar.requireDay(parts.day, month: parts.month, year: parts.year)
    self.init(exactly: parts)
  }

  /// Reads the `YYYY-MM-DD` at the cursor.
  ///
  /// - Throws: The cursor's failure for a malformed shape, `date.no-such-month` (`month`), `date.no-such-day`
  ///   (`day`, `last`).
  package init(from cursor: inout DigitCursor, in value: Span<UInt8>) throws(ValidationFailure) {
    let year = try cursor.number(width: 4, in: value)
    try cursor.expect("-", in: value)
    let (month, day) = try cursor.monthAndDay(ofYear: year, in: value)
    self.init(exactly: (year, month, day))
  }

  /// The day that the argument of a rule names: `YYYY-MM-DD`, or `today`.
  init?(argument text: some StringProtocol, today: CalendarDay) {
    if text == "today" {
      self = today
    } else {
      let bytes = Array(text.utf8)
      self.init(parsing: bytes.span)
    }
  }

  /// Whether the bytes of the range are the `YYYY-MM-DD` of a day that exists.
  @inline(__always)
  static func isDay(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard range.count == 10, let (year, month, day) = parts(range, in: bytes) else { return false }
    return GregorianCalendar.hasDay(day, month: month, year: year)
  }

  /// The numbers of a `YYYY-MM-DD`, which may be a day that does not exist; `nil` for another shape.
  static func parts(of value: Span<UInt8>) -> (year: Int, month: Int, day: Int)? {
    value.count == 10 ? parts(0..<10, in: value) : nil
  }

  /// The numbers of a `YYYY-MM-DD`, which may be a day that does not exist; `nil` for another shape. The ten
  /// bytes are read as two words.
  ///
  /// - Precondition: The range is within the bytes and has ten of them.
  @inline(__always)
  private static func parts(
    _ range: Range<Int>, in bytes: Span<UInt8>
  ) -> (year: Int, month: Int, day: Int)? {
    // Digits become their numbers, and hyphens zeros.
    let first = bytes.word(at: range.lowerBound) ^ 0x2D30_302D_3030_3030
    let last = bytes.word(at: range.lowerBound &+ 2) >> 48 ^ 0x3030
    // A digit may not be above 9, and a hyphen not above 0.
    let above = (first &+ 0x7F76_767F_7676_7676) | first | last.bytesAboveNine
    guard above & .highBits == 0 else { return nil }
    func digit(_ index: UInt64) -> Int { Int(truncatingIfNeeded: first &>> (index &* 8) & 0xFF) }
    let century = digit(0) &* 10 &+ digit(1)
    let year = century &* 100 &+ digit(2) &* 10 &+ digit(3)
    let day = Int(truncatingIfNeeded: (last & 0xFF) &* 10 &+ last >> 8)
    return (year, digit(5) &* 10 &+ digit(6), day)
  }
}
