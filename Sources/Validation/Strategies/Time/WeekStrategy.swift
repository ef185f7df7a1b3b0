/// A strategy that accepts a week of a year: WHATWG HTML, section 2.3.5.8, a valid week string, which is what `<input
/// type=week>` submits.
///
/// Grammar: `4*DIGIT "-W" 2DIGIT`, the `W` upper case, the year above zero, the week 01 to 53. Week 53 exists only in
/// years that begin on a Thursday and in leap years that begin on a Wednesday.
///
/// ```swift
/// WeekStrategy().verdict(on: "2020-W53")       // .valid
/// WeekStrategy().failure(of: "2021-W53")?.code // "week.no-such-week"
/// ```
///
/// Codes: `week.malformed` (`position`), `week.no-such-year`, `week.no-such-week` (`week`, `last`).
public struct WeekStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: "week.malformed")
    let year = try cursor.htmlYear(in: value, zero: "week.no-such-year")
    try cursor.expect("-", in: value)
    try cursor.expect("W", in: value)
    let week = try cursor.number(width: 2, in: value)
    try cursor.expectEnd(of: value)
    try GregorianCalendar.requireWeek(week, year: year)
  }
}

extension InputFieldValidationStrategy where Self == WeekStrategy {
  /// A week of a year.
  public static var week: WeekStrategy { WeekStrategy() }
}

extension CatalogEntry {
  static let week = CatalogEntry(
    name: "week", group: .time,
    summary: "A week of a year, written YYYY-Www (WHATWG, <input type=week>).",
    swift: ".week",
    messages: [
      "week.malformed": "must be a week as YYYY-Www, such as 2024-W09",
      "week.no-such-year": "must be a week that exists: years begin with 0001",
      "week.no-such-week": "must be a week that exists: the year has {last} weeks, not {week}",
    ],
    strategy: WeekStrategy(),
    examples: [
      .init(valid: "2024-W01", "2020-W53", "12024-W52"),
      .init(
        invalid: ("2021-W53", "week.no-such-week"), ("2024-W00", "week.no-such-week"),
        ("0000-W01", "week.no-such-year"), ("2024-w01", "week.malformed"), ("2024W01", "week.malformed")),
    ])
}
