internal import Bytes

/// Reads the representations of ISO 8601-1:2019 in the basic or the extended format.
struct ISO8601Reader {
  private var cursor = DigitCursor(malformed: "iso8601.malformed")
  /// Whether the parts so far have separators; `nil` if none needed to have any.
  private var isExtended: Bool?

  /// The offset of the next byte.
  var index: Int { cursor.index }

  /// Reads a calendar, ordinal or week date, or one of reduced precision; returns whether it is a day (section 5.2).
  mutating func readDate(in value: Span<UInt8>) throws(ValidationFailure) -> Bool {
    let isExpanded = cursor.skip("+", in: value) || cursor.skip("-", in: value)
    let ahead = cursor.digitsAhead(in: value)
    if !isExpanded, ahead == 2 || ahead == 3 {
      _ = try cursor.number(width: ahead, in: value)
      return false
    }
    let year = try cursor.number(width: isExpanded ? 6 : 4, in: value)
    let hasHyphen = cursor.skip("-", in: value)
    let digits = cursor.digitsAhead(in: value)
    if cursor.skip("W", in: value) {
      try require(extended: hasHyphen, in: value)
      return try readWeek(of: year, in: value)
    }
    if !hasHyphen, digits == 0 { return false }
    try require(extended: hasHyphen, in: value)
    if digits == 3 {
      let day = try cursor.number(width: 3, in: value)
      guard 1...GregorianCalendar.lastDay(ofYear: year % 10_000) ~= day else { throw noSuchDay(in: value) }
      return true
    }
    if hasHyphen {
      guard digits == 2 else { throw cursor.fault(in: value) }
      let month = try cursor.number(width: 2, in: value)
      guard 1...12 ~= month else { throw noSuchDay(in: value) }
      guard cursor.skip("-", in: value) else { return false }
      return try readDay(of: month, year, in: value)
    }
    let month = try cursor.number(width: 2, in: value)
    guard 1...12 ~= month else { throw noSuchDay(in: value) }
    return try readDay(of: month, year, in: value)
  }

  private mutating func readDay(
    of month: Int, _ year: Int, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Bool {
    let day = try cursor.number(width: 2, in: value)
    guard GregorianCalendar.hasDay(day, month: month, year: year % 10_000) else { throw noSuchDay(in: value) }
    return true
  }

  private mutating func readWeek(of year: Int, in value: Span<UInt8>) throws(ValidationFailure) -> Bool {
    let week = try cursor.number(width: 2, in: value)
    do throws(ValidationFailure) { try GregorianCalendar.requireWeek(week, year: year % 10_000) } catch {
      throw noSuchDay(in: value)
    }
    let hasHyphen = cursor.skip("-", in: value)
    guard hasHyphen || cursor.digitsAhead(in: value) > 0 else { return false }
    try require(extended: hasHyphen, in: value)
    let day = try cursor.number(width: 1, in: value)
    guard 1...7 ~= day else { throw noSuchDay(in: value) }
    return true
  }

  /// Reads a time of day, with a fraction of its smallest part and an offset from UTC, both optional (section 5.3).
  mutating func readTime(in value: Span<UInt8>) throws(ValidationFailure) {
    let hour = try cursor.number(width: 2, in: value)
    var (minute, second) = (0, 0)
    if try readSeparator(in: value) {
      minute = try cursor.number(width: 2, in: value)
      if try readSeparator(in: value) { second = try cursor.number(width: 2, in: value) }
    }
    if cursor.skip(".", in: value) || cursor.skip(",", in: value) { try cursor.skipDigits(in: value) }
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    guard hour < 24 || isEndOfDay, minute < 60, second <= 60 else {
      throw ValidationFailure("iso8601.no-such-time")
    }
    try readOffset(in: value)
  }

  /// Whether another part of the time follows.
  private mutating func readSeparator(in value: Span<UInt8>) throws(ValidationFailure) -> Bool {
    let hasColon = cursor.skip(":", in: value)
    guard hasColon || cursor.digitsAhead(in: value) > 0 else { return false }
    try require(extended: hasColon, in: value)
    return true
  }

  private mutating func readOffset(in value: Span<UInt8>) throws(ValidationFailure) {
    guard !cursor.skip("Z", in: value), cursor.skip("+", in: value) || cursor.skip("-", in: value) else {
      return
    }
    let hours = try cursor.number(width: 2, in: value)
    let hasColon = cursor.skip(":", in: value)
    let minutes = hasColon || cursor.digitsAhead(in: value) > 0 ? try cursor.number(width: 2, in: value) : 0
    guard hours < 24, minutes < 60 else { throw ValidationFailure("iso8601.no-such-time") }
  }

  /// Reads a duration: `P` with years, months, weeks and days, and after `T` hours, minutes and seconds; the smallest may have a fraction
  /// (section 5.5.2).
  mutating func readDuration(in value: Span<UInt8>) throws(ValidationFailure) {
    try cursor.expect("P", in: value)
    var (units, parts): (StaticString, Int) = ("YMWD", 0)
    var (next, isTime, isFraction) = (0, false, false)
    while index < value.count, value[index].isDigit || value[index] == UInt8(ascii: "T"), !isFraction {
      if !isTime, cursor.skip("T", in: value) {
        (units, next, isTime) = ("HMS", 0, true)
        guard cursor.digitsAhead(in: value) > 0 else { throw cursor.fault(in: value) }
        continue
      }
      try cursor.skipDigits(in: value)
      if cursor.skip(".", in: value) || cursor.skip(",", in: value) {
        try cursor.skipDigits(in: value)
        isFraction = true
      }
      guard index < value.count, let unit = units.index(of: value[index]), unit >= next else {
        throw cursor.fault(in: value)
      }
      cursor.step()
      (next, parts) = (unit + 1, parts + 1)
    }
    guard parts > 0 else { throw cursor.fault(in: value) }
  }

  /// Skips a character, and returns whether it was the next one.
  mutating func skip(_ character: Unicode.Scalar, in value: Span<UInt8>) -> Bool {
    cursor.skip(character, in: value)
  }

  /// Skips the digits that follow, if any.
  mutating func skipDigits(in value: Span<UInt8>) {
    while index < value.count, value[index].isDigit { cursor.step() }
  }

  func expectEnd(of value: Span<UInt8>) throws(ValidationFailure) {
    try cursor.expectEnd(of: value)
  }

  /// The failure at the next byte.
  func fault(in value: Span<UInt8>) -> ValidationFailure { cursor.fault(in: value) }

  /// Requires all parts to have separators, or none.
  private mutating func require(extended: Bool, in value: Span<UInt8>) throws(ValidationFailure) {
    guard isExtended == nil || isExtended == extended else { throw cursor.fault(in: value) }
    isExtended = extended
  }

  private func noSuchDay(in value: Span<UInt8>) -> ValidationFailure {
    ValidationFailure("iso8601.no-such-day", .position(index, in: value))
  }
}
