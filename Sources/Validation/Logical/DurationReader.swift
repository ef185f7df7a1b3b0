internal import Bytes

/// A parser of durations in the grammar of XML Schema, or in that of Python's `isodate`.
///
/// Codes: `duration.malformed` (`position`), `duration.empty` (`position`), `duration.too-large`, `time.too-precise`
/// (`maximum`).
struct DurationReader {
  private static let maximumMonths = 1_000_000_000_000
  private static let maximumSeconds = 1_000_000_000_000_000_000
  /// `datetime.timedelta.max.days` of Python 3.11.
  private static let maximumPythonDays = 999_999_999

  private let isPython: Bool
  private var cursor = DigitCursor(malformed: "duration.malformed")
  private var value = DurationType.Value()

  init(isPython: Bool) {
    self.isPython = isPython
  }

  /// The rank of a unit in the order of units, its size in seconds or months, and whether its size is in months.
  private static func unit(_ letter: UInt8, isTime: Bool, isPython: Bool) -> (
    rank: Int, size: Int, isMonths: Bool
  )? {
    switch (letter, isTime) {
    case (UInt8(ascii: "Y"), false): (0, 12, true)
    case (UInt8(ascii: "M"), false): (1, 1, true)
    case (UInt8(ascii: "W"), false) where isPython: (2, 604_800, false)
    case (UInt8(ascii: "D"), false): (3, 86_400, false)
    case (UInt8(ascii: "H"), true): (4, 3600, false)
    case (UInt8(ascii: "M"), true): (5, 60, false)
    case (UInt8(ascii: "S"), true): (6, 1, false)
    default: nil
    }
  }

  mutating func read(_ bytes: Span<UInt8>) throws(ValidationFailure) -> DurationType.Value {
    // The `$` in the pattern of isodate also matches before a newline at the end.
    let hasNewline = isPython && bytes.count > 0 && bytes[bytes.count - 1] == 0x0A
    let text = bytes.extracting(0..<bytes.count - (hasNewline ? 1 : 0))
    let isNegative = cursor.skip("-", in: text)
    if isPython, !isNegative { _ = cursor.skip("+", in: text) }
    try cursor.expect("P", in: text)
    var rank = -1
    var isTime = false
    var isOpen = true
    while cursor.index < text.count {
      if !isTime, cursor.skip("T", in: text) {
        (isTime, isOpen) = (true, !isPython)
        continue
      }
      let number = cursor.index
      let length = cursor.digitsAhead(in: text)
      try cursor.skipDigits(in: text)
      let attoseconds = try fraction(in: text)
      guard cursor.index < text.count,
        let unit = Self.unit(text[cursor.index], isTime: isTime, isPython: isPython), unit.rank > rank,
        attoseconds == nil || isPython || unit.rank == 6
      else { throw cursor.fault(in: text) }
      try add(
        text.extracting(number..<number + length), fraction: attoseconds ?? 0, of: unit.size,
        isMonths: unit.isMonths)
      (rank, isOpen) = (unit.rank, false)
      cursor.step()
    }
    guard !isOpen else { throw ValidationFailure("duration.empty", .position(text.count, in: text)) }
    if isPython, value.seconds / 86_400 > Self.maximumPythonDays {
      throw ValidationFailure("duration.too-large")
    }
    guard isNegative else { return value }
    return .init(months: -value.months, seconds: -value.seconds, attoseconds: -value.attoseconds)
  }

  private mutating func fraction(in text: Span<UInt8>) throws(ValidationFailure) -> Int? {
    guard cursor.skip(".", in: text) || isPython && cursor.skip(",", in: text) else { return nil }
    return try cursor.exactFraction(in: text)
  }

  /// Adds a number of units, which may have at most 18 digits after leading zeros.
  private mutating func add(
    _ digits: Span<UInt8>, fraction attoseconds: Int, of size: Int, isMonths: Bool
  ) throws(ValidationFailure) {
    var start = 0
    while start < digits.count, digits[start] == 0x30 { start += 1 }
    let number = start == digits.count ? 0 : digits.number(in: start..<digits.count)
    let limit = isMonths ? Self.maximumMonths : Self.maximumSeconds
    guard let number, case (let whole, false) = number.multipliedReportingOverflow(by: size), whole <= limit
    else {
      throw ValidationFailure("duration.too-large")
    }
    if isMonths {
      value.months += whole * 1_000_000 + attoseconds / 1_000_000_000_000 * size
      guard value.months <= limit * 1_000_000 else { throw ValidationFailure("duration.too-large") }
    } else {
      // Converts the fraction of a unit to seconds and attoseconds; the 128-bit product avoids overflow.
      let (high, low) = attoseconds.multipliedFullWidth(by: size)
      let (seconds, rest) = 1_000_000_000_000_000_000.dividingFullWidth((high, low))
      value.seconds += whole + seconds
      value.attoseconds += rest
      if value.attoseconds >= 1_000_000_000_000_000_000 {
        value.attoseconds -= 1_000_000_000_000_000_000
        value.seconds += 1
      }
      guard value.seconds <= limit else { throw ValidationFailure("duration.too-large") }
    }
  }
}
