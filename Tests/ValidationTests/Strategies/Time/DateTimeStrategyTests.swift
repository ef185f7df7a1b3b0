import Testing
import Validation

@Suite struct DateTimeStrategyTests {
  @Test func `a date-time is a valid date and a valid time separated by T in either case`() {
    let days = [
      "0000-01-01", "2023-02-28", "2024-02-29", "9999-12-31", "2023-02-29", "2024-00-01", "2024-13-01",
      "2024-1-01",
    ]
    let times = [
      "00:00:00Z", "23:59:59.5-23:59", "24:00:00Z", "08:60:00Z", "08:30:00", "08:30:00+24:00", "08:30Z",
      "08:30:60Z",
    ]
    for day in days {
      for time in times {
        for separator in ["T", "t", " ", "", "_", "TT"] {
          let text = day + separator + time
          let isValid =
            DateStrategy().verdict(on: day) == .valid && TimeStrategy().verdict(on: time) == .valid
            && (separator == "T" || separator == "t")
          #expect(DateTimeStrategy().verdict(on: text) == Verdict(isValid), "\(text)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("", "date-time.malformed", ["position": 1]), ("2024-02-29", "date-time.malformed", ["position": 11]),
      ("2024-02-29T", "date-time.malformed", ["position": 12]),
      ("2024-02-29x08:30:00Z", "date-time.malformed", ["position": 11]),
      ("2024-02-30T99:30:00Z", "date.no-such-day", ["day": 30, "last": 29]),
      ("2024-14-30T08:30:00Z", "date.no-such-month", ["month": 14]),
      ("2024-02-29T08:30:00", "time.offset-missing", [:]),
      ("2024-02-29T24:30:00Z", "time.no-such-hour", ["hour": 24]),
    ] as [(String, FailureCode, FailureParameters)])
  func `a failure has a code and parameters`(
    value: String, code: FailureCode, parameters: FailureParameters
  ) {
    let failure = DateTimeStrategy().failure(of: value)
    #expect(failure?.code == code)
    for parameter in parameters { #expect(failure?.parameters[parameter.name] == parameter.value) }
  }
}

extension RuleTable {
  static let dateTime = RuleTable(
    "date-time", as: .dateTime,
    accepts: [
      "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00",
      "1937-01-01T12:00:27.87+00:20", "2024-02-29t08:30:00z", "2016-12-31T23:59:60Z",
      "2015-06-30T23:59:60.5Z",
      "2017-01-01T00:59:60+01:00", "2016-12-31T15:59:60-08:00", "2024-02-29T23:58:60-00:01",
      "2024-02-29T23:59:60Z", "2023-02-28T23:59:60Z", "2024-03-01T00:00:60+00:01",
      "0000-01-01T00:29:60+00:30",
      "2024-12-30T23:59:59.99999999999999999999+05:30",
    ],
    rejects: [
      "date-time.malformed": [
        "", "2024-02-29", "08:30:00Z", "2024-02-29 08:30:00Z", "2024-02-2908:30:00Z", "2024-02-29T08:30Z",
        "20240229T083000Z", "2024-2-29T08:30:00Z", "2024-02-29T8:30:00Z", "12024-02-29T08:30:00Z",
        "2024-02-29T08:30:00Zz",
        "2024-02-29T08:30:00Z\n", " 2024-02-29T08:30:00Z", "2024-02-29T08:30:00.Z", "2024-W09-4T08:30:00Z",
        "2024-060T08:30:00Z", "２０２４-02-29T08:30:00Z",
      ],
      "date.no-such-month": ["2024-00-29T08:30:00Z", "2024-13-29T08:30:00Z"],
      "date.no-such-day": [
        "2023-02-29T08:30:00Z", "1900-02-29T08:30:00Z", "2024-04-31T08:30:00Z", "2024-04-00T08:30:00Z",
      ],
      "time.no-such-hour": ["2024-02-29T24:00:00Z"],
      "time.no-such-minute": ["2024-02-29T08:60:00Z"],
      "time.no-such-second": ["2024-02-29T23:59:61Z"],
      "time.offset-missing": ["2024-02-29T08:30:00", "2024-02-29T08:30:00.5"],
      "time.no-such-offset": ["2024-02-29T08:30:00+24:00", "2024-02-29T08:30:00-08:60"],
      "time.leap-second": ["2016-12-31T23:58:60Z", "2016-12-31T22:59:60Z", "2016-12-31T23:59:60+01:00"],
      "date-time.leap-second": [
        "2016-12-30T23:59:60Z", "2017-01-01T23:59:60Z", "2024-02-28T23:59:60Z", "2017-01-02T00:59:60+01:00",
        "2016-12-31T00:59:60+01:00", "2016-12-30T15:59:60-08:00", "2024-02-29T00:29:60+00:30",
      ],
    ])
}
