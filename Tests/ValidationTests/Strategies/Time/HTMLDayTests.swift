import Testing

@testable import Validation

@Suite struct HTMLDayTests {
  @Test func `years of four digits except 0000 have the same days as in RFC 3339`() {
    for year in Array(1...9) + Array(96...104) + Array(1896...2104) + [9999] {
      for month in 0...13 {
        for day in 27...32 {
          let text = Self.day(year, month, day)
          let (code, expected) = (DateStrategy(.html).failure(of: text), DateStrategy().failure(of: text))
          guard code != expected else { continue }
          Issue.record("\(text)")
          return
        }
      }
    }
  }

  @Test func `longer years have the calendar of their last four digits`() {
    for prefix in ["1", "99", "000", String(repeating: "7", count: 500)] {
      for year in [0, 4, 100, 400, 1900, 2000, 2020, 2023, 2024, 2026, 9999] {
        let short = "1" + Self.padded(year, 4)
        let long = prefix + Self.padded(year, 4)
        guard year > 0 || prefix != "000" else { continue }
        for rest in ["-02-28", "-02-29", "-02-30", "-12-31", "-12-32"] {
          #expect(
            DateStrategy(.html).failure(of: long + rest) == DateStrategy(.html).failure(of: short + rest))
        }
        #expect(WeekStrategy().failure(of: long + "-W53") == WeekStrategy().failure(of: short + "-W53"))
      }
    }
  }

  @Test func `a year has as many weeks as it has Thursdays`() {
    // ISO 8601: a week belongs to the year of its Thursday. 1 January of year 1 is a Monday.
    var weekday = 0
    for year in 1...1200 {
      var thursdays = 0
      for month in 1...12 {
        for _ in 1...GregorianCalendar.lastDay(ofMonth: month, year: year) {
          thursdays += weekday == 3 ? 1 : 0
          weekday = (weekday + 1) % 7
        }
      }
      let text = Self.padded(year, 4)
      let failure =
        thursdays == 53 ? nil : ValidationFailure("week.no-such-week", ["week": 53, "last": 52])
      guard WeekStrategy().failure(of: text + "-W53") != failure else { continue }
      Issue.record("\(year) has \(thursdays) weeks")
      return
    }
  }

  @Test func `a failure has the position of the first invalid byte`() {
    #expect(DateStrategy(.html).failure(of: "2024") == ValidationFailure("date.malformed", ["position": 5]))
    #expect(DateStrategy(.html).failure(of: "202-") == ValidationFailure("date.malformed", ["position": 4]))
    #expect(
      DateStrategy(.html).failure(of: "2024-02-29Z") == ValidationFailure("date.malformed", ["position": 11]))
    #expect(WeekStrategy().failure(of: "2024-w01") == ValidationFailure("week.malformed", ["position": 6]))
    #expect(MonthStrategy().failure(of: "2024-1") == ValidationFailure("month.malformed", ["position": 7]))
    #expect(YearStrategy().failure(of: "20é4") == ValidationFailure("year.malformed", ["position": 3]))
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    String(repeating: "0", count: width - number.description.count) + number.description
  }
}

extension RuleTable {
  static let htmlDate = RuleTable(
    "date:html", as: .date(.html),
    accepts: [
      "0001-01-01", "0004-02-29", "1600-02-29", "2000-02-29", "2024-02-29", "9999-12-31", "10000-01-01",
      "12024-02-29", "00002024-02-29", "275760-09-13", "99999999999999999999999999-12-31",
    ],
    rejects: [
      "date.no-such-year": ["0000-01-01", "0000-13-01", "00000-02-29", "0000000000000-12-31"],
      "date.no-such-month": ["2024-00-01", "2024-13-01", "12024-99-01"],
      "date.no-such-day": ["2024-01-00", "2023-02-29", "12023-02-29", "2024-04-31", "10100-02-29"],
      "date.malformed": [
        "", "0", "024-02-29", "2024", "2024-2-29", "2024-02-9", "2024-02-029", "-2024-02-29", "+2024-02-29",
        "2024-02-29 ", " 2024-02-29", "2024-02-29T00:00", "２０２４-02-29", "20240229",
      ],
    ])
}
