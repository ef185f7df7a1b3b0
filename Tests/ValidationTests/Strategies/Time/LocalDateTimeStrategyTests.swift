import Testing
import Validation

@Suite struct LocalDateTimeStrategyTests {
  @Test func `a local date-time is a valid date and a valid time separated by T or one space`() {
    let days = ["0001-01-01", "12024-02-29", "2023-02-29", "0000-01-01", "2024-13-01", "224-01-01"]
    let times = ["00:00", "23:59:59.5", "24:00", "08:60", "08:30:60", "08:30:00.1234", "08:30Z"]
    for day in days {
      for time in times {
        for separator in ["T", " ", "t", "  ", "", "T "] {
          let text = day + separator + time
          let isValid =
            DateStrategy(.html).verdict(on: day) == .valid && TimeStrategy(.html).verdict(on: time) == .valid
            && (separator == "T" || separator == " ")
          #expect(LocalDateTimeStrategy().verdict(on: text) == Verdict(isValid), "\(text)")
        }
      }
    }
  }
}

extension RuleTable {
  static let localDateTime = RuleTable(
    "local-date-time", as: .localDateTime,
    accepts: [
      "0001-01-01T00:00", "9999-12-31T23:59:59.999", "2024-02-29T08:30", "2024-02-29 08:30",
      "2024-02-29T08:30:15",
      "2024-02-29 08:30:15.1", "2024-02-29T08:30:15.12", "12024-02-29T08:30", "275760-09-13T00:00",
      "2000-02-29T23:59",
    ],
    rejects: [
      "local-date-time.malformed": [
        "", "2024-02-29", "08:30", "2024-02-29T", "2024-02-29T08", "2024-02-29T08:3", "2024-02-29t08:30",
        "2024-02-29  08:30",
        "2024-02-29T08:30Z", "2024-02-29T08:30+01:00", "2024-02-29T08:30:15.1234", "2024-02-29T08:30:15.",
        "2024-2-29T08:30",
        "224-02-29T08:30", "2024-02-29T08:30 ", "2024-02-29\t08:30", "2024-02-29\u{A0}08:30",
      ],
      "date.no-such-year": ["0000-01-01T00:00"],
      "date.no-such-month": ["2024-00-01T00:00", "2024-13-01T00:00"],
      "date.no-such-day": ["2023-02-29T00:00", "2024-04-31 00:00"],
      "time.no-such-hour": ["2024-02-29T24:00"],
      "time.no-such-minute": ["2024-02-29T08:60"],
      "time.no-such-second": ["2024-02-29T23:59:60"],
    ])
}
