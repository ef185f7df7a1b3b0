/// A strategy that accepts a month of a year: `YYYY-MM`, in ASCII digits.
///
/// - ``TimeFormat/rfc3339``, the rule `year-month`: `date-fullyear "-" date-month` of RFC 3339, section 5.6, with a
///   year of four digits, 0000 to 9999.
/// - ``TimeFormat/html``, the rule `month`: WHATWG HTML, section 2.3.5.1, a valid month string, which is what `<input
///   type=month>` submits, with a year of four digits or more, above zero.
///
/// ```swift
/// MonthStrategy().verdict(on: "2024-02")               // .valid
/// MonthStrategy().failure(of: "2024-13")?.code         // "month.no-such-month"
/// MonthStrategy(.html).verdict(on: "12024-02")         // .valid
/// ```
///
/// Codes: `month.malformed` (`position`), `month.no-such-month` (`month`), in HTML's format also `month.no-such-year`.
public struct MonthStrategy: ByteValidationStrategy, Hashable {
  /// The standard by which the month is written.
  public let format: TimeFormat

  /// Creates a strategy that accepts months in a format.
  public init(_ format: TimeFormat = .rfc3339) {
    self.format = format
  }

  public var ruleName: String { format == .html ? "month" : "year-month" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: "month.malformed")
    switch format {
    case .rfc3339: _ = try cursor.number(width: 4, in: value)
    case .html: _ = try cursor.htmlYear(in: value, zero: "month.no-such-year")
    }
    try cursor.expect("-", in: value)
    let month = try cursor.number(width: 2, in: value)
    try cursor.expectEnd(of: value)
    guard 1...12 ~= month else {
      throw ValidationFailure("month.no-such-month", ["month": .integer(month)])
    }
  }
}

extension InputFieldValidationStrategy where Self == MonthStrategy {
  /// A month of a year of four digits.
  public static var yearMonth: MonthStrategy { MonthStrategy() }

  /// A month in HTML's format, the year above zero.
  public static var month: MonthStrategy { MonthStrategy(.html) }
}

extension CatalogEntry {
  static let yearMonth = CatalogEntry(
    name: "year-month", group: .time,
    summary: "A month of a year, written YYYY-MM.",
    swift: ".yearMonth",
    messages: [
      "month.malformed": nil,
      "month.no-such-month": nil,
    ],
    strategy: MonthStrategy(),
    examples: [
      .init(valid: "2024-02", "0000-01", "9999-12"),
      .init(
        invalid: ("2024-13", "month.no-such-month"), ("2024-00", "month.no-such-month"),
        ("2024-2", "month.malformed"), ("12024-02", "month.malformed"), ("2024-02-01", "month.malformed")),
    ])

  static let month = CatalogEntry(
    name: "month", group: .time,
    summary: "A month of a year above 0000 (WHATWG, <input type=month>).",
    swift: ".month",
    messages: [
      "month.malformed": "must be a month as YYYY-MM",
      "month.no-such-month": "must be a month that exists: there is no month {month}",
      "month.no-such-year": "must be a month that exists: years begin with 0001",
    ],
    strategy: MonthStrategy(.html),
    examples: [
      .init(valid: "2024-02", "0001-01", "12024-12"),
      .init(
        invalid: ("0000-01", "month.no-such-year"), ("2024-13", "month.no-such-month"),
        ("24-02", "month.malformed")),
    ])
}
