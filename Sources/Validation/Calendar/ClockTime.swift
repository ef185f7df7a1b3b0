/// A time of day: hours, minutes and seconds within their bounds, read in one of several notations.
///
/// Codes: the code of the cursor for a malformed shape (`position`), `time.too-precise` (`maximum`),
/// `time.no-such-hour` (`hour`), `time.no-such-minute` (`minute`), `time.no-such-second` (`second`).
package struct ClockTime: Hashable, Sendable {
  /// The hour: 0 to 23, or 24 if the notation has 24:00:00.
  package let hour: Int
  /// The minute: 0 to 59.
  package let minute: Int
  /// The second: 0 to 59, or 60 if the notation has leap seconds; 0 if none is written.
  package private(set) var second = 0
  /// The fraction of the second in units of 10^-18.
  package private(set) var attoseconds = 0

  /// The notations of a time of day that are accepted: `HH:MM:SS` and its variants.
  package struct Notation: Sendable {
    /// The digits that a fraction of the second may have.
    package enum Fraction: Sendable {
      /// There is no fraction.
      case none
      /// One to three digits.
      case milliseconds
      /// Any number of digits; those after the sixth are ignored.
      case microseconds
      /// Any number of digits; those after the 18th are ignored.
      case attoseconds
      /// Any number of digits; those after the 18th must be zeros.
      case exactAttoseconds
    }

    var fraction = Fraction.none
    /// Whether a comma may replace the point before the fraction.
    var allowsComma = false
    /// Whether all colons may be absent: `HHMMSS`.
    var colonsAreOptional = false
    var secondsAreOptional = false
    /// Whether the second may be 60. Whether that second exists depends on the day and the offset from UTC,
    /// which the caller checks.
    var allowsLeapSecond = false
    /// Whether 24:00:00 is accepted, the end of the day.
    var allowsEndOfDay = false

    package init(
      fraction: Fraction = .none, allowsComma: Bool = false, colonsAreOptional: Bool = false,
      secondsAreOptional: Bool = false, allowsLeapSecond: Bool = false, allowsEndOfDay: Bool = false
    ) {
      self.fraction = fraction
      self.allowsComma = allowsComma
      self.colonsAreOptional = colonsAreOptional
      self.secondsAreOptional = secondsAreOptional
      self.allowsLeapSecond = allowsLeapSecond
      self.allowsEndOfDay = allowsEndOfDay
    }

    /// RFC 3339, section 5.6, `partial-time`: `HH:MM:SS ["." 1*DIGIT]`.
    package static let rfc3339 = Notation(fraction: .attoseconds, allowsLeapSecond: true)
    /// WHATWG HTML, section 2.3.5.4: `HH:MM [":" SS ["." 1*3DIGIT]]`.
    package static let html = Notation(fraction: .milliseconds, secondsAreOptional: true)
  }

  /// Reads the time at the cursor.
  package init(
    _ notation: Notation, from cursor: inout DigitCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) {
    hour = try cursor.number(width: 2, in: value)
    let hasColons = cursor.skip(":", in: value)
    guard hasColons || notation.colonsAreOptional else {
      throw cursor.fault(in: value, wanting: Phrase("belongs.text", ["text": ":"]))
    }
    minute = try cursor.number(width: 2, in: value)
    let hasSeconds = hasColons ? cursor.skip(":", in: value) : cursor.digitsAhead(in: value) > 0
    guard hasSeconds || notation.secondsAreOptional else { throw cursor.faultOfSeconds(in: value) }
    if hasSeconds {
      second = try cursor.number(width: 2, in: value)
      attoseconds = try Self.fraction(notation, from: &cursor, in: value)
    }
    try requireBounds(of: notation)
  }

  private static func fraction(
    _ notation: Notation, from cursor: inout DigitCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) -> Int {
    if case .none = notation.fraction { return 0 }
    guard cursor.skip(".", in: value) || notation.allowsComma && cursor.skip(",", in: value) else { return 0 }
    switch notation.fraction {
    case .none: return 0
    case .milliseconds: return try cursor.fraction(atMost: 3, in: value).attoseconds
    case .microseconds:
      let attoseconds = try cursor.fraction(in: value).attoseconds
      return attoseconds - attoseconds % 1_000_000_000_000
    case .attoseconds: return try cursor.fraction(in: value).attoseconds
    case .exactAttoseconds: return try cursor.exactFraction(in: value)
    }
  }

  private func requireBounds(of notation: Notation) throws(ValidationFailure) {
    if notation.allowsEndOfDay, hour == 24, minute == 0, second == 0, attoseconds == 0 { return }
    guard hour < 24 else { throw ValidationFailure("time.no-such-hour", ["hour": .integer(hour)]) }
    guard minute < 60 else { throw ValidationFailure("time.no-such-minute", ["minute": .integer(minute)]) }
    guard second < 60 || second == 60 && notation.allowsLeapSecond else {
      throw ValidationFailure("time.no-such-second", ["second": .integer(second)])
    }
  }

  /// Whole seconds since midnight.
  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }
}
