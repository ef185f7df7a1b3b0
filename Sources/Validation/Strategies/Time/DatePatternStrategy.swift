/// A strategy that accepts an existing day in a pattern of `strptime`, such as `%d/%m/%Y`: the type `date` of Table
/// Schema v2 with such a format.
///
/// Directives: `%Y %y %m %d %e %j %H %I %M %S %f %p %a %A %b %B %h %w %u %z %Z %%`, and the abbreviations
/// `%D` (`%m/%d/%y`), `%F` (`%Y-%m-%d`), `%T` (`%H:%M:%S`), `%R` (`%H:%M`), `%n` and `%t` (white space); each
/// field at most once. The whole value must match. Leading zeros of numbers are optional, except for years.
/// Names are English, in any case. `%y` is 1969 to 2068 (POSIX `strptime`). White space matches white space
/// of any length. A day, month or year without a directive is that of 1900-01-01. Fields of a time of day are
/// read, and the time must exist.
///
/// ```swift
/// let day = try DatePatternStrategy("%d/%m/%Y")
/// day.verdict(on: "29/02/2024")        // .valid
/// day.verdict(on: "9/2/2024")          // .valid
/// day.failure(of: "30/02/2024")?.code  // "date.no-such-day"
/// day.failure(of: "2024-02-29")?.code  // "strptime.no-match"
/// ```
///
/// Codes: `strptime.no-match` (`format`), `date.no-such-day` (`day`, `last`), `date.no-such-year`; with directives for a
/// time of day `time.no-such-second` (`second`), `time.no-such-offset` (`offset`).
public struct DatePatternStrategy: ByteValidationStrategy {
  package let pattern: StrptimePattern

  /// Creates a strategy from a pattern.
  ///
  /// - Throws: ``RuleError/faultyDatePattern(_:reason:)`` if the pattern has no directive of a date, an unknown one, or
  ///   one twice.
  public init(_ pattern: String) throws(RuleError) {
    do throws(StrptimeFault) {
      self.pattern = try StrptimePattern(pattern)
      guard self.pattern.hasDate else { throw .noDate }
    } catch {
      throw .faultyDatePattern(pattern, reason: error.reason)
    }
  }

  public var ruleName: String { "date" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    _ = try pattern.moment(in: value, .date)
  }
}

extension InputFieldValidationStrategy where Self == DatePatternStrategy {
  /// A day in a pattern of `strptime`: `try .date(pattern: "%d/%m/%Y")`.
  public static func date(pattern: String) throws(RuleError) -> DatePatternStrategy {
    try DatePatternStrategy(pattern)
  }
}
