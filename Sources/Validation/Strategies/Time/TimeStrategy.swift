/// A strategy that accepts a time of day.
///
/// - `rfc3339`, the default: RFC 3339, section 5.6, `full-time`, which is JSON Schema's format `time`: `HH:MM:SS ["."
///   1*DIGIT] ("Z" / ("+" / "-") HH ":" MM)`, the `Z` in either case. Second 60 is accepted only if the time is
///   23:59:60 in UTC (section 5.7).
/// - `html`: WHATWG HTML, section 2.3.5.4, a valid time string: `HH:MM [":" SS ["." 1*3DIGIT]]`, seconds up to 59, no
///   offset.
///
/// ```swift
/// TimeStrategy().verdict(on: "08:30:00+01:00")     // .valid
/// TimeStrategy().failure(of: "08:30:00")?.code     // "time.offset-missing"
/// TimeStrategy().failure(of: "12:00:60Z")?.code    // "time.leap-second"
/// TimeStrategy(.html).verdict(on: "08:30")         // .valid
/// ```
///
/// Codes: `time.malformed` (`position`, `wanted`), `time.no-such-hour` (`hour`), `time.no-such-minute` (`minute`),
/// `time.no-such-second` (`second`); in the format of RFC 3339 also `time.offset-missing`, `time.no-such-offset`
/// (`offset`), `time.leap-second`.
public struct TimeStrategy: ByteValidationStrategy, Hashable {
  /// The standard by which the time is written.
  public let format: TimeFormat

  /// Creates a strategy that accepts times of day in a format.
  public init(_ format: TimeFormat = .rfc3339) {
    self.format = format
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: "time.malformed", namesPlace: true)
    switch format {
    case .rfc3339: _ = try FullTime(from: &cursor, in: value)
    case .html:
      _ = try ClockTime(.html, from: &cursor, in: value)
      try cursor.expectEnd(of: value)
    }
  }
}

extension InputFieldValidationStrategy where Self == TimeStrategy {
  /// A time of day with its offset from UTC.
  public static var time: TimeStrategy { TimeStrategy() }

  /// A time of day in a format: `.time(.html)`.
  public static func time(_ format: TimeFormat) -> TimeStrategy { TimeStrategy(format) }
}

extension CatalogEntry {
  static let time = CatalogEntry(
    name: "time", group: .time,
    summary: "A time of day with its offset from UTC (RFC 3339 full-time), or as a pattern of strptime.",
    argument: .optional(
      "FORMAT",
      """
      rfc3339 (default: HH:MM:SS with Z or an offset), html (WHATWG: HH:MM, no offset), or a pattern of strptime such as %I:%M %p for \
      times of 12 hours (leading zeros optional)
      """),
    swift: #".time, .time(.html), try .time(pattern: "%I:%M %p")"#,
    messages: [
      "time.malformed": "must be a time of day: it is malformed at character {position}",
      "time.malformed/place": "must be a time of day: {wanted} at character {position}",
      "time.malformed/seconds": "must be a time of day: seconds are missing, as in 08:30:00",
      "time.no-such-hour": "must be a time that exists: there is no hour {hour}",
      "time.no-such-minute": "must be a time that exists: there is no minute {minute}",
      "time.no-such-second": "must be a time that exists: there is no second {second}",
      "time.offset-missing": "must end with its offset from UTC: Z, or one such as +01:00",
      "time.no-such-offset": "must have an offset from UTC of at most 23:59, not {offset}",
      "time.leap-second": "must not have second 60: leap seconds are at 23:59:60 UTC",
      "strptime.no-match": nil,
    ],
    synonyms: ["12-hour", "24-hour", "am-pm", "hour", "time-format", "time-of-day"],
    examples: [
      .init(valid: "08:30:00Z", "23:59:59.999999z", "08:30:00-05:30", "23:59:60Z", "00:29:60+00:30"),
      .init(
        invalid: ("08:30:00", "time.offset-missing"), ("08:30Z", "time.malformed"),
        ("24:00:00Z", "time.no-such-hour"), ("08:60:00Z", "time.no-such-minute"),
        ("23:59:61Z", "time.no-such-second"), ("08:30:00+24:00", "time.no-such-offset"),
        ("12:00:60Z", "time.leap-second"), ("08:30:00.Z", "time.malformed")),
      .init(argument: "html", valid: "08:30", "08:30:15", "23:59:59.999"),
      .init(
        argument: "html", invalid: ("08:30Z", "time.malformed"), ("23:59:60", "time.no-such-second"),
        ("8:30", "time.malformed")),
      .init(argument: "%I:%M %p", valid: "08:30 AM", "8:30 pm", "12:00 AM"),
      .init(
        argument: "%I:%M %p", invalid: ("13:00 PM", "strptime.no-match"), ("0:30 AM", "strptime.no-match"),
        ("08:30", "strptime.no-match")),
      .init(argument: "%H:%M", valid: "9:05", "23:59"),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(TimeStrategy()) }
    if argument.contains("%") { return .content(try TimePatternStrategy(argument)) }
    guard let format = TimeFormat(rawValue: argument) else {
      throw .malformedArgument(
        argument, expected: "rfc3339, html, or a pattern of strptime such as %I:%M %p", of: "time")
    }
    return .content(TimeStrategy(format))
  }
}
