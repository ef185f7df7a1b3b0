extension InputFieldValidationStrategy where Self == DateStrategy {
  /// A day before the given one: `.before(day)`.
  public static func before(_ day: CalendarDay) -> DateStrategy {
    DateStrategy(bounds: [DateBound(.exclusiveMaximum, day)])
  }

  /// A day after the given one: `.after(day)`.
  public static func after(_ day: CalendarDay) -> DateStrategy {
    DateStrategy(bounds: [DateBound(.exclusiveMinimum, day)])
  }

  /// A day from the first to the last one: `.between(first...last)`.
  public static func between(_ days: ClosedRange<CalendarDay>) -> DateStrategy {
    DateStrategy(bounds: [DateBound(.minimum, days.lowerBound), DateBound(.maximum, days.upperBound)])
  }

  /// A day before today, by default before the current day in UTC.
  ///
  /// A date with a time of day is rejected as malformed: whether its day is before today depends on the time zone.
  public static func past(on today: CalendarDay = .today) -> DateStrategy { .before(today) }

  /// A day after today, by default after the current day in UTC.
  public static func future(on today: CalendarDay = .today) -> DateStrategy { .after(today) }
}

extension CatalogEntry {
  private static let ofDays: CatalogMessages = [
    "date.malformed": nil, "date.no-such-month": nil, "date.no-such-day": nil,
  ]

  static let before = CatalogEntry(
    name: "before", group: .time,
    summary: "A date (YYYY-MM-DD) before a given date.",
    argument: .required("DATE", "YYYY-MM-DD, or today"),
    swift: ".before(day)",
    messages: ofDays.and([
      "date.not-before": "must be before {exclusiveMaximum}"
    ]),
    examples: [
      .init(argument: "2024-03-01", valid: "2024-02-29", "0000-01-01"),
      .init(
        argument: "2024-03-01", invalid: ("2024-03-01", "date.not-before"), ("9999-12-31", "date.not-before"),
        ("2023-02-29", "date.no-such-day"), ("2023-13-01", "date.no-such-month"),
        ("2024-02-29T08:30:00Z", "date.malformed")),
      .init(argument: "today", valid: "1999-12-31"),
      .init(argument: "today", invalid: ("9999-12-31", "date.not-before")),
    ]
  ) { argument, context throws(RuleError) in
    .content(.before(try CalendarDay(of: "before", argument, in: context)))
  }

  static let after = CatalogEntry(
    name: "after", group: .time,
    summary: "A date (YYYY-MM-DD) after a given date.",
    argument: .required("DATE", "YYYY-MM-DD, or today"),
    swift: ".after(day)",
    messages: ofDays.and([
      "date.not-after": "must be after {exclusiveMinimum}"
    ]),
    examples: [
      .init(argument: "2024-02-28", valid: "2024-02-29", "9999-12-31"),
      .init(
        argument: "2024-02-28", invalid: ("2024-02-28", "date.not-after"), ("0000-01-01", "date.not-after"),
        ("2024-02-30", "date.no-such-day"), ("2024-00-01", "date.no-such-month"),
        ("29.02.2024", "date.malformed")),
      .init(argument: "today", valid: "9999-12-31"),
      .init(argument: "today", invalid: ("1999-12-31", "date.not-after")),
    ]
  ) { argument, context throws(RuleError) in
    .content(.after(try CalendarDay(of: "after", argument, in: context)))
  }

  static let between = CatalogEntry(
    name: "between", group: .time,
    summary: "A date (YYYY-MM-DD) from one date to another, both included.",
    argument: .required("[FIRST]..[LAST]", "each YYYY-MM-DD, or today; FIRST at or before LAST on every day"),
    structure: .bounds(of: "between", .text),
    swift: ".between(first...last)",
    messages: ofDays.and([
      "date.too-early": "must be {minimum} or later",
      "date.too-late": "must be {maximum} or earlier",
    ]),
    examples: [
      .init(argument: "2024-02-28..2024-03-01", valid: "2024-02-28", "2024-02-29", "2024-03-01"),
      .init(
        argument: "2024-02-28..2024-03-01", invalid: ("2024-02-27", "date.too-early"),
        ("2024-03-02", "date.too-late"), ("2024-02-30", "date.no-such-day"),
        ("2024-13-01", "date.no-such-month"), ("2024-02", "date.malformed")),
      .init(argument: "2000-01-01..today", valid: "2000-01-01"),
      .init(argument: "2000-01-01..today", invalid: ("9999-12-31", "date.too-late")),
    ]
  ) { argument, context throws(RuleError) in
    let bounds = try Bounds(
      argument ?? "", of: "between", like: "2024-01-01..2024-12-31, 2024-01-01.. or ..today"
    ) {
      CalendarDay(argument: $0, today: context.today)
    }
    let ends = [
      bounds.lower.map { DateBound(.minimum, $0) }, bounds.upper.map { DateBound(.maximum, $0) },
    ]
    return .content(DateStrategy(bounds: ends.compactMap { $0 }))
  }

  static let past = CatalogEntry(
    name: "past", group: .time,
    summary: "A date (YYYY-MM-DD) before today.",
    swift: ".past()",
    messages: ofDays.and(["date.not-before": nil]),
    synonyms: ["birth-date", "birthdate", "birthday", "date-of-birth", "dob"],
    examples: [
      .init(valid: "1999-12-31", "0000-01-01"),
      .init(
        invalid: ("9999-12-31", "date.not-before"), ("2023-02-29", "date.no-such-day"),
        ("2023-13-01", "date.no-such-month"), ("1999-12-31T08:30:00Z", "date.malformed")),
    ]
  ) { _, context throws(RuleError) in .content(.past(on: context.today)) }

  static let future = CatalogEntry(
    name: "future", group: .time,
    summary: "A date (YYYY-MM-DD) after today.",
    swift: ".future()",
    messages: ofDays.and(["date.not-after": nil]),
    examples: [
      .init(valid: "9999-12-31"),
      .init(
        invalid: ("1999-12-31", "date.not-after"), ("9999-02-29", "date.no-such-day"),
        ("9999-13-01", "date.no-such-month"), ("tomorrow", "date.malformed")),
    ]
  ) { _, context throws(RuleError) in .content(.future(on: context.today)) }
}

extension CalendarDay {
  /// Reads the argument of a rule: a day, or `today`.
  fileprivate init(of rule: String, _ argument: String?, in context: RuleContext) throws(RuleError) {
    guard let day = CalendarDay(argument: argument ?? "", today: context.today) else {
      throw .malformedArgument(argument ?? "", expected: "a day as YYYY-MM-DD, or today", of: rule)
    }
    self = day
  }
}
