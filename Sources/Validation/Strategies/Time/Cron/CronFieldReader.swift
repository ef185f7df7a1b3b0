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
    while true {
      try checkItem(value)
      guard index < end else { return }
      guard value[index] == UInt8(ascii: ",") else { throw .malformed(at: index) }
      index += 1
    }
  }

  private mutating func checkItem(_ value: Span<UInt8>) throws(CronFault) {
    let start = index
    if read(UInt8(ascii: "*"), in: value) { return try checkStep(value, isAllowed: true) }
    if syntax.hasCalendarMarks, try readMark(value) { return }
    let first = try number(in: value)
    if syntax.hasCalendarMarks, try readSuffix(value) { return }
    guard read(UInt8(ascii: "-"), in: value) else {
      return try checkStep(value, isAllowed: syntax.hasCalendarMarks)
    }
    let last = try number(in: value)
    // Quartz continues a range of the clock or of the calendar from its beginning; elsewhere a week may end with Sunday.
    let continues = syntax == .quartz ? field != .year : field == .weekday && last == 0
    guard first <= last || continues else { throw .malformed(at: start) }
    try checkStep(value, isAllowed: true)
  }

  private mutating func checkStep(_ value: Span<UInt8>, isAllowed: Bool) throws(CronFault) {
    guard isAllowed, read(UInt8(ascii: "/"), in: value) else { return }
    let start = index
    guard try digits(in: value) > 0 else { throw .malformed(at: start) }
  }

  /// Reads `?`, or `L` and `LW` for the last day.
  private mutating func readMark(_ value: Span<UInt8>) throws(CronFault) -> Bool {
    guard field == .day || field == .weekday else { return false }
    if read(UInt8(ascii: "?"), in: value) { return true }
    guard field == .day || syntax == .quartz, read(UInt8(ascii: "L"), in: value) else { return false }
    guard field == .day else { return true }
    if read(UInt8(ascii: "-"), in: value) {
      let start = index
      guard 1...30 ~= (try digits(in: value)) else { throw .outOfRange(at: start, 1...30) }
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
      let start = index
      guard 1...5 ~= (try digits(in: value)) else { throw .outOfRange(at: start, 1...5) }
      return true
    case .second, .minute, .hour, .month, .year: return false
    }
  }

  /// Reads a number of the field, or its name.
  private mutating func number(in value: Span<UInt8>) throws(CronFault) -> Int {
    let start = index
    let numbers = field.numbers(in: syntax)
    if index < end, value[index].isLetter {
      guard let position = position(ofNameIn: value) else { throw .malformed(at: start) }
      index += 3
      return position + (field == .month || syntax == .quartz ? 1 : 0)
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
    guard index > start else { throw .malformed(at: start) }
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
  case malformed(at: Int)
  case outOfRange(at: Int, ClosedRange<Int>)
}
