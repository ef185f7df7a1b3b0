import Testing
import Validation

@Suite struct DateBoundTests {
  @Test(arguments: ["before", "after"])
  func `an argument that is not a day throws an error`(rule: String) {
    for argument in ["2024-02-30", "2024-2-1", "tomorrow", "Today", "2024", "today ", "2024-02-29T00:00:00Z"]
    {
      #expect(
        throws: RuleError.malformedArgument(
          argument, expected: "a day as YYYY-MM-DD, or today", of: rule)
      ) { try Catalog.rule("\(rule):\(argument)") }
    }
  }

  @Test(arguments: [
    "2024-02-30..2024-03-01", "2024-01-01..2024-13-01", "..", "a..b", "2024-01-01 .. 2024-02-01",
    "now..today",
  ])
  func `a range with an invalid day throws an error`(argument: String) {
    #expect(
      throws: RuleError.malformedArgument(
        argument, expected: "bounds such as 2024-01-01..2024-12-31, 2024-01-01.. or ..today", of: "between")
    ) { try Catalog.rule("between:\(argument)") }
  }

  @Test func `a first day after the last day throws an error, also with today`() {
    #expect(throws: RuleError.emptyRange("2024-03-01..2024-02-29", of: "between")) {
      try Catalog.rule("between:2024-03-01..2024-02-29")
    }
    #expect(throws: RuleError.emptyRange("today..2026-11-20", of: "between")) {
      try Catalog.rule("between:today..2026-11-20", in: .testing)
    }
  }

  @Test func `strategies created in Swift have the expected bounds`() throws {
    let (first, last) = (
      try #require(CalendarDay(year: 2024, month: 2, day: 28)),
      try #require(CalendarDay(year: 2024, month: 3, day: 1))
    )
    for (value, before, after, between) in [
      ("2024-02-27", true, false, false), ("2024-02-28", true, false, true), ("2024-02-29", true, true, true),
      ("2024-03-01", false, true, true), ("2024-03-02", false, true, false),
    ] {
      #expect(DateStrategy.before(last).verdict(on: value) == Verdict(before))
      #expect(DateStrategy.past(on: last).verdict(on: value) == Verdict(before))
      #expect(DateStrategy.after(first).verdict(on: value) == Verdict(after))
      #expect(DateStrategy.future(on: first).verdict(on: value) == Verdict(after))
      #expect(DateStrategy.between(first...last).verdict(on: value) == Verdict(between))
    }
  }

  @Test func `past and future use the current day by default`() {
    #expect(DateStrategy.past().verdict(on: "2024-02-29") == .valid)
    #expect(DateStrategy.future().verdict(on: "9999-12-31") == .valid)
    #expect(DateStrategy.past().failure(of: "9999-12-31")?.code == "date.not-before")
    #expect(DateStrategy.future().failure(of: "2024-02-29")?.code == "date.not-after")
  }
}

extension RuleTable {
  static let before = RuleTable(
    "before:2024-03-01",
    accepts: [
      "2024-02-29", "2024-02-01", "2023-12-31", "2023-03-02", "0000-01-01", "1999-12-31", "2024-01-31",
      "0001-12-31", "2023-04-01",
      "1582-10-10",
    ],
    rejects: [
      "date.not-before": ["2024-03-01", "2024-03-02", "2024-04-01", "2025-01-01", "9999-12-31"],
      "date.no-such-day": ["2023-02-29", "2024-02-30"], "date.no-such-month": ["2023-13-01", "2023-00-01"],
      "date.malformed": ["", "2024", "yesterday", "2024-02-29T00:00:00Z"],
    ])

  static let beforeToday = RuleTable(
    "before:today", accepts: ["2026-11-20", "2026-10-31", "2025-12-31"],
    rejects: ["date.not-before": ["2026-11-21", "2026-11-22", "2026-12-01", "2027-01-01"]])

  static let after = RuleTable(
    "after:2024-02-28",
    accepts: [
      "2024-02-29", "2024-03-01", "2024-12-31", "2025-01-01", "9999-12-31", "2024-10-01", "2025-02-28",
      "2999-01-01", "2024-03-31",
      "3000-02-28",
    ],
    rejects: [
      "date.not-after": ["2024-02-28", "2024-02-27", "2024-01-31", "2023-12-31", "0000-01-01"],
      "date.no-such-day": ["2025-02-29", "2024-02-30"], "date.no-such-month": ["2025-13-01", "2025-00-01"],
      "date.malformed": ["", "2025", "tomorrow", "2025-02-28 "],
    ])

  static let afterToday = RuleTable(
    "after:today", accepts: ["2026-11-22", "2026-12-01", "2027-01-01"],
    rejects: ["date.not-after": ["2026-11-21", "2026-11-20", "2026-10-31", "2025-12-31"]])

  static let between = RuleTable(
    "between:2024-02-28..2025-01-01",
    accepts: [
      "2024-02-28", "2024-02-29", "2024-03-01", "2024-06-15", "2024-07-31", "2024-08-01", "2024-09-30",
      "2024-11-11", "2024-12-31",
      "2025-01-01",
    ],
    rejects: [
      "date.too-early": ["2024-02-27", "2023-12-31", "0000-01-01"],
      "date.too-late": ["2025-01-02", "2025-02-01", "9999-12-31"],
      "date.no-such-day": ["2024-02-30", "2024-06-31"], "date.no-such-month": ["2024-13-01", "2024-00-15"],
      "date.malformed": ["", "2024-6-15", "2024-06-15T12:00:00Z"],
    ])

  static let betweenPastAndToday = RuleTable(
    "between:2026-11-20..today", accepts: ["2026-11-20", "2026-11-21"],
    rejects: ["date.too-early": ["2026-11-19"], "date.too-late": ["2026-11-22"]])

  static let past = RuleTable(
    "past",
    accepts: [
      "2026-11-20", "2026-11-01", "2026-10-31", "2026-02-28", "2025-12-31", "2024-02-29", "1999-12-31",
      "1900-01-01", "0001-01-01",
      "0000-01-01",
    ],
    rejects: [
      "date.not-before": ["2026-11-21", "2026-11-22", "2026-12-01", "2027-01-01", "9999-12-31"],
      "date.no-such-day": ["2026-02-29"], "date.no-such-month": ["2026-00-01"],
      "date.malformed": ["", "2026-11-20T23:59:59Z", "today", "20.11.2026"],
    ])

  static let future = RuleTable(
    "future",
    accepts: [
      "2026-11-22", "2026-11-30", "2026-12-01", "2027-01-01", "2028-02-29", "2030-06-15", "2100-01-01",
      "2999-12-31", "9000-01-01",
      "9999-12-31",
    ],
    rejects: [
      "date.not-after": ["2026-11-21", "2026-11-20", "2026-10-31", "2025-12-31", "0000-01-01"],
      "date.no-such-day": ["2027-02-29"], "date.no-such-month": ["2027-13-01"],
      "date.malformed": ["", "2026-11-22T00:00:00Z", "tomorrow", "10000-01-01"],
    ])
}
