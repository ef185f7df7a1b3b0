internal import Bytes

/// Reads one field of a cron expression: a list of ranges of numbers, each with a step or without.
struct CronFieldReader {
  private let field: CronField
  private let syntax: CronSyntax
  private let end: Int
  private var index: Int

  init(_ field: CronField, _ syntax: CronSyntax, in range: Range<Int>) {
    (self.field, self.syntax) = (field, syntax)
    (index, end) = (range.lowerBound, range.upperBound)
  }

  /// Checks the field. O(n).
  mutating func check(_ value: Span<UInt8>) throws(CronFault) {
    let isDay = field == .day || field == .weekday
    if syntax.hasCalendarMarks, isDay, value.extracting(index..<end).equals("?") { return }
    var (count, mark): (Int, Int?) = (0, nil)
    while true {
      let start = index
      if try checkItem(value) { mark = mark ?? start }
      count += 1
      guard index < end else { break }
      guard value[index] == UInt8(ascii: ",") else { throw .malformed(at: index) }
      index += 1
    }
    // Quartz has L, W and # only for one day.
    if syntax == .quartz, count > 1, let mark { throw .malformed(at: mark) }
  }

  /// Checks a number, a range or a mark of the calendar; returns whether it is or has such a mark.
  private mutating func checkItem(_ value: Span<UInt8>) throws(CronFault) -> Bool {
    let start = index
    if read(UInt8(ascii: "*"), in: value) {
      try checkStep(value, isAllowed: true)
      return false
    }
    if syntax == .crontab, try readRandom(value, after: field.numbers(in: syntax).lowerBound) { return false }
    if syntax.hasCalendarMarks, try readMark(value) { return true }
    let first = try number(in: value)
    if syntax == .crontab, try readRandom(value, after: first) { return false }
    if syntax.hasCalendarMarks, try readSuffix(value) { return true }
    guard read(UInt8(ascii: "-"), in: value) else {
      try checkStep(value, isAllowed: syntax.hasCalendarMarks)
      return false
    }
    let last = try number(in: value)
    guard isRange(from: first, to: last) else { throw .malformed(at: start) }
    try checkStep(value, isAllowed: true)
    return false
  }

  /// Whether a range may have these ends: Quartz continues one of the clock or the calendar from its beginning, and elsewhere a week
  /// may begin or end with Sunday.
  private func isRange(from first: Int, to last: Int) -> Bool {
    switch syntax {
    case .quartz: first <= last || field != .year
    case .spring: first <= last || (field == .weekday && first == 7)
    case .crontab: first <= last || (field == .weekday && last == 0)
    }
  }

  /// Reads `~` and a number that may be absent, for a random number between two.
  private mutating func readRandom(_ value: Span<UInt8>, after first: Int) throws(CronFault) -> Bool {
    let start = index
    guard read(UInt8(ascii: "~"), in: value) else { return false }
    guard index < end, value[index] != UInt8(ascii: ",") else { return true }
    guard first <= (try number(in: value)) else { throw .malformed(at: start) }
    return true
  }

  private mutating func checkStep(_ value: Span<UInt8>, isAllowed: Bool) throws(CronFault) {
    guard isAllowed, read(UInt8(ascii: "/"), in: value) else { return }
    let start = index
    let step = try digits(in: value)
    guard step > 0 else { throw .malformed(at: start) }
    guard syntax == .quartz, let most = field.maximumStep, step > most else { return }
    throw .outOfRange(at: start, 1...most)
  }

  /// Reads `L` for the last day, with the number of days before it, or `LW` for the last working day.
  private mutating func readMark(_ value: Span<UInt8>) throws(CronFault) -> Bool {
    guard field == .day || (field == .weekday && syntax == .quartz), read(UInt8(ascii: "L"), in: value) else {
      return false
    }
    guard field == .day else { return true }
    if read(UInt8(ascii: "-"), in: value) {
      try checkCount(value, upTo: 30)
      if syntax == .spring { return true }
    }
    _ = read(UInt8(ascii: "W"), in: value)
    return true
  }

  /// Reads what follows the number of a day: `W` for the nearest working day, `L` for the last such weekday of a month, `#2` for the second.
  private mutating func readSuffix(_ value: Span<UInt8>) throws(CronFault) -> Bool {
    switch field {
    case .day: return read(UInt8(ascii: "W"), in: value)
    case .weekday:
      if read(UInt8(ascii: "L"), in: value) { return true }
      guard read(UInt8(ascii: "#"), in: value) else { return false }
      try checkCount(value, upTo: 5)
      return true
    case .second, .minute, .hour, .month, .year: return false
    }
  }

  /// Reads a number from 1 on, which Spring does not limit.
  private mutating func checkCount(_ value: Span<UInt8>, upTo most: Int) throws(CronFault) {
    let start = index
    let count = try digits(in: value)
    guard count > 0, count <= most || syntax == .spring else { throw .outOfRange(at: start, 1...most) }
  }

  /// Reads a number of the field, or its name.
  private mutating func number(in value: Span<UInt8>) throws(CronFault) -> Int {
    let start = index
    let numbers = field.numbers(in: syntax)
    if index < end, value[index].isLetter {
      guard let position = position(ofNameIn: value) else { throw .malformed(at: start) }
      index += 3
      // Sunday, the first name, is the last day of Spring's week.
      let isSunday = field == .weekday && syntax == .spring && position == 0
      return isSunday ? 7 : position + field.firstNumber(in: syntax)
    }
    let number = try digits(in: value)
    guard numbers.contains(number) else { throw .outOfRange(at: start, numbers) }
    return number
  }

  /// Returns the place of the three letters among the names of the field.
  private func position(ofNameIn value: Span<UInt8>) -> Int? {
    guard index + 3 <= end else { return nil }
    let names = field.names
    return stride(from: 0, to: names.utf8CodeUnitCount, by: 3).first { start in
      (0..<3).allSatisfy { value[index + $0].lowercased == names[start + $0] }
    }.map { $0 / 3 }
  }

  /// Reads the digits of a number, of which those above 9,999 are equal.
  private mutating func digits(in value: Span<UInt8>) throws(CronFault) -> Int {
    let start = index
    var number = 0
    while index < end, value[index].isDigit {
      number = min(number * 10 + Int(value[index] - 0x30), 10_000)
      index += 1
    }
    guard index > start else { throw .malformed(at: start < end ? start : end - 1) }
    return number
  }

  private mutating func read(_ byte: UInt8, in value: Span<UInt8>) -> Bool {
    guard index < end, value[index] == byte else { return false }
    index += 1
    return true
  }
}

/// The first fault of a cron expression, with its byte offset.
enum CronFault: Error {
  /// Neither the day nor the weekday is `?`, or both are.
  case days
  case malformed(at: Int)
  case outOfRange(at: Int, ClosedRange<Int>)
}
