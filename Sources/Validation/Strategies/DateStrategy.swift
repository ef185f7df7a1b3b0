/// The value is a day of the Gregorian calendar: `YYYY-MM-DD`, ten ASCII characters.
///
/// RFC 3339, section 5.6, `full-date`, which is ISO 8601's extended calendar date with four digits for the year;
/// the day exists in that month and year (section 5.7 and appendix C), year 0000 being a leap year.
///
/// ```swift
/// DateStrategy().verdict(on: "2024-02-29")       // .valid
/// DateStrategy().failure(of: "2023-02-29")?.code // "date.no-such-day"
/// DateStrategy().failure(of: "2023-2-3")?.code   // "date.malformed"
/// ```
///
/// Codes: `date.malformed`, `date.no-such-month` (`month`), `date.no-such-day` (`day`, `last`), and with bounds
/// `date.too-early` (`minimum`), `date.too-late` (`maximum`), or for open bounds `date.not-after`
/// (`exclusiveMinimum`), `date.not-before` (`exclusiveMaximum`).
public struct DateStrategy: InputFieldValidationStrategy, Hashable {
  /// The earliest and the latest day that pass, and those that days have to be after or before.
  private let bounds: [DateBound]

  /// Any day.
  public init() {
    bounds = []
  }

  /// A day that keeps every bound.
  package init(bounds: [DateBound]) {
    self.bounds = bounds
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    guard case .day(let day) = CalendarDay.read(value) else { return .invalid }
    return Verdict(bounds.allSatisfy { $0.holds(for: day) })
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch CalendarDay.read(value) {
    case .malformed: .init("date.malformed")
    case .noSuchMonth(let month): .init("date.no-such-month", ["month": .integer(month)])
    case .noSuchDay(let day, let last):
      .init("date.no-such-day", ["day": .integer(day), "last": .integer(last)])
    case .day(let day): bounds.first { !$0.holds(for: day) }?.failure
    }
  }
}

/// One end of a range of days.
package struct DateBound: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum
  }

  private let kind: Kind
  private let day: CalendarDay

  /// A bound at the day that the text writes as `YYYY-MM-DD`, or `nil` where it is none.
  package init?(_ kind: Kind, _ text: String) {
    let bytes = Array(text.utf8)
    guard case .day(let day) = CalendarDay.read(bytes.span) else { return nil }
    (self.kind, self.day) = (kind, day)
  }

  fileprivate func holds(for other: CalendarDay) -> Bool {
    switch kind {
    case .minimum: other >= day
    case .maximum: other <= day
    case .exclusiveMinimum: other > day
    case .exclusiveMaximum: other < day
    }
  }

  fileprivate var failure: ValidationFailure {
    let code: FailureCode =
      switch kind {
      case .minimum: "date.too-early"
      case .maximum: "date.too-late"
      case .exclusiveMinimum: "date.not-after"
      case .exclusiveMaximum: "date.not-before"
      }
    return ValidationFailure(code, [kind.rawValue: .text(day.description)])
  }
}

extension InputFieldValidationStrategy where Self == DateStrategy {
  /// A day, `YYYY-MM-DD`.
  public static var date: DateStrategy { DateStrategy() }
}

extension CatalogEntry {
  static let date = CatalogEntry(
    name: "date", group: .time,
    summary: "A day that exists, written YYYY-MM-DD (RFC 3339 full-date).",
    swift: ".date", codes: ["date.malformed", "date.no-such-month", "date.no-such-day"],
    examples: [
      .init(valid: "2024-02-29", "0000-01-01", "9999-12-31", "2000-02-29"),
      .init(
        invalid: ("2023-02-29", "date.no-such-day"), ("1900-02-29", "date.no-such-day"),
        ("2023-13-01", "date.no-such-month"), ("2023-2-3", "date.malformed"),
        ("2023-04-31", "date.no-such-day"), ("20230203", "date.malformed"),
        ("2023-02-03\n", "date.malformed"), ("２０２３-02-03", "date.malformed")),
    ]
  ) { _ throws(RuleError) in .content(DateStrategy()) }
}
