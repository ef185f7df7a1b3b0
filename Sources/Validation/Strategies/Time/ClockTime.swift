/// A time of day as it is written: `HH:MM`, seconds and their fraction, in ASCII digits.
///
/// - RFC 3339, section 5.6, `partial-time`: `HH:MM:SS ["." 1*DIGIT]`; second 60 is left to the caller, who knows the
///   offset from UTC.
/// - WHATWG HTML, section 2.3.5.4: `HH:MM [":" SS ["." 1*3DIGIT]]`, seconds up to 59.
///
/// Codes: the caller's own for the shape (`position`), `time.no-such-hour` (`hour`), `time.no-such-minute`
/// (`minute`), `time.no-such-second` (`second`).
package struct ClockTime: Hashable, Sendable {
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int
  /// 0 to 60; 0 where none is written.
  package let second: Int
  /// Where the time ends in the value.
  package let end: Int

  /// Reads the time that begins at the offset.
  ///
  /// - Parameter malformed: The code of a byte that does not fit.
  package init(
    in value: Span<UInt8>, from start: Int = 0, form: TimeForm, malformed: FailureCode
  ) throws(ValidationFailure) {
    var cursor = DigitCursor(at: start, malformed: malformed)
    let hour = try cursor.number(width: 2, in: value)
    try cursor.expect(":", in: value)
    let minute = try cursor.number(width: 2, in: value)
    var second = 0
    let colon = cursor.skip(":", in: value)
    if colon {
      second = try cursor.number(width: 2, in: value)
      if cursor.skip(".", in: value) {
        try cursor.skipDigits(atMost: form == .html ? 3 : .max, in: value)
      }
    }
    guard colon || form == .html else { throw cursor.fault(in: value) }
    guard hour < 24 else { throw ValidationFailure("time.no-such-hour", ["hour": .integer(hour)]) }
    guard minute < 60 else { throw ValidationFailure("time.no-such-minute", ["minute": .integer(minute)]) }
    guard second < 60 || second == 60 && form == .rfc3339 else {
      throw ValidationFailure("time.no-such-second", ["second": .integer(second)])
    }
    self.hour = hour
    self.minute = minute
    self.second = second
    end = cursor.index
  }
}
