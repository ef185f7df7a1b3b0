/// A strategy that accepts an existing time of day in a pattern of `strptime`, such as `%I:%M %p`: the type `time` of Table Schema v2 with
/// such a format.
///
/// The directives are those of ``DatePatternStrategy``, but for those of a date. With `%I` hours are 1 to 12, and `%p` is AM or PM in
/// any case. Leading zeros are optional, and second 60 is rejected.
///
/// ```swift
/// let time = try TimePatternStrategy("%I:%M %p")
/// time.verdict(on: "09:30 PM")          // .valid
/// time.verdict(on: "9:30 pm")           // .valid
/// time.failure(of: "21:30 PM")?.code    // "strptime.no-match"
/// ```
///
/// Codes: `strptime.no-match` (`format`), `time.no-such-second` (`second`), `time.no-such-offset` (`offset`).
public struct TimePatternStrategy: ByteValidationStrategy {
  let pattern: StrptimePattern

  /// Creates a strategy from a pattern.
  ///
  /// - Throws: ``RuleError/faultyTimePattern(_:reason:)`` if the pattern has no directive of an hour, one of a date, an unknown one, or one
  ///   twice.
  public init(_ pattern: String) throws(RuleError) {
    do throws(StrptimeFault) {
      self.pattern = try StrptimePattern(pattern)
      guard self.pattern.hasHour, !self.pattern.hasDate else { throw .noTime }
    } catch {
      throw .faultyTimePattern(pattern, reason: error.reason)
    }
  }

  public var ruleName: String { "time" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    _ = try pattern.moment(in: value, .time)
  }
}

extension InputFieldValidationStrategy where Self == TimePatternStrategy {
  /// A time of day in a pattern of `strptime`: `try .time(pattern: "%I:%M %p")`.
  public static func time(pattern: String) throws(RuleError) -> TimePatternStrategy {
    try TimePatternStrategy(pattern)
  }
}
