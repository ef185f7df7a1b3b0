/// A strategy that accepts the birth date of a person whose age in whole years is within bounds: a day in the
/// format of the rule `date`.
///
/// A year of age is complete on the anniversary of the birth date. For 29 February that is 1 March of a year
/// without that day, because a period that begins with a day is counted to the end of the day before its
/// anniversary (German Civil Code, sections 187 and 188). A day after the current one is rejected regardless
/// of the bounds.
///
/// ```swift
/// let adult = AgeStrategy(18..., on: CalendarDay(year: 2026, month: 11, day: 21)!)
/// adult.verdict(on: "2008-11-21")        // .valid
/// adult.failure(of: "2008-11-22")?.code  // "age.too-young"
/// ```
///
/// Codes: `age.too-young` (`minimum`, `actual`), `age.too-old` (`maximum`, `actual`), `age.unborn` (`today`), and
/// `date.malformed`, `date.no-such-month` (`month`), `date.no-such-day` (`day`, `last`).
public struct AgeStrategy: ByteValidationStrategy, Hashable {
  /// The minimum age in whole years, or `nil` for no lower bound.
  public let minimum: Int?
  /// The maximum age in whole years, or `nil` for no upper bound.
  public let maximum: Int?
  /// The day for which the age is computed.
  public let today: CalendarDay

  init(minimum: Int?, maximum: Int?, today: CalendarDay) {
    (self.minimum, self.maximum, self.today) = (minimum, maximum, today)
  }

  /// Creates a strategy with two inclusive bounds.
  public init(_ years: ClosedRange<Int>, on today: CalendarDay = .today) {
    self.init(minimum: years.lowerBound, maximum: years.upperBound, today: today)
  }

  /// Creates a strategy with a minimum age.
  public init(_ years: PartialRangeFrom<Int>, on today: CalendarDay = .today) {
    self.init(minimum: years.lowerBound, maximum: nil, today: today)
  }

  /// Creates a strategy with a maximum age.
  public init(_ years: PartialRangeThrough<Int>, on today: CalendarDay = .today) {
    self.init(minimum: nil, maximum: years.upperBound, today: today)
  }

  public var ruleName: String { "age" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let birth = try CalendarDay(value)
    guard birth <= today else {
      throw ValidationFailure("age.unborn", ["today": .text(today.description)])
    }
    let age = today.wholeYears(since: birth)
    if let minimum, age < minimum {
      throw ValidationFailure("age.too-young", ["minimum": .integer(minimum), "actual": .integer(age)])
    }
    if let maximum, age > maximum {
      throw ValidationFailure("age.too-old", ["maximum": .integer(maximum), "actual": .integer(age)])
    }
  }
}

extension CalendarDay {
  /// The number of complete years since an earlier day.
  fileprivate func wholeYears(since other: CalendarDay) -> Int {
    year - other.year - ((month, day) < (other.month, other.day) ? 1 : 0)
  }
}

extension InputFieldValidationStrategy where Self == AgeStrategy {
  /// The birth date of a person whose age is within the bounds: `.age(18...120)`.
  public static func age(_ years: ClosedRange<Int>, on today: CalendarDay = .today) -> AgeStrategy {
    AgeStrategy(years, on: today)
  }

  /// The birth date of a person of that age or older: `.age(18...)`.
  public static func age(_ years: PartialRangeFrom<Int>, on today: CalendarDay = .today) -> AgeStrategy {
    AgeStrategy(years, on: today)
  }

  /// The birth date of a person of that age or younger: `.age(...17)`.
  public static func age(_ years: PartialRangeThrough<Int>, on today: CalendarDay = .today) -> AgeStrategy {
    AgeStrategy(years, on: today)
  }
}

extension CatalogEntry {
  static let age = CatalogEntry(
    name: "age", group: .time,
    summary: "A birth date (YYYY-MM-DD) of a person whose age in whole years is within bounds.",
    argument: .required("[MIN]..[MAX]", "whole years, both included"),
    structure: .bounds(of: "age"),
    swift: ".age(18...120)",
    messages: [
      "date.malformed": nil,
      "date.no-such-month": nil,
      "date.no-such-day": nil,
      "age.too-young": "must be the birth date of someone at least {minimum} years old, not {actual}",
      "age.too-old": "must be the birth date of someone at most {maximum} years old, not {actual}",
      "age.unborn": "must be a birth date: it is after {today}, which is today",
    ],
    lesserSynonyms: ["birth-date", "birthdate", "birthday", "date-of-birth", "dob"],
    examples: [
      .init(argument: "0..", valid: "1999-12-31", "0000-01-01"),
      .init(argument: "0..", invalid: ("9999-12-31", "age.unborn")),
      .init(
        argument: "9000..", invalid: ("1999-12-31", "age.too-young"), ("1999-02-29", "date.no-such-day"),
        ("1999-13-01", "date.no-such-month"), ("31.12.1999", "date.malformed")),
      .init(argument: "..17", invalid: ("1999-12-31", "age.too-old")),
    ]
  ) { argument, context throws(RuleError) in
    let bounds = try Bounds(argument ?? "", of: "age", like: "18..120, ..17, 18.. or 18") { Int(digits: $0) }
    return .content(AgeStrategy(minimum: bounds.lower, maximum: bounds.upper, today: context.today))
  }
}
