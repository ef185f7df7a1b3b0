/// A strategy that accepts a day of the Gregorian calendar as `YYYY-MM-DD`, in ASCII characters.
///
/// - `rfc3339`, the default: RFC 3339, section 5.6, `full-date`, which is ISO 8601's extended calendar date with a year
///   of four digits, and JSON Schema's format `date`. The day must exist in its month and year (section 5.7 and
///   appendix C); year 0000 is a leap year.
/// - `html`: WHATWG HTML, section 2.3.5.2, a valid date string: a year of four digits or more, above zero.
///
/// ```swift
/// DateStrategy().verdict(on: "2024-02-29")         // .valid
/// DateStrategy().failure(of: "2023-02-29")?.code   // "date.no-such-day"
/// DateStrategy().failure(of: "2023-2-3")?.code     // "date.malformed"
/// DateStrategy(.html).verdict(on: "12024-02-29")   // .valid
/// ```
///
/// Codes: `date.malformed` (in HTML's format with `position`), `date.no-such-month` (`month`), `date.no-such-day`
/// (`day`, `last`), in HTML's format `date.no-such-year`; with bounds `date.too-early` (`minimum`), `date.too-late`
/// (`maximum`), and for exclusive bounds `date.not-after` (`exclusiveMinimum`), `date.not-before` (`exclusiveMaximum`).
public struct DateStrategy: ByteValidationStrategy, Hashable {
  /// The standard by which the day is written.
  public let format: TimeFormat
  /// The bounds of the day, in the format of RFC 3339 only; empty for none.
  package let bounds: [DateBound]

  /// Creates a strategy that accepts any day in the format.
  public init(_ format: TimeFormat = .rfc3339) {
    self.format = format
    bounds = []
  }

  /// Creates a strategy that accepts a day within every bound.
  package init(bounds: [DateBound]) {
    format = .rfc3339
    self.bounds = bounds
  }

  public var ruleName: String {
    guard let bound = bounds.first else { return "date" }
    if bounds.count > 1 { return "between" }
    return bound.kind == .minimum || bound.kind == .exclusiveMinimum ? "after" : "before"
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    switch format {
    case .rfc3339:
      let day = try CalendarDay(value)
      for bound in bounds where !bound.holds(for: day) { throw bound.failure }
    case .html:
      var cursor = DigitCursor(malformed: "date.malformed")
      try cursor.skipHTMLDay(in: value)
      try cursor.expectEnd(of: value)
    }
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    switch format {
    case .rfc3339:
      guard let day = CalendarDay(parsing: value) else { return .invalid }
      for index in bounds.indices where !bounds[index].holds(for: day) { return .invalid }
      return .valid
    case .html:
      do throws(ValidationFailure) {
        try check(value)
        return .valid
      } catch {
        return .invalid
      }
    }
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    guard format == .rfc3339, bounds.isEmpty else {
      verdicts.decide(values, in: bytes) { verdict(on: bytes.extracting($0)) }
      return
    }
    verdicts.decide(values, in: bytes) { Verdict(CalendarDay.isDay($0, in: bytes)) }
  }
}

extension DateStrategy: NumberedFailures {
  /// `false` for HTML's format, whose failures have positions.
  package var hasFailureNumbers: Bool { format == .rfc3339 }

  /// Returns 0 for a malformed day, then the numbers of ``GregorianCalendar``, then those of the bounds.
  package func failureNumber(of value: Span<UInt8>) -> Int? {
    guard let (year, month, day) = CalendarDay.parts(of: value) else { return 0 }
    if let number = GregorianCalendar.failureNumber(ofDay: day, month: month, year: year) {
      return 1 + number
    }
    guard !bounds.isEmpty, let day = CalendarDay(year: year, month: month, day: day) else { return nil }
    return bounds.firstIndex { !$0.holds(for: day) }.map { 1 + GregorianCalendar.failureNumbers + $0 }
  }
}

extension InputFieldValidationStrategy where Self == DateStrategy {
  /// A day as `YYYY-MM-DD`.
  public static var date: DateStrategy { DateStrategy() }

  /// A day in a format: `.date(.html)`.
  public static func date(_ format: TimeFormat) -> DateStrategy { DateStrategy(format) }
}

extension CatalogEntry {
  static let date = CatalogEntry(
    name: "date", group: .time,
    summary: "An existing day, written YYYY-MM-DD (RFC 3339 full-date) or as a pattern of strptime.",
    argument: .optional(
      "FORMAT",
      """
      rfc3339 (default: years 0000 to 9999), html (WHATWG: years from 0001, of four digits or more), or a pattern of \
      strptime such as %d/%m/%Y (leading zeros optional, names in English)
      """),
    swift: #".date, .date(.html), try .date(pattern: "%d/%m/%Y")"#,
    messages: [
      "date.malformed": "must be a date as YYYY-MM-DD",
      "date.no-such-year": "must be a day that exists: years begin with 0001",
      "date.no-such-month": "must be a day that exists: there is no month {month}",
      "date.no-such-day": "must be a day that exists: the month has {last} days, not {day}",
      "strptime.no-match": "must be written as {format}",
      "time.no-such-second": nil,
      "time.no-such-offset": nil,
    ],
    synonyms: ["date-format", "dateformat", "day", "iso-date", "isodate", "strftime", "strptime"],
    lesserSynonyms: ["iso-8601"],
    examples: dateExamples
  ) { argument throws(RuleError) in
    guard let argument else { return .content(DateStrategy()) }
    if argument.contains("%") { return .content(try DatePatternStrategy(argument)) }
    guard let format = TimeFormat(rawValue: argument) else {
      throw .malformedArgument(
        argument, expected: "rfc3339, html, or a pattern of strptime such as %d/%m/%Y", of: "date")
    }
    return .content(DateStrategy(format))
  }

  private static let dateExamples: [Examples] = [
    .init(valid: "2024-02-29", "0000-01-01", "9999-12-31", "2000-02-29"),
    .init(
      invalid: ("2023-02-29", "date.no-such-day"), ("1900-02-29", "date.no-such-day"),
      ("2023-13-01", "date.no-such-month"), ("2023-2-3", "date.malformed"),
      ("2023-04-31", "date.no-such-day"), ("20230203", "date.malformed"),
      ("2023-02-03\n", "date.malformed"), ("２０２３-02-03", "date.malformed")),
    .init(argument: "html", valid: "2024-02-29", "0001-01-01", "12024-02-29"),
    .init(
      argument: "html", invalid: ("0000-12-31", "date.no-such-year"), ("12023-02-29", "date.no-such-day"),
      ("024-02-29", "date.malformed")),
    .init(argument: "%d/%m/%Y", valid: "29/02/2024", "9/2/2024", "31/12/9999"),
    .init(
      argument: "%d/%m/%Y", invalid: ("30/02/2024", "date.no-such-day"), ("12/31/2024", "strptime.no-match"),
      ("2024-02-29", "strptime.no-match"), ("29/02/24", "strptime.no-match"),
      ("01/01/0000", "date.no-such-year")),
    .init(argument: "%d-%b-%y", valid: "29-FEB-24", "1-May-68"),
    .init(
      argument: "%d-%b-%y", invalid: ("29-FEB-23", "date.no-such-day"), ("01-Mai-24", "strptime.no-match")),
    .init(argument: "%Y%m%dT%H%M%S%z", valid: "20240229T083000+0100"),
    .init(
      argument: "%Y%m%dT%H%M%S%z", invalid: ("20240229T083060Z", "time.no-such-second"),
      ("20240229T083000+2400", "time.no-such-offset")),
  ]
}
